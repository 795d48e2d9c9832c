/** The civil days for which a kernel answers. */
import type { Kernel } from '../../kernel/kernel';
import { FIRST_DAY_OF_ALL, LAST_DAY_OF_ALL } from './calendars';
import { daysFromCivil, FIRST_YEAR, JD_UNIX_EPOCH, LAST_YEAR } from './civil';
import { deltaTMarginDays } from './deltaTError';

/** First and last civil day, counted from 1970-01-01. */
export interface CoveredDays {
  firstDay: number;
  lastDay: number;
}

const PRESENT_DAYS: CoveredDays = {
  firstDay: daysFromCivil(FIRST_YEAR, 1, 1),
  lastDay: daysFromCivil(LAST_YEAR, 12, 31),
};
const ALL_DAYS: CoveredDays = { firstDay: FIRST_DAY_OF_ALL, lastDay: LAST_DAY_OF_ALL };

/** 1900 to 2100, or for the kernel of all years from the Kali epoch to 3000. Its range is half a year wider. */
export const coveredDays = ({ range }: Pick<Kernel, 'range'>): CoveredDays =>
  range.from <= JD_UNIX_EPOCH + FIRST_DAY_OF_ALL ? ALL_DAYS : PRESENT_DAYS;

/** Whether days lie in the years 1900 to 2100. */
export const isInPresent = (fromDay: number, toDay: number): boolean =>
  fromDay >= PRESENT_DAYS.firstDay && toDay <= PRESENT_DAYS.lastDay;

/** The civil day of an instant, counted from 1970-01-01. */
export const localDay = (jdUt: number, tzHours: number): number => Math.floor(jdUt - JD_UNIX_EPOCH + tzHours / 24);

/** `deltaTMarginDays` of an instant; 0 if its local date lies in 1900 to 2100, where ΔT is taken as known. */
export function localMarginDays(jdUt: number, tzHours: number): number {
  const day = localDay(jdUt, tzHours);
  return isInPresent(day, day) ? 0 : deltaTMarginDays(jdUt);
}

/** Civil dates as days from 1970-01-01, and as in date fields and URLs. */
import type { CivilDate } from '../../domain/day/types';
import {
  type Calendar,
  dateParts,
  dayInCalendar,
  FIRST_DAY_OF_ALL,
  LAST_DAY_OF_ALL,
} from '../../domain/time/calendars';
import { civilFromDays, daysFromCivil, daysInMonth, FIRST_YEAR, LAST_YEAR } from '../../domain/time/civil';
import { isoDate } from '../reader/format';

/** Days from 1970-01-01. */
export const numberOf = ({ year, month, day }: CivilDate): number => daysFromCivil(year, month, day);

/** The day of `2026-11-22`; null for any text that is not a date of the supported years. */
export function dayOfText(text: string): number | null {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (!year || !month || !day || year < FIRST_YEAR || year > LAST_YEAR || month > 12) return null;
  return day > daysInMonth(year, month) ? null : daysFromCivil(year, month, day);
}

/** The day of a text `YYYY-MM-DD` of any year of the kernel, in a calendar; null for any other text. */
export function anyDayOfText(text: string, calendar: Calendar = 'gregorian'): number | null {
  const parts = dateParts(text);
  const day = parts && dayInCalendar(calendar, parts);
  return day === null || day < FIRST_DAY_OF_ALL || day > LAST_DAY_OF_ALL ? null : day;
}

export const textOfDay = (day: number): string => isoDate(civilFromDays(day));

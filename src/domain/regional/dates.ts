/** Converts civil days to dates of the regional calendars. */
import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import { fail, ok, type Result } from '../result';
import { daysFromCivil } from '../time/civil';
import { coveredDays } from '../time/covered';
import { bengaliBangladesh, nanakshahi, nepali, shakaNational } from './fixed';
import { dateAmong, type RegionalMonth } from './months';
import { ownRegionalSky, type RegionalSky } from './sky';
import { SOLAR_CALENDARS, type SolarCalendar, solarMonths } from './solar';
import { CALENDAR_KEYS, type CalendarKey, type RegionalDate, type RegionalError } from './types';
import { vikramaDate } from './vikrama';

/**
 * The year of the common era in which the reckoning of a calendar begins: year 1 of its era, or the introduction of the
 * era. The two reformed calendars are given from 1900 on, with a note until their introduction.
 *
 * Source  customary; Bengal and its neighbours by the reform of Akbar
 */
const FIRST_COMMON_YEAR: Record<CalendarKey, number> = {
  shaka_national: 1900,
  vikrama_chaitradi: -56,
  vikrama_kartikadi: -56,
  tamil: 79,
  malayalam: 825,
  bengali: 1584,
  bengali_bangladesh: 1987,
  odia: 1584,
  assamese: 1584,
  nepali: 1918,
  punjabi_bikrami: -56,
  nanakshahi: 1900,
};

/** The first civil day of a calendar, counted from 1970-01-01. */
const firstDayOf = (calendar: CalendarKey): number => daysFromCivil(FIRST_COMMON_YEAR[calendar], 1, 1);

/** The part of the kernel that conversions use. */
export type RegionalKernel = Almanac & Pick<Kernel, 'range'>;

/** The date in each calendar; null if the calendar has none for that day. */
export type RegionalDates = Record<CalendarKey, RegionalDate | null>;

export const FIXED_MONTHS = {
  shaka_national: shakaNational,
  nanakshahi,
  bengali_bangladesh: bengaliBangladesh,
  nepali,
} as const satisfies Partial<Record<CalendarKey, (fromDay: number, toDay: number) => RegionalMonth[]>>;
export type FixedCalendar = keyof typeof FIXED_MONTHS;

export const isFixed = (calendar: CalendarKey): calendar is FixedCalendar => calendar in FIXED_MONTHS;
export const isSolar = (calendar: CalendarKey): calendar is SolarCalendar => calendar in SOLAR_CALENDARS;

/** The dates of one calendar over a sky, by civil days counted from 1970-01-01; null before it was in use. */
function datesOf(calendar: CalendarKey, sky: RegionalSky): (day: number) => RegionalDate | null {
  const firstDay = firstDayOf(calendar);
  if (sky.toDay < firstDay) return () => null;
  const dateOf = everyDateOf(calendar, sky);
  return (day) => {
    const date = day < firstDay ? null : dateOf(day);
    return date !== null && date.year > 0 ? date : null;
  };
}

/** The dates of one calendar by its rule, whether or not it was in use. */
function everyDateOf(calendar: CalendarKey, sky: RegionalSky): (day: number) => RegionalDate | null {
  if (isFixed(calendar) || isSolar(calendar)) {
    const months = isFixed(calendar) ? FIXED_MONTHS[calendar](sky.fromDay, sky.toDay) : solarMonths(calendar, sky);
    return (day) => dateAmong(months, day);
  }
  return (day) => vikramaDate(calendar, sky, day);
}

/** Dates without values, so that all have one shape. */
const NO_DATES = Object.fromEntries(CALENDAR_KEYS.map((key) => [key, null])) as RegionalDates;

/** The dates of all calendars over a sky, by civil days counted from 1970-01-01. */
export function regionalDatesIn(sky: RegionalSky): (day: number) => RegionalDates {
  const lookups = CALENDAR_KEYS.map((calendar) => [calendar, datesOf(calendar, sky)] as const);
  return (day) => {
    const dates = { ...NO_DATES };
    for (const [calendar, dateOf] of lookups) dates[calendar] = dateOf(day);
    return dates;
  };
}

/**
 * The dates of all calendars over a range of civil days, each at its own reference place.
 *
 * @param fromDay, toDay  days from 1970-01-01, both included, within the days of the kernel
 * @returns the dates of a civil day of the range
 */
export const regionalDatesOver = (kernel: Almanac, fromDay: number, toDay: number): ((day: number) => RegionalDates) =>
  regionalDatesIn(ownRegionalSky(kernel, fromDay, toDay));

/** The first and the last civil day of a calendar for a kernel. */
export function rangeOf(calendar: CalendarKey, kernel: Pick<Kernel, 'range'>): [number, number] {
  const covered = coveredDays(kernel);
  const [first, lastDay] = [Math.max(covered.firstDay, firstDayOf(calendar)), covered.lastDay];
  if (calendar !== 'nepali' && calendar !== 'bengali_bangladesh') return [first, lastDay];
  const months = FIXED_MONTHS[calendar](first, lastDay);
  const last = months.at(-1) as RegionalMonth;
  return [(months[0] as RegionalMonth).firstDay, Math.min(last.firstDay + last.days - 1, lastDay)];
}

export const outOfRange = (calendar: CalendarKey, kernel: Pick<Kernel, 'range'>): Result<never, RegionalError> => {
  const [firstDay, lastDay] = rangeOf(calendar, kernel);
  return fail({ reason: 'regional_date_out_of_range', calendar, firstDay, lastDay });
};

/**
 * The date of one calendar on a civil day.
 *
 * Errors: a day outside those of the kernel, before the calendar was in use, outside the calendar's table (Nepal: 13 April 1918 to 12 April 2044) or before its
 * start (Bangladesh: 14 April 1987).
 *
 * @param day  counted from 1970-01-01
 */
export function regionalDate(
  kernel: RegionalKernel,
  calendar: CalendarKey,
  day: number,
): Result<RegionalDate, RegionalError> {
  const [firstDay, lastDay] = rangeOf(calendar, kernel);
  if (!(day >= firstDay && day <= lastDay)) return outOfRange(calendar, kernel);
  const date = datesOf(calendar, ownRegionalSky(kernel, day, day))(day);
  return date ? ok(date) : outOfRange(calendar, kernel);
}

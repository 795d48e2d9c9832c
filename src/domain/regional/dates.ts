/** Converts civil days to dates of the regional calendars. */
import type { Almanac } from '../../kernel/almanac';
import { fail, ok, type Result } from '../result';
import { daysFromCivil, FIRST_YEAR, LAST_YEAR } from '../time/civil';
import { bengaliBangladesh, nanakshahi, nepali, shakaNational } from './fixed';
import { dateAmong, type RegionalMonth } from './months';
import { ownRegionalSky, type RegionalSky } from './sky';
import { SOLAR_CALENDARS, type SolarCalendar, solarMonths } from './solar';
import { CALENDAR_KEYS, type CalendarKey, type RegionalDate, type RegionalError } from './types';
import { vikramaDate } from './vikrama';

const FIRST_DAY = daysFromCivil(FIRST_YEAR, 1, 1);
const LAST_DAY = daysFromCivil(LAST_YEAR, 12, 31);

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

/** The dates of one calendar over a sky, by civil days counted from 1970-01-01. */
function datesOf(calendar: CalendarKey, sky: RegionalSky): (day: number) => RegionalDate | null {
  if (isFixed(calendar) || isSolar(calendar)) {
    const months = isFixed(calendar) ? FIXED_MONTHS[calendar](sky.fromDay, sky.toDay) : solarMonths(calendar, sky);
    return (day) => dateAmong(months, day);
  }
  return (day) => vikramaDate(calendar, sky, day);
}

/** The dates of all calendars over a sky, by civil days counted from 1970-01-01. */
export function regionalDatesIn(sky: RegionalSky): (day: number) => RegionalDates {
  const lookups = CALENDAR_KEYS.map((calendar) => [calendar, datesOf(calendar, sky)] as const);
  return (day) => {
    const dates = {} as RegionalDates;
    for (const [calendar, dateOf] of lookups) dates[calendar] = dateOf(day);
    return dates;
  };
}

/**
 * The dates of all calendars over a range of civil days, each at its own reference place.
 *
 * @param fromDay, toDay  days from 1970-01-01, both included, within 1900..2100
 * @returns the dates of a civil day of the range
 */
export const regionalDatesOver = (kernel: Almanac, fromDay: number, toDay: number): ((day: number) => RegionalDates) =>
  regionalDatesIn(ownRegionalSky(kernel, fromDay, toDay));

/** The first and the last civil day of a calendar. */
export function rangeOf(calendar: CalendarKey): [number, number] {
  if (calendar !== 'nepali' && calendar !== 'bengali_bangladesh') return [FIRST_DAY, LAST_DAY];
  const months = FIXED_MONTHS[calendar](FIRST_DAY, LAST_DAY);
  const [first, last] = [months[0] as RegionalMonth, months.at(-1) as RegionalMonth];
  return [first.firstDay, Math.min(last.firstDay + last.days - 1, LAST_DAY)];
}

export const outOfRange = (calendar: CalendarKey): Result<never, RegionalError> => {
  const [firstDay, lastDay] = rangeOf(calendar);
  return fail({ reason: 'regional_date_out_of_range', calendar, firstDay, lastDay });
};

/**
 * The date of one calendar on a civil day.
 *
 * Errors: a day outside 1900..2100, outside the calendar's table (Nepal: 13 April 1918 to 12 April 2044) or before its
 * start (Bangladesh: 14 April 1987).
 *
 * @param day  counted from 1970-01-01
 */
export function regionalDate(kernel: Almanac, calendar: CalendarKey, day: number): Result<RegionalDate, RegionalError> {
  const [firstDay, lastDay] = rangeOf(calendar);
  if (!(day >= firstDay && day <= lastDay)) return outOfRange(calendar);
  const date = datesOf(calendar, ownRegionalSky(kernel, day, day))(day);
  return date ? ok(date) : outOfRange(calendar);
}

/**
 * Dates in the Julian and in the Gregorian calendar, both extended to all years. Years are astronomical: year 0 is 1 BCE.
 */
import { civilFromDays, daysFromCivil, daysFromDate, daysInMonth } from './civil';
import { isoDate } from './isoCivil';

/**
 * `auto`: dates before 15 October 1582 are Julian, later ones Gregorian. The ten dates that the reform left out are
 * therefore Julian too: where it was not kept they exist.
 */
export const CALENDARS = ['auto', 'gregorian', 'julian'] as const;
export type Calendar = (typeof CALENDARS)[number];

interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** The first Gregorian day, 15 October 1582, as days from 1970-01-01. */
const FIRST_GREGORIAN_DAY = daysFromCivil(1582, 10, 15);
/** The first and the last day of the kernel of all years: the Kali epoch, and 31 December 3000. */
export const FIRST_DAY_OF_ALL = daysFromCivil(-3101, 1, 23);
export const LAST_DAY_OF_ALL = daysFromCivil(3000, 12, 31);
/** The Gregorian years of these days. */
export const FIRST_YEAR_OF_ALL = -3101;
export const LAST_YEAR_OF_ALL = 3000;

const DAYS_PER_4_YEARS = 1461;
/** From 1 March −4800 (Julian) to 1970-01-01. */
const MARCH_EPOCH_TO_UNIX = 2_472_670;

/** Whole days from 1970-01-01 to a Julian date. */
export function daysFromJulian({ year, month, day }: CalendarDate): number {
  const isEarly = month <= 2;
  const marchYear = year + 4800 - (isEarly ? 1 : 0);
  const marchMonth = month + (isEarly ? 9 : -3);
  const inYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  return 365 * marchYear + Math.floor(marchYear / 4) + inYear - MARCH_EPOCH_TO_UNIX;
}

/** The Julian date of a count of days from 1970-01-01. */
export function julianFromDays(days: number): CalendarDate {
  const shifted = days + MARCH_EPOCH_TO_UNIX;
  const marchYear = Math.floor((4 * shifted + 3) / DAYS_PER_4_YEARS);
  const inYear = shifted - Math.floor((DAYS_PER_4_YEARS * marchYear) / 4);
  const marchMonth = Math.floor((5 * inYear + 2) / 153);
  const isEarly = marchMonth >= 10;
  return {
    year: marchYear - 4800 + (isEarly ? 1 : 0),
    month: marchMonth + (isEarly ? -9 : 3),
    day: inYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The date of a calendar on a day, counted from 1970-01-01. */
export function inCalendar(calendar: Calendar, days: number): CalendarDate {
  const isJulian = calendar === 'julian' || (calendar === 'auto' && days < FIRST_GREGORIAN_DAY);
  return isJulian ? julianFromDays(days) : civilFromDays(days);
}

/** Days of a month of the Julian calendar; 0 for a month that does not exist. */
const daysInJulianMonth = (year: number, month: number): number =>
  month === 2 && year % 4 === 0 ? 29 : daysInMonth(2001, month);

/** The calendar of a date that names none, as `auto` reads it. */
export const usualCalendar = ({ year, month, day }: CalendarDate): 'julian' | 'gregorian' =>
  daysFromCivil(year, month, day) < FIRST_GREGORIAN_DAY ? 'julian' : 'gregorian';

/** Whole days from 1970-01-01 to a date of a calendar; null for a day that it does not have. */
export function dayInCalendar(calendar: Calendar, date: CalendarDate): number | null {
  if (calendar === 'auto') return dayInCalendar(usualCalendar(date), date);
  const { year, month, day } = date;
  const length = calendar === 'julian' ? daysInJulianMonth(year, month) : daysInMonth(year, month);
  if (!(day >= 1 && day <= length)) return null;
  return calendar === 'julian' ? daysFromJulian(date) : daysFromDate(date);
}

/** The parts of a text `YYYY-MM-DD`, whose year may have a sign and up to six digits; null for other texts. */
export function dateParts(text: string): CalendarDate | null {
  const [, year, month, day] = /^([+-]?\d{4,6})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

/** A day in both calendars. */
export const inBothCalendars = (days: number): { gregorian: string; julian: string } => ({
  gregorian: isoDate(civilFromDays(days)),
  julian: isoDate(julianFromDays(days)),
});

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** An astronomical year: 585 BCE is −584. */
function yearOf(digits: string, era: string | undefined): number {
  const isBefore = era !== undefined && /^b/i.test(era);
  return isBefore ? 1 - Number(digits) : Number(digits);
}

/**
 * The dates that a text of numbers such as `13/6/1809` or `5-6-1809` can mean, day first or month first: two if both
 * exist in the Julian calendar. Between dots the day is first.
 */
export function datesOfNumbers(text: string): CalendarDate[] {
  const [, first, separator, second, year] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text.trim()) ?? [];
  const orders =
    separator === '.' || first === second
      ? [[first, second]]
      : [
          [first, second],
          [second, first],
        ];
  return orders
    .map(([day, month]) => ({ year: Number(year), month: Number(month), day: Number(day) }))
    .filter((date) => dayInCalendar('julian', date) !== null);
}

/**
 * The text `YYYY-MM-DD` of a date as people write it: `4 Oct 1582`, `May 28, 585 BCE`, `13/6/1809`, `-584-05-28`,
 * `101 BCE` (its first day). Other texts are returned as they are, also `5/6/1809`, which may be 5 June or 6 May.
 */
export function dateAsWritten(text: string): string {
  const era = '\\s*(BCE?|CE|AD)?';
  const patterns: [RegExp, (groups: (string | undefined)[]) => CalendarDate][] = [
    [/^([+-]?\d{1,6})-(\d{2})-(\d{2})$/, ([y = '', m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) })],
    [
      new RegExp(`^(\\d{1,2})\\.?\\s+([a-z]{3})[a-z]*\\.?,?\\s+(\\d{1,4})${era}$`, 'i'),
      ([d, m = '', y = '', e]) => ({ year: yearOf(y, e), month: MONTHS.indexOf(m.toLowerCase()) + 1, day: Number(d) }),
    ],
    [
      new RegExp(`^([a-z]{3})[a-z]*\\.?\\s+(\\d{1,2}),?\\s+(\\d{1,4})${era}$`, 'i'),
      ([m = '', d, y = '', e]) => ({ year: yearOf(y, e), month: MONTHS.indexOf(m.toLowerCase()) + 1, day: Number(d) }),
    ],
    [/^(\d{1,4})\s*(BCE?|CE|AD)$/i, ([y = '', e]) => ({ year: yearOf(y, e), month: 1, day: 1 })],
  ];
  const [numeric, swapped] = datesOfNumbers(text);
  if (numeric && !swapped) return isoDate(numeric);
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(text.trim());
    const date = found && read(found.slice(1));
    if (date && date.month > 0) return isoDate(date);
  }
  return text;
}

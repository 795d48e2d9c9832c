/**
 * Civil dates and Julian days, in the proleptic Gregorian calendar, without leap seconds.
 *
 * A Julian day of our era is a double with a spacing of 40 µs, so instants are exact to 20 µs. All texts are rounded to
 * the nearest second, with the same rounding for UTC and local texts.
 */
import { type DomainError, fail, ok, type Result } from '../result';
import { JD_UNIX_EPOCH, SECONDS_PER_DAY, unixToJd } from './unix';

export { JD_UNIX_EPOCH, SECONDS_PER_DAY, unixToJd } from './unix';

/** A local date and time. Month and day start at 1; `second` may have a fraction. */
export interface CivilTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** First and last year of the service, in the API and the pages. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

export const MINUTES_PER_DAY = 1440;
const DAYS_PER_400_YEARS = 146097;
/** From 0000-03-01 to 1970-01-01. */
const MARCH_EPOCH_TO_UNIX = 719468;

/** Days of a month of the Gregorian calendar, 28..31; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/**
 * Whole part of a quotient of small non-negative integers. Answers divide so often that `Math.floor` would be
 * measurable.
 */
const quotient = (dividend: number, divisor: number): number => (dividend / divisor) | 0;

/**
 * Whole days from 1970-01-01 to a Gregorian date. The year starts in March, so that the leap day is at its end and the
 * lengths of the months follow a linear rule.
 */
export function daysFromCivil(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = quotient(153 * ((month + 9) % 12) + 2, 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + quotient(yearOfEra, 4) - quotient(yearOfEra, 100) + dayOfYear;
  return era * DAYS_PER_400_YEARS + dayOfEra - MARCH_EPOCH_TO_UNIX;
}

/** `daysFromCivil` of a date. */
export const daysFromDate = ({ year, month, day }: Pick<CivilTime, 'year' | 'month' | 'day'>): number =>
  daysFromCivil(year, month, day);

/** Whole days from 1970-01-01 to a Gregorian date. Error: a day that the month does not have. */
export function dayNumberOf({
  year,
  month,
  day,
}: Pick<CivilTime, 'year' | 'month' | 'day'>): Result<number, DomainError> {
  if (!(day >= 1 && day <= daysInMonth(year, month))) return fail({ reason: 'no_such_day', year, month, day });
  return ok(daysFromCivil(year, month, day));
}

/** The parts of a date `YYYY-MM-DD`, whose year may have a sign. */
export function civilDateOf(text: string): { year: number; month: number; day: number } {
  const [, year, month, day] = /^([+-]?\d+)-(\d+)-(\d+)$/.exec(text) ?? [];
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** The Gregorian date of a count of days from 1970-01-01: the inverse of `daysFromCivil`. */
export function civilFromDays(days: number): { year: number; month: number; day: number } {
  const shifted = days + MARCH_EPOCH_TO_UNIX;
  const era = Math.floor(shifted / DAYS_PER_400_YEARS);
  const dayOfEra = shifted - era * DAYS_PER_400_YEARS;
  const yearOfEra = quotient(
    dayOfEra - quotient(dayOfEra, 1460) + quotient(dayOfEra, 36524) - quotient(dayOfEra, 146096),
    365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + quotient(yearOfEra, 4) - quotient(yearOfEra, 100));
  const monthFromMarch = quotient(5 * dayOfYear + 2, 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - quotient(153 * monthFromMarch + 2, 5) + 1,
  };
}

/**
 * Julian day UT of a local time with a UTC offset. The offset is subtracted before the only division, so the result is
 * the double nearest to the instant or its neighbour (40 µs).
 *
 * Error: a day that the month does not have. The caller must validate hour, minute and second.
 */
export function wallClockToJd(clock: CivilTime, offsetSeconds = 0): Result<number, DomainError> {
  const dayNumber = dayNumberOf(clock);
  if (!dayNumber.ok) return dayNumber;
  const seconds = clock.hour * 3600 + clock.minute * 60 + clock.second - offsetSeconds;
  return ok(JD_UNIX_EPOCH + dayNumber.value + seconds / SECONDS_PER_DAY);
}

/** Julian day UT of the nearest whole second to an instant in Unix milliseconds. */
export function nearestSecondJd(milliseconds: number): number {
  return unixToJd(Math.round(milliseconds / 1000) * 1000);
}

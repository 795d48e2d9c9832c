/**
 * Civil dates and Julian days, in the proleptic Gregorian calendar and without leap seconds.
 *
 * A Julian day of our era is a double with a spacing of 40 µs, so instants come back from it within 20 µs;
 * all texts are rounded to the nearest second, and the same rounding serves the UTC and the local text.
 */
import { type DomainError, fail, ok, type Result } from '../result';

/** A wall clock. Month and day count from 1; `second` may have a fraction. */
export interface CivilTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** First and last year of every question, of the API and of the pages. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** 1970-01-01T00:00, Julian days. */
export const JD_UNIX_EPOCH = 2440587.5;
export const SECONDS_PER_DAY = 86400;
const DAYS_PER_400_YEARS = 146097;
/** From 0000-03-01 to 1970-01-01. */
const MARCH_EPOCH_TO_UNIX = 719468;

/** Julian day UT of an instant as JavaScript counts it, milliseconds from 1970. */
export function unixToJd(milliseconds: number): number {
  return JD_UNIX_EPOCH + milliseconds / (SECONDS_PER_DAY * 1000);
}

/** Days of a month of the Gregorian calendar, 28..31; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/**
 * Whole days from 1970-01-01 to a Gregorian date. The year is counted from March, which puts the leap day
 * at its end and makes the lengths of the months a linear rule.
 */
export function daysFromCivil(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_400_YEARS + dayOfEra - MARCH_EPOCH_TO_UNIX;
}

/** The Gregorian date of a count of days from 1970-01-01: the inverse of `daysFromCivil`. */
export function civilFromDays(days: number): { year: number; month: number; day: number } {
  const shifted = days + MARCH_EPOCH_TO_UNIX;
  const era = Math.floor(shifted / DAYS_PER_400_YEARS);
  const dayOfEra = shifted - era * DAYS_PER_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/**
 * Julian day UT of a wall clock that runs ahead of UT by an offset. The offset is taken off before the one
 * division, so that the result is the double nearest to the instant or its neighbour (40 µs).
 *
 * Refused: a day that the month does not have. Hour, minute and second are the caller's to check.
 */
export function wallClockToJd(clock: CivilTime, offsetSeconds = 0): Result<number, DomainError> {
  const { year, month, day, hour, minute, second } = clock;
  if (day < 1 || day > daysInMonth(year, month)) {
    return fail({ reason: 'no_such_day', year, month, day });
  }
  const seconds = hour * 3600 + minute * 60 + second - offsetSeconds;
  return ok(JD_UNIX_EPOCH + daysFromCivil(year, month, day) + seconds / SECONDS_PER_DAY);
}

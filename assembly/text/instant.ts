/** Dates, times and UTC offsets as ISO 8601 spells them. */
import { SECONDS_PER_DAY } from '../core/constants';
import { eightDigits, putDigits } from './digits';

const PLUS: u32 = 43;
const MINUS: u32 = 45;
const COLON: u32 = 58;
const LETTER_T: u32 = 84;

const DAYS_PER_400_YEARS: i32 = 146097;
/** From 10,000 years before 0000-03-01 to 1970-01-01. */
const YEARS_BEFORE: i32 = 10000;
const DAYS_BEFORE: i32 = 719468 + (YEARS_BEFORE / 400) * DAYS_PER_400_YEARS;

/** Writes `YYYY-MM-DDTHH:mm:ss`; years outside 0 to 9999 have a sign and six digits. */
function putParts(at: usize, year: i32, month: i32, day: i32, secondOfDay: i32): usize {
  const size = abs(year);
  if (year < 0 || year > 9999) {
    store<u8>(at, year < 0 ? MINUS : PLUS);
    putDigits(at + 1, eightDigits(100 * size));
    // The last four digits are written again.
    at += 3;
  }
  // Zeros are in the places of the separators.
  putDigits(at, eightDigits(10000 * (size % 10000) + 10 * month));
  store<u8>(at + 4, MINUS);
  store<u8>(at + 7, MINUS);
  const minute = secondOfDay / 60;
  putDigits(at + 8, eightDigits(1000000 * day + 1000 * (minute / 60) + (minute % 60)));
  store<u8>(at + 10, LETTER_T);
  store<u8>(at + 13, COLON);
  putDigits(at + 16, eightDigits(secondOfDay - 60 * minute) >> 40);
  store<u8>(at + 16, COLON);
  return at + 19;
}

/**
 * Writes the date and the time of a clock, `YYYY-MM-DDTHH:mm:ss`. The date is that of `civilFromDays` in
 * `src/domain/time/civil.ts`.
 *
 * @param seconds  a whole number, from 1970-01-01T00:00, at most 10,000 years from it
 * @returns        the end of the text; the eight bytes from there on may change
 */
export function putClock(at: usize, seconds: f64): usize {
  const days = floor(seconds / SECONDS_PER_DAY);
  const shifted = <i32>days + DAYS_BEFORE;
  const era = shifted / DAYS_PER_400_YEARS;
  const dayOfEra = shifted - era * DAYS_PER_400_YEARS;
  const yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
  const dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
  const monthFromMarch = (5 * dayOfYear + 2) / 153;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = era * 400 + yearOfEra - YEARS_BEFORE + i32(month <= 2);
  const day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1;
  return putParts(at, year, month, day, <i32>(seconds - days * SECONDS_PER_DAY));
}

/**
 * Writes a UTC offset, `+05:30`, with seconds if it has them.
 *
 * @param seconds  a whole number, east positive, below a day
 * @returns        the end of the text; the eight bytes from there on may change
 */
export function putOffset(at: usize, seconds: f64): usize {
  const size = <i32>abs(seconds);
  const minute = size / 60;
  const second = size - 60 * minute;
  store<u8>(at, seconds < 0 ? MINUS : PLUS);
  putDigits(at + 1, eightDigits(1000000 * (minute / 60) + 1000 * (minute % 60) + second));
  store<u8>(at + 3, COLON);
  store<u8>(at + 6, COLON);
  return at + (second == 0 ? 6 : 9);
}

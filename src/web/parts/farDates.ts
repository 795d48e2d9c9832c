/** Dates of all years, as people write them and in the other calendar. */
import type { CivilDate } from '../../domain/day/types';
import { julianFromDays } from '../../domain/time/calendars';
import { isInPresent } from '../../domain/time/covered';
import { readDate } from '../entry/date';
import { numberOf } from './dates';

/**
 * The day of a date as people write it, before 15 October 1582 by the Julian calendar; null for any other text, and for
 * one whose day and month can be swapped.
 */
export function dayOfWritten(text: string): number | null {
  const reading = readDate(text);
  return reading.kind === 'date' ? numberOf(reading.date) : null;
}

/** The Julian date of a day outside 1900 to 2100; null if it equals the Gregorian one, as in the third century. */
export function otherDate(number: number): CivilDate | null {
  if (isInPresent(number, number)) return null;
  const julian = julianFromDays(number);
  return numberOf(julian) === number ? null : julian;
}

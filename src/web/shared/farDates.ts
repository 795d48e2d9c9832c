/** Dates of all years, as people write them and in the other calendar. */
import type { CivilDate } from '../../domain/day/types';
import { inCalendar, julianFromDays } from '../../domain/time/calendars';
import { daysFromCivil } from '../../domain/time/civil';
import { isInPresent } from '../../domain/time/covered';
import { readDate } from '../entry/date';
import { isoDate } from '../reader/format';
import type { Reader } from '../reader/reader';
import { numberOf } from './dates';

/**
 * The day of a date as people write it, before 15 October 1582 by the Julian calendar; null for any other text, and for
 * one whose day and month can be swapped.
 */
export function dayOfWritten(text: string): number | null {
  const reading = readDate(text);
  return reading.kind === 'date' ? numberOf(reading.date) : null;
}

/** A date of either calendar in words. */
export const dateText = (reader: Reader, { year, month, day }: CivilDate): string =>
  reader.t('dates.date', {
    day: reader.figures(day),
    month: reader.month(daysFromCivil(2001, month, 1)),
    year: reader.year(year),
  });

/** The sentence that names both readings of a date whose day and month can be swapped; null for any other text. */
export function bothReadings(reader: Reader, text: string): string | null {
  const reading = readDate(text);
  if (reading.kind !== 'ambiguous') return null;
  const [first, second] = reading.dates.map((date) => inCalendar('auto', numberOf(date))) as [CivilDate, CivilDate];
  return reader.t('far.bothReadings', {
    text,
    first: dateText(reader, first),
    second: dateText(reader, second),
    firstIso: isoDate(first),
    secondIso: isoDate(second),
  });
}

/** The Julian date of a day outside 1900 to 2100; null if it equals the Gregorian one, as in the third century. */
export function otherDate(number: number): CivilDate | null {
  if (isInPresent(number, number)) return null;
  const julian = julianFromDays(number);
  return numberOf(julian) === number ? null : julian;
}

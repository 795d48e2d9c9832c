/** What a date in another notation than `YYYY-MM-DD` can mean. */
import { dateAsWritten, dateParts, datesOfNumbers } from '../domain/time/calendars';
import { isoDate } from '../domain/time/isoCivil';
import { englishFormat } from '../lexicon/formats/english';

/**
 * How to write a date that was given in another notation, as an English sentence: both readings if day and month can be
 * swapped. Null for `YYYY-MM-DD` and for texts that are no date.
 *
 * @example
 * dateReadings('5/6/1809') // => '5/6/1809 may be 5 June 1809 or 6 May 1809: write 1809-06-05 or 1809-05-06.'
 */
export function dateReadings(text: string): string | null {
  const dates = datesOfNumbers(text);
  if (dates.length > 1) {
    const named = dates.map((date) => englishFormat.date(date));
    return `${text} may be ${englishFormat.list(named, 'or')}: write ${englishFormat.list(dates.map(isoDate), 'or')}.`;
  }
  const written = dateAsWritten(text);
  return written === text || dateParts(written) === null ? null : `Write ${text} as ${written}.`;
}

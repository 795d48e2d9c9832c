/** Dates in options, as people write them. */
import { dateAsWritten, datesOfNumbers } from '../../domain/time/calendars';
import { isoDate } from '../../domain/time/isoCivil';
import { englishFormat } from '../../lexicon/formats/english';
import { UsageError } from '../io';

/**
 * The text `YYYY-MM-DD` of a date as people write it. Other texts are returned unchanged; validation of the request
 * refuses them.
 *
 * @throws UsageError  names both readings of a date whose day and month can be swapped
 */
export function readWrittenDate(text: string): string {
  const dates = datesOfNumbers(text);
  if (dates.length < 2) return dateAsWritten(text);
  const named = dates.map((date) => englishFormat.date(date));
  throw new UsageError(
    `${text} may be ${englishFormat.list(named, 'or')}: write ${englishFormat.list(dates.map(isoDate), 'or')}.`,
  );
}

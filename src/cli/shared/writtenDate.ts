/** Dates in options, as people write them. */
import { dateReadings } from '../../api/dateReadings';
import { dateAsWritten, datesOfNumbers } from '../../domain/time/calendars';
import { UsageError } from '../io';

/**
 * The text `YYYY-MM-DD` of a date as people write it. Other texts are returned unchanged; validation of the request
 * refuses them.
 *
 * @throws UsageError  names both readings of a date whose day and month can be swapped
 */
export function readWrittenDate(text: string): string {
  const readings = datesOfNumbers(text).length > 1 ? dateReadings(text) : null;
  if (readings !== null) throw new UsageError(readings);
  return dateAsWritten(text);
}

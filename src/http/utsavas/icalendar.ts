/**
 * From the domain's observances to a calendar file, RFC 5545: days without hours, so that a program shows each on the
 * civil date of the place wherever its own clock is. Nothing in it tells when it was made.
 */
import ical, { ICalEventTransparency } from 'ical-generator';
import { selectUtsavas } from '../../domain/utsavas/select';
import type { Utsava } from '../../domain/utsavas/types';
import { presentDate, utsavaTitle } from '../almanac/present';
import { isReference } from './present';
import type { Question } from './query';

/** What `DTSTAMP` says, as one is required: the same for every event of every request. */
const STAMP = new Date(Date.UTC(2026, 0, 1));

/** How often a program may ask again, seconds. */
const REFRESH_SECONDS = 86400;

/** An observance keeps its identifier as long as it keeps its day: another date is another event. */
function uidOf({ key, date }: Utsava, question: Question): string {
  const { lat, lon, tz } = question;
  const where = isReference(question) ? '' : `-${lat}_${lon}_${tz}`;
  return `${key}-${presentDate(date)}${where}@khagola`;
}

function descriptionOf({ reckoning, rule, source, tradition }: Utsava): string {
  const whose = tradition === 'general' ? [] : [`Tradition: ${tradition}.`];
  return [reckoning.decision, rule, ...whose, `Source: ${source}.`].join('\n');
}

/** The observances that are asked for as one calendar, in their order. */
export function presentCalendar(question: Question, utsavas: readonly Utsava[]): string {
  const { lat, lon, tz, show } = question;
  // The library writes this name as it is: no comma, semicolon or backslash.
  const where = isReference(question) ? 'New Delhi' : `${lat} ${lon} ${tz}`;
  const what = show === 'all' ? 'Utsavas' : `Utsavas (${show})`;
  const calendar = ical({ prodId: '//khagola//utsavas//EN', name: `${what}: ${where}`, ttl: REFRESH_SECONDS });
  for (const utsava of selectUtsavas(utsavas, show)) {
    const { year, month, day } = utsava.date;
    calendar.createEvent({
      id: uidOf(utsava, question),
      stamp: STAMP,
      allDay: true,
      start: new Date(Date.UTC(year, month - 1, day)),
      end: new Date(Date.UTC(year, month - 1, day + 1)), // not of the event any more
      summary: utsavaTitle(utsava),
      description: descriptionOf(utsava),
      categories: [{ name: utsava.kind }],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // A zone that the library is told takes the Z from DTSTAMP, and a property of our own would follow the events. The
  // last line is one too, and ends as such.
  const text = calendar.toString().replace('\r\nREFRESH-INTERVAL', `\r\nX-WR-TIMEZONE:${tz}\r\nREFRESH-INTERVAL`);
  return `${text}\r\n`;
}

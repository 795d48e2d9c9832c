/** What calendar files (RFC 5545) have in common: days without hours, and nothing that tells when a file was made. */
import type { ICalCalendar } from 'ical-generator';

/** What `DTSTAMP` says, as one is required: the same for every event of every request. */
export const CALENDAR_STAMP = new Date(Date.UTC(2026, 0, 1));

/** How often a program may ask again, seconds. */
export const REFRESH_SECONDS = 86400;

/**
 * A calendar as text. A zone that the library is told takes the Z from `DTSTAMP`, and a property of our own would follow
 * the events: the zone is written in here. The last line ends as a line.
 */
export function calendarText(calendar: ICalCalendar, tz: string | number): string {
  const text = calendar.toString();
  const zoned =
    typeof tz === 'string' ? text.replace('\r\nREFRESH-INTERVAL', `\r\nX-WR-TIMEZONE:${tz}\r\nREFRESH-INTERVAL`) : text;
  return `${zoned}\r\n`;
}

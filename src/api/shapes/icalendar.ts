/** Common properties of calendar files (RFC 5545): whole days, and no time of creation. */
import type { ICalCalendar } from 'ical-generator';

/** The required `DTSTAMP`, equal for every event of every request. */
export const CALENDAR_STAMP = new Date(Date.UTC(2026, 0, 1));

/** How often a program may ask again, seconds. */
export const REFRESH_SECONDS = 86400;

/**
 * A calendar as text. If the library knows the zone, it drops the Z of `DTSTAMP`, and it writes custom properties after
 * the events; the zone is therefore inserted here. The last line ends with a line break.
 */
export function calendarText(calendar: ICalCalendar, tz: string | number): string {
  const text = calendar.toString();
  const zoned =
    typeof tz === 'string' ? text.replace('\r\nREFRESH-INTERVAL', `\r\nX-WR-TIMEZONE:${tz}\r\nREFRESH-INTERVAL`) : text;
  return `${zoned}\r\n`;
}

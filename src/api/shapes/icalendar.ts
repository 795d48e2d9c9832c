/** Calendar files (RFC 5545). Nothing in them depends on when they are made. */
import ical, { type ICalCalendar } from 'ical-generator';

/** The required `DTSTAMP`, equal for every event of every request. */
export const CALENDAR_STAMP = new Date(Date.UTC(2026, 0, 1));

/** Refresh interval for programs, seconds. */
export const REFRESH_SECONDS = 86400;

/** What the library writes as it is and RFC 5545 escapes or forbids. */
const NO_NAME = /[\p{Cc},;\\]/gu;

/** A control character, or the end of a line. */
const CONTROL_OR_LINE = /\r\n|\p{Cc}/gu;

/**
 * A calendar without events. A blank replaces commas, semicolons, backslashes and control characters of its name.
 *
 * @param refreshSeconds  how often a program may ask again; left out for a file to download
 */
export const newCalendar = (resource: string, name: string, refreshSeconds?: number): ICalCalendar =>
  ical({
    prodId: `//khagola//${resource}//EN`,
    name: name.replaceAll(NO_NAME, ' '),
    ...(refreshSeconds !== undefined && { ttl: refreshSeconds }),
  });

/**
 * A calendar as text, without control characters. If the library knows the zone, it drops the Z of `DTSTAMP`, and it
 * writes custom properties after the events; the zone is therefore inserted here. The last line ends with a line break.
 */
export function calendarText(calendar: ICalCalendar, tz?: string | number): string {
  const text = calendar.toString().replaceAll(CONTROL_OR_LINE, (match) => (match === '\r\n' ? match : ' '));
  const zoned =
    typeof tz === 'string' ? text.replace('\r\nREFRESH-INTERVAL', `\r\nX-WR-TIMEZONE:${tz}\r\nREFRESH-INTERVAL`) : text;
  return `${zoned}\r\n`;
}

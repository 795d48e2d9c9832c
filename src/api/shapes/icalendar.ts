/** Calendar files (RFC 5545). Nothing in them depends on when they are made. */

import ical, { type ICalCalendar } from 'ical-generator';
import type { CivilDate } from '../../domain/day/types';
import { daysFromDate, SECONDS_PER_DAY } from '../../domain/time/civil';
import { unixSeconds } from '../../domain/time/iso';

/** The required `DTSTAMP`, equal for every event of every request. */
export const CALENDAR_STAMP = new Date(Date.UTC(2026, 0, 1));

/** Refresh interval for programs, seconds. */
export const REFRESH_SECONDS = 86400;

/** Characters that the library writes unchanged and RFC 5545 escapes or forbids. */
const NO_NAME = /[\p{Cc},;\\]/gu;

/** A control character, or the end of a line. */
const CONTROL_OR_LINE = /\r\n|\p{Cc}/gu;

/**
 * A calendar without events. A blank replaces commas, semicolons, backslashes and control characters of its name.
 *
 * @param refreshSeconds  how often a program may ask again; left out for a file to download
 * @param about           its description, from `aboutOtherYears`
 */
export const newCalendar = (
  resource: string,
  name: string,
  refreshSeconds?: number,
  about?: { description?: string },
): ICalCalendar =>
  ical({
    prodId: `//khagola//${resource}//EN`,
    name: name.replaceAll(NO_NAME, ' '),
    ...about,
    ...(refreshSeconds !== undefined && { ttl: refreshSeconds }),
  });

/** The instant of a file, to the second. */
export const atSecond = (jdUt: number): Date => new Date(unixSeconds(jdUt) * 1000);

const midnightOf = (day: number): Date => new Date(day * SECONDS_PER_DAY * 1000);

/** The times of an event that lasts a civil day. */
export function wholeDay(date: CivilDate) {
  const day = daysFromDate(date);
  return { allDay: true, start: midnightOf(day), end: midnightOf(day + 1) }; // exclusive end
}

/** Octets of a line before it is folded; a continuation has one more, its blank (RFC 5545, 3.1). */
const LINE_OCTETS = 74;

const [CR, LF, BLANK] = [13, 10, 32];

/** The first octet of the character at `at`: octets 10xxxxxx continue one. */
function characterAt(bytes: Uint8Array, at: number): number {
  let first = at;
  while (((bytes[first] as number) & 0xc0) === 0x80) first--;
  return first;
}

/**
 * Folds long lines between characters. The library folds letter by letter, which is a third of the time of a long
 * calendar; this copies whole lines. CR stands only before LF in the text.
 */
function folded(text: string): string {
  const bytes = new TextEncoder().encode(text);
  // A piece has at least 71 octets, because a character has at most four.
  const out = new Uint8Array(bytes.length + 3 * Math.ceil(bytes.length / (LINE_OCTETS - 3)));
  let [from, length] = [0, 0];
  const copy = (to: number): void => {
    out.set(bytes.subarray(from, to), length);
    length += to - from;
    from = to;
  };
  while (from < bytes.length) {
    const found = bytes.indexOf(CR, from);
    const end = found === -1 ? bytes.length : found;
    while (end - from > LINE_OCTETS) {
      copy(characterAt(bytes, from + LINE_OCTETS));
      out.set([CR, LF, BLANK], length);
      length += 3;
    }
    copy(Math.min(end + 2, bytes.length));
  }
  return new TextDecoder().decode(out.subarray(0, length));
}

const END = 'END:VCALENDAR';

/**
 * A calendar as text, without control characters. If the library knows the zone, it drops the Z of `DTSTAMP`, and it
 * writes custom properties after the events; the zone is therefore inserted here. The last line ends with a line break.
 */
export function calendarText(calendar: ICalCalendar, tz?: string | number): string {
  const events = calendar.events().map((event) => event.toString());
  const [head = ''] = calendar.clear().toString().replaceAll('\r\n ', '').split(END);
  const zoned =
    typeof tz === 'string' ? head.replace('\r\nREFRESH-INTERVAL', `\r\nX-WR-TIMEZONE:${tz}\r\nREFRESH-INTERVAL`) : head;
  const text = `${zoned}${events.join('')}${END}\r\n`;
  return folded(text.replaceAll(CONTROL_OR_LINE, (match) => (match === '\r\n' ? match : ' ')));
}

/** Instants as a calendar file, RFC 5545. The file does not depend on when it was made. */
import ical, { ICalEventTransparency } from 'ical-generator';
import { JD_UNIX_EPOCH, SECONDS_PER_DAY } from '../../domain/time/civil';

/** The required `DTSTAMP`: the same for every event of every request. */
const STAMP = new Date(Date.UTC(2026, 0, 1));

/** Refresh interval for programs, in seconds. */
const REFRESH_SECONDS = 86_400;

export interface FileEvent {
  /** Permanent within the service. */
  id: string;
  startJd: number;
  /** Left out for an instant. */
  endJd?: number;
  title: string;
  description?: string;
  category: string;
}

const atSecond = (jd: number): Date => new Date(Math.round((jd - JD_UNIX_EPOCH) * SECONDS_PER_DAY) * 1000);

/**
 * Writes events as one calendar, in order.
 *
 * @param name  of the calendar; the library writes it as it is, so that commas, semicolons and backslashes are left out
 */
export function instantsFile(resource: string, name: string, events: readonly FileEvent[]): string {
  const calendar = ical({
    prodId: `//khagola//${resource}//EN`,
    name: name.replaceAll(/[,;\\]/g, ' '),
    ttl: REFRESH_SECONDS,
  });
  for (const { id, startJd, endJd, title, description, category } of events) {
    calendar.createEvent({
      id: `${id}@khagola`,
      stamp: STAMP,
      start: atSecond(startJd),
      ...(endJd !== undefined && { end: atSecond(endJd) }),
      summary: title,
      ...(description !== undefined && { description }),
      categories: [{ name: category }],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

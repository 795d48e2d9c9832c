/** Instants as a calendar file, RFC 5545. The file does not depend on when it was made. */
import { ICalEventTransparency } from 'ical-generator';
import type { SentenceLanguage } from '../../data/language';
import { atSecond, CALENDAR_STAMP, calendarText, newCalendar, REFRESH_SECONDS } from './icalendar';
import { aboutOtherYears } from './otherYearsFile';

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

/** A span of Gregorian dates, and the language of the note about it. */
interface FileSpan {
  from: string;
  to: string;
  language: SentenceLanguage;
}

/** Writes events of a span as one calendar, in order. */
export function instantsFile(
  resource: string,
  name: string,
  { from, to, language }: FileSpan,
  events: readonly FileEvent[],
): string {
  const calendar = newCalendar(resource, name, REFRESH_SECONDS, aboutOtherYears(from, to, language));
  for (const { id, startJd, endJd, title, description, category } of events) {
    calendar.createEvent({
      id: `${id}@khagola`,
      stamp: CALENDAR_STAMP,
      start: atSecond(startJd),
      ...(endJd !== undefined && { end: atSecond(endJd) }),
      summary: title,
      ...(description !== undefined && { description }),
      categories: [{ name: category }],
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar);
}

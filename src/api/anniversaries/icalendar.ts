/** Writes anniversaries as an iCalendar file (RFC 5545), one all-day event each. */
import { ICalEventTransparency } from 'ical-generator';
import type { SentenceLanguage } from '../../data/language';
import type { Anniversaries } from '../../domain/anniversaries/anniversaries';
import { anniversaryTitle, monthReasonWords } from '../../lexicon/sentences/anniversaries';
import { decisionWords } from '../../lexicon/sentences/observances/decision';
import { CALENDAR_STAMP, calendarText, newCalendar, REFRESH_SECONDS, wholeDay } from '../shapes/icalendar';
import type { AnniversariesQuestion } from './question';

/** Identifies the events of a question by its lunar date and its place. */
function idOf({ kind, of, onTwo, place }: AnniversariesQuestion): string {
  const date =
    'tithi' in of ? [of.month, of.tithi, ...(of.adhika ? ['adhika'] : [])] : ['sun', of.sunRashi, of.nakshatra];
  return [kind, ...date, ...(onTwo ? [onTwo] : []), `${place.lat}_${place.lon}`].join('-');
}

export function anniversariesCalendar(
  question: AnniversariesQuestion,
  { anniversaries }: Anniversaries,
  language: SentenceLanguage,
): string {
  const title = anniversaryTitle(question.kind, question.of, language);
  const calendar = newCalendar('anniversaries', title, REFRESH_SECONDS);
  const counts = new Map<number, number>();
  for (const { date, decision, monthReason } of anniversaries) {
    const count = (counts.get(date.year) ?? 0) + 1;
    counts.set(date.year, count);
    calendar.createEvent({
      ...wholeDay(date),
      id: `${idOf(question)}-${date.year}${count === 1 ? '' : `-${count}`}@khagola`,
      stamp: CALENDAR_STAMP,
      summary: title,
      description: [
        decisionWords(decision, language),
        ...(monthReason ? [monthReasonWords(monthReason, language)] : []),
      ].join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar, question.place.tz);
}

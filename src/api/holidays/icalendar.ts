/** Writes the holidays of a year as an iCalendar file (RFC 5545), one all-day event each. */
import { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { SentenceLanguage } from '../../data/language';
import type { HolidayYear } from '../../domain/holidays/year';
import type { Cite } from '../../lexicon/citations';
import type { Labels } from '../../lexicon/labels';
import { regionName } from '../../lexicon/regions';
import { holidayKindName, holidayLines, holidayName, holidaysTitle } from '../../lexicon/sentences/holidays';
import { CALENDAR_STAMP, calendarText, newCalendar, REFRESH_SECONDS, wholeDay } from '../shapes/icalendar';

/** An event keeps its identifier when a forecast becomes a notified day, because that has the key and no date. */
export function holidaysCalendar(year: HolidayYear, labels: Labels, cite: Cite, language: SentenceLanguage): string {
  const { region, status, holidays } = year;
  const calendar = newCalendar(
    'holidays',
    holidaysTitle(regionName(region, language), year.year, language),
    REFRESH_SECONDS,
  );
  const counts = new Map<string, number>();
  for (const holiday of holidays) {
    const { key, date, kind } = holiday;
    const name = `${key}-${kind}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    calendar.createEvent({
      ...wholeDay(date),
      id: `${name}-${year.year}${count === 1 ? '' : `-${count}`}-${region}@khagola`,
      stamp: CALENDAR_STAMP,
      summary: holidayName(key, labels, language),
      description: holidayLines(holiday, year, labels, cite, language).join('\n'),
      categories: [{ name: holidayKindName(kind, language) }],
      status: status === 'notified' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar);
}

/** Writes the windows of a search as an iCalendar file (RFC 5545). */
import { ICalEventTransparency } from 'ical-generator';
import type { SentenceLanguage } from '../../data/language';
import type { Muhurtas } from '../../domain/muhurta-search/search';
import { isoUtc } from '../../domain/time/iso';
import { purposeName, windowLines, windowsFileTitle } from '../../lexicon/sentences/muhurta-search/file';
import { atSecond, CALENDAR_STAMP, calendarText, newCalendar } from '../shapes/icalendar';
import { type NamedLocation, placeText } from '../shapes/place';

export function presentWindowsFile(
  { question, windows }: Muhurtas,
  place: NamedLocation,
  language: SentenceLanguage,
): string {
  const { purpose, tradition } = question;
  const calendar = newCalendar('muhurtas', windowsFileTitle(purpose, placeText(place), tradition, language));
  for (const { startJd, endJd, met, unmet } of windows) {
    calendar.createEvent({
      id: `${purpose}-${tradition}-${isoUtc(startJd)}-${place.lat}_${place.lon}@khagola`,
      stamp: CALENDAR_STAMP,
      start: atSecond(startJd),
      end: atSecond(endJd),
      summary: purposeName(purpose, language),
      description: windowLines({ met, unmet }, language).join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar);
}

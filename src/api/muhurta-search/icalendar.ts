/** Writes the windows of a search as an iCalendar file (RFC 5545). */
import { ICalEventTransparency } from 'ical-generator';
import { MUHURTA_RULE_ENGLISH } from '../../../build/lexicon/english/muhurta_rule';
import { PURPOSE_ENGLISH } from '../../../build/lexicon/english/purpose';
import { MUHURTA_RULE_NAMES } from '../../../build/lexicon/terms/muhurta_rule';
import { PURPOSE_NAMES } from '../../../build/lexicon/terms/purpose';
import type { SentenceLanguage } from '../../data/language';
import type { RuleId } from '../../data/muhurta-search/rule';
import type { Muhurtas } from '../../domain/muhurta-search/search';
import { JD_UNIX_EPOCH, SECONDS_PER_DAY } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import { CALENDAR_STAMP, calendarText, newCalendar } from '../shapes/icalendar';
import type { Location } from '../shapes/location';

const atSecond = (jd: number): Date => new Date(Math.round((jd - JD_UNIX_EPOCH) * SECONDS_PER_DAY) * 1000);

export function presentWindowsFile(
  { question, windows }: Muhurtas,
  { lat, lon, name }: Pick<Location, 'lat' | 'lon' | 'name'>,
  language: SentenceLanguage,
): string {
  const { purpose, tradition } = question;
  const title = language === 'hi' ? PURPOSE_NAMES[purpose].sa : PURPOSE_ENGLISH[purpose];
  const calendar = newCalendar('muhurtas', `${title}: ${name ?? `${lat} ${lon}`} (${tradition})`);
  const ruleOf = (id: RuleId) => (language === 'hi' ? MUHURTA_RULE_NAMES[id].sa : MUHURTA_RULE_ENGLISH[id]);
  for (const { startJd, endJd, met, unmet } of windows) {
    const lines = [
      `${language === 'hi' ? 'पूरे होने वाले नियम' : 'Rules that are met'}: ${met.map(ruleOf).join('; ')}`,
      ...(unmet.length > 0
        ? [
            `${language === 'hi' ? 'न पूरे होने वाले वरीय नियम' : 'Preferred rules that are not met'}: ${unmet.map(ruleOf).join('; ')}`,
          ]
        : []),
    ];
    calendar.createEvent({
      id: `${purpose}-${tradition}-${isoUtc(startJd)}-${lat}_${lon}@khagola`,
      stamp: CALENDAR_STAMP,
      start: atSecond(startJd),
      end: atSecond(endJd),
      summary: title,
      description: lines.join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendarText(calendar);
}

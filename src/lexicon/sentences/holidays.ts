/** Holidays in words: their names, kinds and rules. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/holidays';
import { CIVIL_HOLIDAYS, type CivilHolidayKey } from '../../data/holidays/civil';
import type { HolidayKind, HolidayRule } from '../../data/holidays/rule';
import type { SentenceLanguage } from '../../data/language';
import type { Holiday, HolidayYear } from '../../domain/holidays/year';
import type { Cite } from '../citations';
import type { Labels } from '../labels';
import { utsavaLabel } from '../observances';
import { namesIn } from './names';

const isCivil = (key: string): key is CivilHolidayKey => Object.hasOwn(CIVIL_HOLIDAYS, key);

/** Whether the lexicon names a holiday in other languages too, because it is an observance of the calendar. */
export const isObservance = (key: string): boolean => !isCivil(key);

/**
 * The name of a holiday.
 *
 * @param labels  of observances, in the language or in another one for the keys of observances
 */
export const holidayName = (key: string, labels: Labels, language: SentenceLanguage): string =>
  isCivil(key) ? TEXTS[language].name[key] : utsavaLabel(labels, key);

export const holidayKindName = (kind: HolidayKind, language: SentenceLanguage): string => TEXTS[language].kind[kind];

export const holidaysTitle = (region: string, year: number, language: SentenceLanguage): string =>
  TEXTS[language].title({ region, year: String(year) });

/** How a holiday is forecast, as a sentence. */
export function holidayRuleWords(rule: HolidayRule, labels: Labels, language: SentenceLanguage): string {
  const texts = TEXTS[language].rule;
  const names = namesIn(language);
  const aside = (days = 0) => ({ days: Math.abs(days), side: days < 0 ? 'before' : 'after' }) as const;
  switch (rule.by) {
    case 'date':
    case 'parsi':
      return texts[rule.by];
    case 'easter':
      return texts.easter(aside(rule.days));
    case 'hijri':
      return texts.hijri({ month: rule.month, day: rule.day, days: rule.days ?? 0 });
    case 'hijri-friday':
      return texts['hijri-friday']({ month: rule.month });
    case 'tithi': {
      const { month, sunRashi, paksha, tithi: number } = rule;
      const tithi = names.tithi(paksha === 'shukla' ? number : number + 15);
      if (month !== 'every') return texts.tithi({ tithi, month: names.month(month) });
      return texts['tithi-sun']({ tithi, rashi: names.rashi(sunRashi as number) });
    }
    case 'observance': {
      const observance = holidayName(rule.of, labels, language);
      return texts.observance({ ...aside(rule.days), observance, tradition: rule.tradition ?? 'none' });
    }
    case 'none':
      throw new RangeError('a holiday without a rule has no forecast');
  }
}

/** Whether the day depends on the sighting of the crescent. */
const needsSighting = ({ by }: HolidayRule): boolean => by === 'hijri' || by === 'hijri-friday';

/** The days that a forecast leaves open, as sentences. */
export function holidayMarginWords({ rule, marginDays }: Holiday, language: SentenceLanguage): string[] {
  if (rule === null) return [];
  const texts = TEXTS[language];
  return [texts.margin({ days: marginDays }), ...(needsSighting(rule) ? [texts.sighting] : [])];
}

/** The lines of a holiday's description in a calendar file. */
export function holidayLines(
  holiday: Holiday,
  { status, lists }: HolidayYear,
  labels: Labels,
  cite: Cite,
  language: SentenceLanguage,
): string[] {
  const texts = TEXTS[language];
  const { kind, rule } = holiday;
  return [
    `${texts.status[status]}: ${texts.kind[kind]}`,
    ...(rule === null ? [] : [holidayRuleWords(rule, labels, language)]),
    ...holidayMarginWords(holiday, language),
    texts.list({ source: lists.map(({ year, source }) => `${year}: ${cite(source)}`).join(' · ') }),
  ];
}

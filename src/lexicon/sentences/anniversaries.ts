/** Anniversaries in words: the lunar date, and why it is in its month. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/anniversaries';
import type { AnniversaryKind, MonthReason } from '../../data/anniversaries/rules';
import type { SentenceLanguage } from '../../data/language';
import type { AnniversaryQuestion } from '../../domain/anniversaries/anniversaries';
import { namesIn } from './names';

/** "Kārttika Śukla Dvādaśī", "Rohiṇī, Sun in Vṛṣabha". */
export function lunarDateWords(of: AnniversaryQuestion['of'], language: SentenceLanguage): string {
  const [texts, names] = [TEXTS[language], namesIn(language)];
  if ('nakshatra' in of) {
    return texts.star({ nakshatra: names.nakshatra(of.nakshatra), rashi: names.rashi(of.sunRashi) });
  }
  const date = { month: names.month(of.month), tithi: names.tithi(of.tithi) };
  return of.adhika ? texts.adhika(date) : texts.date(date);
}

/** "Birthday: Kārttika Śukla Dvādaśī". */
export const anniversaryTitle = (
  kind: AnniversaryKind,
  of: AnniversaryQuestion['of'],
  language: SentenceLanguage,
): string => TEXTS[language].title[kind]({ date: lunarDateWords(of, language) });

export const monthReasonWords = (reason: MonthReason, language: SentenceLanguage): string =>
  TEXTS[language].month[reason];

/** Why a day lacks a sunrise, a sunset or a next sunrise, as data and in words. */
import type { SentenceLanguage } from '../../lexicon/language';
import type { VedicDay } from './types';

export type Mark = 'sunrise' | 'sunset' | 'next_sunrise';

export interface DayReason {
  /** What the day lacks. */
  lacks: Mark[];
  /** The Sun stays up, stays down, or rises shortly before and after the date. */
  why: 'sun-stays-up' | 'sun-stays-down' | 'sunrise-beside-date';
  /** The start of the 24 hours that the limbs of the day cover. */
  countsFrom: 'sunrise' | 'midnight';
}

/** The reason why a day cannot be divided; null for an ordinary day. */
export function dayReason({ polar, sunriseJd, sunsetJd, nextSunriseJd }: VedicDay): DayReason | null {
  const marks: [Mark, number | null][] = [
    ['sunrise', sunriseJd],
    ['sunset', sunsetJd],
    ['next_sunrise', nextSunriseJd],
  ];
  const lacks = marks.filter(([, jd]) => jd === null).map(([mark]) => mark);
  if (lacks.length === 0) return null;
  const why = polar === null ? 'sunrise-beside-date' : polar === 'day' ? 'sun-stays-up' : 'sun-stays-down';
  return { lacks, why, countsFrom: sunriseJd === null ? 'midnight' : 'sunrise' };
}

const WORDS = {
  en: {
    marks: { sunrise: 'no sunrise', sunset: 'no sunset', next_sunrise: 'no next sunrise' },
    why: {
      'sun-stays-up': 'The Sun stays above the horizon.',
      'sun-stays-down': 'The Sun stays below the horizon.',
      'sunrise-beside-date': 'The Sun rises shortly before this date and shortly after it.',
    },
    from: {
      sunrise: 'Its limbs are listed for 24 hours from sunrise.',
      midnight: 'Its limbs are listed for 24 hours from midnight.',
    },
    lacks: (marks: string) => `This day has ${marks}, so it is not divided.`,
  },
  hi: {
    marks: { sunrise: 'सूर्योदय', sunset: 'सूर्यास्त', next_sunrise: 'अगला सूर्योदय' },
    why: {
      'sun-stays-up': 'सूर्य क्षितिज के ऊपर रहता है।',
      'sun-stays-down': 'सूर्य क्षितिज के नीचे रहता है।',
      'sunrise-beside-date': 'सूर्योदय इस तिथि से ठीक पहले और ठीक बाद में होता है।',
    },
    from: {
      sunrise: 'इसके अंग सूर्योदय से 24 घंटे तक दिए गए हैं।',
      midnight: 'इसके अंग मध्यरात्रि से 24 घंटे तक दिए गए हैं।',
    },
    lacks: (marks: string) => `इस दिन ${marks} नहीं है, इसलिए इसका विभाजन नहीं होता।`,
  },
} as const satisfies Record<SentenceLanguage, unknown>;

/** The reason in sentences. */
export function dayReasonInWords({ lacks, why, countsFrom }: DayReason, language: SentenceLanguage): string {
  const words = WORDS[language];
  return [words.why[why], words.lacks(lacks.map((mark) => words.marks[mark]).join(', ')), words.from[countsFrom]].join(
    ' ',
  );
}

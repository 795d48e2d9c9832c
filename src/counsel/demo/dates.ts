/** Recognises dates in a message: as numbers, with a month name, or relative to today. */

import { REFERENCE_TZ_HOURS } from '../../data/place';
import type { CivilDate } from '../../domain/day/types';
import { civilFromDays, daysFromCivil } from '../../domain/time/civil';
import { type Words, words } from './match';

const DAY_MS = 86_400_000;
const DELHI_MS = REFERENCE_TZ_HOURS * 3_600_000;

/** The civil date at New Delhi, a number of days later. */
export function delhiDate(now: number, later = 0): CivilDate {
  return civilFromDays(Math.floor((now + DELHI_MS) / DAY_MS) + later);
}

const two = (n: number): string => String(n).padStart(2, '0');

export const isoDate = ({ year, month, day }: CivilDate): string => `${year}-${two(month)}-${two(day)}`;

/** A date some days later. */
export const daysAfter = ({ year, month, day }: CivilDate, days: number): CivilDate =>
  civilFromDays(daysFromCivil(year, month, day) + days);

const MONTHS: readonly Words[] = [
  words('jan', 'january', 'जनवरी'),
  words('feb', 'february', 'फरवरी'),
  words('mar', 'march', 'मार्च'),
  words('apr', 'april', 'अप्रैल'),
  words('may', 'मई'),
  words('jun', 'june', 'जून'),
  words('jul', 'july', 'जुलाई'),
  words('aug', 'august', 'अगस्त'),
  words('sep', 'sept', 'september', 'सितंबर', 'सितम्बर'),
  words('oct', 'october', 'अक्टूबर', 'अक्तूबर'),
  words('nov', 'november', 'नवंबर', 'नवम्बर'),
  words('dec', 'december', 'दिसंबर', 'दिसम्बर'),
];

const groups = (match: RegExpMatchArray): number[] => match.slice(1).map(Number);

/** The month that a text names, 1 to 12; null for none. */
export function monthIn(text: string): number | null {
  const month = MONTHS.findIndex((name) => name.test(text)) + 1;
  return month === 0 ? null : month;
}

/** A numeric date, year first or day first, or a date with a month name and a year. */
export function dateIn(text: string): CivilDate | null {
  const iso = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) {
    const [year = 0, month = 0, day = 0] = groups(iso);
    return { year, month, day };
  }
  const dayFirst = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
  if (dayFirst) {
    const [day = 0, month = 0, year = 0] = groups(dayFirst);
    return { year, month, day };
  }
  const month = monthIn(text);
  if (month === null) return null;
  const named =
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?,? (?:of )?[a-z\u0900-\u097f]+\.?,? (\d{4})(?!\d)/.exec(text) ??
    /[a-z]+\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/.exec(text);
  if (!named) return null;
  const [day = 0, year = 0] = groups(named);
  return { year, month, day };
}

/** A day and a month without a year: this year's, or the next one's if it is past. */
function dayAndMonthIn(text: string, today: CivilDate): CivilDate | null {
  const month = monthIn(text);
  const found =
    month === null
      ? null
      : (/(?<![\d:.])(\d{1,2})(?:st|nd|rd|th)? (?:of )?[a-z\u0900-\u097f]{3,}/.exec(text) ??
        /[a-z]{3,} (\d{1,2})(?:st|nd|rd|th)?(?![\d:.])/.exec(text));
  if (month === null || !found) return null;
  const day = Number(found[1]);
  const isPast = month < today.month || (month === today.month && day < today.day);
  return { year: isPast ? today.year + 1 : today.year, month, day };
}

/** Days from today. कल and परसों more often refer to the future than to the past. */
const DAYS: readonly (readonly [word: Words, days: number])[] = [
  [words('day after tomorrow', 'parson', 'परसों'), 2],
  [words('day before yesterday'), -2],
  [words('yesterday', 'bita kal', 'beete kal', 'बीते कल', 'बीता कल'), -1],
  [words('tomorrow', 'kal', 'कल'), 1],
  [words('today', 'aaj', 'aj', 'आज'), 0],
];

/** The day that a text names; null for none. */
export function dayIn(text: string, today: CivilDate): CivilDate | null {
  const date = dateIn(text) ?? dayAndMonthIn(text, today);
  if (date !== null) return date;
  const days = DAYS.find(([word]) => word.test(text))?.[1];
  return days === undefined ? null : daysAfter(today, days);
}

const NEXT_YEAR = words('next year', 'agle saal', 'agle sal', 'agle varsh', 'agle baras', 'अगले साल', 'अगले वर्ष');
const THIS_YEAR = words('this year', 'is saal', 'iss saal', 'is sal', 'is varsh', 'इस साल', 'इस वर्ष');
const LAST_YEAR = words('last year', 'pichhle saal', 'pichle saal', 'पिछले साल', 'पिछले वर्ष');

/** The year that a text names; null for none. */
export function yearIn(text: string, today: CivilDate): number | null {
  const given = /(?<![\d.:])([12]\d{3})(?![\d.:])/.exec(text);
  if (given) return Number(given[1]);
  if (NEXT_YEAR.test(text)) return today.year + 1;
  if (LAST_YEAR.test(text)) return today.year - 1;
  return THIS_YEAR.test(text) ? today.year : null;
}

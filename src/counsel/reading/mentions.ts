/** Mentions of time in a message, and the words from which they are read. */
import type { CivilDate } from '../../domain/day/types';
import { civilFromDays, dayNumberOf, daysFromDate } from '../../domain/time/civil';
import type { MessageToken } from './tokens';
import { MONTHS, wordList } from './vocabulary';

interface Mention {
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

/** A civil date; without a year that was written, the next one, or the last one with a verb of the past. */
export interface DateMention extends Mention, CivilDate {
  kind: 'date';
  isYearGiven: boolean;
  /** Counted from today: tomorrow. */
  isRelative: boolean;
  /** The other reading of a date whose order is open: day first is read, month first is possible. */
  swapped: CivilDate | null;
  /** A year of two digits that may be this century's or the last. */
  isCenturyOpen: boolean;
}

export interface SpanMention extends Mention {
  kind: 'month' | 'year';
  year: number;
  /** 1 to 12; null for a whole year. */
  month: number | null;
  isYearGiven: boolean;
}

/** A time of day. */
export interface ClockMention extends Mention {
  kind: 'clock';
  hour: number;
  minute: number;
  second: number;
  /** On a twelve-hour clock without its half of the day. */
  isHalfOpen: boolean;
  /** At night between 12 and 4, where the date may be that of the evening or of the morning. */
  isNightOpen: boolean;
}

/** A mention that is read, or null. */
export type Read<T> = T | null;

/** A date some days later. */
export const daysAfter = (date: CivilDate, days: number): CivilDate => civilFromDays(daysFromDate(date) + days);

/** Whether the month has the day. */
export const exists = (date: CivilDate): boolean => dayNumberOf(date).ok;

export const ORDINAL = wordList('st, nd, rd, th, tarikh, tareekh, taarikh, ko, of, ki, तारीख, को, वीं, vi, की');
export const YEAR = /^(?:1[0-9]|20|21|30)\d\d$/;
export const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
export const NEXT = wordList('next, agle, agli, agla, coming, aane vale, aanewale, अगले, अगली, अगला, आने वाले');
export const LAST = wordList('last, previous, pichhle, pichle, pichhli, pichli, gaye, bite, beete, पिछले, पिछली, बीते');
const THIS = wordList('this, is, iss, current, chalu, इस, isi, इसी');
export const YEAR_WORDS = wordList('year, yr, saal, sal, varsh, baras, साल, वर्ष');
export const MONTH_WORDS = wordList('month, mahine, mahina, maah, mah, महीने, महीना, माह');

/** A date that some tokens mention. */
export const date = (
  from: number,
  to: number,
  civil: CivilDate,
  more: Partial<Pick<DateMention, 'isYearGiven' | 'isRelative' | 'swapped' | 'isCenturyOpen'>> = {},
): DateMention => ({
  kind: 'date',
  from,
  to,
  ...civil,
  isYearGiven: true,
  isRelative: false,
  swapped: null,
  isCenturyOpen: false,
  ...more,
});

/** The number of the month that a word names; 0 for none. */
export const monthOf = (word: string): number => MONTHS.findIndex((names) => names.has(word)) + 1;
/** The word at a position; empty beyond the ends. */
export const wordAt = (tokens: readonly MessageToken[], at: number): string => tokens[at]?.word ?? '';

/** A position after ordinals, commas and the like. */
export function after(tokens: readonly MessageToken[], at: number, more: ReadonlySet<string> = ORDINAL): number {
  let next = at;
  while (more.has(wordAt(tokens, next)) || (tokens[next]?.raw === ',' && next > at - 1)) next += 1;
  return next;
}

/** How far the month or year of a word lies from the present one: 1 for next, -1 for last, 0 for this; null otherwise. */
export const shiftOf = (word: string): 1 | -1 | 0 | null =>
  NEXT.has(word) ? 1 : LAST.has(word) ? -1 : THIS.has(word) ? 0 : null;

/** A month before or after a date's. */
export function monthsAfter({ year, month }: CivilDate, months: number): { year: number; month: number } {
  const count = year * 12 + month - 1 + months;
  const years = Math.floor(count / 12);
  return { year: years, month: count - 12 * years + 1 };
}

/** The year in which a date without one lies. */
export function nearestYear(month: number, day: number, today: CivilDate, isPast: boolean): number {
  const isBefore = month < today.month || (month === today.month && day < today.day);
  if (isPast) return isBefore || (month === today.month && day === today.day) ? today.year : today.year - 1;
  return isBefore ? today.year + 1 : today.year;
}

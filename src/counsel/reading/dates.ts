/** Reads dates and spans: numbers, names of months and weekdays, and days counted from today. */

import type { CivilDate } from '../../domain/day/types';
import { daysFromDate } from '../../domain/time/civil';
import {
  after,
  DAY,
  type DateMention,
  date,
  daysAfter,
  exists,
  LAST,
  MONTH_WORDS,
  monthOf,
  monthsAfter,
  NEXT,
  nearestYear,
  ORDINAL,
  type Read,
  type SpanMention,
  shiftOf,
  wordAt,
  YEAR,
  YEAR_WORDS,
} from './mentions';
import { type MessageToken, matchAt } from './tokens';
import { DOUBTFUL_MONTHS, EITHER_WAY, RELATIVE_DAYS, WEEKDAYS, wordList } from './vocabulary';

/** A date in figures: `5/6/1990`, day first. */
export function numericDate(
  tokens: readonly MessageToken[],
  at: number,
  today: CivilDate,
  isPast: boolean,
): Read<DateMention> {
  const text = tokens[at]?.raw ?? '';
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return date(at, at + 1, { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  const full = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  if (full) {
    const [first, second] = [Number(full[1]), Number(full[2])];
    const short = full[3]?.length === 2;
    const century = Math.floor(today.year / 100) * 100;
    const given = Number(full[3]);
    const year = short ? (century + given > today.year ? century - 100 + given : century + given) : given;
    const isMonthFirst = second > 12 && first <= 12;
    const civil = isMonthFirst ? { year, month: first, day: second } : { year, month: second, day: first };
    const isOpen = first <= 12 && second <= 12 && first !== second;
    return date(at, at + 1, civil, {
      swapped: isOpen ? { year, month: first, day: second } : null,
      isCenturyOpen: short && given === today.year % 100,
    });
  }
  const pair = /^(\d{1,2})[/-](\d{1,2})$/.exec(text);
  if (!pair) return null;
  const [day, month] = [Number(pair[1]), Number(pair[2])];
  if (month > 12 || day > 31 || month < 1 || day < 1) return null;
  const year = nearestYear(month, day, today, isPast);
  const other = { year: nearestYear(day, month, today, isPast), month: day, day: month };
  return date(at, at + 1, { year, month, day }, { isYearGiven: false, swapped: day <= 12 ? other : null });
}

/** A date with the name of its month, or a day of the present month or of that of the conversation. */
export function namedDate(
  tokens: readonly MessageToken[],
  at: number,
  today: CivilDate,
  isPast: boolean,
  anchor: CivilDate = today,
): Read<DateMention> {
  const dated = (day: number, month: number, afterIt: number): DateMention => {
    const skipped = tokens[afterIt]?.raw === ',' || ORDINAL.has(wordAt(tokens, afterIt)) ? afterIt + 1 : afterIt;
    const written = [afterIt, skipped, skipped + 1].find((i) => YEAR.test(wordAt(tokens, i)) && i <= skipped + 1);
    const isJoined = written !== undefined && (written <= skipped || ORDINAL.has(wordAt(tokens, skipped)));
    if (written !== undefined && isJoined) {
      return date(at, written + 1, { year: Number(wordAt(tokens, written)), month, day });
    }
    const year = nearestYear(month, day, today, isPast);
    return date(at, afterIt, { year, month, day }, { isYearGiven: false });
  };
  const word = wordAt(tokens, at);
  if (DAY.test(word)) {
    const next = after(tokens, at + 1);
    const month = next - at <= 3 ? monthOf(wordAt(tokens, next)) : 0;
    if (month > 0) return dated(Number(word), month, next + 1);
    const isTheDay = ['the', 'on'].includes(wordAt(tokens, at - 1)) && /^(?:st|nd|rd|th)$/.test(wordAt(tokens, at + 1));
    const isTarikh = ['tarikh', 'tarik'].includes(wordAt(tokens, at + 1));
    const isKo = wordAt(tokens, at + 1) === 'ko' && (BEFORE_DAY.has(wordAt(tokens, at - 1)) || at === 0);
    if ((isTheDay && !/^(?:hous|bhav|lord)/.test(wordAt(tokens, at + 2))) || isTarikh || isKo) {
      const near = { year: anchor.year, month: anchor.month, day: Number(word) };
      const isNear = daysFromDate(anchor) !== daysFromDate(today) && exists(near);
      return date(at, at + 2, isNear ? near : dayOfMonth(Number(word), today, isPast), { isYearGiven: false });
    }
    return null;
  }
  const month = monthOf(word);
  if (month === 0 || !DAY.test(wordAt(tokens, at + 1))) return null;
  return dated(Number(wordAt(tokens, at + 1)), month, after(tokens, at + 2, ORDINAL_ENDINGS));
}

/** Words before a bare day of the month: `aur 8 ko`. */
const BEFORE_DAY = wordList('aur, and, phir, fir');
const ORDINAL_ENDINGS = wordList('st, nd, rd, th');

/** The nearest such day of a month: the next one that exists, or the last one. */
function dayOfMonth(day: number, today: CivilDate, isPast: boolean): CivilDate {
  const step = isPast ? -1 : 1;
  let { year, month } = today;
  for (let tries = 0; tries < 12; tries++) {
    const civil = { year, month, day };
    const isRight = isPast ? daysFromDate(civil) <= daysFromDate(today) : daysFromDate(civil) >= daysFromDate(today);
    if (isRight && exists(civil)) return civil;
    month += step;
    if (month > 12 || month < 1) {
      year += step;
      month = isPast ? 12 : 1;
    }
  }
  return today;
}

/** Today, tomorrow and the like. */
export function relative(
  tokens: readonly MessageToken[],
  at: number,
  today: CivilDate,
  isPast: boolean,
): Read<DateMention> {
  for (const [list, days] of RELATIVE_DAYS) {
    const length = matchAt(tokens, at, list);
    if (length === 0) continue;
    // काल, time, has the sound of कल when it is written kal.
    if (/^(?:kaal|काल)/.test(tokens[at]?.raw ?? '') || wordAt(tokens, at - 1) === 'rahu') continue;
    const isEitherWay = EITHER_WAY.has(wordAt(tokens, at));
    return date(at, at + length, daysAfter(today, isEitherWay && isPast ? -days : days), { isRelative: true });
  }
  return null;
}

/** The nearest day with the name of a weekday. */
export function weekday(
  tokens: readonly MessageToken[],
  at: number,
  today: CivilDate,
  isPast: boolean,
): Read<DateMention> {
  const index = WEEKDAYS.findIndex((names) => matchAt(tokens, at, names) > 0);
  if (index < 0) return null;
  const length = matchAt(tokens, at, WEEKDAYS[index] ?? new Set());
  const present = ((daysFromDate(today) % 7) + 11) % 7;
  const isLast = LAST.has(wordAt(tokens, at - 1)) || isPast;
  const ahead = (index - present + 7) % 7;
  const days = isLast ? (ahead === 0 ? -7 : ahead - 7) : ahead === 0 && NEXT.has(wordAt(tokens, at - 1)) ? 7 : ahead;
  return date(at, at + length, daysAfter(today, days), { isYearGiven: false });
}

/** A month or a year. */
export function span(
  tokens: readonly MessageToken[],
  at: number,
  today: CivilDate,
  isPast: boolean,
): Read<SpanMention> {
  const word = wordAt(tokens, at);
  const month = monthOf(word);
  if (month > 0) {
    const next = after(tokens, at + 1, wordList('of, ka, ki, ke, me, में'));
    const isYearGiven = YEAR.test(wordAt(tokens, next));
    if (DOUBTFUL_MONTHS.has(word) && !isYearGiven) return null;
    const year = isYearGiven ? Number(wordAt(tokens, next)) : nearestYear(month, 28, today, isPast);
    return { kind: 'month', from: at, to: isYearGiven ? next + 1 : at + 1, year, month, isYearGiven };
  }
  if (YEAR.test(word))
    return { kind: 'year', from: at, to: at + 1, year: Number(word), month: null, isYearGiven: true };
  const shift = shiftOf(word);
  if (shift === null) return null;
  const of = wordAt(tokens, at + 1);
  if (YEAR_WORDS.has(of)) {
    return { kind: 'year', from: at, to: at + 2, year: today.year + shift, month: null, isYearGiven: true };
  }
  if (!MONTH_WORDS.has(of)) return null;
  return { kind: 'month', from: at, to: at + 2, ...monthsAfter(today, shift), isYearGiven: true };
}

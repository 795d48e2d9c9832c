/** Reads dates, spans and clocks from the tokens of a message, in three languages. Nothing is guessed. */
import type { CivilDate } from '../../domain/day/types';
import { civilFromDays, dayNumberOf, daysFromCivil } from '../../domain/time/civil';
import { type MessageToken, matchAt } from './tokens';
import {
  AFTERNOON,
  CLOCK_WORDS,
  DOUBTFUL_MONTHS,
  EITHER_WAY,
  EVENING,
  MONTHS,
  MORNING,
  NIGHT,
  NUMBERS,
  PAST,
  QUARTERS,
  RELATIVE_DAYS,
  WEEKDAYS,
  wordList,
} from './vocabulary';

interface Mention {
  /** The first token, and the one after the last. */
  from: number;
  to: number;
}

/** A civil date; without a year that was written, the next one, or the last one with a verb of the past. */
export interface DateMention extends Mention, CivilDate {
  kind: 'date';
  isYearGiven: boolean;
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

type TimeMention = DateMention | SpanMention | ClockMention;

const dayNumber = ({ year, month, day }: CivilDate): number => daysFromCivil(year, month, day);

/** A date some days later. */
export const daysAfter = (date: CivilDate, days: number): CivilDate => civilFromDays(dayNumber(date) + days);

/** Whether the month has the day. */
export const exists = (date: CivilDate): boolean => dayNumberOf(date).ok;

const ORDINAL = wordList('st, nd, rd, th, tarikh, tareekh, taarikh, ko, of, ki, तारीख, को, वीं, vi, की');
const YEAR = /^(?:1[0-9]|20|21|30)\d\d$/;
const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
const NEXT = wordList('next, agle, agli, agla, coming, aane vale, aanewale, अगले, अगली, अगला, आने वाले');
const LAST = wordList('last, previous, pichhle, pichle, pichhli, pichli, gaye, bite, beete, पिछले, पिछली, बीते');
const THIS = wordList('this, is, iss, current, chalu, इस, isi, इसी');
const YEAR_WORDS = wordList('year, yr, saal, sal, varsh, baras, साल, वर्ष');
const MONTH_WORDS = wordList('month, mahine, mahina, maah, mah, महीने, महीना, माह');

/** Reads the mentions of time in order; each token belongs to one. */
export function timesIn(tokens: readonly MessageToken[], today: CivilDate): TimeMention[] {
  const isPast = tokens.some((_, at) => matchAt(tokens, at, PAST) > 0);
  const found: TimeMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mention =
      numericDate(tokens, at, today, isPast) ??
      namedDate(tokens, at, today, isPast) ??
      clock(tokens, at) ??
      relative(tokens, at, today, isPast) ??
      weekday(tokens, at, today, isPast) ??
      span(tokens, at, today, isPast);
    if (mention !== null) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}

type Read<T> = T | null;

/** The year in which a date without one lies. */
function nearestYear(month: number, day: number, today: CivilDate, isPast: boolean): number {
  const isBefore = month < today.month || (month === today.month && day < today.day);
  if (isPast) return isBefore || (month === today.month && day === today.day) ? today.year : today.year - 1;
  return isBefore ? today.year + 1 : today.year;
}

const date = (
  from: number,
  to: number,
  civil: CivilDate,
  more: Partial<Pick<DateMention, 'isYearGiven' | 'swapped' | 'isCenturyOpen'>> = {},
): DateMention => ({
  kind: 'date',
  from,
  to,
  ...civil,
  isYearGiven: true,
  swapped: null,
  isCenturyOpen: false,
  ...more,
});

function numericDate(
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

const monthOf = (word: string): number => MONTHS.findIndex((names) => names.has(word)) + 1;
const wordAt = (tokens: readonly MessageToken[], at: number): string => tokens[at]?.word ?? '';

/** A position after ordinals, commas and the like. */
function after(tokens: readonly MessageToken[], at: number, more: ReadonlySet<string> = ORDINAL): number {
  let next = at;
  while (more.has(wordAt(tokens, next)) || (tokens[next]?.raw === ',' && next > at - 1)) next += 1;
  return next;
}

function namedDate(tokens: readonly MessageToken[], at: number, today: CivilDate, isPast: boolean): Read<DateMention> {
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
    if ((isTheDay && !/^(?:hous|bhav|lord)/.test(wordAt(tokens, at + 2))) || isTarikh) {
      return date(at, at + 2, dayOfMonth(Number(word), today, isPast), { isYearGiven: false });
    }
    return null;
  }
  const month = monthOf(word);
  if (month === 0 || !DAY.test(wordAt(tokens, at + 1))) return null;
  return dated(Number(wordAt(tokens, at + 1)), month, after(tokens, at + 2, ORDINAL_ENDINGS));
}

const ORDINAL_ENDINGS = wordList('st, nd, rd, th');

/** The nearest such day of a month: the next one that exists, or the last one. */
function dayOfMonth(day: number, today: CivilDate, isPast: boolean): CivilDate {
  const step = isPast ? -1 : 1;
  let { year, month } = today;
  for (let tries = 0; tries < 12; tries++) {
    const civil = { year, month, day };
    const isRight = isPast ? dayNumber(civil) <= dayNumber(today) : dayNumber(civil) >= dayNumber(today);
    if (isRight && exists(civil)) return civil;
    month += step;
    if (month > 12 || month < 1) {
      year += step;
      month = isPast ? 12 : 1;
    }
  }
  return today;
}

function relative(tokens: readonly MessageToken[], at: number, today: CivilDate, isPast: boolean): Read<DateMention> {
  for (const [list, days] of RELATIVE_DAYS) {
    const length = matchAt(tokens, at, list);
    if (length === 0) continue;
    // काल, time, has the sound of कल when it is written kal.
    if (/^(?:kaal|काल)/.test(tokens[at]?.raw ?? '') || wordAt(tokens, at - 1) === 'rahu') continue;
    const isEitherWay = EITHER_WAY.has(wordAt(tokens, at));
    return date(at, at + length, daysAfter(today, isEitherWay && isPast ? -days : days));
  }
  return null;
}

function weekday(tokens: readonly MessageToken[], at: number, today: CivilDate, isPast: boolean): Read<DateMention> {
  const index = WEEKDAYS.findIndex((names) => matchAt(tokens, at, names) > 0);
  if (index < 0) return null;
  const length = matchAt(tokens, at, WEEKDAYS[index] ?? new Set());
  const present = ((dayNumber(today) % 7) + 11) % 7;
  const isLast = LAST.has(wordAt(tokens, at - 1)) || isPast;
  const ahead = (index - present + 7) % 7;
  const days = isLast ? (ahead === 0 ? -7 : ahead - 7) : ahead === 0 && NEXT.has(wordAt(tokens, at - 1)) ? 7 : ahead;
  return date(at, at + length, daysAfter(today, days), { isYearGiven: false });
}

function span(tokens: readonly MessageToken[], at: number, today: CivilDate, isPast: boolean): Read<SpanMention> {
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
  const shift = NEXT.has(word) ? 1 : LAST.has(word) ? -1 : THIS.has(word) ? 0 : null;
  if (shift === null) return null;
  const of = wordAt(tokens, at + 1);
  if (YEAR_WORDS.has(of)) {
    return { kind: 'year', from: at, to: at + 2, year: today.year + shift, month: null, isYearGiven: true };
  }
  if (!MONTH_WORDS.has(of)) return null;
  const months = today.year * 12 + today.month - 1 + shift;
  return {
    kind: 'month',
    from: at,
    to: at + 2,
    year: Math.floor(months / 12),
    month: (months % 12) + 1,
    isYearGiven: true,
  };
}

const HOUR_WORDS = wordList('baje, बजे, o clock, oclock, am, pm, baj, bje, hours, hrs, बजकर');
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const DOTTED = /^(\d{1,2})\.(\d{2})$/;
/** How far from a clock its half of the day may stand, in tokens. */
const NEAR = 3;

/** The half of the day that stands near a clock: hours to add, or night. */
function halfNear(tokens: readonly MessageToken[], from: number, to: number): 'am' | 'pm' | 'noon' | 'night' | null {
  const halfAt = (at: number): 'am' | 'pm' | 'noon' | 'night' | null => {
    const word = wordAt(tokens, at);
    if (MORNING.has(word)) return 'am';
    if (EVENING.has(word)) return 'pm';
    if (AFTERNOON.has(word)) return 'noon';
    return NIGHT.has(word) ? 'night' : null;
  };
  for (let away = 0; away < NEAR; away++) {
    const found = halfAt(to + away) ?? (away < 2 ? halfAt(from - 1 - away) : null);
    if (found !== null) return found;
    if (/^\d/.test(wordAt(tokens, to + away))) break;
  }
  return null;
}

function clock(tokens: readonly MessageToken[], at: number): Read<ClockMention> {
  const word = wordAt(tokens, at);
  const raw = tokens[at]?.raw ?? '';
  const named = CLOCK_WORDS.get(word);
  const colon = CLOCK.exec(raw);
  const dotted = DOTTED.exec(raw);
  const isHour = HOUR_WORDS.has(wordAt(tokens, at + 1)) || wordAt(tokens, at + 1) === 'o';
  const quarter = QUARTERS.get(word);
  const hourOf = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : (NUMBERS.get(text) ?? Number.NaN));
  const make = (hour: number, minute: number, second: number, to: number, isTwelve: boolean): Read<ClockMention> => {
    const half = halfNear(tokens, at, to);
    const end = HOUR_WORDS.has(wordAt(tokens, to)) ? to + 1 : to;
    const rest = { kind: 'clock', from: at, to: end, minute, second } as const;
    if (hour > 24 || minute > 59) return null;
    if (hour > 12 || !isTwelve) return { ...rest, hour: hour % 24, isHalfOpen: false, isNightOpen: false };
    if (half === 'night') {
      if (hour >= 6 && hour < 12) return { ...rest, hour: hour + 12, isHalfOpen: false, isNightOpen: false };
      return { ...rest, hour: hour % 12, isHalfOpen: false, isNightOpen: true };
    }
    if (half === null) return { ...rest, hour, isHalfOpen: true, isNightOpen: false };
    const isLate = half === 'pm' || (half === 'noon' && (hour < 7 || hour === 12));
    return { ...rest, hour: (hour % 12) + (isLate ? 12 : 0), isHalfOpen: false, isNightOpen: false };
  };
  if (named) {
    const [hour, minute] = named;
    if (hour === 12) return make(12, 0, 0, at + 1, false);
    return isHour ? make(hour, minute, 0, at + 1, true) : null;
  }
  if (quarter !== undefined) {
    const minutes = hourOf(wordAt(tokens, at + 1)) * 60 + quarter;
    return Number.isNaN(minutes) ? null : make(Math.floor(minutes / 60), minutes % 60, 0, at + 2, true);
  }
  if (colon) {
    const isTwelve = Number(colon[1]) < 10 ? !(colon[1] ?? '').startsWith('0') : halfNear(tokens, at, at + 1) !== null;
    return make(Number(colon[1]), Number(colon[2]), Number(colon[3] ?? 0), at + 1, isTwelve);
  }
  if (dotted) {
    const half = halfNear(tokens, at, at + 1);
    const hour = Number(dotted[1]);
    if (half === null && hour < 13) return null;
    return make(hour, Number(dotted[2]), 0, at + 1, hour < 13);
  }
  if (!isHour) return null;
  const hour = hourOf(word);
  if (Number.isNaN(hour) || hour > 24) return null;
  const isOClock = wordAt(tokens, at + 1) === 'o';
  return make(hour, 0, 0, isOClock ? at + 3 : at + 1, hour < 13);
}

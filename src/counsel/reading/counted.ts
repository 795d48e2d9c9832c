/** Reads dates that are counted: `three days from now`, `the 2nd of next month`, the last day of a month, civil holidays. */
import type { CivilDate } from '../../domain/day/types';
import { daysInMonth } from '../../domain/time/civil';
import {
  DAY,
  type DateMention,
  date,
  daysAfter,
  MONTH_WORDS,
  monthsAfter,
  nearestYear,
  type Read,
  shiftOf,
  wordAt,
  YEAR,
} from './mentions';
import { type MessageToken, matchAt } from './tokens';
import { NUMBERS, wordList } from './vocabulary';

const A = wordList('a, an');
const DAYS = wordList('day, days, din, दिन, दिनों, dino');
const WEEKS = wordList('week, weeks, hafta, hafte, hafto, saptah, हफ़्ता, हफ़्ते, हफ़्तों, सप्ताह');
const BEFORE_COUNT = wordList('in, after, within');
const FROM_TODAY = wordList('from now, from today, hence, ahead, after today, aaj se, आज से');
const TODAY_FROM = wordList('aaj se, aj se, abhi se, आज से, from today');
const BEFORE_TODAY = wordList('ago, back, before today');
/** Words that count from the day that the conversation is about. */
const LATER = wordList('later, baad, ke baad, bad, ke bad, aage, बाद, के बाद, आगे');
const EARLIER = wordList('earlier, pehle, pahle, पहले, purv, पूर्व');

/** A number of days or weeks from a position: how many days, and the position after them. */
function countAt(tokens: readonly MessageToken[], at: number): { days: number; to: number } | null {
  const word = wordAt(tokens, at);
  const count = A.has(word) ? 1 : /^\d{1,3}$/.test(word) ? Number(word) : NUMBERS.get(word);
  if (count === undefined) return null;
  const unit = wordAt(tokens, at + 1);
  if (DAYS.has(unit)) return { days: count, to: at + 2 };
  return WEEKS.has(unit) ? { days: 7 * count, to: at + 2 } : null;
}

/** A date some days or weeks from today, or from the day that the conversation is about. */
function countedDays(
  tokens: readonly MessageToken[],
  at: number,
  today: CivilDate,
  anchor: CivilDate,
): Read<DateMention> {
  const start = matchAt(tokens, at, TODAY_FROM);
  const fromToday = start > 0 ? countAt(tokens, at + start) : null;
  if (fromToday !== null) {
    const end = fromToday.to + matchAt(tokens, fromToday.to, LATER);
    const back = matchAt(tokens, fromToday.to, EARLIER);
    const days = back > 0 ? -fromToday.days : fromToday.days;
    return date(at, Math.max(end, fromToday.to + back), daysAfter(today, days), { isYearGiven: false });
  }
  const isIn = BEFORE_COUNT.has(wordAt(tokens, at));
  const counted = countAt(tokens, isIn ? at + 1 : at);
  if (counted === null) return null;
  const { days, to } = counted;
  for (const [list, from, sign] of [
    [FROM_TODAY, today, 1],
    [BEFORE_TODAY, today, -1],
    [LATER, anchor, 1],
    [EARLIER, anchor, -1],
  ] as const) {
    const length = matchAt(tokens, to, list);
    // "A day later" without an earlier day compares two days and is no date.
    if (length > 0 && (days > 1 || from !== anchor || !A.has(wordAt(tokens, at))))
      return date(at, to + length, daysAfter(from, sign * days), { isYearGiven: false });
  }
  return isIn ? date(at, to, daysAfter(today, days), { isYearGiven: false }) : null;
}

/** The last, this or the next month if words name it, and the position after them. */
function monthAt(tokens: readonly MessageToken[], at: number, today: CivilDate) {
  const shift = shiftOf(wordAt(tokens, at));
  if (shift === null || !MONTH_WORDS.has(wordAt(tokens, at + 1))) return null;
  return { ...monthsAfter(today, shift), to: at + 2 };
}

const OF = wordList('of, of the, ki, ke, ka, की, के, का, me, mein, में');
const ENDING = wordList('st, nd, rd, th, st of, nd of, rd of, th of, st day of, nd day of, rd day of, th day of, of');
const TARIKH = wordList('tarikh, tareekh, taarikh, tarikh ko, tareekh ko, ko, तारीख, तारीख को, को');
const LAST_DAY = wordList(
  `last day, last date, end, aakhri tarikh, aakhri tareekh, akhri tarikh, aakhri din, akhri din, antim din, antim tarikh,
   आखिरी तारीख, आख़िरी तारीख़, आखिरी दिन, अंतिम दिन, अंतिम तारीख`,
);

/** A day of the last, this or the next month: `2nd of next month`, `अगले महीने की 2 तारीख`, `last day of this month`. */
function dayOfNearMonth(tokens: readonly MessageToken[], at: number, today: CivilDate): Read<DateMention> {
  const first = matchAt(tokens, at, LAST_DAY);
  if (first > 0) {
    const month = monthAt(tokens, at + first + matchAt(tokens, at + first, OF), today);
    return month && date(at, month.to, { ...month, day: daysInMonth(month.year, month.month) });
  }
  if (DAY.test(wordAt(tokens, at))) {
    const month = monthAt(tokens, at + 1 + matchAt(tokens, at + 1, ENDING), today);
    return month && date(at, month.to, { ...month, day: Number(wordAt(tokens, at)) });
  }
  const month = monthAt(tokens, at, today);
  if (month === null) return null;
  const next = month.to + matchAt(tokens, month.to, OF);
  const last = matchAt(tokens, next, LAST_DAY);
  if (last > 0) return date(at, next + last, { ...month, day: daysInMonth(month.year, month.month) });
  const ending = matchAt(tokens, next + 1, TARIKH) || matchAt(tokens, next + 1, ENDING);
  const isDay = DAY.test(wordAt(tokens, next)) && ending > 0;
  return isDay ? date(at, next + 1 + ending, { ...month, day: Number(wordAt(tokens, next)) }) : null;
}

/** Civil holidays with a fixed date. */
const HOLIDAYS: readonly (readonly [ReadonlySet<string>, month: number, day: number])[] = [
  [wordList('new year day, new years day'), 1, 1],
  [wordList('republic day, gantantra divas, gantantra diwas, गणतंत्र दिवस'), 1, 26],
  [wordList('valentine day, valentines day'), 2, 14],
  [wordList('independence day, swatantrata divas, swatantrata diwas, स्वतंत्रता दिवस'), 8, 15],
  [wordList('teachers day, shikshak divas, शिक्षक दिवस'), 9, 5],
  [wordList('childrens day, bal divas, बाल दिवस'), 11, 14],
  [wordList('christmas eve'), 12, 24],
  [wordList('christmas, christmas day, bada din, बड़ा दिन, xmas'), 12, 25],
  [wordList('new year eve, new years eve'), 12, 31],
];

function holiday(tokens: readonly MessageToken[], at: number, today: CivilDate, isPast: boolean): Read<DateMention> {
  for (const [names, month, day] of HOLIDAYS) {
    const length = matchAt(tokens, at, names);
    if (length === 0) continue;
    const next = at + length + (tokens[at + length]?.raw === ',' ? 1 : 0);
    const written = [next, next + 1].find((i) => YEAR.test(wordAt(tokens, i)));
    if (written !== undefined) return date(at, written + 1, { year: Number(wordAt(tokens, written)), month, day });
    const year = nearestYear(month, day, today, isPast);
    return date(at, at + length, { year, month, day }, { isYearGiven: false });
  }
  return null;
}

const NEXT_DAY = wordList(
  `day after, next day, the following day, following day, agle din, agla din, uske agle din, अगले दिन, अगला दिन,
   उसके अगले दिन`,
);
const NEIGHBOUR = wordList('day after, day before');
const DAY_BEFORE = wordList('day before, previous day, pichle din, पिछले दिन, ek din pehle, एक दिन पहले');

/** The day after or before the day that the conversation is about. */
function neighbourOfAnchor(tokens: readonly MessageToken[], at: number, anchor: CivilDate): Read<DateMention> {
  const [next, before] = [matchAt(tokens, at, NEXT_DAY), matchAt(tokens, at, DAY_BEFORE)];
  const length = Math.max(next, before);
  if (length === 0) return null;
  // "The day after Holi" counts from Holi.
  const isOfOther = matchAt(tokens, at, NEIGHBOUR) > 0 && !['', '|'].includes(wordAt(tokens, at + length));
  return isOfOther ? null : date(at, at + length, daysAfter(anchor, next > 0 ? 1 : -1), { isYearGiven: false });
}

/**
 * A date that is counted from today, or from the day that the conversation is about.
 *
 * @param anchor  that day; by default today
 */
export const counted = (
  tokens: readonly MessageToken[],
  at: number,
  today: CivilDate,
  isPast: boolean,
  anchor: CivilDate,
): Read<DateMention> =>
  countedDays(tokens, at, today, anchor) ??
  dayOfNearMonth(tokens, at, today) ??
  holiday(tokens, at, today, isPast) ??
  neighbourOfAnchor(tokens, at, anchor);

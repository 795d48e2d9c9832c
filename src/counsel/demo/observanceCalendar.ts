/** Observances of a day, a week, a month, a year or a region, and those ahead. */
import { REGIONS as ALL_REGIONS } from '../../data/observances/regions';
import { varaOf } from '../../domain/day/day';
import type { CivilDate } from '../../domain/day/types';
import { daysInMonth } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { CallResult } from '../claims/claim';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import {
  type Answer,
  askedDay,
  askedMonth,
  askedPeriod,
  askedPlace,
  askedYear,
  type Conversation,
  failure,
  run,
} from './conversation';
import { words } from './match';
import { AFTER_NEXT, countIn } from './observanceKinds';
import { foundIn, rowsOf, told } from './observanceRows';

/** Asks for all of them, not the principal ones alone. */
const EVERY = patternOf('all|every|sare|saare|sab|sabhi|sari|saari|list|kaun_kaun|kya_kya|what_fast|which_fast');

const LEFT = patternOf('bache|bacha|bachi|baki|baaki|left|remaining|remain|aur');

/** The regions by the words of their keys, and other spellings. */
const REGIONS: readonly (readonly [RegExp, string])[] = [
  ...ALL_REGIONS.filter((key) => key !== 'india' && key !== 'delhi').map(
    (key) => [patternOf(key.replaceAll('-', ' ')), key] as const,
  ),
  [patternOf('tamilnadu'), 'tamil-nadu'],
  [patternOf('bengal|bangal|bangla'), 'west-bengal'],
  [patternOf('gujrat'), 'gujarat'],
  [patternOf('orissa'), 'odisha'],
  [patternOf('andhra'), 'andhra-pradesh'],
  [patternOf('keral'), 'kerala'],
  [patternOf('panjab'), 'punjab'],
  [patternOf('karnatak'), 'karnataka'],
];

/** The region that the words name; undefined for none. */
export const regionIn = (words: string): string | undefined => REGIONS.find(([names]) => names.test(words))?.[1];

const CALENDAR = words(
  `festival*, utsav*, calendar, holiday*, fast, fasts, vrat, vrats, tyohar, tyohaar, parv, observances, special on, anything on, chhutti*, chutti*, त्योहार,
   त्यौहार, पर्व, व्रत, छुट्टी, छुट्टियाँ, छुट्टियों, अवकाश, feed, rss`,
);

/** Asks for the days on which a government closes its offices. */
const HOLIDAYS = patternOf('holiday*|chhutti*|avkash');
/** Asks for fasts; the principal observances are mostly festivals. */
const FASTS = patternOf('vrat*|fast*|upvas');

const WEEKS = [
  'first|pehle|pahle|pratham',
  'second|dusre|doosre',
  'third|tisre|teesre',
  'fourth|chauthe',
  'last|aakhri|antim',
].map((ordinal) => patternOf(`${ordinal} week|hafte|hafta|saptah`));
const NEAR_WEEKS = [
  patternOf('this|is|isi week|hafte|hafta|saptah'),
  patternOf('next|coming|agle|agla|aane_vale week|hafte|hafta|saptah'),
] as const;

/** What lies ahead: one observance, or several. */
const AHEAD = patternOf('next|upcoming|coming|agla|agli|agle|aane_vale|aane_vali|aage');
const ONE_AHEAD = patternOf(`agla|agli|aane_vali
  next|upcoming|coming|which|what .. festival|holiday|vrat|fast|utsav`);
const AHEAD_DAYS = 120;
/** Rows of a list of what lies ahead. */
const AHEAD_ROWS = 5;

export interface WeekDates {
  from: string;
  to: string;
}

/** The seven days from a date on. */
const weekFrom = (date: CivilDate): WeekDates => ({ from: isoDate(date), to: isoDate(daysAfter(date, 6)) });

/** The days of a week that the words name: seven days from today, from the next Monday, or of a month. */
export function weekIn(
  { words, today }: Conversation,
  month: { year: number; month: number } | null,
): WeekDates | null {
  const near = NEAR_WEEKS.findIndex((week) => week.test(words));
  const sinceMonday = (varaOf(today) + 5) % 7;
  if (near >= 0) return weekFrom(near === 0 ? today : daysAfter(today, 7 - sinceMonday));
  const at = WEEKS.findIndex((week) => week.test(words));
  if (at < 0 || month === null) return null;
  const isLast = at === WEEKS.length - 1;
  return weekFrom({ ...month, day: isLast ? daysInMonth(month.year, month.month) - 6 : 7 * at + 1 });
}

/** A span in the parts that lie in one year each: the tool takes one year in a call. */
const yearsOf = ({ from, to }: WeekDates): (WeekDates & { year: number })[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  if (first === last) return [{ year: first, from, to }];
  return [
    { year: first, from, to: `${first}-12-31` },
    { year: last, from: `${last}-01-01`, to },
  ];
};

/** The dates of a question of observances, and whether they are all that lies ahead; null for a whole month or year. */
function datesOf(conversation: Conversation, month: { year: number; month: number } | null) {
  const { words, today } = conversation;
  const day = askedDay(conversation);
  if (day !== null) return { from: isoDate(day), to: isoDate(day), isAhead: false };
  const week = weekIn(conversation, month);
  if (week !== null) return { ...week, isAhead: false };
  const from = isoDate(today);
  if (askedPeriod(conversation) === null && AHEAD.test(words))
    return { from, to: isoDate(daysAfter(today, AHEAD_DAYS)), isAhead: true };
  const isPresent = month?.month === today.month && month.year === today.year;
  if (!isPresent || !LEFT.test(words)) return null;
  return { from, to: isoDate({ ...today, day: daysInMonth(today.year, today.month) }), isAhead: false };
}

/** The principal observances, the fasts or the holidays of a day, a week, a month or a year, or those ahead. */
export async function calendar(conversation: Conversation): Promise<Answer> {
  if (!CALENDAR.test(conversation.text)) return null;
  const { words, today } = conversation;
  const place = askedPlace(conversation);
  const isOfHolidays = HOLIDAYS.test(words);
  const region = regionIn(words) ?? (isOfHolidays ? 'india' : undefined);
  const [day, given] = [askedDay(conversation), askedMonth(conversation)];
  const year = given?.year ?? askedYear(conversation) ?? today.year;
  const month = given ?? (askedYear(conversation) === null ? { year, month: today.month } : null);
  const span = datesOf(conversation, month);
  const isAhead = span?.isAhead === true;
  const whole = month !== null ? { month: month.month } : {};
  const isOfAll = (span !== null && !isAhead) || region !== undefined || EVERY.test(words) || FASTS.test(words);
  const chosen = {
    ...(isOfHolidays ? { tradition: 'civil' } : isOfAll ? {} : { show: 'principal' }),
    ...(region !== undefined && { region }),
    ...((span !== null || month !== null) && { limit: 60 }),
    ...place,
  };
  const inputs = span === null ? [{ year, ...whole }] : yearsOf(span);
  const results = await Promise.all(inputs.map((input) => run(conversation, 'utsavas', { ...input, ...chosen })));
  const failed = results.find(({ ok }) => !ok);
  if (failed !== undefined) return failure(failed);
  const source = [
    { kind: 'suggestion', of: isOfHolidays ? 'holidays' : 'calendar' },
    { kind: 'source', call: results[0]?.call },
  ];
  if (isAhead) {
    const ahead = foundIn(results, ({ kind, tradition }) => kind !== 'parana' && tradition !== 'vaishnava');
    const count = countIn(words) ?? (ONE_AHEAD.test(words) ? 1 : AHEAD_ROWS);
    const first = AFTER_NEXT.test(words) ? 1 : 0;
    return [...told(ahead.slice(first, first + count), place), ...source];
  }
  return [
    ...results.flatMap(({ call }, i) => [
      { kind: 'observances_count', call },
      ...(rowsOf(results[i] as CallResult).length > 0
        ? [{ kind: 'observances', call, limit: 40, ...(day !== null && { date: isoDate(day) }) }]
        : []),
    ]),
    ...source,
  ];
}

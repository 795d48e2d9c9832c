/** The principal observances of a month, a week, a year or a region. */
import { REGIONS as ALL_REGIONS } from '../../data/observances/regions';
import { daysInMonth } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { patternOf } from '../grammar/pattern';
import {
  type Answer,
  askedDay,
  askedMonth,
  askedPlace,
  askedYear,
  type Conversation,
  failure,
  run,
} from './conversation';
import { words } from './match';
import { rowsOf } from './observanceRows';

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
  `festival*, utsav*, calendar, holidays, fasts, vrat, vrats, tyohar, tyohaar, parv, observances, त्योहार, त्यौहार, पर्व,
   व्रत, feed, rss`,
);

const WEEKS = [
  'first|pehle|pahle|pratham',
  'second|dusre|doosre',
  'third|tisre|teesre',
  'fourth|chauthe',
  'last|aakhri|antim',
].map((ordinal) => patternOf(`${ordinal} week|hafte|hafta|saptah`));

/** The days of a week of a month that the words name: the first has the days 1 to 7, the last the last seven. */
function weekIn(words: string, year: number, month: number): { from: string; to: string } | null {
  const at = WEEKS.findIndex((week) => week.test(words));
  if (at < 0) return null;
  const first = at === WEEKS.length - 1 ? daysInMonth(year, month) - 6 : 7 * at + 1;
  return { from: isoDate({ year, month, day: first }), to: isoDate({ year, month, day: first + 6 }) };
}

/** The principal observances of a month, or of a year. */
export async function calendar(conversation: Conversation): Promise<Answer> {
  if (!CALENDAR.test(conversation.text)) return null;
  const place = askedPlace(conversation);
  const given = askedMonth(conversation);
  const year = given?.year ?? askedYear(conversation) ?? conversation.today.year;
  const month = given?.month ?? (askedYear(conversation) === null ? conversation.today.month : null);
  const day = askedDay(conversation);
  const date = day === null ? null : isoDate(day);
  const region = regionIn(conversation.words);
  const week = month === null ? null : weekIn(conversation.words, year, month);
  // The rest of the month begins today.
  const isRest = day === null && LEFT.test(conversation.words) && month === conversation.today.month;
  const rest = {
    from: isoDate(conversation.today),
    to: isoDate({ ...conversation.today, day: daysInMonth(year, month ?? 1) }),
  };
  const whole = month !== null ? { month } : {};
  const span = date !== null ? { from: date, to: date } : (week ?? (isRest ? rest : whole));
  const input = {
    year: day?.year ?? year,
    ...span,
    ...(date === null &&
      week === null &&
      !isRest &&
      region === undefined &&
      !EVERY.test(conversation.words) && { show: 'principal' }),
    ...(region !== undefined && { region }),
    ...(Object.keys(span).length > 0 && { limit: 60 }),
    ...place,
  };
  const result = await run(conversation, 'utsavas', input);
  if (!result.ok) return failure(result);
  const { call } = result;
  const rows =
    rowsOf(result).length > 0
      ? [
          { kind: 'observances_count', call },
          { kind: 'observances', call, limit: 40, ...(date !== null && { date }) },
        ]
      : [{ kind: 'observances_count', call }];
  return [...rows, { kind: 'suggestion', of: 'calendar' }, { kind: 'source', call }];
}

/** Risings, windows and limbs of several days: this week, the next three days, the first of every month. */
import { civilDateOf, daysInMonth } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { NUMBERS } from '../reading/vocabulary';
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
import { RISINGS, WINDOWS } from './days';
import { LIMBS } from './limbs';
import { keysIn } from './named';
import { type WeekDates, weekIn } from './observanceCalendar';
import { observancesIn } from './observances';

/** More days are a table of the service. */
const MAX_DAYS = 10;

/** The next days of a number that the words name: from tomorrow. */
function nextDays({ words, today }: Conversation): WeekDates | null {
  const [, written = ''] =
    /\b(?:next|agl[aei]|coming|ane val[ei]|for) (\p{L}+|\d+) (?:days|din|dino)\b/u.exec(words) ?? [];
  const days = NUMBERS.get(written) ?? Number(written || Number.NaN);
  if (!(days > 1 && days <= MAX_DAYS)) return null;
  return { from: isoDate(daysAfter(today, 1)), to: isoDate(daysAfter(today, days)) };
}

const EACH_MONTH = patternOf(`every|each|all|har|prati|pratyek month|months|mahine|mahina|maah
  monthly
  har_mahine|har_mahina|pratimaah`);
const MONTHS = 12;

/** The dates of a week, of the next days, or of one day of the month in each month of a year; none if the words name neither. */
function datesIn(conversation: Conversation): string[] {
  const { words, today } = conversation;
  const day = askedDay(conversation);
  if (day !== null && EACH_MONTH.test(words)) {
    const year = askedYear(conversation) ?? today.year;
    const months = Array.from({ length: MONTHS }, (_, i) => i + 1);
    return months.flatMap((month) =>
      day.day <= daysInMonth(year, month) ? [isoDate({ year, month, day: day.day })] : [],
    );
  }
  if (day !== null || askedMonth(conversation) !== null) return [];
  const span = nextDays(conversation) ?? weekIn(conversation, null);
  if (span === null) return [];
  const dates: string[] = [];
  for (let date = span.from; date <= span.to; date = isoDate(daysAfter(civilDateOf(date), 1))) dates.push(date);
  return dates;
}

/** The values of each of several days. */
export async function severalDays(conversation: Conversation): Promise<Answer> {
  const { words, text } = conversation;
  const dates = datesIn(conversation);
  if (dates.length === 0 || (await observancesIn(text)).length > 0) return null;
  const [risings, windows, limbs] = [keysIn(RISINGS, words), keysIn(WINDOWS, words), keysIn(LIMBS, words)];
  if (risings.length + windows.length + limbs.length === 0) return null;
  const fields = [
    ...new Set([
      ...risings,
      ...limbs,
      ...windows.map((window) => (window === 'bhadra' || window === 'panchaka' ? window : 'windows')),
    ]),
  ];
  const claims: Claim[] = [];
  // A call for each day: the reply then names every date.
  for (const date of dates) {
    const result = await run(conversation, 'panchanga', { date, fields, ...askedPlace(conversation) });
    if (!result.ok) return failure(result);
    const { call } = result;
    claims.push(
      { kind: 'day', call, date },
      ...risings.map((rising) => ({ kind: 'rising', call, rising, date })),
      ...windows.map((window) => ({ kind: 'day_window', call, window, date })),
      ...limbs.map((limb) => ({ kind: 'limb', call, limb, date })),
    );
  }
  return [...claims, { kind: 'source', call: claims[0]?.call }];
}

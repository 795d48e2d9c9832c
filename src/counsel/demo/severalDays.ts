/** Risings, windows and limbs of several days: this week, the next three days. */
import { civilDateOf } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { daysAfter } from '../reading/mentions';
import { NUMBERS } from '../reading/vocabulary';
import { type Answer, askedDay, askedMonth, askedPlace, type Conversation, failure, run } from './conversation';
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

/** The values of each day of a week, or of the next days. */
export async function severalDays(conversation: Conversation): Promise<Answer> {
  const { words, text } = conversation;
  if (askedDay(conversation) !== null || askedMonth(conversation) !== null) return null;
  const span = nextDays(conversation) ?? weekIn(conversation, null);
  if (span === null || (await observancesIn(text)).length > 0) return null;
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
  for (let date = span.from; date <= span.to; date = isoDate(daysAfter(civilDateOf(date), 1))) {
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

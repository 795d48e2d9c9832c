/** The adhika month: the next one, or the one of a year. */

import type { CivilDate } from '../../domain/day/types';
import { isoDate } from '../../domain/time/isoCivil';
import { patternOf } from '../grammar/pattern';
import { ADHIKA } from '../reading/lunarDates';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedYear, type Conversation, failure, run, yearsNamed } from './conversation';
import { BLOCK_DAYS, masaBlocks } from './masaDays';

const ERA = patternOf('samvat|संवत|sanvat');
/** Days of the whole search; the month comes about every 33 months. */
const AHEAD_DAYS = 1200;

/** The days of an adhika month from a date on; null if none begins in the span that is searched. */
async function adhikaFrom(
  conversation: Conversation,
  from: CivilDate,
  days: number,
): Promise<{ from: string; to: string } | null> {
  const found: string[] = [];
  for await (const block of masaBlocks(conversation, from, days)) {
    const own = block.filter(({ masa }) => masa.adhika).map(({ date }) => date);
    if (found.length > 0 && own.length === 0) break;
    found.push(...own);
  }
  const [first, last] = [found[0], found.at(-1)];
  return first === undefined || last === undefined ? null : { from: first, to: last };
}

/** When the adhika month is: of the years that the question names, or the next one. */
export async function adhikaMonth(conversation: Conversation): Promise<Answer> {
  const { words, today } = conversation;
  if (!ADHIKA.test(words)) return null;
  const years = yearsNamed(conversation);
  const year = years.length > 0 ? Math.min(...years) : askedYear(conversation);
  const isOfEra = ERA.test(words);
  const from = year === null ? (isOfEra ? { year: today.year, month: 3, day: 15 } : today) : { year, month: 1, day: 1 };
  const days = year === null ? (isOfEra ? 390 : AHEAD_DAYS) : Math.max(1, years.length) * 366;
  const span = await adhikaFrom(conversation, from, days);
  const last = { from: isoDate(daysAfter(from, days - BLOCK_DAYS)), to: isoDate(daysAfter(from, days - 1)) };
  const result = await run(conversation, 'panchanga', { ...(span ?? last), fields: ['masa'] });
  if (!result.ok) return failure(result);
  const { call } = result;
  return [
    { kind: span === null ? 'no_adhika' : 'adhika', call },
    { kind: 'source', call },
  ];
}

/** The adhika months: the next one, the last one, or those of some years. */

import type { CivilDate } from '../../domain/day/types';
import { civilDateOf } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import type { Claim } from '../claims/compose';
import { patternOf } from '../grammar/pattern';
import { ADHIKA } from '../reading/lunarDates';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedYear, type Conversation, failure, run, yearsNamed } from './conversation';
import { BLOCK_DAYS, masaBlocks } from './masaDays';
import { asksBack } from './observances';

const ERA = patternOf('samvat|संवत|sanvat');
/** Days of the search ahead or back; the month comes about every 33 months. */
const SEARCHED_DAYS = 1200;

/** The first and last days of an adhika month. */
interface AdhikaSpan {
  from: string;
  to: string;
}

/** The adhika months that begin in a span of days. */
async function adhikasIn(conversation: Conversation, from: CivilDate, days: number): Promise<AdhikaSpan[]> {
  const found: string[] = [];
  for await (const block of masaBlocks(conversation, from, days))
    found.push(...block.filter(({ masa }) => masa.adhika).map(({ date }) => date));
  const isNextDay = (date: string, before: string | undefined): boolean =>
    before !== undefined && isoDate(daysAfter(civilDateOf(before), 1)) === date;
  const starts = found.filter((date, i) => !isNextDay(date, found[i - 1]));
  const ends = found.filter((date, i) => !isNextDay(found[i + 1] ?? '', date));
  return starts.map((start, i) => ({ from: start, to: ends[i] ?? start }));
}

/** When the adhika months are: those of the years that the question names, the last one, or the next one. */
export async function adhikaMonth(conversation: Conversation): Promise<Answer> {
  const { words, today } = conversation;
  if (!ADHIKA.test(words)) return null;
  const years = yearsNamed(conversation);
  const year = years.length > 0 ? Math.min(...years) : askedYear(conversation);
  const isOfEra = ERA.test(words);
  const isBack = year === null && !isOfEra && asksBack(words);
  const span = isOfEra ? 390 : SEARCHED_DAYS;
  const start = isOfEra ? { year: today.year, month: 3, day: 15 } : isBack ? daysAfter(today, -span) : today;
  const from = year === null ? start : { year, month: 1, day: 1 };
  const days = year === null ? span : (Math.max(...years, year) - year + 1) * 366;
  const all = await adhikasIn(conversation, from, days);
  const chosen = year !== null && years.length > 0 ? all : isBack ? all.slice(-1) : all.slice(0, 1);
  const last = { from: isoDate(daysAfter(from, days - BLOCK_DAYS)), to: isoDate(daysAfter(from, days - 1)) };
  const claims: Claim[] = [];
  for (const each of chosen.length > 0 ? chosen : [last]) {
    const result = await run(conversation, 'panchanga', { ...each, fields: ['masa'] });
    if (!result.ok) return failure(result);
    claims.push({ kind: chosen.length > 0 ? 'adhika' : 'no_adhika', call: result.call });
  }
  return [...claims, { kind: 'source', call: claims[0]?.call }];
}

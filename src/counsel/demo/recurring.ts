/** When bhadrā, pañcaka or a special yoga runs: they come a few times in a month. */
import { daysFromDate } from '../../domain/time/civil';
import { isoDate } from '../../domain/time/isoCivil';
import { find } from '../../lexicon/find';
import type { Claim } from '../claims/compose';
import { type Recurring, recurringIn } from '../claims/kinds/windows';
import { patternOf } from '../grammar/pattern';
import { daysAfter } from '../reading/mentions';
import { type Answer, askedDay, askedPeriod, askedPlace, type Conversation, failure, run } from './conversation';
import { WINDOWS } from './days';
import { LIMBS } from './limbs';
import { observancesIn } from './observances';

const WHEN = patternOf('when|kab|next|agla|agli|upcoming|dates|tarikh*|list');
/** One may run now: the next one follows it. */
const AFTER_NOW = patternOf('next|agla|agli|upcoming');

/** Days of one call, which the tool returns whole, and how far the next one is searched: Guru-puṣya comes rarely. */
const BLOCK_DAYS = 16;
const AHEAD_DAYS = 400;

/** The special yoga that the words name: Sarvārtha-siddhi; one of a single word only beside the word yoga. */
async function specialYogaIn({ text, words }: Conversation): Promise<Recurring[]> {
  const [found] = await find(text, undefined, ['special_yoga']);
  return found !== undefined && (found.key.includes('_') || LIMBS.yoga.test(words)) ? [found.key as Recurring] : [];
}

/** The spans of bhadrā, pañcaka or a special yoga in a month or a year, or the next one. */
export async function recurring(conversation: Conversation): Promise<Answer> {
  const { words, text, today } = conversation;
  const windows = (['bhadra', 'panchaka'] as const).filter((window) => WINDOWS[window].test(words));
  const [window]: Recurring[] = [...windows, ...(await specialYogaIn(conversation))];
  if (window === undefined || (await observancesIn(text)).length > 0) return null;
  const [day, period] = [askedDay(conversation), askedPeriod(conversation)];
  const isOpen = day === null && period === null;
  const ahead = { from: today, to: daysAfter(today, AHEAD_DAYS) };
  const { from, to } = day === null ? (period ?? ahead) : { from: day, to: day };
  // Those of one day are windows of that day.
  const isOfDay = windows.length > 0 && (day !== null || (isOpen && !WHEN.test(words)));
  if (isOfDay) return null;
  const wanted = isOpen ? (AFTER_NOW.test(words) ? 2 : 1) : Number.POSITIVE_INFINITY;
  const claims: Claim[] = [];
  const starts = new Set<string>();
  let call = '';
  for (let at = from; daysFromDate(at) <= daysFromDate(to) && starts.size < wanted; at = daysAfter(at, BLOCK_DAYS)) {
    const end = daysAfter(at, BLOCK_DAYS - 1);
    const span = { from: isoDate(at), to: isoDate(daysFromDate(end) < daysFromDate(to) ? end : to) };
    const fields = [windows.length > 0 ? window : 'special_yogas'];
    const result = await run(conversation, 'panchanga', { ...span, fields, ...askedPlace(conversation) });
    if (!result.ok) return failure(result);
    ({ call } = result);
    for (const [index, { start }] of recurringIn(result, window).entries()) {
      if (starts.has(start) || starts.size >= wanted) continue;
      starts.add(start);
      claims.push({ kind: 'window_span', call, window, index });
    }
  }
  return [
    ...(day === null ? [] : [{ kind: 'day', call }]),
    ...(claims.length > 0 ? claims : [{ kind: 'window_span', call, window }]),
    { kind: 'source', call },
  ];
}

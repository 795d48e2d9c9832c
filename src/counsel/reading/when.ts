/** Reads dates, spans and clocks from the tokens of a message, in three languages. Nothing is guessed. */
import type { CivilDate } from '../../domain/day/types';
import { clock } from './clocks';
import { counted } from './counted';
import { namedDate, numericDate, relative, span, weekday } from './dates';
import type { ClockMention, DateMention, SpanMention } from './mentions';
import { type MessageToken, matchAt } from './tokens';
import { PAST } from './vocabulary';

type TimeMention = DateMention | SpanMention | ClockMention;

/**
 * Reads the mentions of time in order; each token belongs to one.
 *
 * @param anchor  the day that the conversation is about, for "the next day"; by default today
 */
export function timesIn(tokens: readonly MessageToken[], today: CivilDate, anchor: CivilDate = today): TimeMention[] {
  const isPast = tokens.some((_, at) => matchAt(tokens, at, PAST) > 0);
  const found: TimeMention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mention =
      numericDate(tokens, at, today, isPast) ??
      namedDate(tokens, at, today, isPast, anchor) ??
      clock(tokens, at) ??
      counted(tokens, at, today, isPast, anchor) ??
      relative(tokens, at, today, isPast) ??
      weekday(tokens, at, today, isPast) ??
      span(tokens, at, today, isPast);
    if (mention !== null) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}

/** The events of a place over any number of days: consecutive spans of the kernel, joined. */
import type { Almanac, CrossingList, DaysQuestion, Span, Zodiac } from '../../kernel/almanac';
import { type DomainError, ok, type Result } from '../result';

/** Maximum number of days per kernel call. */
const MAX_DAYS = 400;

function joinedDays(first: Float64Array, second: Float64Array): Float64Array {
  const all = new Float64Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

/** Joins two lists whose windows meet. By rounding, both lists may contain the crossing where they meet. */
function joinedCrossings(first: CrossingList, second: CrossingList, parts: number): CrossingList {
  const expected = (first.first + first.jdUt.length) % parts;
  const repeated = (expected - second.first + parts) % parts;
  if (repeated > 1) throw new Error(`crossing ${expected} of ${parts} is missing between two spans`);
  return { first: first.first, jdUt: joinedDays(first.jdUt, second.jdUt.subarray(repeated)) };
}

/** Two spans as one, the second from where the first ends. */
export function joined(first: Span, second: Span): Span {
  return {
    karanas: joinedCrossings(first.karanas, second.karanas, 60),
    nakshatras: joinedCrossings(first.nakshatras, second.nakshatras, 27),
    yogas: joinedCrossings(first.yogas, second.yogas, 27),
    sankrantis: joinedCrossings(first.sankrantis, second.sankrantis, 12),
    sunrise: joinedDays(first.sunrise, second.sunrise),
    sunset: joinedDays(first.sunset, second.sunset),
    moonrise: joinedDays(first.moonrise, second.moonrise),
    moonset: joinedDays(first.moonset, second.moonset),
  };
}

/**
 * Some days of a span.
 *
 * @param fromUt  the beginning of the span
 * @param first   number of the first day, from 0
 */
export function daysWithin(span: Span, fromUt: number, first: number, days: number): Span {
  const [startJd, endJd] = [fromUt + first, fromUt + first + days];
  const ofDays = (list: Float64Array): Float64Array => list.subarray(first, first + days);
  const crossings = ({ first: number, jdUt }: CrossingList, parts: number): CrossingList => {
    let [begin, end] = [0, jdUt.length];
    while (begin < end && (jdUt[begin] as number) < startJd) begin++;
    while (end > begin && (jdUt[end - 1] as number) >= endJd) end--;
    return { first: (number + begin) % parts, jdUt: jdUt.subarray(begin, end) };
  };
  return {
    karanas: crossings(span.karanas, 60),
    nakshatras: crossings(span.nakshatras, 27),
    yogas: crossings(span.yogas, 27),
    sankrantis: crossings(span.sankrantis, 12),
    sunrise: ofDays(span.sunrise),
    sunset: ofDays(span.sunset),
    moonrise: ofDays(span.moonrise),
    moonset: ofDays(span.moonset),
  };
}

/** `kernel.span` without its limit of 400 days. */
export function spanOf(kernel: Almanac, question: DaysQuestion & { zodiac: Zodiac }): Result<Span, DomainError> {
  const { fromUt, days } = question;
  if (days <= MAX_DAYS) return kernel.span(question);
  const half = Math.ceil(days / 2);
  const first = spanOf(kernel, { ...question, days: half });
  if (!first.ok) return first;
  const second = spanOf(kernel, { ...question, fromUt: fromUt + half, days: days - half });
  return second.ok ? ok(joined(first.value, second.value)) : second;
}

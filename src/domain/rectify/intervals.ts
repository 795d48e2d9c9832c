/** Neighbouring moments with the same evidence are one interval; the best of them are the candidates. */
import type { Weighed } from '../../kernel/rectify';
import type { Moment } from './grid';

/** Moments `from` to `to` of the grid, counted from 0, both in it. */
export interface Interval {
  from: number;
  to: number;
  score: number;
  /** The same for pieces of one interval, and for no others. */
  evidence: number;
}

export const FEWEST_CANDIDATES = 3;
export const MOST_CANDIDATES = 5;

const lengthOf = ({ from, to }: Interval): number => to - from + 1;

/** Maximal runs of moments with one chart and the same lords at every event. */
export function intervalsOf(moments: readonly Moment[], { scores, prints }: Weighed): Interval[] {
  const intervals: Interval[] = [];
  moments.forEach(({ chart }, i) => {
    const last = intervals.at(-1);
    if (last && chart === moments[i - 1]?.chart && prints[i] === prints[i - 1]) last.to = i;
    else intervals.push({ from: i, to: i, score: scores[i] as number, evidence: intervals.length });
  });
  return intervals;
}

/** Higher score first; of equal scores the longer interval, of equally long ones the earlier. */
function ranked(intervals: readonly Interval[]): Interval[] {
  return intervals.toSorted((a, b) => b.score - a.score || lengthOf(b) - lengthOf(a) || a.from - b.from);
}

/** An interval in `parts` of nearly the same length, the longer ones first. */
function divided(interval: Interval, parts: number): Interval[] {
  const length = lengthOf(interval);
  const edge = (part: number): number => interval.from + Math.ceil((part * length) / parts);
  return Array.from({ length: parts }, (_, i) => ({ ...interval, from: edge(i), to: edge(i + 1) - 1 }));
}

/**
 * The best five, in their order. Where there are fewer than three intervals the widest is divided so that three come
 * out; fewer than three moments stay as many.
 */
export function shortlist(intervals: readonly Interval[]): Interval[] {
  const moments = intervals.reduce((sum, interval) => sum + lengthOf(interval), 0);
  const missing = Math.min(FEWEST_CANDIDATES, moments) - intervals.length;
  if (missing <= 0) return ranked(intervals).slice(0, MOST_CANDIDATES);
  const widest = intervals.toSorted((a, b) => lengthOf(b) - lengthOf(a) || a.from - b.from)[0] as Interval;
  const others = intervals.filter((interval) => interval !== widest);
  return ranked([...others, ...divided(widest, missing + 1)]);
}

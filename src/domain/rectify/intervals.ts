/** Groups neighbouring moments with the same evidence into intervals; the best intervals are the candidates. */
import type { RectifyScores } from '../../kernel/rectify';
import type { Moment } from './grid';

/** Moments `from` to `to` of the grid, counted from 0, both included. */
export interface CandidateInterval {
  from: number;
  to: number;
  score: number;
  /** Equal only for parts of the same interval. */
  evidence: number;
}

const FEWEST_CANDIDATES = 3;
const MAX_CANDIDATES = 5;

const lengthOf = ({ from, to }: CandidateInterval): number => to - from + 1;

/** Maximal runs of moments with the same chart and the same lords at every event. */
export function intervalsOf(moments: readonly Moment[], { scores, fingerprints }: RectifyScores): CandidateInterval[] {
  const intervals: CandidateInterval[] = [];
  moments.forEach(({ chart }, i) => {
    const last = intervals.at(-1);
    if (last && chart === moments[i - 1]?.chart && fingerprints[i] === fingerprints[i - 1]) last.to = i;
    else intervals.push({ from: i, to: i, score: scores[i] as number, evidence: intervals.length });
  });
  return intervals;
}

/** Higher score first, then longer interval, then earlier. */
function ranked(intervals: readonly CandidateInterval[]): CandidateInterval[] {
  return intervals.toSorted((a, b) => b.score - a.score || lengthOf(b) - lengthOf(a) || a.from - b.from);
}

/** Divides an interval into `parts` of nearly equal length, longer ones first. */
function divided(interval: CandidateInterval, parts: number): CandidateInterval[] {
  const length = lengthOf(interval);
  const edge = (part: number): number => interval.from + Math.ceil((part * length) / parts);
  return Array.from({ length: parts }, (_, i) => ({ ...interval, from: edge(i), to: edge(i + 1) - 1 }));
}

/**
 * The best five intervals, in order. If there are fewer than three, the widest is divided to give three; fewer than
 * three moments stay as they are.
 */
export function shortlist(intervals: readonly CandidateInterval[]): CandidateInterval[] {
  const moments = intervals.reduce((sum, interval) => sum + lengthOf(interval), 0);
  const missing = Math.min(FEWEST_CANDIDATES, moments) - intervals.length;
  if (missing <= 0) return ranked(intervals).slice(0, MAX_CANDIDATES);
  const widest = intervals.toSorted((a, b) => lengthOf(b) - lengthOf(a) || a.from - b.from)[0] as CandidateInterval;
  const others = intervals.filter((interval) => interval !== widest);
  return ranked([...others, ...divided(widest, missing + 1)]);
}

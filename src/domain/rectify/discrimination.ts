/**
 * Whether the events distinguish the moments. The best score is compared with the best scores of random assignments of
 * the categories to the same dates, and with the scores of the other moments.
 */
import type { Moment } from './grid';
import type { CandidateInterval } from './intervals';
import { type Discrimination, type Finding, LEVEL_OF_FINDING } from './types';

/** Number of random assignments; p has steps of 1/500. */
export const DEALS = 499;
/** Maximum share of assignments with at least the same score. */
export const CLEAR_P = 0.01;
export const WEAK_P = 0.1;
/** Near the best: within a tenth of the range from the best score to the worst. */
export const NEAR_SHARE = 0.1;
/** Maximum share of moments near the best, for a clear result. */
export const CLEAR_SPREAD = 0.25;

interface Compared {
  moments: readonly Moment[];
  intervals: readonly CandidateInterval[];
  /** Means over the events, like the best scores of the assignments. */
  scores: Float64Array;
  bestDealt: Float64Array;
  events: number;
  categories: number;
}

function nearBestOf({ moments, scores }: Compared, best: number): Discrimination['nearBest'] {
  const worst = scores.reduce((least, score) => Math.min(least, score));
  const near = moments.filter((_, i) => (scores[i] as number) >= best - NEAR_SHARE * (best - worst));
  return {
    startMinute: near[0]?.minute as number,
    endMinute: near.at(-1)?.minute as number,
    moments: near.length,
    share: near.length / moments.length,
  };
}

/** What the scores show: the first of these that holds. */
function findingOf({ intervals, events, categories }: Compared, pValue: number, nearShare: number): Finding {
  if (intervals.length === 1) return 'same-lords';
  if (events === 1) return 'one-event';
  if (categories === 1) return 'one-category';
  if (pValue > WEAK_P) return 'chance';
  if (pValue > CLEAR_P) return 'hint';
  return nearShare > CLEAR_SPREAD ? 'wide' : 'clear';
}

/** Classifies the best score. */
export function discriminationOf(compared: Compared): Discrimination {
  const { intervals, scores, bestDealt } = compared;
  const best = scores.reduce((most, score) => Math.max(most, score));
  const [, second] = intervals.map(({ score }) => score).toSorted((a, b) => b - a);
  const asGood = bestDealt.filter((score) => score >= best).length;
  const pValue = (1 + asGood) / (1 + bestDealt.length);
  const nearBest = nearBestOf(compared, best);
  const finding = findingOf(compared, pValue, nearBest.share);
  return {
    best,
    pValue,
    deals: bestDealt.length,
    runnerUpGap: second === undefined ? null : best - second,
    nearBest,
    finding,
    level: LEVEL_OF_FINDING[finding],
  };
}

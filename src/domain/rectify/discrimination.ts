/**
 * Whether the events distinguish the moments. The best score is compared with the best scores of random assignments of
 * the categories to the same dates, and with the scores of the other moments.
 */
import { clockOf } from '../time/isoCivil';
import type { Moment } from './grid';
import type { CandidateInterval } from './intervals';
import type { Discrimination } from './types';

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

const PROVISO = 'It is a fit to what is past and no proof of the time.';
const NOT_TOLD = 'The events do not single out a time:';

function judged(
  compared: Compared,
  pValue: number,
  near: Discrimination['nearBest'],
): Pick<Discrimination, 'level' | 'statement'> {
  const { intervals, moments, events, categories } = compared;
  const none = (why: string) => ({ level: 'none', statement: `${NOT_TOLD} ${why}` }) as const;
  if (intervals.length === 1) return none('at every moment of the window the same lords run in the same chart.');
  if (events === 1)
    return none('one event alone fits some moment well by chance, and nothing is there to compare it with.');
  if (categories === 1) return none('all are of one category, so that dealing the categories anew changes nothing.');
  const chance = `with the categories dealt to the dates at random, ${percent(pValue)} of the deals fit as well`;
  const where = `${near.moments} of ${moments.length} moments score nearly as well as the best, from ${clockOf(near.startMinute)} to ${clockOf(near.endMinute)}`;
  if (pValue > WEAK_P) return none(`${chance}.`);
  if (pValue > CLEAR_P) {
    return { level: 'weak', statement: `The events hint at a time and no more: ${chance}; ${where}. ${PROVISO}` };
  }
  if (near.share > CLEAR_SPREAD) {
    return {
      level: 'weak',
      statement: `The events fit the window but hardly tell its moments apart: ${chance}, yet ${where}. ${PROVISO}`,
    };
  }
  return { level: 'clear', statement: `The events single out a part of the window: ${chance}; ${where}. ${PROVISO}` };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Classifies the best score. */
export function discriminationOf(compared: Compared): Discrimination {
  const { intervals, scores, bestDealt } = compared;
  const best = scores.reduce((most, score) => Math.max(most, score));
  const [, second] = intervals.map(({ score }) => score).toSorted((a, b) => b - a);
  const asGood = bestDealt.filter((score) => score >= best).length;
  const pValue = (1 + asGood) / (1 + bestDealt.length);
  const nearBest = nearBestOf(compared, best);
  return {
    best,
    pValue,
    deals: bestDealt.length,
    runnerUpGap: second === undefined ? null : best - second,
    nearBest,
    ...judged(compared, pValue, nearBest),
  };
}

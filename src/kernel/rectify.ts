/** Scores moments of birth by dated events: see `assembly/dasha/rectify.ts`. */
import * as layout from '../../assembly/layout';
import { OK } from '../../assembly/status';
import type { Instance } from './load';

export interface RectifyGridQuestion {
  /** Nine lords: the share of each in the cycle and in every period. */
  lordShares: readonly number[];
  /** Length of the cycle, days. */
  cycleDays: number;
  /**
   * 1 to 1,441 moments: the lord of the first mahādaśā, 0..8; its beginning, Julian day UT; the index of a chart.
   */
  moments: readonly { lord: number; cycleJd: number; chart: number }[];
  /** 1 to 60 events: Julian day UT, category 0..8. */
  events: readonly { jdUt: number; category: number }[];
  /**
   * 1 to 64 charts of 81 numbers: the weight of each lord for each category, nine lords for the first category, and so
   * on.
   */
  charts: readonly Float64Array[];
  /** Weights of the lords of mahādaśā, antaradaśā and pratyantaradaśā. */
  levelWeights: readonly [number, number, number];
  /** Number of random assignments of the categories to the dates, 0 to 512. */
  deals: number;
  /** Seed of the assignments, 1 to 2³² − 1. The same seed gives the same assignments. */
  seed: number;
}

export interface RectifyScores {
  /** One for each moment. */
  scores: Float64Array;
  /** One for each moment; equal if the lords at all events are equal. */
  fingerprints: Float64Array;
  /** One for each assignment: the best score of all moments with it. */
  bestDealt: Float64Array;
}

/** See `Kernel.rectify`. */
export function scoreMoments({ wasm, block }: Instance, question: RectifyGridQuestion): RectifyScores {
  const { moments, events, charts, levelWeights, lordShares, cycleDays, deals, seed } = question;
  const fits =
    moments.length <= layout.MAX_BIRTHS &&
    events.length <= layout.MAX_DATED &&
    charts.length <= layout.MAX_CHARTS &&
    charts.every((chart) => chart.length === layout.CHART_SLOTS) &&
    lordShares.length === layout.LORDS &&
    lordShares.every((share) => share > 0) &&
    moments.every(({ chart, lord, cycleJd }) => chart in charts && lord in lordShares && Number.isFinite(cycleJd)) &&
    events.every(({ category }) => Number.isInteger(category) && category >= 0 && category < layout.CATEGORIES);
  if (!fits) throw new RangeError('moments, events or charts outside the bounds of the rectification');
  moments.forEach(({ lord, cycleJd, chart }, i) => {
    block.set([lord, cycleJd, chart], layout.EVENTS + layout.BIRTHS + layout.BIRTH_SLOTS * i);
  });
  events.forEach(({ jdUt, category }, i) => {
    block.set([jdUt, category], layout.EVENTS + layout.DATED + layout.DATED_SLOTS * i);
  });
  block.set(levelWeights, layout.EVENTS + layout.LEVEL_WEIGHTS);
  block.set(lordShares, layout.EVENTS + layout.LORD_SHARES);
  charts.forEach((chart, i) => {
    block.set(chart, layout.EVENTS + layout.CHARTS + layout.CHART_SLOTS * i);
  });
  const status = wasm.rectify(moments.length, events.length, deals, seed, cycleDays);
  if (status !== OK)
    throw new RangeError(`deals ${deals}, seed ${seed} or cycle outside the bounds of the rectification`);
  const fingerprint = (i: number): number =>
    block[layout.EVENTS + layout.BIRTHS + layout.BIRTH_SLOTS * i + layout.BIRTH_FINGERPRINT] as number;
  return {
    scores: block.slice(layout.EVENTS + layout.SCORES, layout.EVENTS + layout.SCORES + moments.length),
    fingerprints: Float64Array.from(moments, (_, i) => fingerprint(i)),
    bestDealt: block.slice(layout.EVENTS + layout.BEST_DEALT, layout.EVENTS + layout.BEST_DEALT + deals),
  };
}

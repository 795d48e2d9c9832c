/** Moments of birth weighed by dated events: `assembly/dasha/rectify.ts`, whose slots these are. */
import { SLOT, STATUS } from './block';
import { nakshatras } from './dasha';
import type { Instance } from './load';

export const MOST_MOMENTS = 1441;
export const MOST_DATED_EVENTS = 60;
export const MOST_CHARTS = 64;
export const MOST_DEALS = 512;
/** Lords count 0..8 from Ketu in Vimśottarī order; categories 0..8 are the caller's. */
const LORDS = 9;
const CATEGORIES = 9;
const LEVELS = 3;

const MOMENTS = SLOT.events;
const EVENTS = MOMENTS + 3 * MOST_MOMENTS;
const LEVEL_WEIGHTS = EVENTS + 2 * MOST_DATED_EVENTS;
const CHARTS = LEVEL_WEIGHTS + LEVELS;
const SCORES = CHARTS + CATEGORIES * LORDS * MOST_CHARTS;
const BEST_DEALT = SCORES + MOST_MOMENTS;

export interface RectifyQuestion {
  /** 1 to 1,441 moments: the Moon's sidereal longitude, degrees; Julian day UT; which of the charts. */
  moments: readonly { moonDeg: number; birthJd: number; chart: number }[];
  /** 1 to 60 events: Julian day UT, category 0..8. */
  events: readonly { jdUt: number; category: number }[];
  /** What a lord is worth for a category, nine lords for each of nine categories in turn; at most 64 charts. */
  charts: readonly Float64Array[];
  /** How much the lords of mahā, antara and pratyantara count. */
  levelWeights: readonly [number, number, number];
  /** How often the categories are dealt to the dates anew, 0 to 512. */
  deals: number;
  /** Of the deals: 1 to 2³² − 1. The same seed deals the same. */
  seed: number;
  yearDays: number;
}

export interface Weighed {
  /** One a moment. */
  scores: Float64Array;
  /** One a moment: the same number for the same lords at all events. */
  prints: Float64Array;
  /** One a deal: the best score that any moment has with the categories so dealt. */
  bestDealt: Float64Array;
}

/** See `Kernel.rectify`. */
export function weighMoments({ wasm, block }: Instance, question: RectifyQuestion): Weighed {
  const { moments, events, charts, levelWeights, deals, seed, yearDays } = question;
  const fits =
    moments.length <= MOST_MOMENTS &&
    events.length <= MOST_DATED_EVENTS &&
    charts.length <= MOST_CHARTS &&
    charts.every((chart) => chart.length === CATEGORIES * LORDS) &&
    moments.every(({ chart, moonDeg }) => chart in charts && moonDeg >= 0 && moonDeg < 360) &&
    events.every(({ category }) => Number.isInteger(category) && category >= 0 && category < CATEGORIES);
  if (!fits) throw new RangeError('moments, events or charts outside the bounds of the rectification');
  moments.forEach(({ moonDeg, birthJd, chart }, i) => {
    block.set([nakshatras(moonDeg), birthJd, chart], MOMENTS + 3 * i);
  });
  events.forEach(({ jdUt, category }, i) => {
    block.set([jdUt, category], EVENTS + 2 * i);
  });
  block.set(levelWeights, LEVEL_WEIGHTS);
  charts.forEach((chart, i) => {
    block.set(chart, CHARTS + CATEGORIES * LORDS * i);
  });
  const status = wasm.rectify(moments.length, events.length, deals, seed, yearDays);
  if (status !== STATUS.ok) throw new RangeError(`outside the bounds of the rectification: ${deals} deals, ${seed}`);
  return {
    scores: block.slice(SCORES, SCORES + moments.length),
    prints: Float64Array.from(moments, (_, i) => block[MOMENTS + 3 * i + 2] as number),
    bestDealt: block.slice(BEST_DEALT, BEST_DEALT + deals),
  };
}

/**
 * Moments of birth weighed by dated events: how well the lords of the mahā, antara and pratyantara daśā that run at
 * each event fit its category in the chart of each moment, and how well they fit when the categories are dealt to
 * the same dates at random. What fits is a table that comes from outside: so much for each lord and category in
 * each of the charts that the moments fall into.
 */
import { EVENTS, get, MOST_EVENTS, putEvent } from '../layout';
import { ERR_ARGUMENT, OK } from '../status';
import { lordsAt } from './vimshottari';

const LORDS: i32 = 9;
const CATEGORIES: i32 = 9;
/** Moments: Moon in nakṣatras, birth (JD UT), chart. */
const MOMENT_SLOTS: i32 = 3;
const MOST_MOMENTS: i32 = 1441;
/** Events: instant (JD UT), category. */
const EVENT_SLOTS: i32 = 2;
const MOST_DATED: i32 = 60;
const CHART_SLOTS: i32 = CATEGORIES * LORDS;
const MOST_CHARTS: i32 = 64;
const MOST_DEALS: i32 = 512;
const LEVELS: i32 = 3;

const DATED: i32 = EVENTS + MOMENT_SLOTS * MOST_MOMENTS;
const LEVEL_WEIGHTS: i32 = DATED + EVENT_SLOTS * MOST_DATED;
const CHARTS: i32 = LEVEL_WEIGHTS + LEVELS;
const SCORES: i32 = CHARTS + CHART_SLOTS * MOST_CHARTS;
const BEST_DEALT: i32 = SCORES + MOST_MOMENTS;
assert(BEST_DEALT + MOST_DEALS <= EVENTS + MOST_EVENTS);

/** Categories as they were dealt, a byte each, and what a moment scores for each event and category. */
const DEALT: usize = memory.data(MOST_DEALS * MOST_DATED);
const FITS: usize = memory.data(MOST_DATED * CATEGORIES * 8, 8);

/** Marsaglia's xorshift of 32 bits; the seed is not 0. */
let state: u32 = 1;
function draw(below: u32): u32 {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state % below;
}

/** Deals the events' categories anew, `deals` times, each from the one before (Fisher and Yates). */
function deal(deals: i32, events: i32): void {
  for (let d = 0; d < deals; d++) {
    const to = DEALT + <usize>(d * events);
    for (let i = 0; i < events; i++) {
      store<u8>(to + <usize>i, d ? load<u8>(to + <usize>(i - events)) : <u8>get(DATED + EVENT_SLOTS * i + 1));
    }
    for (let i = events - 1; i > 0; i--) {
      const j = <i32>draw(<u32>(i + 1));
      const held = load<u8>(to + <usize>i);
      store<u8>(to + <usize>i, load<u8>(to + <usize>j));
      store<u8>(to + <usize>j, held);
    }
  }
}

@inline function fit(event: i32, category: i32): f64 {
  return load<f64>(FITS + (<usize>(event * CATEGORIES + category) << 3));
}

/** Fills `FITS` for a moment; its lords at all events, as one number by which moments can be told apart. */
function weigh(moment: i32, events: i32, yearDays: f64): u32 {
  const at = EVENTS + MOMENT_SLOTS * moment;
  const chart = CHARTS + CHART_SLOTS * <i32>get(at + 2);
  let print: u32 = 2166136261;
  for (let e = 0; e < events; e++) {
    const lords = lordsAt(get(at), get(at + 1), yearDays, get(DATED + EVENT_SLOTS * e), LEVELS);
    print = (print ^ <u32>lords) * 16777619;
    const to = FITS + (<usize>(e * CATEGORIES) << 3);
    for (let c = 0; c < CATEGORIES; c++) {
      let sum: f64 = 0;
      for (let level = LEVELS - 1, rest = lords; level >= 0 && lords >= 0; level--, rest /= LORDS) {
        sum += get(LEVEL_WEIGHTS + level) * get(chart + c * LORDS + (rest % LORDS));
      }
      store<f64>(to + (<usize>c << 3), sum);
    }
  }
  return print;
}

/**
 * Weighs moments that the block holds: `moments` of them from EVENTS on, the events, the weights of the three
 * levels and the charts, each where its constant says. Into the block: the score of each moment, the best score of
 * all of them for each deal, and in place of each moment's chart a number that is the same for the same lords.
 *
 * @param deals     how often the categories are dealt anew, 0..512
 * @param seed      of the deals, not 0
 * @param yearDays  length of the year, days
 * @returns         OK, or ERR_ARGUMENT
 */
export function rectify(moments: i32, events: i32, deals: i32, seed: u32, yearDays: f64): i32 {
  if (
    moments < 1 || moments > MOST_MOMENTS || events < 1 || events > MOST_DATED || deals < 0 || deals > MOST_DEALS ||
    seed == 0 || !(yearDays > 0)
  ) {
    return ERR_ARGUMENT;
  }
  state = seed;
  deal(deals, events);
  for (let d = 0; d < deals; d++) putEvent(BEST_DEALT - EVENTS + d, -Infinity);
  for (let m = 0; m < moments; m++) {
    const print = weigh(m, events, yearDays);
    let score: f64 = 0;
    for (let e = 0; e < events; e++) score += fit(e, <i32>get(DATED + EVENT_SLOTS * e + 1));
    putEvent(SCORES - EVENTS + m, score);
    putEvent(MOMENT_SLOTS * m + 2, print);
    for (let d = 0; d < deals; d++) {
      const dealt = DEALT + <usize>(d * events);
      let sum: f64 = 0;
      for (let e = 0; e < events; e++) sum += fit(e, <i32>load<u8>(dealt + <usize>e));
      if (sum > get(BEST_DEALT + d)) putEvent(BEST_DEALT - EVENTS + d, sum);
    }
  }
  return OK;
}

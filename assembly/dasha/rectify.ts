/**
 * Possible moments of birth, scored by dated events of a life. At each event the lords of mahādaśā, antaradaśā and
 * pratyantaradaśā run. A chart gives the value of each lord for the category of the event. The host supplies one chart
 * for each group of moments. For comparison, the same dates are scored with randomly permuted categories.
 */
import { get, getEvent, putEvent } from '../block';
import {
  BEST_DEALT,
  BIRTH_CHART,
  BIRTH_CYCLE_JD,
  BIRTH_FINGERPRINT,
  BIRTH_LORD,
  BIRTH_SLOTS,
  BIRTHS,
  CATEGORIES,
  CHART_SLOTS,
  CHARTS,
  DATED,
  DATED_CATEGORY,
  DATED_JD,
  DATED_SLOTS,
  EVENTS,
  LEVEL_WEIGHTS,
  LORD_SHARES,
  LORDS,
  MAX_BIRTHS,
  MAX_DATED,
  MAX_DEALS,
  MAX_EVENTS,
  RECTIFY_SLOTS,
  SCORES,
  WEIGHED_LEVELS,
} from '../layout';
import { ERR_ARGUMENT, OK } from '../status';
import { descend, end, enter, node, partsInCircle, start } from './parts';

// The compiler reports this error if the tables outgrow the block; unlike `assert` it is part of every build.
if (RECTIFY_SLOTS > MAX_EVENTS) ERROR('the tables of the rectification do not fit the events of the block');

/** The permuted categories, a byte each: MAX_DEALS of them for each event. */
const DEALT: usize = memory.data(MAX_DEALS * MAX_DATED);
/** The categories in the order of the last permutation, a byte each. */
const ORDER: usize = memory.data(MAX_DATED);
/**
 * The value of each event and category at a moment, and the gain of each category of an event from the previous moment.
 */
const WORTH: usize = memory.data(MAX_DATED * CATEGORIES * 8, 8);
const GAIN: usize = memory.data(CATEGORIES * 8, 8);
/** The score of a moment for each permutation. */
const SUMS: usize = memory.data(MAX_DEALS * 8, 16);
/**
 * For each event: its lords, and the beginning and end of their smallest period, days from the beginning of the cycle.
 */
const HELD: usize = memory.data(MAX_DATED * 24, 8);
const HELD_LORDS: usize = 0;
const HELD_FROM: usize = 8;
const HELD_TO: usize = 16;

/** A double plus and minus this number is a multiple of 2⁻⁴⁰: all sums of such values are exact, in any order. */
const FORTY_BITS: f64 = 6144; // 1.5 · 2¹²
/** Closer to a boundary than this, days, the lords are computed again. */
const NEAR_DAYS: f64 = 1e-6;

/** State of the generator: Marsaglia's 32-bit xorshift, never 0. */
let state: u32 = 1;
function draw(below: u32): u32 {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state % below;
}

@inline function categoryOf(event: i32): i32 {
  return <i32>getEvent(DATED + DATED_SLOTS * event + DATED_CATEGORY);
}

/** Shuffles the categories of the events `deals` times, each time from the last order (Fisher and Yates). */
function deal(deals: i32, events: i32): void {
  for (let i = 0; i < events; i++) store<u8>(ORDER + <usize>i, <u8>categoryOf(i));
  for (let d = 0; d < deals; d++) {
    for (let i = events - 1; i > 0; i--) {
      const j = <i32>draw(<u32>(i + 1));
      const swapped = load<u8>(ORDER + <usize>i);
      store<u8>(ORDER + <usize>i, load<u8>(ORDER + <usize>j));
      store<u8>(ORDER + <usize>j, swapped);
    }
    for (let i = 0; i < events; i++) store<u8>(DEALT + <usize>(i * MAX_DEALS + d), load<u8>(ORDER + <usize>i));
  }
}

/**
 * The lords of the nested periods that run at an instant, as the digits of a number to base nine, mahādaśā first; −1 if
 * the instant lies outside the cycle.
 */
function lordsAt(lord: i32, cycleJd: f64, cycleDays: f64, jdUt: f64): i32 {
  enter(lord, cycleJd, cycleJd + cycleDays);
  if (!(jdUt >= start && jdUt < end)) return -1;
  let lords = 0;
  for (let level = 0; level < WEIGHED_LEVELS; level++) {
    descend(jdUt);
    lords = lords * LORDS + node;
  }
  return lords;
}

// The chart of the previous moment, and the score of the current moment.
let lastChart: i32 = -1;
let score: f64 = 0;

/** Replaces the value of an event by its value under other lords or in another chart, in all sums. */
function replace(event: i32, lords: i32, chart: i32, deals: i32): void {
  const row = WORTH + (<usize>(event * CATEGORIES) << 3);
  for (let c = 0; c < CATEGORIES; c++) {
    let sum: f64 = 0;
    for (let level = WEIGHED_LEVELS - 1, rest = lords; level >= 0 && lords >= 0; level--, rest /= LORDS) {
      sum += getEvent(LEVEL_WEIGHTS + level) * get(chart + c * LORDS + (rest % LORDS));
    }
    const at = <usize>c << 3;
    const worth = sum + FORTY_BITS - FORTY_BITS;
    store<f64>(GAIN + at, worth - load<f64>(row + at));
    store<f64>(row + at, worth);
  }
  score += load<f64>(GAIN + (<usize>categoryOf(event) << 3));
  const dealt = DEALT + <usize>(event * MAX_DEALS);
  for (let d = 0; d < deals; d++) {
    const at = SUMS + (<usize>d << 3);
    store<f64>(at, load<f64>(at) + load<f64>(GAIN + (<usize>load<u8>(dealt + <usize>d) << 3)));
  }
}

/**
 * Updates the sums from the previous moment to this one. From minute to minute most events keep their lords, and thus
 * their value. Returns a fingerprint of the lords at all events: an FNV-1a hash.
 */
function weigh(moment: i32, events: i32, deals: i32, cycleDays: f64): u32 {
  const birth = BIRTHS + BIRTH_SLOTS * moment;
  const chart = <i32>getEvent(birth + BIRTH_CHART);
  const lord = <i32>getEvent(birth + BIRTH_LORD);
  const cycle = getEvent(birth + BIRTH_CYCLE_JD);
  const charted = chart == lastChart;
  lastChart = chart;
  let fingerprint: u32 = 2166136261;
  for (let e = 0; e < events; e++) {
    const held = HELD + <usize>(e * 24);
    const eventJd = getEvent(DATED + DATED_SLOTS * e + DATED_JD);
    const since = eventJd - cycle;
    let lords = load<i32>(held, HELD_LORDS);
    let kept = charted;
    // In another nakṣatra the cycle begins years earlier or later, far outside the stored period.
    if (!(since > load<f64>(held, HELD_FROM) && since < load<f64>(held, HELD_TO))) {
      const now = lordsAt(lord, cycle, cycleDays, eventJd);
      store<f64>(held, start - cycle + NEAR_DAYS, HELD_FROM);
      // Outside the cycle no period is stored: a later moment may bring the event inside.
      store<f64>(held, now < 0 ? 0 : end - cycle - NEAR_DAYS, HELD_TO);
      if (now != lords) kept = false;
      lords = now;
      store<i32>(held, lords, HELD_LORDS);
    }
    if (!kept) replace(e, lords, EVENTS + CHARTS + CHART_SLOTS * chart, deals);
    fingerprint = (fingerprint ^ <u32>lords) * 16777619;
  }
  return fingerprint;
}

/**
 * Scores the moments that the host has written into the block, with the events, the weights of the levels and the
 * charts (`layout.ts`). Writes the score of each moment, the best score for each deal, and the fingerprints.
 *
 * @param moments    1 to MAX_BIRTHS
 * @param events     1 to MAX_DATED
 * @param deals      number of random permutations of the categories, 0 to MAX_DEALS
 * @param seed       of the permutations, not 0
 * @param cycleDays  length of the whole cycle
 * @returns          OK, or ERR_ARGUMENT
 */
export function rectify(moments: i32, events: i32, deals: i32, seed: u32, cycleDays: f64): i32 {
  if (moments < 1 || moments > MAX_BIRTHS || events < 1 || events > MAX_DATED) return ERR_ARGUMENT;
  if (deals < 0 || deals > MAX_DEALS || seed == 0 || !(cycleDays > 0)) return ERR_ARGUMENT;
  partsInCircle(LORDS, LORD_SHARES);
  state = seed;
  deal(deals, events);
  lastChart = -1;
  score = 0;
  memory.fill(WORTH, 0, MAX_DATED * CATEGORIES * 8);
  memory.fill(SUMS, 0, MAX_DEALS * 8);
  memory.fill(HELD, 0, MAX_DATED * 24);
  for (let d = 0; d < deals; d++) putEvent(BEST_DEALT + d, -Infinity);
  for (let m = 0; m < moments; m++) {
    const fingerprint = weigh(m, events, deals, cycleDays);
    putEvent(SCORES + m, score);
    putEvent(BIRTHS + BIRTH_SLOTS * m + BIRTH_FINGERPRINT, fingerprint);
    for (let d = 0; d < deals; d++) {
      const sum = load<f64>(SUMS + (<usize>d << 3));
      if (sum > getEvent(BEST_DEALT + d)) putEvent(BEST_DEALT + d, sum);
    }
  }
  return OK;
}

/** Heliacal risings and settings: the days on which planets become visible or invisible beside the Sun. */
import { getEvent, putEvent } from '../block';
import { MARS, MERCURY, SATURN, SUN, VENUS } from '../bodies/body';
import { arcSine } from '../core/arc';
import { DEGREE, TWO_PI } from '../core/constants';
import {
  MAX_VISIBILITY_ROWS,
  VISIBILITY_BODY,
  VISIBILITY_DIRECT,
  VISIBILITY_IS_FIRST,
  VISIBILITY_IS_RETROGRADE,
  VISIBILITY_JD,
  VISIBILITY_MARGIN,
  VISIBILITY_RETROGRADE,
  VISIBILITY_ROW,
  VISIBILITY_ROW_SLOTS,
  VISIBILITY_ROWS,
  VISIBILITY_SLOTS,
} from '../layout';
import { ERR_ARGUMENT, ERR_EPOCH_OUT_OF_RANGE } from '../status';
import { deltaTDays } from '../time/deltat';
import { inRange } from '../time/scales';
import { DELTA_PSI, LON, NUTATION } from '../windows/grid';
import { inWindow, windowRate } from '../windows/windows';
import { altitude, CENTRE, standAt } from './horizon';
import { CHAIN_CLOSE, firstPassage, passageNear, REGULAR_LATITUDE_DEG, RISE, SET } from './riseset';

const MAX_DAYS: i32 = 400;
/** A planet that rises or sets further than this from the Sun, in days, is near opposition: such a day does not count. */
const NEAR_SUN_DAYS: f64 = 0.25;
/** Samples further than that by this much still have what the limit is compared with: the cubic needs them. */
const BESIDE_DAYS: f64 = 0.1;
/**
 * The events are computed on every fourth day for the Sun, Mercury and Venus, and on every eighth for the planets beyond.
 * Between them, a cubic through four of them is within 0.1°.
 */
const SAMPLE_DAYS: i32 = 4;
const OUTER_SAMPLE_DAYS: i32 = 8;
/** Newton steps to the rising of a sample stop after one shorter than this, days: the sample is within 0.05°. */
const SAMPLE_CLOSE: f64 = 5e-3;
/** A day nearer than this to a change, radians and days, is computed closely. */
const CLOSE: f64 = 0.5 * DEGREE;
const CLOSE_DAYS: f64 = CLOSE / TWO_PI;
/** The same for a day between samples of which one is of the next rising. A day changes the quantities by less. */
const STEP: f64 = 3 * DEGREE;
/** The time between two risings, about, days. */
const PERIOD_DAYS: f64 = 0.9973;
/** The samples begin this many days before the first day, and end as many after the last. */
const ASIDE_DAYS: i32 = 2 * OUTER_SAMPLE_DAYS;
const SAMPLES: i32 = (MAX_DAYS + 2 * ASIDE_DAYS) / SAMPLE_DAYS + 1;
/** For each sample: the rising of the planet, UT, its time before the Sun's, and what the limit is compared with. */
const RISINGS: usize = memory.data(SAMPLES * 8, 8);
const APART: usize = memory.data(SAMPLES * 8, 8);
const REACHED: usize = memory.data(SAMPLES * 8, 8);
/** The risings of the Sun by day, UT, zero until computed. The planets share them. */
const SUNS: usize = memory.data(SAMPLES * SAMPLE_DAYS * 8, 8);

// The question, and the current planet with its limits. Days are numbered from the first sample; a rising is a setting
// in a question for settings.
let isRise: bool = true;
let isByTime: bool = false;
let isRegular: bool = true;
let firstUt: f64 = 0;
let body: i32 = 0;
let sampleDays: i32 = SAMPLE_DAYS;
let direct: f64 = 0;
let retrograde: f64 = 0;

// Results of `compute` and `look`: the rising of the planet, its time before the Sun's, and what the limit is compared
// with. NaN on a day without one of the two risings.
let risingUt: f64 = 0;
let apart: f64 = 0;
let reached: f64 = 0;

@inline function sample(values: usize, i: i32): f64 {
  return load<f64>(values + (<usize>i << 3));
}

/** The rising of a body on a day, by Newton steps from an estimate if they lead there or a day beside it. */
function risingOn(body: i32, day: i32, estimateUt: f64, close: f64): f64 {
  const dayUt = firstUt + <f64>day;
  let jdUt = isRegular ? passageNear(body, isRise, estimateUt, dayUt, close) : NaN;
  if (jdUt < dayUt) jdUt = passageNear(body, isRise, jdUt + PERIOD_DAYS, dayUt, close);
  else if (jdUt >= dayUt + 1) jdUt = passageNear(body, isRise, jdUt - PERIOD_DAYS, dayUt, close);
  return jdUt >= dayUt && jdUt < dayUt + 1 ? jdUt : firstPassage(body, isRise, dayUt, dayUt + 1);
}

/** The rising of the Sun on a day. The estimate is from earlier samples. */
function sunOn(day: i32): f64 {
  const at = SUNS + (<usize>day << 3);
  if (load<f64>(at) == 0) {
    const sampled = day & -SAMPLE_DAYS;
    const earlier = sampled < day ? sampled : max(sampled - SAMPLE_DAYS, 0);
    const before = max(earlier - SAMPLE_DAYS, 0);
    const lastUt = sample(SUNS, earlier);
    const isSecond = earlier == before;
    const perDay = isSecond ? 1 : (lastUt - sample(SUNS, before)) / <f64>SAMPLE_DAYS;
    store<f64>(at, risingOn(SUN, day, lastUt + perDay * <f64>(day - earlier), CHAIN_CLOSE));
  }
  return load<f64>(at);
}

/** Computes a day; the rising of the planet from an estimate, as closely as `passageNear` describes. */
function compute(day: i32, estimateUt: f64, close: f64): void {
  risingUt = risingOn(body, day, estimateUt, close);
  const sunUt = sunOn(day);
  const later = isRise ? sunUt - risingUt : risingUt - sunUt;
  // Not a number if one of the bodies stays up or down.
  apart = later - nearest(later);
  reached = NaN;
  if (!(Math.abs(apart) <= NEAR_SUN_DAYS + BESIDE_DAYS)) return;
  reached = isByTime ? TWO_PI * apart : -arcSine(altitude(SUN, risingUt, deltaTDays(risingUt)));
}

/** Computes the samples of the current planet. */
function computeSamples(count: i32): void {
  let lastUt: f64 = NaN;
  let stepDays: f64 = NaN;
  let lengthening: f64 = 0;
  for (let i = 0; i < count; i++) {
    compute(sampleDays * i, lastUt + stepDays + lengthening, SAMPLE_CLOSE);
    store<f64>(RISINGS + (<usize>i << 3), risingUt);
    store<f64>(APART + (<usize>i << 3), apart);
    store<f64>(REACHED + (<usize>i << 3), reached);
    lengthening = risingUt - lastUt - stepDays;
    if (!(Math.abs(lengthening) < 0.1)) lengthening = 0;
    stepDays = risingUt - lastUt;
    if (!(Math.abs(stepDays - <f64>sampleDays) < 0.1)) stepDays = <f64>sampleDays;
    lastUt = risingUt;
  }
}

/** The cubic through the values of four samples, at a fraction of the way from the second to the third. */
function between(values: usize, i: i32, x: f64): f64 {
  const a = sample(values, i - 1);
  const b = sample(values, i);
  const c = sample(values, i + 1);
  const d = sample(values, i + 2);
  const bend = a - 2 * b + c;
  return b + x * (c - b + (x - 1) * (0.5 * bend + ((x + 1) / 6) * (d - c - (c - b) - bend)));
}

/** Whether the longitude of the planet decreases. */
function isRetrogradeAt(jdUt: f64): bool {
  const jdTt = jdUt + deltaTDays(jdUt);
  inWindow(body, LON, jdTt);
  const rate = windowRate;
  inWindow(NUTATION, DELTA_PSI, jdTt);
  return rate + windowRate < 0;
}

@inline function limitAt(jdUt: f64): f64 {
  return direct != retrograde && isRetrogradeAt(jdUt) ? retrograde : direct;
}

/** Whether the four samples that determine a day after sample `i` are as many days apart as their risings. */
function isEven(i: i32): bool {
  for (let k = i - 1; k <= i + 1; k++) {
    if (!(Math.abs(sample(RISINGS, k + 1) - sample(RISINGS, k) - <f64>sampleDays) < 0.5)) return false;
  }
  return true;
}

/** Computes a day, with an estimate from the samples around it. */
function computeBetween(day: i32): void {
  const i = day / sampleDays;
  compute(day, between(RISINGS, i, <f64>(day - sampleDays * i) / <f64>sampleDays), CHAIN_CLOSE);
}

/** Whether all samples that determine a day after sample `i` are near opposition. */
function isFarFromSun(i: i32): bool {
  for (let k = i - 1; k <= i + 2; k++) {
    if (!(Math.abs(sample(APART, k)) > NEAR_SUN_DAYS + 2 * CLOSE_DAYS)) return false;
  }
  return true;
}

// Results of `look`: whether the day counts, and whether the planet is visible.
let isTested: bool = false;
let isSeen: bool = false;

/** Determines whether the planet is visible on a day after sample `i`. Leaves its rising too. */
function look(day: i32, i: i32): void {
  if (!isRegular && day == sampleDays * i) {
    risingUt = sample(RISINGS, i);
    apart = sample(APART, i);
    reached = sample(REACHED, i);
  } else {
    const x = <f64>(day - sampleDays * i) / <f64>sampleDays;
    risingUt = between(RISINGS, i, x);
    apart = between(APART, i, x);
    reached = between(REACHED, i, x);
    const fraction = risingUt - firstUt - <f64>day;
    const even = isEven(i);
    // After midnight the rising of a planet is that of the next day, so the other quantities have a step.
    const close = even ? CLOSE : STEP;
    const closeDays = close / TWO_PI;
    const isPlain = isRegular && !(even && !(fraction > CLOSE_DAYS && fraction < 1 - CLOSE_DAYS));
    if (isPlain && Math.abs(apart) > NEAR_SUN_DAYS + closeDays) {
      isTested = false;
      return;
    }
    const isClear =
      isPlain &&
      Math.abs(apart) > closeDays &&
      Math.abs(apart) < NEAR_SUN_DAYS - closeDays &&
      Math.abs(reached - direct) > close &&
      Math.abs(reached - retrograde) > close;
    if (!isClear) computeBetween(day);
  }
  isTested = Math.abs(apart) <= NEAR_SUN_DAYS;
  isSeen = isTested && apart > 0 && reached >= limitAt(risingUt);
}

/** Writes the changes of the current planet after `count` records; returns the new count. */
function changes(row: i32, days: i32, count: i32): i32 {
  computeSamples((days + 2 * ASIDE_DAYS) / sampleDays + 1);
  const end = ASIDE_DAYS + days;
  look(ASIDE_DAYS - 1, ASIDE_DAYS / sampleDays - 1);
  for (let i = ASIDE_DAYS / sampleDays; i * sampleDays < end; i++) {
    if (isRegular && isFarFromSun(i)) {
      isTested = false;
      continue;
    }
    const last = min(i * sampleDays + sampleDays, end);
    for (let day = i * sampleDays; day < last; day++) {
      const wasTested = isTested;
      const wasSeen = isSeen;
      look(day, i);
      if (!wasTested || !isTested || isSeen == wasSeen) continue;
      const isFirst = isSeen;
      computeBetween(isFirst ? day : day - 1);
      const isRetrograde = direct != retrograde && isRetrogradeAt(risingUt);
      const record = VISIBILITY_SLOTS * count++;
      putEvent(record + VISIBILITY_ROW, row);
      putEvent(record + VISIBILITY_JD, risingUt);
      putEvent(record + VISIBILITY_MARGIN, reached - (isRetrograde ? retrograde : direct));
      putEvent(record + VISIBILITY_IS_RETROGRADE, isRetrograde ? 1 : 0);
      putEvent(record + VISIBILITY_IS_FIRST, isFirst ? 1 : 0);
    }
  }
  return count;
}

/**
 * Writes the first and the last days of visibility of the planets in the block; see `layout.ts`. A change from the day
 * before the first counts.
 *
 * @param kind      RISE or SET
 * @param rows      number of planets in the block
 * @param byTime    1: the limits apply to the time between planet and Sun, as an angle; 0: to the depression of the Sun
 *                  when the planet is on the horizon
 * @param fromUt    beginning of the first day, Julian days UT
 * @param days      1 to 400
 * @param lat, lon  radians north and east
 * @returns         number of records, or a status
 */
export function visibility(kind: i32, rows: i32, byTime: i32, fromUt: f64, days: i32, lat: f64, lon: f64): i32 {
  if (kind < RISE || kind > SET || days < 1 || days > MAX_DAYS) return ERR_ARGUMENT;
  if (rows < 1 || rows > MAX_VISIBILITY_ROWS) return ERR_ARGUMENT;
  if (!inRange(fromUt - 2) || !inRange(fromUt + <f64>(days + 2))) return ERR_EPOCH_OUT_OF_RANGE;
  standAt(lat, lon, CENTRE);
  isRise = kind == RISE;
  isByTime = byTime != 0;
  firstUt = fromUt - <f64>ASIDE_DAYS;
  isRegular = Math.abs(lat) <= REGULAR_LATITUDE_DEG * DEGREE;
  memory.fill(SUNS, 0, SAMPLES * SAMPLE_DAYS * 8);
  for (let day = 0; day <= days + 2 * ASIDE_DAYS; day += SAMPLE_DAYS) sunOn(day);
  let count = 0;
  for (let row = 0; row < rows; row++) {
    const input = VISIBILITY_ROWS + VISIBILITY_ROW_SLOTS * row;
    body = <i32>getEvent(input + VISIBILITY_BODY);
    if (body < MARS || body > SATURN) return ERR_ARGUMENT;
    sampleDays = body == MERCURY || body == VENUS ? SAMPLE_DAYS : OUTER_SAMPLE_DAYS;
    direct = getEvent(input + VISIBILITY_DIRECT);
    retrograde = getEvent(input + VISIBILITY_RETROGRADE);
    count = changes(row, days, count);
  }
  return count;
}

/**
 * Passages of longitudes over a chunk of time: where a longitude, or the difference of two, reaches a multiple of a
 * step (ingresses, conjunctions, phases, combustion, hits of a point), and where it turns (stations).
 *
 * The polynomials of the windows find each passage between two turning points, so that no passage of a loop is lost.
 * Newton steps along `see` then add the deflection by the Sun. All chunks are on one fixed grid, so that a passage is the
 * same in every question.
 */
import { putEvent } from '../block';
import { MEAN_NODE } from '../bodies/body';
import { meanNode, meanNodeSpeed } from '../bodies/nodes';
import { positive, turns } from '../core/angle';
import { rootBetween } from '../core/root';
import { allYears } from '../core/years';
import {
  END_CHUNK_OF_ALL,
  FIRST_CHUNK_OF_ALL,
  FIRST_PASSAGE_TT,
  MAX_PASSAGE_QUESTIONS,
  MAX_PASSAGES,
  PASSAGE_CHUNK_DAYS,
  PASSAGE_CHUNKS,
  PASSAGE_JD,
  PASSAGE_LATITUDE,
  PASSAGE_LONGITUDE,
  PASSAGE_NUMBER,
  PASSAGE_QUESTION,
  PASSAGE_RATE,
  PASSAGE_SLOTS,
  PASSAGE_SPEED,
} from '../layout';
import { meanZero, meanZeroRate, swing } from '../sidereal/zodiac';
import { ERR_ARGUMENT } from '../status';
import { centuries, utOf } from '../time/scales';
import { COEFFICIENTS, DELTA_PSI, middleOf, NUTATION, WINDOW_BYTES, WINDOW_DAYS, windowOf } from '../windows/grid';
import { see, seenLatitude, seenLongitude, seenSpeed } from '../windows/seen';
import { inWindow, observeFromWindows, polynomials, valueAt, windowRate } from '../windows/windows';
import { zeroBeside, zeroRate } from '../windows/zero';
import { endOfRun, first, hasSwing, isTropical, offset, question, readQuestion, second, step } from './passageQuestion';

/** Samples of a window in which an angle may turn. Between two of them it turns at most once. */
const SAMPLES: i32 = 8;
/** A root in a window is found when two estimates are closer than this, half windows. */
const CLOSE: f64 = 1e-8;
/** After a shorter Newton step, days, the next would be below a millisecond. */
const LAST_STEP_DAYS: f64 = 1e-3;
/** A longer step would leave the passage, days. */
const LONGEST_STEP_DAYS: f64 = 0.5;
const STEPS: i32 = 4;
/** Interval of the difference that gives the acceleration at a station, days. */
const TURN_DAYS: f64 = 0.1;

// The current window: the coefficients of the angle, its middle, and the whole turns that join it to the previous
// window.
const ANGLE: usize = memory.data(WINDOW_BYTES, 16);
let middleTt: f64 = 0;
let shift: f64 = 0;
/** The angle that `beyond` should reach. */
let goal: f64 = 0;

/** The next angles above and below that each question requests, and the nearest ones of a run of questions. */
const ABOVE: usize = memory.data(MAX_PASSAGE_QUESTIONS * 8, 16);
const BELOW: usize = memory.data(MAX_PASSAGE_QUESTIONS * 8, 16);
let nextAbove: f64 = 0;
let nextBelow: f64 = 0;

/** Number of records written. */
let count: i32 = 0;

/** Adds a value and a rate per day at the middle of the current window. */
@inline function addLine(value: f64, rate: f64): void {
  store<f64>(ANGLE, load<f64>(ANGLE) + value);
  store<f64>(ANGLE, load<f64>(ANGLE, 8) + rate * (WINDOW_DAYS / 2), 8);
}

function add(body: i32, window: i32, factor: f64): void {
  if (body == MEAN_NODE) {
    const t = centuries(middleTt);
    addLine(factor * meanNode(t), factor * meanNodeSpeed(t));
    return;
  }
  const from = polynomials(body, window);
  const pair = f64x2.splat(factor);
  for (let at: usize = 0; at < <usize>WINDOW_BYTES; at += 16) {
    v128.store(ANGLE + at, f64x2.add(v128.load(ANGLE + at), f64x2.mul(pair, v128.load(from + at))));
  }
}

/** Takes the polynomial of the angle in a window, without the aberration of a star. */
function takeWindow(window: i32): void {
  middleTt = middleOf(window);
  memory.fill(ANGLE, 0, WINDOW_BYTES);
  add(first, window, 1);
  if (second >= 0) add(second, window, -1);
  else if (isTropical) add(NUTATION, window, 1);
  else {
    const t = centuries(middleTt);
    addLine(-meanZero(t), -meanZeroRate(t));
  }
}

/** The angle in the current window; x is −1 at its beginning and 1 at its end. Leaves its rate in `windowRate`. */
function angleAt(x: f64): f64 {
  let angle = shift;
  if (hasSwing) {
    const jdTt = middleTt + x * (WINDOW_DAYS / 2);
    observeFromWindows(jdTt);
    angle -= swing(centuries(jdTt));
  }
  return angle + valueAt(ANGLE, x);
}

/** The angle at the beginning of the current window, without the small terms: enough to count its turns. */
@inline function beginning(): f64 {
  return load<f64>(ANGLE) - load<f64>(ANGLE, 8) + load<f64>(ANGLE, 16) - load<f64>(ANGLE, 24);
}

function rateAt(x: f64): f64 {
  valueAt(ANGLE, x);
  return windowRate;
}

function beyond(x: f64): f64 {
  return angleAt(x) - goal;
}

/** True if the current window has no turning point: the rate in its middle exceeds any change of the rate. */
function isMonotone(): bool {
  let change: f64 = 0;
  for (let i = 2; i < COEFFICIENTS; i++) change += <f64>i * Math.abs(load<f64>(ANGLE + ((<usize>i) << 3)));
  return Math.abs(load<f64>(ANGLE, 8)) > change;
}

// Results of `follow`: the angle and its rate, longitude and tropical speed of the first body, and its latitude minus
// the latitude of the second; radians and days.
let angle: f64 = 0;
let rate: f64 = 0;
let longitude: f64 = 0;
let speed: f64 = 0;
let latitude: f64 = 0;

/** Computes the angle at an instant of TT. */
function follow(jdTt: f64): void {
  const psi = inWindow(NUTATION, DELTA_PSI, jdTt);
  const psiRate = windowRate;
  see(first, jdTt);
  latitude = seenLatitude;
  angle = seenLongitude;
  rate = seenSpeed;
  speed = rate + psiRate;
  longitude = angle - zeroBeside(jdTt, psi, psiRate);
  if (second >= 0) {
    see(second, jdTt);
    latitude -= seenLatitude;
    angle -= seenLongitude;
    rate -= seenSpeed;
  } else if (isTropical) {
    angle += psi;
    rate += psiRate;
  } else {
    angle = longitude;
    rate -= zeroRate;
  }
}

/** Writes a record. The last `follow` is `afterDays` before it. */
function note(jdTt: f64, afterDays: f64, number: f64): void {
  if (count < MAX_PASSAGES) {
    const slot = PASSAGE_SLOTS * count;
    putEvent(slot + PASSAGE_QUESTION, question);
    putEvent(slot + PASSAGE_JD, utOf(jdTt));
    putEvent(slot + PASSAGE_NUMBER, number);
    putEvent(slot + PASSAGE_RATE, rate);
    putEvent(slot + PASSAGE_LONGITUDE, positive(longitude + speed * afterDays));
    putEvent(slot + PASSAGE_LATITUDE, latitude);
    putEvent(slot + PASSAGE_SPEED, speed);
  }
  count++;
}

/** Writes the passages of a stretch without a turning point. */
function crossOver(lowX: f64, highX: f64, from: f64, to: f64): void {
  const low = (from - offset) / step;
  const high = (to - offset) / step;
  const forward = to > from;
  let k = forward ? Math.floor(low) + 1 : Math.ceil(low) - 1;
  while (forward ? k <= high : k >= high) {
    goal = offset + k * step;
    let jdTt = middleTt + (WINDOW_DAYS / 2) * rootBetween(beyond, lowX, highX, from - goal, to - goal, CLOSE);
    let stepDays: f64 = 0;
    for (let i = 0; i < STEPS; i++) {
      follow(jdTt);
      const left = goal - angle;
      const next = (left - turns(left)) / rate;
      if (!(Math.abs(next) < LONGEST_STEP_DAYS)) break;
      stepDays = next;
      jdTt += stepDays;
      if (Math.abs(stepDays) < LAST_STEP_DAYS) break;
    }
    note(jdTt, stepDays, k);
    k += forward ? 1 : -1;
  }
}

/**
 * Writes a station near an instant. Its number is the tropical longitude, and its rate has the sign of the new motion.
 */
function turnAt(jdTt: f64, direction: f64): void {
  follow(jdTt + TURN_DAYS);
  const after = rate;
  follow(jdTt);
  const afterDays = (-rate * TURN_DAYS) / (after - rate);
  rate = direction;
  note(jdTt + afterDays, 0, angle);
}

/** Sets the next angles above and below an angle that the current question requests. */
function aim(from: f64): void {
  const steps = (from - offset) / step;
  const isAsked = step != 0;
  store<f64>(ABOVE + ((<usize>question) << 3), isAsked ? offset + (Math.floor(steps) + 1) * step : Infinity);
  store<f64>(BELOW + ((<usize>question) << 3), isAsked ? offset + (Math.ceil(steps) - 1) * step : -Infinity);
}

/** Finds the nearest of the next angles of a run of questions. */
function aimAll(fromRow: i32, toRow: i32): void {
  nextAbove = Infinity;
  nextBelow = -Infinity;
  for (let row = fromRow; row < toRow; row++) {
    nextAbove = Math.min(nextAbove, load<f64>(ABOVE + ((<usize>row) << 3)));
    nextBelow = Math.max(nextBelow, load<f64>(BELOW + ((<usize>row) << 3)));
  }
}

/** Writes the passages of a stretch between two samples or a turning point, for the questions of a run. */
function crossAll(fromRow: i32, toRow: i32, lowX: f64, highX: f64, from: f64, to: f64): void {
  if (to < nextAbove && to > nextBelow) return;
  for (let row = fromRow; row < toRow; row++) {
    if (to < load<f64>(ABOVE + ((<usize>row) << 3)) && to > load<f64>(BELOW + ((<usize>row) << 3))) continue;
    readQuestion(row);
    crossOver(lowX, highX, from, to);
    aim(to);
  }
  aimAll(fromRow, toRow);
}

/** Writes the turning points, for the questions of a run that request them. */
function turnAll(fromRow: i32, toRow: i32, jdTt: f64, direction: f64): void {
  for (let row = fromRow; row < toRow; row++) {
    readQuestion(row);
    if (step == 0) turnAt(jdTt, direction);
  }
}

/** Answers the questions of a run, which share one angle, over a run of windows. */
function search(fromRow: i32, toRow: i32, fromWindow: i32, toWindow: i32): void {
  readQuestion(fromRow);
  // Windows join except for rounding. Each continues from the angle and the rate at the end of the previous one, so that
  // a passage or a turning point between them is found once.
  takeWindow(fromWindow - 1);
  shift = 0;
  let from = angleAt(1);
  let before = windowRate;
  for (let row = fromRow; row < toRow; row++) {
    readQuestion(row);
    aim(from);
  }
  aimAll(fromRow, toRow);
  for (let window = fromWindow; window < toWindow; window++) {
    readQuestion(fromRow);
    takeWindow(window);
    shift = -turns(beginning() - from);
    const samples = isMonotone() ? 1 : SAMPLES;
    let lowX: f64 = -1;
    for (let i = 1; i <= samples; i++) {
      const highX = <f64>(2 * i) / <f64>samples - 1;
      const to = angleAt(highX);
      const after = windowRate;
      if (before >= 0 != after >= 0) {
        const turnX = rootBetween(rateAt, lowX, highX, before, after, CLOSE);
        turnAll(fromRow, toRow, middleTt + turnX * (WINDOW_DAYS / 2), after >= 0 ? 1 : -1);
        const atTurn = angleAt(turnX);
        crossAll(fromRow, toRow, lowX, turnX, from, atTurn);
        crossAll(fromRow, toRow, turnX, highX, atTurn, to);
      } else crossAll(fromRow, toRow, lowX, highX, from, to);
      from = to;
      before = after;
      lowX = highX;
    }
  }
}

/**
 * Answers the questions in the block over a chunk. The records of each question are in order of time. `layout.ts`
 * describes questions and records. Consecutive questions that share an angle cost little more than one.
 *
 * @param chunk      its number: see `layout.ts`
 * @param questions  number of questions in the block
 * @returns          number of records, or a status
 */
export function passages(chunk: i32, questions: i32): i32 {
  const firstChunk = allYears ? FIRST_CHUNK_OF_ALL : 0;
  const endChunk = allYears ? END_CHUNK_OF_ALL : PASSAGE_CHUNKS;
  if (chunk < firstChunk || chunk >= endChunk || questions < 1 || questions > MAX_PASSAGE_QUESTIONS) return ERR_ARGUMENT;
  const fromTt = <f64>(FIRST_PASSAGE_TT + chunk * PASSAGE_CHUNK_DAYS);
  const fromWindow = windowOf(fromTt + WINDOW_DAYS / 2);
  const toWindow = fromWindow + PASSAGE_CHUNK_DAYS / <i32>WINDOW_DAYS;
  count = 0;
  for (let row = 0; row < questions; ) {
    const end = endOfRun(row, questions);
    search(row, end, fromWindow, toWindow);
    row = end;
  }
  return count <= MAX_PASSAGES ? count : ERR_ARGUMENT;
}

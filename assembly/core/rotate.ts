/**
 * A series on a regular grid of instants. Each term turns by the same angle from one instant to the next, so that only
 * its first position and its first step need sines and cosines. Even and odd instants form two independent dependency
 * chains.
 */
import { cosine, pairCosine, pairSine, sinCos, sinCosPair, sine } from './angle';
import { PI } from './constants';
import { COARSE_UNIT, turn, turnCosine, turnSine, WRAP } from './phase';
import {
  HEAD_COARSE,
  HEAD_FINE,
  HEAD_LARGE,
  HEAD_RISING,
  HEAD_TERMS,
  LARGE_BYTES,
  LARGE_COSINE,
  LARGE_CURVE,
  LARGE_RATE,
  LARGE_SINE,
  SMALL_BYTES,
  SMALL_PHASE,
  SMALL_RATE,
  SMALL_VALUE,
  sumOf32,
} from './series';

/** Maximum number of instants of a grid; even, for the two chains. */
export const MAX_INSTANTS: i32 = 148;

const CONSTANT_SUMS: usize = memory.data(MAX_INSTANTS * 16, 16);
const RISING_SUMS: usize = memory.data(MAX_INSTANTS * 16, 16);

// Results of `begin`: four terms at the first and at the second instant, the first elements of the two chains; the steps
// of the chains that lead to them; and the fraction of a value by which the next step is smaller.
let even: v128 = i32x4(0, 0, 0, 0);
let odd: v128 = i32x4(0, 0, 0, 0);
let evenMove: v128 = i32x4(0, 0, 0, 0);
let oddMove: v128 = i32x4(0, 0, 0, 0);
let pull: v128 = i32x4(0, 0, 0, 0);

/** Computes the beginning of a grid for four terms, whose amplitudes are in `unit`. */
function begin(terms: usize, unit: f32, t: f64, stepCenturies: f64, fine: bool): void {
  const w0 = v128.load(terms, SMALL_RATE);
  const w1 = v128.load(terms, SMALL_RATE + 16);
  const amplitude = f32x4.mul(v128.load(terms, SMALL_VALUE), f32x4.splat(unit));
  const first = f64x2.splat(t);
  turn(
    f64x2.add(f64x2.mul(w0, first), v128.load(terms, SMALL_PHASE)),
    f64x2.add(f64x2.mul(w1, first), v128.load(terms, SMALL_PHASE + 16)),
  );
  even = f32x4.mul(amplitude, turnCosine);
  const across = f32x4.mul(amplitude, turnSine);
  const step = f64x2.splat(stepCenturies);
  const step0 = f64x2.mul(w0, step);
  const step1 = f64x2.mul(w1, step);
  let c: v128;
  let s: v128;
  if (fine) {
    sinCosPair(f64x2.add(step0, step0));
    c = f32x4.demote_f64x2_zero(pairCosine);
    s = f32x4.demote_f64x2_zero(pairSine);
    sinCosPair(f64x2.add(step1, step1));
    c = v128.shuffle<i64>(c, f32x4.demote_f64x2_zero(pairCosine), 0, 2);
    s = v128.shuffle<i64>(s, f32x4.demote_f64x2_zero(pairSine), 0, 2);
  } else {
    const wrap = f64x2.splat(WRAP);
    turn(f64x2.add(step0, wrap), f64x2.add(step1, wrap));
    c = turnCosine;
    s = turnSine;
  }
  const aside = f32x4.mul(across, s);
  const square = f32x4.mul(s, s);
  const double = f32x4.add(square, square);
  oddMove = f32x4.mul(aside, f32x4.splat(-2));
  evenMove = f32x4.add(f32x4.mul(oddMove, c), f32x4.mul(even, double));
  odd = f32x4.sub(f32x4.mul(even, c), aside);
  pull = f32x4.add(double, double);
}

/**
 * Adds small terms at `count` (even) instants to the four-lane sums. The second difference of equidistant values of a
 * cosine is a fixed fraction of the value between: a chain keeps the value and its last step. The error of that fraction
 * matters as little as the term turns, unlike the error of a rotation by a rounded cosine and sine. Two groups at a time
 * share the sums.
 *
 * @param unit  of the amplitudes
 * @param fine  computes the angle of a step in double precision
 */
function rotate(
  terms: usize,
  termCount: i32,
  unit: f32,
  fine: bool,
  t: f64,
  stepCenturies: f64,
  sums: usize,
  count: i32,
): void {
  const end = sums + ((<usize>count) << 4);
  for (let i = 0; i < termCount; i += 8) {
    begin(terms, unit, t, stepCenturies, fine);
    let even0 = even;
    let evenMove0 = evenMove;
    let odd0 = odd;
    let oddMove0 = oddMove;
    const pull0 = pull;
    // The partner of the last group of an odd number consists of other terms, whose weight is zero.
    begin(terms + SMALL_BYTES, i + 4 < termCount ? unit : 0, t, stepCenturies, fine);
    let even1 = even;
    let evenMove1 = evenMove;
    let odd1 = odd;
    let oddMove1 = oddMove;
    const pull1 = pull;
    for (let at = sums; at < end; at += 32) {
      v128.store(at, f32x4.add(v128.load(at), f32x4.add(even0, even1)));
      v128.store(at, f32x4.add(v128.load(at, 16), f32x4.add(odd0, odd1)), 16);
      evenMove0 = f32x4.sub(evenMove0, f32x4.mul(pull0, even0));
      even0 = f32x4.add(even0, evenMove0);
      oddMove0 = f32x4.sub(oddMove0, f32x4.mul(pull0, odd0));
      odd0 = f32x4.add(odd0, oddMove0);
      evenMove1 = f32x4.sub(evenMove1, f32x4.mul(pull1, even1));
      even1 = f32x4.add(even1, evenMove1);
      oddMove1 = f32x4.sub(oddMove1, f32x4.mul(pull1, odd1));
      odd1 = f32x4.add(odd1, oddMove1);
    }
    terms += 2 * SMALL_BYTES;
  }
}

/**
 * Adds the large terms, in double precision. The quadratic part of their phase (q T²) is replaced by its tangent at the
 * middle of the grid, which costs 0.0001″ for an amplitude of 20,000″ and a grid of a year.
 */
function rotateLarge(terms: usize, termCount: i32, t: f64, stepCenturies: f64, values: usize, count: i32): void {
  const middle = t + stepCenturies * <f64>(count >> 1);
  for (let i = 0; i < termCount; i++) {
    const term = terms + <usize>((i >> 1) * LARGE_BYTES + ((i & 1) << 3));
    const a = load<f64>(term, LARGE_COSINE);
    const b = load<f64>(term, LARGE_SINE);
    const w = load<f64>(term, LARGE_RATE);
    const q = load<f64>(term, LARGE_CURVE);
    const speed = (w + 2 * q * middle) * PI;
    sinCos((w + q * middle) * middle * PI + speed * (t - middle));
    let along = a * cosine + b * sine;
    let across = b * cosine - a * sine;
    sinCos(speed * stepCenturies);
    const c = cosine;
    const s = sine;
    for (let at = values; at < values + ((<usize>count) << 3); at += 8) {
      store<f64>(at, load<f64>(at) + along);
      const next = along * c + across * s;
      across = across * c - along * s;
      along = next;
    }
  }
}

/**
 * Writes the values of a series at `count` instants t, t + step, …
 *
 * @param head           the series
 * @param t              first instant, Julian centuries TT from J2000
 * @param stepCenturies  time between two instants
 * @param values         memory for `count` doubles
 * @param count          even, at most MAX_INSTANTS
 */
export function onGrid(head: usize, t: f64, stepCenturies: f64, values: usize, count: i32): void {
  let terms = <usize>load<i32>(head, HEAD_TERMS);
  const large = load<i32>(head, HEAD_LARGE);
  const coarse = load<i32>(head, HEAD_COARSE);
  const fine = load<i32>(head, HEAD_FINE);
  const rising = load<i32>(head, HEAD_RISING);
  for (let i = 0; i < count; i++) {
    const x = t + stepCenturies * <f64>i;
    let value = load<f64>(head, 32);
    for (let power = 24; power >= 0; power -= 8) value = value * x + load<f64>(head + power);
    store<f64>(values + ((<usize>i) << 3), value);
  }
  rotateLarge(terms, large, t, stepCenturies, values, count);
  terms += (large >> 1) * LARGE_BYTES;
  memory.fill(CONSTANT_SUMS, 0, (<usize>count) << 4);
  memory.fill(RISING_SUMS, 0, (<usize>count) << 4);
  rotate(terms, coarse, <f32>(1 / COARSE_UNIT), false, t, stepCenturies, CONSTANT_SUMS, count);
  terms += (coarse >> 2) * SMALL_BYTES;
  rotate(terms, fine, 1, true, t, stepCenturies, CONSTANT_SUMS, count);
  terms += (fine >> 2) * SMALL_BYTES;
  rotate(terms, rising, 1, true, t, stepCenturies, RISING_SUMS, count);
  for (let i = 0; i < count; i++) {
    const at = values + ((<usize>i) << 3);
    const lanes = (<usize>i) << 4;
    const x = t + stepCenturies * <f64>i;
    store<f64>(
      at,
      load<f64>(at) + sumOf32(v128.load(CONSTANT_SUMS + lanes)) + x * sumOf32(v128.load(RISING_SUMS + lanes)),
    );
  }
}

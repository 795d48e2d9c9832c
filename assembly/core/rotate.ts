/**
 * A series on a regular grid of instants. Each term is a phasor that turns by the same angle from one instant to the
 * next, so that only its first position needs a sine and a cosine. Even and odd instants form two independent
 * dependency chains.
 */
import { cosine, sinCos, sine } from './angle';
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
export const MAX_INSTANTS: i32 = 54;

const CONSTANT_SUMS: usize = memory.data(MAX_INSTANTS * 16, 16);
const RISING_SUMS: usize = memory.data(MAX_INSTANTS * 16, 16);

// Results of `begin`: four terms at the first instant, the cosine and the sine component; their values an instant
// later, and one and two instants before; twice the cosine of the rotation in two instants. `turnCosine` and `turnSine`
// belong to the rotation in one instant.
let even: v128 = i32x4(0, 0, 0, 0);
let across: v128 = i32x4(0, 0, 0, 0);
let odd: v128 = i32x4(0, 0, 0, 0);
let oddBefore: v128 = i32x4(0, 0, 0, 0);
let evenBefore: v128 = i32x4(0, 0, 0, 0);
let twice: v128 = i32x4(0, 0, 0, 0);

/** Computes the beginning of a grid for four terms, whose amplitudes are in `unit`. */
function begin(terms: usize, unit: f32, t: f64, stepCenturies: f64): void {
  const w0 = v128.load(terms, SMALL_RATE);
  const w1 = v128.load(terms, SMALL_RATE + 16);
  const amplitude = f32x4.mul(v128.load(terms, SMALL_VALUE), f32x4.splat(unit));
  const first = f64x2.splat(t);
  turn(
    f64x2.add(f64x2.mul(w0, first), v128.load(terms, SMALL_PHASE)),
    f64x2.add(f64x2.mul(w1, first), v128.load(terms, SMALL_PHASE + 16)),
  );
  even = f32x4.mul(amplitude, turnCosine);
  across = f32x4.mul(amplitude, turnSine);
  const step = f64x2.splat(stepCenturies);
  const wrap = f64x2.splat(WRAP);
  turn(f64x2.add(f64x2.mul(w0, step), wrap), f64x2.add(f64x2.mul(w1, step), wrap));
  const near = f32x4.mul(even, turnCosine);
  const aside = f32x4.mul(across, turnSine);
  const double = f32x4.add(turnCosine, turnCosine);
  odd = f32x4.sub(near, aside);
  oddBefore = f32x4.add(near, aside);
  evenBefore = f32x4.sub(f32x4.mul(double, oddBefore), even);
  twice = f32x4.sub(f32x4.mul(double, double), f32x4.splat(2));
}

/** Adds fine terms at `count` (even) instants to the four-lane sums. */
function rotateFine(terms: usize, termCount: i32, t: f64, stepCenturies: f64, sums: usize, count: i32): void {
  const end = sums + ((<usize>count) << 4);
  for (let i = 0; i < termCount; i += 4) {
    begin(terms, 1, t, stepCenturies);
    let even0 = even;
    let evenAcross = across;
    let odd0 = odd;
    const c = turnCosine;
    const s = turnSine;
    let oddAcross = f32x4.add(f32x4.mul(evenAcross, c), f32x4.mul(even0, s));
    const c2 = f32x4.sub(f32x4.mul(c, c), f32x4.mul(s, s));
    const cs = f32x4.mul(c, s);
    const s2 = f32x4.add(cs, cs);
    for (let at = sums; at < end; at += 32) {
      v128.store(at, f32x4.add(v128.load(at), even0));
      v128.store(at, f32x4.add(v128.load(at, 16), odd0), 16);
      const nextEven = f32x4.sub(f32x4.mul(even0, c2), f32x4.mul(evenAcross, s2));
      evenAcross = f32x4.add(f32x4.mul(evenAcross, c2), f32x4.mul(even0, s2));
      even0 = nextEven;
      const nextOdd = f32x4.sub(f32x4.mul(odd0, c2), f32x4.mul(oddAcross, s2));
      oddAcross = f32x4.add(f32x4.mul(oddAcross, c2), f32x4.mul(odd0, s2));
      odd0 = nextOdd;
    }
    terms += SMALL_BYTES;
  }
}

/**
 * Adds coarse terms likewise. Equidistant values satisfy cos(a + d) = 2 cos d · cos a − cos(a − d), so that the next
 * one of a chain takes one product. Its rounding error grows with the square of the steps, which is acceptable for
 * coarse terms. Two groups at a time share the sums.
 */
function rotateCoarse(terms: usize, termCount: i32, t: f64, stepCenturies: f64, sums: usize, count: i32): void {
  const end = sums + ((<usize>count) << 4);
  const unit = <f32>(1 / COARSE_UNIT);
  for (let i = 0; i < termCount; i += 8) {
    begin(terms, unit, t, stepCenturies);
    let even0 = even;
    let evenBefore0 = evenBefore;
    let odd0 = odd;
    let oddBefore0 = oddBefore;
    const twice0 = twice;
    // The partner of the last group of an odd number consists of other terms, whose weight is zero.
    begin(terms + SMALL_BYTES, i + 4 < termCount ? unit : 0, t, stepCenturies);
    let even1 = even;
    let evenBefore1 = evenBefore;
    let odd1 = odd;
    let oddBefore1 = oddBefore;
    const twice1 = twice;
    for (let at = sums; at < end; at += 32) {
      v128.store(at, f32x4.add(v128.load(at), f32x4.add(even0, even1)));
      v128.store(at, f32x4.add(v128.load(at, 16), f32x4.add(odd0, odd1)), 16);
      const nextEven0 = f32x4.sub(f32x4.mul(twice0, even0), evenBefore0);
      evenBefore0 = even0;
      even0 = nextEven0;
      const nextOdd0 = f32x4.sub(f32x4.mul(twice0, odd0), oddBefore0);
      oddBefore0 = odd0;
      odd0 = nextOdd0;
      const nextEven1 = f32x4.sub(f32x4.mul(twice1, even1), evenBefore1);
      evenBefore1 = even1;
      even1 = nextEven1;
      const nextOdd1 = f32x4.sub(f32x4.mul(twice1, odd1), oddBefore1);
      oddBefore1 = odd1;
      odd1 = nextOdd1;
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
  rotateCoarse(terms, coarse, t, stepCenturies, CONSTANT_SUMS, count);
  terms += (coarse >> 2) * SMALL_BYTES;
  rotateFine(terms, fine, t, stepCenturies, CONSTANT_SUMS, count);
  terms += (fine >> 2) * SMALL_BYTES;
  rotateFine(terms, rising, t, stepCenturies, RISING_SUMS, count);
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

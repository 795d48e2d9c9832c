/**
 * A series on a regular grid of instants: each term is a phasor that turns by the same angle from one instant
 * to the next, so that only its first place needs a sine and a cosine. Two chains, for the even and the odd
 * instants, keep the processor's units busy.
 */
import { cosine, sinCos, sine } from './angle';
import { PI } from './constants';
import {
  cosineOfHalfTurns32,
  GROUP_BYTES,
  HEAD_CONSTANT,
  HEAD_LARGE,
  HEAD_RISING,
  HEAD_TERMS,
  LARGE_COSINE,
  LARGE_CURVE,
  LARGE_RATE,
  LARGE_SINE,
  parityOf,
  residueOf,
  SMALL_COSINE,
  SMALL_RATE,
  SMALL_SINE,
  sineOfHalfTurns32,
  sumOf32,
} from './series';

/** Most instants of one grid: even, for the two chains. */
export const MOST_INSTANTS: i32 = 54;

const CONSTANT_SUMS: usize = memory.data(MOST_INSTANTS * 16, 16);
const RISING_SUMS: usize = memory.data(MOST_INSTANTS * 16, 16);

let stepSine: v128 = i32x4(0, 0, 0, 0);
let stepCosine: v128 = i32x4(0, 0, 0, 0);

/** Sine and cosine of four phases w·t given as half-turns per century, left in `stepSine` and `stepCosine`. */
@inline function turn(w0: v128, w1: v128, t: f64): void {
  const tt = f64x2.splat(t);
  const low = f64x2.mul(w0, tt);
  const high = f64x2.mul(w1, tt);
  const r = residueOf(low, high);
  const sign = parityOf(low, high);
  const z = f32x4.mul(r, r);
  stepSine = v128.xor(sineOfHalfTurns32(r, z), sign);
  stepCosine = v128.xor(cosineOfHalfTurns32(z), sign);
}

/** Adds the small terms at `count` (even) instants from `t` by `dt` to the four-lane sums. */
function rotateSmall(terms: usize, terms4: i32, t: f64, dt: f64, sums: usize, count: i32): void {
  const end = sums + ((<usize>count) << 4);
  for (let i = 0; i < terms4; i += 4) {
    const w0 = v128.load(terms, SMALL_RATE);
    const w1 = v128.load(terms, SMALL_RATE + 16);
    const a = v128.load(terms, SMALL_COSINE);
    const b = v128.load(terms, SMALL_SINE);
    turn(w0, w1, t);
    let even = f32x4.add(f32x4.mul(a, stepCosine), f32x4.mul(b, stepSine));
    let evenAcross = f32x4.sub(f32x4.mul(b, stepCosine), f32x4.mul(a, stepSine));
    turn(w0, w1, dt);
    const c = stepCosine;
    const s = stepSine;
    let odd = f32x4.add(f32x4.mul(even, c), f32x4.mul(evenAcross, s));
    let oddAcross = f32x4.sub(f32x4.mul(evenAcross, c), f32x4.mul(even, s));
    const c2 = f32x4.sub(f32x4.mul(c, c), f32x4.mul(s, s));
    const cs = f32x4.mul(c, s);
    const s2 = f32x4.add(cs, cs);
    for (let at = sums; at < end; at += 32) {
      v128.store(at, f32x4.add(v128.load(at), even));
      v128.store(at, f32x4.add(v128.load(at, 16), odd), 16);
      const nextEven = f32x4.add(f32x4.mul(even, c2), f32x4.mul(evenAcross, s2));
      evenAcross = f32x4.sub(f32x4.mul(evenAcross, c2), f32x4.mul(even, s2));
      even = nextEven;
      const nextOdd = f32x4.add(f32x4.mul(odd, c2), f32x4.mul(oddAcross, s2));
      oddAcross = f32x4.sub(f32x4.mul(oddAcross, c2), f32x4.mul(odd, s2));
      odd = nextOdd;
    }
    terms += GROUP_BYTES;
  }
}

/**
 * Adds the large terms, in double precision. Their phase bends (q T²): over the grid it is taken as straight
 * from its tangent at the middle, which at 20,000″ and a year costs 0.0001″.
 */
function rotateLarge(terms: usize, large: i32, t: f64, dt: f64, values: usize, count: i32): void {
  const middle = t + dt * <f64>(count >> 1);
  for (let i = 0; i < large; i++) {
    const term = terms + <usize>((i >> 1) * GROUP_BYTES + ((i & 1) << 3));
    const a = load<f64>(term, LARGE_COSINE);
    const b = load<f64>(term, LARGE_SINE);
    const w = load<f64>(term, LARGE_RATE);
    const q = load<f64>(term, LARGE_CURVE);
    const speed = (w + 2 * q * middle) * PI;
    sinCos((w + q * middle) * middle * PI + speed * (t - middle));
    let along = a * cosine + b * sine;
    let across = b * cosine - a * sine;
    sinCos(speed * dt);
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
 * Values of a series at `count` instants t, t + dt, …
 *
 * @param head    the series
 * @param t, dt   Julian centuries TT from J2000
 * @param values  room for `count` doubles
 * @param count   even, at most MOST_INSTANTS
 */
export function onGrid(head: usize, t: f64, dt: f64, values: usize, count: i32): void {
  let terms = <usize>load<i32>(head, HEAD_TERMS);
  const large = load<i32>(head, HEAD_LARGE);
  const constant = load<i32>(head, HEAD_CONSTANT);
  const rising = load<i32>(head, HEAD_RISING);
  for (let i = 0; i < count; i++) {
    const x = t + dt * <f64>i;
    let value = load<f64>(head, 32);
    for (let power = 24; power >= 0; power -= 8) value = value * x + load<f64>(head + power);
    store<f64>(values + ((<usize>i) << 3), value);
  }
  rotateLarge(terms, large, t, dt, values, count);
  terms += (large >> 1) * GROUP_BYTES;
  memory.fill(CONSTANT_SUMS, 0, (<usize>count) << 4);
  memory.fill(RISING_SUMS, 0, (<usize>count) << 4);
  rotateSmall(terms, constant, t, dt, CONSTANT_SUMS, count);
  terms += (constant >> 2) * GROUP_BYTES;
  rotateSmall(terms, rising, t, dt, RISING_SUMS, count);
  for (let i = 0; i < count; i++) {
    const at = values + ((<usize>i) << 3);
    const lanes = (<usize>i) << 4;
    const x = t + dt * <f64>i;
    store<f64>(
      at,
      load<f64>(at) + sumOf32(v128.load(CONSTANT_SUMS + lanes)) + x * sumOf32(v128.load(RISING_SUMS + lanes)),
    );
  }
}

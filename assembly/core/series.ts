/**
 * The one evaluator of every series: a quartic in time, a block of large terms in double precision, and
 * blocks of small terms in single precision whose phases are reduced in double.
 *
 *   value(T) = c0 + c1 T + … + c4 T⁴ + Σ (A cos θ + B sin θ) + T Σ (A cos θ + B sin θ)
 *
 * Phases are counted in half-turns, θ/π = (w + q T) T, so that the nearest integer takes the whole turns
 * off and its parity gives the sign. SIMD without relaxed operations: the digits are the same everywhere.
 */
import { ROUND } from './angle';
import { PI } from './constants';

/** Bytes of one expanded head: c0..c4, address of the terms, counts of large, constant and rising terms. */
export const HEAD_BYTES: i32 = 64;
export const HEAD_TERMS: i32 = 40;
export const HEAD_LARGE: i32 = 44;
export const HEAD_CONSTANT: i32 = 48;
export const HEAD_RISING: i32 = 52;
/** Bytes of a group of terms: two large or four small ones. */
export const GROUP_BYTES: i32 = 64;
/** Fields of two large terms, f64x2 each. */
export const LARGE_COSINE: usize = 0;
export const LARGE_SINE: usize = 16;
export const LARGE_RATE: usize = 32;
export const LARGE_CURVE: usize = 48;
/** Fields of four small terms: rates as two f64x2, amplitudes as f32x4. */
export const SMALL_RATE: usize = 0;
export const SMALL_COSINE: usize = 32;
export const SMALL_SINE: usize = 48;

/** First and second derivative left by the evaluators, per century and per century squared. */
export let seriesRate: f64 = 0;
export let seriesCurvature: f64 = 0;

let blockValue: v128 = i32x4(0, 0, 0, 0);
let blockRate: v128 = i32x4(0, 0, 0, 0);
let blockCurvature: v128 = i32x4(0, 0, 0, 0);

@inline function sineOfHalfTurns64(r: v128, z: v128): v128 {
  let s = f64x2.add(f64x2.splat(-0.0073629370283428645), f64x2.mul(z, f64x2.splat(0.0004461773037443645)));
  s = f64x2.add(f64x2.splat(0.08214446071310781), f64x2.mul(z, s));
  s = f64x2.add(f64x2.splat(-0.5992643838295201), f64x2.mul(z, s));
  s = f64x2.add(f64x2.splat(2.550164032252028), f64x2.mul(z, s));
  s = f64x2.add(f64x2.splat(-5.167712779873704), f64x2.mul(z, s));
  return f64x2.mul(r, f64x2.add(f64x2.splat(3.1415926535886145), f64x2.mul(z, s)));
}

@inline function cosineOfHalfTurns64(z: v128): v128 {
  let c = f64x2.add(f64x2.splat(-0.025776340742588385), f64x2.mul(z, f64x2.splat(0.0018400218556661823)));
  c = f64x2.add(f64x2.splat(0.235325443426889), f64x2.mul(z, c));
  c = f64x2.add(f64x2.splat(-1.3352623161482124), f64x2.mul(z, c));
  c = f64x2.add(f64x2.splat(4.058712107589396), f64x2.mul(z, c));
  c = f64x2.add(f64x2.splat(-4.934802200250963), f64x2.mul(z, c));
  return f64x2.add(f64x2.splat(0.9999999999992518), f64x2.mul(z, c));
}

@inline export function sineOfHalfTurns32(r: v128, z: v128): v128 {
  let s = f32x4.add(f32x4.splat(-0.5980451838373378), f32x4.mul(z, f32x4.splat(0.07722014486215163)));
  s = f32x4.add(f32x4.splat(2.550031379327887), f32x4.mul(z, s));
  s = f32x4.add(f32x4.splat(-5.167706879096793), f32x4.mul(z, s));
  return f32x4.mul(r, f32x4.add(f32x4.splat(3.1415925800491555), f32x4.mul(z, s)));
}

@inline export function cosineOfHalfTurns32(z: v128): v128 {
  let c = f32x4.add(f32x4.splat(-1.331880161292337), f32x4.mul(z, f32x4.splat(0.21969679869124648)));
  c = f32x4.add(f32x4.splat(4.058411914173834), f32x4.mul(z, c));
  c = f32x4.add(f32x4.splat(-4.9347928586756), f32x4.mul(z, c));
  return f32x4.add(f32x4.splat(0.9999999534666701), f32x4.mul(z, c));
}

/** Narrows two pairs of doubles to four singles, in order. */
@inline function narrow(low: v128, high: v128): v128 {
  return v128.shuffle<f32>(f32x4.demote_f64x2_zero(low), f32x4.demote_f64x2_zero(high), 0, 1, 4, 5);
}

/** Half-turns beyond the nearest whole one, of four phases given as doubles. */
@inline export function residueOf(low: v128, high: v128): v128 {
  const round = f64x2.splat(ROUND);
  return narrow(
    f64x2.sub(low, f64x2.sub(f64x2.add(low, round), round)),
    f64x2.sub(high, f64x2.sub(f64x2.add(high, round), round)),
  );
}

/** Sign bits of four phases: set where the nearest whole number of half-turns is odd. */
@inline export function parityOf(low: v128, high: v128): v128 {
  const round = f64x2.splat(ROUND);
  return i32x4.shl(v128.shuffle<i32>(f64x2.add(low, round), f64x2.add(high, round), 0, 2, 4, 6), 31);
}

@inline export function sumOf32(v: v128): f64 {
  return (
    <f64>f32x4.extract_lane(v, 0) +
    <f64>f32x4.extract_lane(v, 1) +
    (<f64>f32x4.extract_lane(v, 2) + <f64>f32x4.extract_lane(v, 3))
  );
}

@inline function sumOf64(v: v128): f64 {
  return f64x2.extract_lane(v, 0) + f64x2.extract_lane(v, 1);
}

/** Sums `count` large terms into the block registers; `curved` asks for the second derivative too. */
@inline function largeTerms(terms: usize, count: i32, t: f64, curved: bool): void {
  const tt = f64x2.splat(t);
  const round = f64x2.splat(ROUND);
  let value = f64x2.splat(0);
  let rate = f64x2.splat(0);
  let curvature = f64x2.splat(0);
  for (let i = 0; i < count; i += 2) {
    const w = v128.load(terms, LARGE_RATE);
    const qt = f64x2.mul(v128.load(terms, LARGE_CURVE), tt);
    const halfTurns = f64x2.mul(f64x2.add(w, qt), tt);
    const rounded = f64x2.add(halfTurns, round);
    const r = f64x2.sub(halfTurns, f64x2.sub(rounded, round));
    const sign = i64x2.shl(rounded, 63);
    const z = f64x2.mul(r, r);
    const s = v128.xor(sineOfHalfTurns64(r, z), sign);
    const c = v128.xor(cosineOfHalfTurns64(z), sign);
    const a = v128.load(terms, LARGE_COSINE);
    const b = v128.load(terms, LARGE_SINE);
    const along = f64x2.add(f64x2.mul(a, c), f64x2.mul(b, s));
    const across = f64x2.sub(f64x2.mul(b, c), f64x2.mul(a, s));
    const speed = f64x2.add(w, f64x2.add(qt, qt));
    value = f64x2.add(value, along);
    rate = f64x2.add(rate, f64x2.mul(speed, across));
    if (curved) curvature = f64x2.sub(curvature, f64x2.mul(f64x2.mul(speed, speed), along));
    terms += GROUP_BYTES;
  }
  blockValue = value;
  blockRate = rate;
  blockCurvature = curvature;
}

/** Sums `count` small terms into the block registers; `curved` asks for the second derivative too. */
@inline function smallTerms(terms: usize, count: i32, t: f64, curved: bool): void {
  const tt = f64x2.splat(t);
  let value = f32x4.splat(0);
  let rate = f32x4.splat(0);
  let curvature = f32x4.splat(0);
  for (let i = 0; i < count; i += 4) {
    const w0 = v128.load(terms, SMALL_RATE);
    const w1 = v128.load(terms, SMALL_RATE + 16);
    const low = f64x2.mul(w0, tt);
    const high = f64x2.mul(w1, tt);
    const r = residueOf(low, high);
    const sign = parityOf(low, high);
    const z = f32x4.mul(r, r);
    const s = v128.xor(sineOfHalfTurns32(r, z), sign);
    const c = v128.xor(cosineOfHalfTurns32(z), sign);
    const a = v128.load(terms, SMALL_COSINE);
    const b = v128.load(terms, SMALL_SINE);
    const w = narrow(w0, w1);
    const along = f32x4.add(f32x4.mul(a, c), f32x4.mul(b, s));
    const across = f32x4.sub(f32x4.mul(b, c), f32x4.mul(a, s));
    value = f32x4.add(value, along);
    rate = f32x4.add(rate, f32x4.mul(w, across));
    if (curved) curvature = f32x4.sub(curvature, f32x4.mul(f32x4.mul(w, w), along));
    terms += GROUP_BYTES;
  }
  blockValue = value;
  blockRate = rate;
  blockCurvature = curvature;
}

@inline function sum(head: usize, t: f64, curved: bool): f64 {
  let terms = <usize>load<i32>(head, HEAD_TERMS);
  const large = load<i32>(head, HEAD_LARGE);
  const constant = load<i32>(head, HEAD_CONSTANT);
  const rising = load<i32>(head, HEAD_RISING);

  let value = load<f64>(head, 32);
  let rate: f64 = 0;
  let curvature: f64 = 0;
  for (let power = 24; power >= 0; power -= 8) {
    if (curved) curvature = curvature * t + 2 * rate;
    rate = rate * t + value;
    value = value * t + load<f64>(head + power);
  }

  largeTerms(terms, large, t, curved);
  value += sumOf64(blockValue);
  rate += PI * sumOf64(blockRate);
  if (curved) curvature += PI * PI * sumOf64(blockCurvature);
  terms += (large >> 1) * GROUP_BYTES;

  smallTerms(terms, constant, t, curved);
  value += sumOf32(blockValue);
  rate += PI * sumOf32(blockRate);
  if (curved) curvature += PI * PI * sumOf32(blockCurvature);
  terms += (constant >> 2) * GROUP_BYTES;

  if (rising > 0) {
    smallTerms(terms, rising, t, curved);
    const level = sumOf32(blockValue);
    const slope = PI * sumOf32(blockRate);
    value += level * t;
    rate += slope * t + level;
    if (curved) curvature += PI * PI * sumOf32(blockCurvature) * t + 2 * slope;
  }
  seriesRate = rate;
  if (curved) seriesCurvature = curvature;
  return value;
}

/** Value of a series at `t` (Julian centuries TT from J2000); the rate is left in `seriesRate`. */
export function evaluate(head: usize, t: f64): f64 {
  return sum(head, t, false);
}

/** The same, with the second derivative left in `seriesCurvature`. */
export function evaluateCurved(head: usize, t: f64): f64 {
  return sum(head, t, true);
}

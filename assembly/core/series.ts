/**
 * The evaluator of every series: a quartic in time, large terms in double precision, and small terms in single
 * precision.
 *
 *   value(T) = c0 + c1 T + … + c4 T⁴ + Σ (A cos θ + B sin θ) + Σ A cos θ + T Σ A cos θ
 *
 * The phases of large terms count half-turns, θ/π = (w + q T) T: subtracting the nearest integer removes the whole
 * turns, and its parity gives the sign. The phases of small terms become integers that wrap (phase.ts). The smallest
 * terms, called coarse, need fewer coefficients. Without relaxed SIMD operations the digits are the same on every
 * machine.
 */
import { cosinePart, ROUND, sinePart } from './angle';
import { PI } from './constants';
import {
  arch,
  COARSE_COSINE,
  COARSE_SINE,
  coefficient,
  FINE_COSINE,
  FINE_SINE,
  phases,
  poly2,
  poly3,
  poly4,
} from './phase';

/** Bytes of an expanded head: c0..c4, address of the terms, counts of large, coarse, fine and rising terms. */
export const HEAD_BYTES: i32 = 64;
export const HEAD_TERMS: i32 = 40;
export const HEAD_LARGE: i32 = 44;
export const HEAD_COARSE: i32 = 48;
export const HEAD_FINE: i32 = 52;
export const HEAD_RISING: i32 = 56;
/** Bytes of a group of two large terms, and its fields, f64x2 each. */
export const LARGE_BYTES: i32 = 64;
export const LARGE_COSINE: usize = 0;
export const LARGE_SINE: usize = 16;
export const LARGE_RATE: usize = 32;
export const LARGE_CURVE: usize = 48;
/**
 * Bytes of a group of four small terms, and its fields: turns per century and phases in turns plus WRAP, each two f64x2;
 * amplitudes of the value, A, and of the rate, −2π w A, f32x4.
 */
export const SMALL_BYTES: i32 = 96;
export const SMALL_RATE: usize = 0;
export const SMALL_PHASE: usize = 32;
export const SMALL_VALUE: usize = 64;
export const SMALL_SPEED: usize = 80;

/** Derivative of the last evaluation, per century. */
export let seriesRate: f64 = 0;

let blockValue: v128 = i32x4(0, 0, 0, 0);
let blockRate: v128 = i32x4(0, 0, 0, 0);

export function sumOf32(v: v128): f64 {
  return (
    <f64>f32x4.extract_lane(v, 0) +
    <f64>f32x4.extract_lane(v, 1) +
    (<f64>f32x4.extract_lane(v, 2) + <f64>f32x4.extract_lane(v, 3))
  );
}

@inline function sumOf64(v: v128): f64 {
  return f64x2.extract_lane(v, 0) + f64x2.extract_lane(v, 1);
}

/** Sums large terms into `blockValue` and `blockRate`. */
@inline function largeTerms(terms: usize, count: i32, t: f64): void {
  const round = f64x2.splat(ROUND);
  const tt = f64x2.splat(t);
  let value = f64x2.splat(0);
  let rate = f64x2.splat(0);
  for (let i = 0; i < count; i += 2) {
    const w = v128.load(terms, LARGE_RATE);
    const qt = f64x2.mul(v128.load(terms, LARGE_CURVE), tt);
    const halfTurns = f64x2.mul(f64x2.add(w, qt), tt);
    const rounded = f64x2.add(halfTurns, round);
    const r = f64x2.sub(halfTurns, f64x2.sub(rounded, round));
    const sign = i64x2.shl(rounded, 63);
    const z = f64x2.mul(r, r);
    const s = v128.xor(f64x2.mul(r, sinePart(z)), sign);
    const c = v128.xor(cosinePart(z), sign);
    const a = v128.load(terms, LARGE_COSINE);
    const b = v128.load(terms, LARGE_SINE);
    const along = f64x2.add(f64x2.mul(a, c), f64x2.mul(b, s));
    const across = f64x2.sub(f64x2.mul(b, c), f64x2.mul(a, s));
    const speed = f64x2.add(w, f64x2.add(qt, qt));
    value = f64x2.add(value, along);
    rate = f64x2.add(rate, f64x2.mul(speed, across));
    terms += LARGE_BYTES;
  }
  blockValue = value;
  blockRate = rate;
}

/** A quarter of a turn as an integer, and the bit of the sign. */
const MASKS: usize = memory.data<i32>([1 << 30, i32.MIN_VALUE]);

/** Adds the fine terms to `blockValue` and `blockRate`. */
@inline function fineTerms(terms: usize, count: i32, t: f64): void {
  const s0 = coefficient(FINE_SINE);
  const s1 = coefficient(FINE_SINE + 1);
  const s2 = coefficient(FINE_SINE + 2);
  const s3 = coefficient(FINE_SINE + 3);
  const s4 = coefficient(FINE_SINE + 4);
  const c0 = coefficient(FINE_COSINE);
  const c1 = coefficient(FINE_COSINE + 1);
  const c2 = coefficient(FINE_COSINE + 2);
  const c3 = coefficient(FINE_COSINE + 3);
  const unit = coefficient(0);
  const quarter = v128.load32_splat(MASKS);
  const signs = v128.load32_splat(MASKS, 4);
  const tt = f64x2.splat(t);
  let value = blockValue;
  let rate = blockRate;
  for (let i = 0; i < count; i += 4) {
    const w0 = v128.load(terms, SMALL_RATE);
    const w1 = v128.load(terms, SMALL_RATE + 16);
    const phase = phases(
      f64x2.add(f64x2.mul(w0, tt), v128.load(terms, SMALL_PHASE)),
      f64x2.add(f64x2.mul(w1, tt), v128.load(terms, SMALL_PHASE + 16)),
    );
    const v = f32x4.mul(arch(phase, quarter), unit);
    const z = f32x4.mul(v, v);
    const cosine = f32x4.mul(v, poly4(z, s0, s1, s2, s3, s4));
    const sine = poly3(z, c0, c1, c2, c3);
    const along = f32x4.mul(cosine, v128.load(terms, SMALL_VALUE));
    const speed = v128.xor(v128.load(terms, SMALL_SPEED), v128.and(phase, signs));
    value = f32x4.add(value, along);
    rate = f32x4.add(rate, f32x4.mul(sine, speed));
    terms += SMALL_BYTES;
  }
  blockValue = value;
  blockRate = rate;
}

/** Sums the coarse terms into `blockValue` and `blockRate`. */
@inline function coarseTerms(terms: usize, count: i32, t: f64): void {
  const s0 = coefficient(COARSE_SINE);
  const s1 = coefficient(COARSE_SINE + 1);
  const s2 = coefficient(COARSE_SINE + 2);
  const c0 = coefficient(COARSE_COSINE);
  const c1 = coefficient(COARSE_COSINE + 1);
  const c2 = coefficient(COARSE_COSINE + 2);
  const quarter = v128.load32_splat(MASKS);
  const signs = v128.load32_splat(MASKS, 4);
  const tt = f64x2.splat(t);
  let value = f32x4.splat(0);
  let rate = f32x4.splat(0);
  for (let i = 0; i < count; i += 4) {
    const w0 = v128.load(terms, SMALL_RATE);
    const w1 = v128.load(terms, SMALL_RATE + 16);
    const phase = phases(
      f64x2.add(f64x2.mul(w0, tt), v128.load(terms, SMALL_PHASE)),
      f64x2.add(f64x2.mul(w1, tt), v128.load(terms, SMALL_PHASE + 16)),
    );
    const v = arch(phase, quarter);
    const z = f32x4.mul(v, v);
    const along = f32x4.mul(f32x4.mul(v, v128.load(terms, SMALL_VALUE)), poly2(z, s0, s1, s2));
    const speed = v128.xor(v128.load(terms, SMALL_SPEED), v128.and(phase, signs));
    value = f32x4.add(value, along);
    rate = f32x4.add(rate, f32x4.mul(poly2(z, c0, c1, c2), speed));
    terms += SMALL_BYTES;
  }
  blockValue = value;
  blockRate = rate;
}

/** Value of a series at `t` (Julian centuries TT from J2000); leaves its derivative in `seriesRate`. */
export function evaluate(head: usize, t: f64): f64 {
  let terms = <usize>load<i32>(head, HEAD_TERMS);
  const largeCount = load<i32>(head, HEAD_LARGE);
  const rising = load<i32>(head, HEAD_RISING);
  const coarse = load<i32>(head, HEAD_COARSE);
  const fine = load<i32>(head, HEAD_FINE);

  let value = load<f64>(head, 32);
  let rate: f64 = 0;
  for (let power = 24; power >= 0; power -= 8) {
    rate = rate * t + value;
    value = value * t + load<f64>(head + power);
  }
  // The polynomials of other years have no terms.
  if (largeCount + coarse + fine + rising == 0) {
    seriesRate = rate;
    return value;
  }

  if (largeCount > 0) {
    largeTerms(terms, largeCount, t);
    value += sumOf64(blockValue);
    rate += PI * sumOf64(blockRate);
    terms += (largeCount >> 1) * LARGE_BYTES;
  }

  coarseTerms(terms, coarse, t);
  terms += (coarse >> 2) * SMALL_BYTES;
  // The fine terms are added to the coarse ones. The rising ones, which follow in memory, have their own sum.
  for (let count = fine, rises = false; ; count = rising, rises = true) {
    fineTerms(terms, count, t);
    const level = sumOf32(blockValue);
    const slope = sumOf32(blockRate);
    if (rises) {
      value += level * t;
      rate += slope * t + level;
      break;
    }
    value += level;
    rate += slope;
    if (rising == 0) break;
    blockValue = f32x4.splat(0);
    blockRate = f32x4.splat(0);
    terms += (fine >> 2) * SMALL_BYTES;
  }
  seriesRate = rate;
  return value;
}

import { PI, TWO_PI } from './constants';

/**
 * Adding and subtracting this number rounds a double to the nearest integer. The lowest bit of the sum is its parity.
 */
export const ROUND: f64 = 6755399441055744; // 1.5 · 2⁵²

/**
 * Sine and cosine of a fraction r of a half-turn, |r| up to a half: r (s7 + s6 r² + … + s0 r¹⁴) and c8 + c7 r² + … + c0
 * r¹⁶. Original fits: minimax for the sine, Chebyshev nodes for the cosine; within 3e-16.
 */
const COEFFICIENTS: usize = memory.data<f64>([
  -2.1047978616395453e-5, 0.00046590692066007854, -0.007370334386078518, 0.08214587312233983, -0.5992645282462293,
  2.5501640398317282, -5.167712780049098, 3.1415926535897882,
  4.1495461161850875e-6, -0.00010456653599728025, 0.0019295562659664405, -0.025806888735804164, 0.23533063012942443,
  -1.3352627688434433, 4.058712126416497, -4.934802200544676, 1,
]);
const SINE: usize = 0;
const COSINE: usize = 8;

@inline function coefficient(i: usize): v128 {
  return v128.load64_splat(COEFFICIENTS + (i << 3));
}

/** sum · z + coefficient i. */
@inline function next(sum: v128, z: v128, i: usize): v128 {
  return f64x2.add(coefficient(i), f64x2.mul(z, sum));
}

/** s7 + s6 z + … + s0 z⁷. */
export function sinePart(z: v128): v128 {
  let sum = next(coefficient(SINE), z, SINE + 1);
  sum = next(sum, z, SINE + 2);
  sum = next(sum, z, SINE + 3);
  sum = next(sum, z, SINE + 4);
  sum = next(sum, z, SINE + 5);
  sum = next(sum, z, SINE + 6);
  return next(sum, z, SINE + 7);
}

/** c8 + c7 z + … + c0 z⁸. */
export function cosinePart(z: v128): v128 {
  let sum = next(coefficient(COSINE), z, COSINE + 1);
  sum = next(sum, z, COSINE + 2);
  sum = next(sum, z, COSINE + 3);
  sum = next(sum, z, COSINE + 4);
  sum = next(sum, z, COSINE + 5);
  sum = next(sum, z, COSINE + 6);
  sum = next(sum, z, COSINE + 7);
  return next(sum, z, COSINE + 8);
}

/** Results of `sinCosPair`. */
export let pairSine: v128 = i32x4(0, 0, 0, 0);
export let pairCosine: v128 = i32x4(0, 0, 0, 0);

/** Leaves the sines and the cosines of two angles, in half-turns, in `pairSine` and `pairCosine`. */
export function sinCosPair(halfTurns: v128): void {
  const rounded = f64x2.add(halfTurns, f64x2.splat(ROUND));
  const r = f64x2.sub(halfTurns, f64x2.sub(rounded, f64x2.splat(ROUND)));
  const z = f64x2.mul(r, r);
  const sign = i64x2.shl(rounded, 63);
  pairSine = v128.xor(f64x2.mul(sinePart(z), r), sign);
  pairCosine = v128.xor(cosinePart(z), sign);
}

/** Results of `sinCos`. */
export let sine: f64 = 0;
export let cosine: f64 = 1;

/**
 * Leaves the sine and the cosine of an angle in `sine` and `cosine`.
 *
 * @param angle  radians, magnitude below 2⁴⁰
 *
 * Error   below 3e-16 for |angle| < π, growing with the rounding of the angle itself
 */
export function sinCos(angle: f64): void {
  sinCosPair(f64x2.splat(angle * (1 / PI)));
  sine = f64x2.extract_lane(pairSine, 0);
  cosine = f64x2.extract_lane(pairCosine, 0);
}

/** The angle in [0, 2π), radians. */
export function positive(angle: f64): f64 {
  const r = angle - TWO_PI * Math.floor(angle * (1 / TWO_PI));
  // Just below zero the sum rounds up to a whole turn.
  return r >= TWO_PI ? 0 : r;
}

/** The whole turns nearest to an angle, radians. Subtracting them leaves an angle within half a turn. */
export function turns(angle: f64): f64 {
  return TWO_PI * nearest(angle / TWO_PI);
}

import { PI, TWO_PI } from './constants';

/** Adding and subtracting it rounds a double to the nearest integer, whose parity is then its lowest bit. */
export const ROUND: f64 = 6755399441055744; // 1.5 · 2⁵²

/** Sine and cosine left by `sinCos`. */
export let sine: f64 = 0;
export let cosine: f64 = 1;

/**
 * Sine and cosine of an angle, left in `sine` and `cosine`.
 *
 * @param angle  radians, magnitude below 2⁴⁰
 *
 * Error   below 3e-16 for |angle| < π, growing with the rounding of the angle itself
 * Source  polynomials of our own: minimax for the sine, Chebyshev nodes for the cosine, on a half turn
 */
export function sinCos(angle: f64): void {
  const halfTurns = angle * (1 / PI);
  const rounded = halfTurns + ROUND;
  const r = halfTurns - (rounded - ROUND);
  const z = r * r;
  const sign = reinterpret<i64>(rounded) << 63;
  let s = 0.00046590692066007854 + z * -2.1047978616395453e-5;
  s = -0.007370334386078518 + z * s;
  s = 0.08214587312233983 + z * s;
  s = -0.5992645282462293 + z * s;
  s = 2.5501640398317282 + z * s;
  s = -5.167712780049098 + z * s;
  s = 3.1415926535897882 + z * s;
  s *= r;
  let c = -0.00010456653599728025 + z * 4.1495461161850875e-6;
  c = 0.0019295562659664405 + z * c;
  c = -0.025806888735804164 + z * c;
  c = 0.23533063012942443 + z * c;
  c = -1.3352627688434433 + z * c;
  c = 4.058712126416497 + z * c;
  c = -4.934802200544676 + z * c;
  c = 1 + z * c;
  sine = reinterpret<f64>(reinterpret<i64>(s) ^ sign);
  cosine = reinterpret<f64>(reinterpret<i64>(c) ^ sign);
}

/** The angle in [0, 2π), radians. */
export function positive(angle: f64): f64 {
  const r = angle - TWO_PI * Math.floor(angle * (1 / TWO_PI));
  // The product may round up to a whole turn for angles just below zero.
  return r >= TWO_PI ? 0 : r;
}

/** Arc sine, radians, by the arc tangent that the kernel has anyway; NaN beyond ±1. */
export function arcSine(x: f64): f64 {
  return Math.atan2(x, Math.sqrt(1 - x * x));
}

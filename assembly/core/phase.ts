/**
 * Sines and cosines of four phases in single precision.
 *
 * A phase is a 32-bit integer in units of 2⁻³² turn, so that whole turns wrap to zero. Let x in [-1, 1) be the phase in
 * half-turns, and v = 1 − 2|x|. The cosine of the phase is sin(π/2 · v), which is smooth where the phase wraps. Its
 * sine is cos(π/2 · v) with the sign of x.
 *
 * V8 rebuilds a constant vector in every iteration of a loop. The coefficients are therefore in memory, and a loop
 * reads them before it begins.
 */

/** A number of turns, below 2¹⁹, plus WRAP has the fraction of a turn in its low 32 bits: steps of 2⁻³². */
export const WRAP: f64 = 1572864; // 1.5 · 2²⁰

/** One unit of the integer that `arch` leaves, as a fraction of v. */
const UNIT: f32 = 9.313225746154785e-10; // 2⁻³⁰
const UNIT_SQUARED: f32 = UNIT * UNIT;

/**
 * Original minimax polynomials. The sine is v (s0 + s1 v² + …), the cosine c0 + c1 v² + …, which is zero at v = ±1.
 * Fine: within 4e-9 and 8e-6, with an exact cosine within 6e-8. Coarse: within 7e-5 and 8e-4, of v in units of `arch`;
 * the sine comes out in that unit too.
 */
const COEFFICIENTS: usize = memory.data<f32>([
  UNIT,
  1.5707962900222576, -0.6459633598637629, 0.07968848053069201, -0.004672227907905333, 0.00015082055665739539,
  0.999999947409427, -1.2336979741744047, 0.2536493169903673, -0.020807992701138697, 0.0008567024757491245,
  0.9999921866725077, -1.233458261829197, 0.25249425697399175, -0.019028181817302373,
  1.570320017463755, -0.6421131570208152 * UNIT_SQUARED, 0.07186084382968302 * UNIT_SQUARED * UNIT_SQUARED,
  0.999267983731299, -1.2212161569596602 * UNIT_SQUARED, 0.22194817322836116 * UNIT_SQUARED * UNIT_SQUARED,
]);
export const FINE_SINE: usize = 1;
const EXACT_COSINE: usize = 6;
export const FINE_COSINE: usize = 11;
export const COARSE_SINE: usize = 15;
export const COARSE_COSINE: usize = 18;
/** Factor for a coarse amplitude, for a sine in units of `arch`. */
export const COARSE_UNIT: f64 = UNIT;

/** Coefficient `i` in all four lanes. */
@inline export function coefficient(i: usize): v128 {
  return v128.load32_splat(COEFFICIENTS + (i << 2));
}

/** Four phases from two pairs of turns plus WRAP. */
@inline export function phases(low: v128, high: v128): v128 {
  return v128.shuffle<i32>(low, high, 0, 2, 4, 6);
}

/** v of four phases, in units of 2⁻³⁰. */
@inline export function arch(phase: v128, quarter: v128): v128 {
  return f32x4.convert_i32x4_s(i32x4.sub(quarter, i32x4.abs(phase)));
}

/** c0 + c1 z + … + c4 z⁴. */
@inline export function poly4(z: v128, c0: v128, c1: v128, c2: v128, c3: v128, c4: v128): v128 {
  let sum = f32x4.add(c3, f32x4.mul(z, c4));
  sum = f32x4.add(c2, f32x4.mul(z, sum));
  sum = f32x4.add(c1, f32x4.mul(z, sum));
  return f32x4.add(c0, f32x4.mul(z, sum));
}

/** c0 + c1 z + c2 z² + c3 z³. */
@inline export function poly3(z: v128, c0: v128, c1: v128, c2: v128, c3: v128): v128 {
  return f32x4.add(c0, f32x4.mul(z, poly2(z, c1, c2, c3)));
}

/** c0 + c1 z + c2 z². */
@inline export function poly2(z: v128, c0: v128, c1: v128, c2: v128): v128 {
  return f32x4.add(c0, f32x4.mul(z, f32x4.add(c1, f32x4.mul(z, c2))));
}

/** Results of `turn`. */
export let turnCosine: v128 = i32x4(0, 0, 0, 0);
export let turnSine: v128 = i32x4(0, 0, 0, 0);

/** Leaves the cosines and sines of four phases, given as two pairs of turns plus WRAP, in `turnCosine` and `turnSine`. */
export function turn(low: v128, high: v128): void {
  const phase = phases(low, high);
  const v = f32x4.mul(arch(phase, i32x4.splat(1 << 30)), coefficient(0));
  const z = f32x4.mul(v, v);
  const s = FINE_SINE;
  const c = EXACT_COSINE;
  turnCosine = f32x4.mul(
    v,
    poly4(z, coefficient(s), coefficient(s + 1), coefficient(s + 2), coefficient(s + 3), coefficient(s + 4)),
  );
  turnSine = v128.xor(
    poly4(z, coefficient(c), coefficient(c + 1), coefficient(c + 2), coefficient(c + 3), coefficient(c + 4)),
    v128.and(phase, i32x4.splat(i32.MIN_VALUE)),
  );
}

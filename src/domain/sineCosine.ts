/** Sine and cosine with the same digits in every runtime: the functions of `Math` differ in their last bit. */
import { RADIANS } from '../kernel/units';

/** Coefficients of the Taylor series in x², highest power first: within 1e-16 for |x| up to π/4. */
const SINE = [-1 / 1307674368000, 1 / 6227020800, -1 / 39916800, 1 / 362880, -1 / 5040, 1 / 120, -1 / 6, 1];
const COSINE = [
  1 / 20922789888000,
  -1 / 87178291200,
  1 / 479001600,
  -1 / 3628800,
  1 / 40320,
  -1 / 720,
  1 / 24,
  -1 / 2,
  1,
];

const series = (coefficients: readonly number[], z: number): number =>
  coefficients.reduce((sum, coefficient) => sum * z + coefficient, 0);

/**
 * Sine and cosine of an angle in degrees; exact at multiples of a right angle.
 *
 * Error   below 2e-16
 */
export function sineCosine(deg: number): { sine: number; cosine: number } {
  const quarters = Math.round(deg / 90);
  const x = (deg - 90 * quarters) * RADIANS;
  const [sine, cosine] = [x * series(SINE, x * x), series(COSINE, x * x)];
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return { sine, cosine };
    case 1:
      return { sine: cosine, cosine: -sine };
    case 2:
      return { sine: -sine, cosine: -cosine };
    default:
      return { sine: -cosine, cosine: sine };
  }
}

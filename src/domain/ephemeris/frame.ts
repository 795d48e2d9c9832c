/** From the ICRS to the true ecliptic and equinox of date. */
import { sineCosine } from '../sineCosine';
import type { Vector } from './vectors';

/** Julian day TT of J2000.0. */
export const J2000 = 2_451_545;
export const DAYS_PER_CENTURY = 36_525;

/** A polynomial in centuries, arcseconds, as degrees; lowest power first. */
function degreesOf(coefficients: readonly number[], t: number): number {
  let sum = 0;
  for (let power = coefficients.length - 1; power >= 0; power--) sum = sum * t + (coefficients[power] as number);
  return sum / 3600;
}

/** Precession angles γ̄, φ̄ and ψ̄ with the frame bias (IAU 2006; Capitaine and Wallace 2006, as in ERFA `pfw06`). */
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];

/** The rate of precession in longitude at J2000, degrees a day. */
export const PRECESSION_DEG_PER_DAY = 5028.796195 / 3600 / DAYS_PER_CENTURY;

/** Turns a vector of the ICRS to the true ecliptic of date. */
export type ToEcliptic = (vector: Vector) => Vector;

/**
 * The rotation from the ICRS to the true ecliptic and equinox of date.
 *
 * @param deltaPsiDeg  nutation in longitude
 *
 * Error   below 0.001″, 1800 to 2200
 */
export function toEclipticOfDate(jdTt: number, deltaPsiDeg: number): ToEcliptic {
  const t = (jdTt - J2000) / DAYS_PER_CENTURY;
  const gamma = sineCosine(degreesOf(GAMMA, t));
  const phi = sineCosine(degreesOf(PHI, t));
  const psi = sineCosine(degreesOf(PSI, t) + deltaPsiDeg);
  return ({ x, y, z }) => {
    const x1 = gamma.cosine * x + gamma.sine * y;
    const y1 = gamma.cosine * y - gamma.sine * x;
    const y2 = phi.cosine * y1 + phi.sine * z;
    const z2 = phi.cosine * z - phi.sine * y1;
    return { x: psi.cosine * x1 - psi.sine * y2, y: psi.cosine * y2 + psi.sine * x1, z: z2 };
  };
}

/** Terms of the nutation in longitude: amplitude in arcseconds, phase at J2000 and rate a century in degrees. */
const NUTATION = [
  [-17.2064, 125.0446, -1934.1363],
  [-1.3171, 200.932, 72_001.5386],
  [-0.2276, 76.6334, 962_535.7628],
  [0.2075, 250.0892, -3868.2725],
  [0.1476, 357.5291, 35_999.0503],
] as const;

/** The rate of the nutation in longitude by its largest terms, degrees a day, within 0.02″ a day. */
export function nutationRate(jdTt: number): number {
  const t = (jdTt - J2000) / DAYS_PER_CENTURY;
  let sum = 0;
  for (const [amplitude, phase, rate] of NUTATION) {
    const perDay = ((rate / DAYS_PER_CENTURY) * Math.PI) / 180;
    sum += (amplitude / 3600) * perDay * sineCosine(phase + rate * t).cosine;
  }
  return sum;
}

/** The lagna (ascendant): the rising point of the ecliptic. */
import type { Angles, Ayanamsha } from '../../kernel/types';
import { sineCosine } from '../sineCosine';
import { place } from './placement';
import type { Placement } from './types';

/** Increase of sidereal time per UT day, degrees (Meeus 1998 eq. 12.4). */
export const SIDEREAL_DEG_PER_DAY = 360.98564736629;

/**
 * Tropical speed of the ascendant, degrees per UT day: the derivative, from the Earth's rotation alone, of tan(asc) =
 * cos θ / −(sin θ cos ε + tan φ sin ε), with θ the local sidereal time. It is negative where the ecliptic rises
 * backwards beyond a polar circle.
 */
export function ascendantSpeed(armcDeg: number, obliquityDeg: number, latDeg: number): number {
  const theta = sineCosine(armcDeg);
  const eps = sineCosine(obliquityDeg);
  const phi = sineCosine(latDeg);
  // Numerator and denominator times cos² φ, which has a value at the poles too.
  const x = theta.sine * eps.cosine * phi.cosine + phi.sine * eps.sine;
  const y = theta.cosine * phi.cosine;
  const turn = (eps.cosine * phi.cosine + theta.sine * phi.sine * eps.sine) * phi.cosine;
  return (SIDEREAL_DEG_PER_DAY * turn) / (x * x + y * y);
}

/** Places the ascendant in the sidereal zodiac; true obliquity, latitude in degrees north. */
export function placeLagna(angles: Angles, ayanamsha: Ayanamsha, obliquityDeg: number, latDeg: number): Placement {
  const speed = ascendantSpeed(angles.armcDeg, obliquityDeg, latDeg) - ayanamsha.appliedRateDegPerDay;
  return place(angles.ascendantDeg, ayanamsha.appliedDeg, speed);
}

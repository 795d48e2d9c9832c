/** The lagna: the point of the ecliptic that rises. */
import type { Angles, Ayanamsha } from '../../kernel/types';
import { RADIANS } from '../../kernel/units';
import { place } from './placement';
import type { Placement } from './types';

/** Growth of sidereal time in a UT day, degrees (Meeus 1998 eq. 12.4). */
export const SIDEREAL_DEG_PER_DAY = 360.98564736629;

/**
 * Tropical speed of the ascendant, degrees per UT day: the derivative, by the turning of the Earth alone,
 * of tan(asc) = cos θ / −(sin θ cos ε + tan φ sin ε), with θ the local sidereal time.
 * Negative where beyond a polar circle the ecliptic rises backwards.
 */
export function ascendantSpeed(armcDeg: number, obliquityDeg: number, latDeg: number): number {
  const theta = armcDeg * RADIANS;
  const eps = obliquityDeg * RADIANS;
  const tanPhi = Math.tan(latDeg * RADIANS);
  const x = -(Math.sin(theta) * Math.cos(eps) + tanPhi * Math.sin(eps));
  const y = Math.cos(theta);
  const turn = Math.cos(eps) + Math.sin(theta) * tanPhi * Math.sin(eps);
  return (SIDEREAL_DEG_PER_DAY * turn) / (x * x + y * y);
}

/** The ascendant placed in the sidereal zodiac; obliquity true, latitude in degrees north. */
export function placeLagna(angles: Angles, ayanamsha: Ayanamsha, obliquityDeg: number, latDeg: number): Placement {
  const speed = ascendantSpeed(angles.armcDeg, obliquityDeg, latDeg) - ayanamsha.appliedRateDegPerDay;
  return place(angles.ascendantDeg, ayanamsha.appliedDeg, speed);
}

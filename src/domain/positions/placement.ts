/** A sidereal longitude and its classes. */
import { norm360, partEdge, partOf } from '../circle';
import type { Placement } from './types';

const RASHIS = 12;
const PADAS = 108;
const PADAS_PER_RASHI = PADAS / RASHIS;
const PADAS_PER_NAKSHATRA = 4;
/** A slower longitude would need millions of years through a pāda, so it counts as stationary. */
const STANDSTILL_DEG_PER_DAY = 1e-9;

/** Rāśi of a sidereal longitude 0 ≤ lonDeg < 360, 1..12 from Meṣa. */
export function rashiOf(lonDeg: number): number {
  return partOf(lonDeg, RASHIS) + 1;
}

/** Degrees traversed in its rāśi, 0 ≤ d < 30; the subtraction is exact. */
export function degreesInRashi(lonDeg: number): number {
  return lonDeg - 30 * (rashiOf(lonDeg) - 1);
}

/**
 * Time until a longitude reaches a boundary at constant speed, seconds; null if it is stationary.
 *
 * @param edgeDistanceDeg  degrees to the boundary
 * @param speedDegPerDay   sidereal speed
 */
export function secondsToEdge(edgeDistanceDeg: number, speedDegPerDay: number): number | null {
  const speed = Math.abs(speedDegPerDay);
  return speed > STANDSTILL_DEG_PER_DAY ? (edgeDistanceDeg / speed) * 86400 : null;
}

/**
 * Places an apparent tropical longitude in the sidereal zodiac. Rāśi and nakṣatra follow from the pāda, because its
 * boundaries include theirs. For a NaN longitude all figures are NaN.
 *
 * @param tropicalDeg     apparent longitude of date, degrees
 * @param ayanamshaDeg    ayanāṃśa to subtract from apparent longitudes, including nutation, degrees
 * @param speedDegPerDay  sidereal speed, for the distances to a boundary in time
 */
export function place(tropicalDeg: number, ayanamshaDeg: number, speedDegPerDay: number): Placement {
  const siderealDeg = norm360(tropicalDeg - ayanamshaDeg);
  const pada = partOf(siderealDeg, PADAS);
  const edgeDistanceDeg = Math.min(siderealDeg - partEdge(pada, PADAS), partEdge(pada + 1, PADAS) - siderealDeg);
  return {
    siderealDeg,
    tropicalDeg: norm360(tropicalDeg),
    rashi: Math.floor(pada / PADAS_PER_RASHI) + 1,
    nakshatra: Math.floor(pada / PADAS_PER_NAKSHATRA) + 1,
    pada: (pada % PADAS_PER_NAKSHATRA) + 1,
    boundaryArcsec: edgeDistanceDeg * 3600,
    boundarySeconds: secondsToEdge(edgeDistanceDeg, speedDegPerDay),
    speedDegPerDay,
  };
}

/**
 * Places a longitude that a rule gives directly in the sidereal zodiac. Adding and subtracting an ayanāṃśa could move
 * it over a boundary by rounding.
 *
 * @param siderealDeg     degrees, any turn
 * @param speedDegPerDay  sidereal speed; 0 for a stationary point
 */
export function placeSidereal(siderealDeg: number, ayanamshaDeg: number, speedDegPerDay: number): Placement {
  const placement = place(siderealDeg, 0, speedDegPerDay);
  return { ...placement, tropicalDeg: norm360(siderealDeg + ayanamshaDeg) };
}

/** Whether a longitude could be computed and placed. */
export function isPlaced(placement: Placement): boolean {
  return !Number.isNaN(placement.siderealDeg);
}

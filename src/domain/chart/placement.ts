/** A sidereal longitude and the classes it falls into. */
import { norm360, partEdge, partOf } from '../circle';
import type { Placement } from './types';

const RASHIS = 12;
const PADAS = 108;
const PADAS_PER_RASHI = PADAS / RASHIS;
const PADAS_PER_NAKSHATRA = 4;
/** Slower than this a longitude would need millions of years through a pāda: it stands still. */
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
 * Time in which a longitude that keeps its speed comes to an edge, seconds; null where it stands still.
 *
 * @param edgeDistanceDeg  degrees to the edge
 * @param speedDegPerDay   sidereal speed
 */
export function secondsToEdge(edgeDistanceDeg: number, speedDegPerDay: number): number | null {
  const speed = Math.abs(speedDegPerDay);
  return speed > STANDSTILL_DEG_PER_DAY ? (edgeDistanceDeg / speed) * 86400 : null;
}

/**
 * Places an apparent tropical longitude in the sidereal zodiac. Rāśi and nakṣatra are read off the pāda,
 * whose edges include all of theirs. A longitude that is NaN is placed nowhere: every figure is NaN.
 *
 * @param tropicalDeg         apparent longitude of date, degrees
 * @param ayanamshaDeg        what leaves an apparent longitude sidereal, nutation included, degrees
 * @param speedDegPerDay      sidereal speed, for the distances to an edge in time
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
 * Places a longitude that the rules give in the sidereal zodiac itself, so that no rounding of an ayanāṃśa added and
 * taken off again moves it over an edge.
 *
 * @param siderealDeg     degrees, any turn
 * @param speedDegPerDay  sidereal speed; 0 for what stands still
 */
export function placeSidereal(siderealDeg: number, ayanamshaDeg: number, speedDegPerDay: number): Placement {
  const placement = place(siderealDeg, 0, speedDegPerDay);
  return { ...placement, tropicalDeg: norm360(siderealDeg + ayanamshaDeg) };
}

/** Whether a longitude could be computed and placed. */
export function isPlaced(placement: Placement): boolean {
  return !Number.isNaN(placement.siderealDeg);
}

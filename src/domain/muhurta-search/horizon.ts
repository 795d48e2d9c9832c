/** Bodies at the horizon of a place: geocentric, without refraction. */

import type { BodyKey } from '../../data/keys';
import type { Place } from '../../data/place';
import type { ApparentPlace, Sky } from '../../kernel/types';
import { norm180 } from '../circle';

export const RADIANS = Math.PI / 180;

/** Rotation of the Earth relative to the equinox, degrees per day of UT (IERS). */
export const SIDEREAL_TURN = 360.98564736629;

interface Equatorial {
  raDeg: number;
  decRad: number;
}

/** Right ascension and declination of an apparent ecliptic place. */
function equatorial({ lonDeg, latDeg }: ApparentPlace, obliquityDeg: number): Equatorial {
  const [lon, lat, eps] = [lonDeg * RADIANS, latDeg * RADIANS, obliquityDeg * RADIANS];
  const x = Math.cos(lat) * Math.cos(lon);
  const y = Math.cos(lat) * Math.sin(lon) * Math.cos(eps) - Math.sin(lat) * Math.sin(eps);
  const z = Math.cos(lat) * Math.sin(lon) * Math.sin(eps) + Math.sin(lat) * Math.cos(eps);
  return { raDeg: Math.atan2(y, x) / RADIANS, decRad: Math.asin(z) };
}

/** Depth of the Sun's centre below the horizon, degrees. */
export function sunDepth(sky: Sky, { latDeg, lonDeg }: Place): number {
  const { raDeg, decRad } = equatorial(sky.bodies.sun, sky.trueObliquityDeg);
  const hour = (sky.gastDeg + lonDeg - raDeg) * RADIANS;
  const lat = latDeg * RADIANS;
  return -Math.asin(Math.sin(lat) * Math.sin(decRad) + Math.cos(lat) * Math.cos(decRad) * Math.cos(hour)) / RADIANS;
}

/** Days to the nearest instant at which an equatorial place has an hour angle, degrees. */
const daysToHourAngle = ({ gastDeg }: Sky, { lonDeg }: Place, raDeg: number, hourDeg: number): number =>
  norm180(raDeg + hourDeg - gastDeg - lonDeg) / SIDEREAL_TURN;

/**
 * Days to the nearest rising or setting of a body, from its current position. If it stays above the horizon, days to
 * the lower transit of the Sun; null if it stays below.
 *
 * Error   a slow body moves by minutes of time per day: repeat with the sky of the result for a precision of a second
 */
export function daysToHorizon(sky: Sky, body: BodyKey, place: Place, side: 'rise' | 'set'): number | null {
  const { raDeg, decRad } = equatorial(sky.bodies[body], sky.trueObliquityDeg);
  const cosHour = -Math.tan(place.latDeg * RADIANS) * Math.tan(decRad);
  if (cosHour > 1) return null;
  if (cosHour < -1) {
    const sun = equatorial(sky.bodies.sun, sky.trueObliquityDeg);
    return daysToHourAngle(sky, place, sun.raDeg, 180);
  }
  const hourDeg = Math.acos(cosHour) / RADIANS;
  return daysToHourAngle(sky, place, raDeg, side === 'set' ? hourDeg : -hourDeg);
}

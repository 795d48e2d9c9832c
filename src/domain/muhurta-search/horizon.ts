/** Bodies at the horizon of a place: geocentric, without refraction. */

import type { BodyKey } from '../../data/keys';
import type { Place } from '../../data/place';
import type { Sky } from '../../kernel/types';
import { RADIANS } from '../../kernel/units';
import { norm180 } from '../circle';
import { declinationDeg, equatorialVector, rightAscensionDeg, type Vector } from '../ephemeris/vectors';
import { SIDEREAL_DEG_PER_DAY } from '../positions/lagna';
import { sineCosine } from '../sineCosine';

/** The vector of a body on the equator. */
const equatorial = ({ bodies, trueObliquityDeg }: Sky, body: BodyKey): Vector =>
  equatorialVector(bodies[body], sineCosine(trueObliquityDeg));

/** Days to the nearest instant at which an equatorial place has an hour angle, degrees. */
const daysToHourAngle = ({ gastDeg }: Sky, { lonDeg }: Place, raDeg: number, hourDeg: number): number =>
  norm180(raDeg + hourDeg - gastDeg - lonDeg) / SIDEREAL_DEG_PER_DAY;

/**
 * Days to the nearest rising or setting of a body, from its current position. If it stays above the horizon, days to
 * the lower transit of the Sun; null if it stays below.
 *
 * Error   a slow body moves by minutes of time per day: repeat with the sky of the result for a precision of a second
 */
export function daysToHorizon(sky: Sky, body: BodyKey, place: Place, side: 'rise' | 'set'): number | null {
  const vector = equatorial(sky, body);
  const cosHour = -Math.tan(place.latDeg * RADIANS) * Math.tan(declinationDeg(vector) * RADIANS);
  if (cosHour > 1) return null;
  if (cosHour < -1) {
    return daysToHourAngle(sky, place, rightAscensionDeg(equatorial(sky, 'sun')), 180);
  }
  const hourDeg = Math.acos(cosHour) / RADIANS;
  return daysToHourAngle(sky, place, rightAscensionDeg(vector), side === 'set' ? hourDeg : -hourDeg);
}

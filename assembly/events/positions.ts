/** Apparent places at many instants, from the windows: the columns of an ephemeris. */
import { getEvent, putEvent } from '../block';
import { SUN, TRUE_NODE } from '../bodies/body';
import { cosine, sinCos } from '../core/angle';
import { DEGREES } from '../core/constants';
import { meanObliquity } from '../frames/obliquity';
import {
  DISTANCE,
  LATITUDE,
  LONGITUDE,
  MAX_POSITIONS,
  POSITION_BODIES,
  POSITION_BODY_COLUMNS,
  POSITION_DELTA_PSI,
  POSITION_GAST,
  POSITION_JD_TT,
  POSITION_JD_UT,
  POSITION_OBLIQUITY,
  POSITION_ZERO,
  POSITION_ZERO_RATE,
  SPEED,
} from '../layout';
import { ERR_ARGUMENT, ERR_EPOCH_OUT_OF_RANGE, OK } from '../status';
import { deltaTDays } from '../time/deltat';
import { centuries, inRange } from '../time/scales';
import { apparentSiderealTime } from '../time/sidereal';
import { DELTA_EPS, DELTA_PSI, DIST, NUTATION, QUANTITY_BYTES } from '../windows/grid';
import { see, seenLatitude, seenLongitude, seenSpeed } from '../windows/seen';
import { inWindow, polynomialsAt, valueAt, windowRate, within } from '../windows/windows';
import { zeroBeside, zeroRate } from '../windows/zero';

@inline function putDegrees(slot: i32, radians: f64): void {
  putEvent(slot, radians * DEGREES);
}

/**
 * Completes the columns of the instants that the host has written: see `layout.ts`.
 *
 * @param bodies     one bit for each body from SUN to TRUE_NODE
 * @param distances  one bit for each body from SUN to SATURN whose distance is required
 */
export function positions(count: i32, bodies: i32, distances: i32): i32 {
  if (count > MAX_POSITIONS) return ERR_ARGUMENT;
  for (let i = 0; i < count; i++) {
    const jdUt = getEvent(i + MAX_POSITIONS * POSITION_JD_UT);
    if (!inRange(jdUt)) return ERR_EPOCH_OUT_OF_RANGE;
    const jdTt = jdUt + deltaTDays(jdUt);
    const t = centuries(jdTt);
    const obliquity = meanObliquity(t);
    const nutation = polynomialsAt(NUTATION, jdTt);
    const psi = valueAt(nutation + DELTA_PSI * QUANTITY_BYTES, within);
    const psiRate = windowRate;
    const deltaEps = valueAt(nutation + DELTA_EPS * QUANTITY_BYTES, within);
    putEvent(i + MAX_POSITIONS * POSITION_JD_TT, jdTt);
    putDegrees(i + MAX_POSITIONS * POSITION_DELTA_PSI, psi);
    putDegrees(i + MAX_POSITIONS * POSITION_OBLIQUITY, obliquity + deltaEps);
    sinCos(obliquity);
    putDegrees(i + MAX_POSITIONS * POSITION_GAST, apparentSiderealTime(jdUt, t, psi, cosine));
    putDegrees(i + MAX_POSITIONS * POSITION_ZERO, zeroBeside(jdTt, psi, psiRate) + psi);
    putDegrees(i + MAX_POSITIONS * POSITION_ZERO_RATE, zeroRate + psiRate);
    for (let body = SUN; body <= TRUE_NODE; body++) {
      if (((bodies >> body) & 1) == 0) continue;
      const place = i + MAX_POSITIONS * (POSITION_BODIES + POSITION_BODY_COLUMNS * body);
      see(body, jdTt);
      putDegrees(place + MAX_POSITIONS * LONGITUDE, seenLongitude + psi);
      putDegrees(place + MAX_POSITIONS * LATITUDE, seenLatitude);
      putDegrees(place + MAX_POSITIONS * SPEED, seenSpeed + psiRate);
      if (((distances >> body) & 1) != 0) putEvent(place + MAX_POSITIONS * DISTANCE, inWindow(body, DIST, jdTt));
    }
  }
  return OK;
}

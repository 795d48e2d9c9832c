/** Apparent places at many instants, from the windows: the rows of an ephemeris. */
import { getEvent, putEvent } from '../block';
import { SUN, TRUE_NODE } from '../bodies/body';
import { cosine, sinCos } from '../core/angle';
import { meanObliquity } from '../frames/obliquity';
import {
  DISTANCE,
  LATITUDE,
  LONGITUDE,
  MAX_POSITIONS,
  POSITION_BODIES,
  POSITION_BODY_SLOTS,
  POSITION_DELTA_PSI,
  POSITION_GAST,
  POSITION_JD_TT,
  POSITION_JD_UT,
  POSITION_OBLIQUITY,
  POSITION_SLOTS,
  POSITION_ZERO,
  POSITION_ZERO_RATE,
  SPEED,
} from '../layout';
import { ERR_ARGUMENT, ERR_EPOCH_OUT_OF_RANGE, OK } from '../status';
import { deltaTDays } from '../time/deltat';
import { centuries, inRange } from '../time/scales';
import { equationOfEquinoxes, meanSiderealTime } from '../time/sidereal';
import { DELTA_EPS, DELTA_PSI, DIST, NUTATION } from '../windows/grid';
import { see, seenLatitude, seenLongitude, seenSpeed } from '../windows/seen';
import { inWindow, windowRate } from '../windows/windows';
import { zeroInWindows, zeroRate } from '../windows/zero';

/**
 * Completes the records whose instants the host has written: see `layout.ts`.
 *
 * @param bodies     one bit for each body from SUN to TRUE_NODE
 * @param distances  one bit for each body from SUN to SATURN whose distance is required
 */
export function positions(count: i32, bodies: i32, distances: i32): i32 {
  if (count > MAX_POSITIONS) return ERR_ARGUMENT;
  for (let record = 0; record < POSITION_SLOTS * count; record += POSITION_SLOTS) {
    const jdUt = getEvent(record + POSITION_JD_UT);
    if (!inRange(jdUt)) return ERR_EPOCH_OUT_OF_RANGE;
    const jdTt = jdUt + deltaTDays(jdUt);
    const t = centuries(jdTt);
    const obliquity = meanObliquity(t);
    const psi = inWindow(NUTATION, DELTA_PSI, jdTt);
    const psiRate = windowRate;
    putEvent(record + POSITION_JD_TT, jdTt);
    putEvent(record + POSITION_DELTA_PSI, psi);
    putEvent(record + POSITION_OBLIQUITY, obliquity + inWindow(NUTATION, DELTA_EPS, jdTt));
    sinCos(obliquity);
    putEvent(record + POSITION_GAST, meanSiderealTime(jdUt, t) + equationOfEquinoxes(psi, cosine, t));
    putEvent(record + POSITION_ZERO, zeroInWindows(jdTt) + psi);
    putEvent(record + POSITION_ZERO_RATE, zeroRate + psiRate);
    for (let body = SUN; body <= TRUE_NODE; body++) {
      if (((bodies >> body) & 1) == 0) continue;
      const place = record + POSITION_BODIES + POSITION_BODY_SLOTS * body;
      see(body, jdTt);
      putEvent(place + LONGITUDE, seenLongitude + psi);
      putEvent(place + LATITUDE, seenLatitude);
      putEvent(place + SPEED, seenSpeed + psiRate);
      if (((distances >> body) & 1) != 0) putEvent(place + DISTANCE, inWindow(body, DIST, jdTt));
    }
  }
  return OK;
}

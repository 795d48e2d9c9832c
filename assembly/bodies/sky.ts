import { put } from '../block';
import { cosine, positive, sinCos } from '../core/angle';
import { DAYS_PER_CENTURY, PRECESSION_RATE, SECONDS_PER_DAY } from '../core/constants';
import { evaluate, seriesRate } from '../core/years';
import { meanObliquity } from '../frames/obliquity';
import {
  BODIES,
  BODY_SLOTS,
  DELTA_EPS_SLOT,
  DELTA_PSI_RATE_SLOT,
  DELTA_PSI_SLOT,
  DELTA_T_SLOT,
  DISTANCE,
  GAST_SLOT,
  JD_TT_SLOT,
  LATITUDE,
  LONGITUDE,
  MEAN_OBLIQUITY_SLOT,
  NODE_LONGITUDE,
  NODE_SLOTS,
  NODE_SPEED,
  NODES,
  SPEED,
  TRUE_OBLIQUITY_SLOT,
} from '../layout';
import { ERR_EPOCH_OUT_OF_RANGE, OK } from '../status';
import { deltaT } from '../time/deltat';
import { centuries, inRange } from '../time/scales';
import { apparentSiderealTime } from '../time/sidereal';
import {
  apparentDistance,
  apparentLatitude,
  apparentLongitude,
  apparentSpeed,
  observeFromEarth,
  seePlanet,
  seeSun,
} from './apparent';
import { EARTH, MARS, MEAN_NODE, MOON, SATURN, SUN, TRUE_NODE } from './body';
import { heliocentric, x, y, z } from './heliocentric';
import { moon, moonDistance, moonLatitude, moonLongitude, moonSpeed, nodeLongitude, nodeSpeed } from './moon';
import { meanNode, meanNodeSpeed } from './nodes';
import { NUTATION_LONGITUDE, NUTATION_OBLIQUITY } from './series';

let deltaPsi: f64 = 0;
let deltaPsiRate: f64 = 0;

/** Writes a body whose place and speed refer to the mean equinox. */
function putBody(body: i32, longitude: f64, latitude: f64, distance: f64, speed: f64): void {
  const record = BODIES + BODY_SLOTS * body;
  put(record + LONGITUDE, positive(longitude + deltaPsi));
  put(record + LATITUDE, latitude);
  put(record + DISTANCE, distance);
  put(record + SPEED, speed + deltaPsiRate);
}

function putApparent(body: i32): void {
  putBody(body, apparentLongitude, apparentLatitude, apparentDistance, apparentSpeed + PRECESSION_RATE);
}

function putNode(body: i32, longitude: f64, speed: f64): void {
  const record = NODES + NODE_SLOTS * (body - MEAN_NODE);
  put(record + NODE_LONGITUDE, positive(longitude + deltaPsi));
  put(record + NODE_SPEED, speed + deltaPsiRate);
}

/**
 * Computes into the block everything that is independent of the place on the Earth: time scales, nutation, obliquity,
 * sidereal time, apparent places and speeds of the seven bodies, both nodes.
 *
 * @param jdUt  Julian day UT (UTC taken as UT1)
 * @returns     OK, or ERR_EPOCH_OUT_OF_RANGE, which leaves the block unchanged
 */
export function sky(jdUt: f64): i32 {
  if (!inRange(jdUt)) return ERR_EPOCH_OUT_OF_RANGE;
  const deltaTSeconds = deltaT(jdUt);
  const jdTt = jdUt + deltaTSeconds / SECONDS_PER_DAY;
  const t = centuries(jdTt);

  deltaPsi = evaluate(NUTATION_LONGITUDE, t);
  deltaPsiRate = seriesRate / DAYS_PER_CENTURY;
  const deltaEps = evaluate(NUTATION_OBLIQUITY, t);
  const obliquity = meanObliquity(t);
  sinCos(obliquity);
  const cosObliquity = cosine;
  put(JD_TT_SLOT, jdTt);
  put(DELTA_T_SLOT, deltaTSeconds);
  put(DELTA_PSI_SLOT, deltaPsi);
  put(DELTA_EPS_SLOT, deltaEps);
  put(MEAN_OBLIQUITY_SLOT, obliquity);
  put(TRUE_OBLIQUITY_SLOT, obliquity + deltaEps);
  put(GAST_SLOT, positive(apparentSiderealTime(jdUt, t, deltaPsi, cosObliquity)));
  put(DELTA_PSI_RATE_SLOT, deltaPsiRate);

  heliocentric(EARTH, t);
  observeFromEarth();
  seeSun();
  putApparent(SUN);
  moon(t, x, y, z);
  putBody(MOON, moonLongitude, moonLatitude, moonDistance, moonSpeed);
  putNode(MEAN_NODE, meanNode(t), meanNodeSpeed(t));
  putNode(TRUE_NODE, nodeLongitude, nodeSpeed);
  for (let body = MARS; body <= SATURN; body++) {
    heliocentric(body, t);
    seePlanet();
    putApparent(body);
  }
  return OK;
}

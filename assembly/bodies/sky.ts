import { cosine, positive, sinCos } from '../core/angle';
import { DAYS_PER_CENTURY, PRECESSION_RATE } from '../core/constants';
import { evaluate, seriesRate } from '../core/series';
import { headOf } from '../core/unpack';
import { meanObliquity } from '../frames/obliquity';
import { AYANAMSHAS, BODIES, NODES, put, SKY } from '../layout';
import { AYANAMSHA_COUNT, ayanamshaRate, meanAyanamsha } from '../sidereal/ayanamsha';
import { ERR_EPOCH_OUT_OF_RANGE, OK } from '../status';
import { deltaT } from '../time/deltat';
import { centuries, inRange } from '../time/scales';
import { equationOfEquinoxes, meanSiderealTime } from '../time/sidereal';
import {
  apparentDistance,
  apparentLatitude,
  apparentLongitude,
  apparentSpeed,
  observeFromEarth,
  seePlanet,
  seeSun,
} from './apparent';
import { heliocentric } from './heliocentric';
import { moon, moonDistance, moonLatitude, moonLongitude, moonSpeed, nodeLongitude, nodeSpeed } from './moon';
import { meanNode, meanNodeSpeed } from './nodes';
import { EARTH, JUPITER, MARS, MERCURY, NUTATION_LONGITUDE, NUTATION_OBLIQUITY, SATURN, VENUS } from './series';

// Places in the block: the order of the API.
const SUN_SLOT: i32 = BODIES;
const MOON_SLOT: i32 = BODIES + 4;
const MARS_SLOT: i32 = BODIES + 8;
const MERCURY_SLOT: i32 = BODIES + 12;
const JUPITER_SLOT: i32 = BODIES + 16;
const VENUS_SLOT: i32 = BODIES + 20;
const SATURN_SLOT: i32 = BODIES + 24;

let deltaPsi: f64 = 0;
let deltaPsiRate: f64 = 0;

function putApparent(slot: i32): void {
  put(slot, positive(apparentLongitude + deltaPsi));
  put(slot + 1, apparentLatitude);
  put(slot + 2, apparentDistance);
  put(slot + 3, apparentSpeed + PRECESSION_RATE + deltaPsiRate);
}

function putPlanet(slot: i32, body: i32, t: f64): void {
  heliocentric(body, t);
  seePlanet();
  putApparent(slot);
}

function putNode(slot: i32, lon: f64, speed: f64): void {
  put(slot, positive(lon + deltaPsi));
  put(slot + 1, speed + deltaPsiRate);
}

/**
 * Everything of an instant that does not hang on a place, into the shared block: time scales, nutation,
 * obliquity, sidereal time, apparent places and speeds of the seven bodies, both nodes, the five ayanāṃśas.
 *
 * @param jdUt  Julian day UT (UTC taken as UT1)
 * @returns     OK, or ERR_EPOCH_OUT_OF_RANGE with the block untouched
 */
export function sky(jdUt: f64): i32 {
  if (!inRange(jdUt)) return ERR_EPOCH_OUT_OF_RANGE;
  const dt = deltaT(jdUt);
  const jdTt = jdUt + dt / 86400;
  const t = centuries(jdTt);

  deltaPsi = evaluate(headOf(NUTATION_LONGITUDE), t);
  deltaPsiRate = seriesRate / DAYS_PER_CENTURY;
  const deltaEps = evaluate(headOf(NUTATION_OBLIQUITY), t);
  const obliquity = meanObliquity(t);
  sinCos(obliquity);
  const cosObliquity = cosine;
  put(SKY, jdTt);
  put(SKY + 1, dt);
  put(SKY + 2, deltaPsi);
  put(SKY + 3, deltaEps);
  put(SKY + 4, obliquity);
  put(SKY + 5, obliquity + deltaEps);
  put(SKY + 6, positive(meanSiderealTime(jdUt, t) + equationOfEquinoxes(deltaPsi, cosObliquity, t)));
  put(SKY + 7, deltaPsiRate);

  heliocentric(EARTH, t);
  observeFromEarth();
  seeSun();
  putApparent(SUN_SLOT);
  putPlanet(MARS_SLOT, MARS, t);
  putPlanet(MERCURY_SLOT, MERCURY, t);
  putPlanet(JUPITER_SLOT, JUPITER, t);
  putPlanet(VENUS_SLOT, VENUS, t);
  putPlanet(SATURN_SLOT, SATURN, t);

  moon(t);
  put(MOON_SLOT, positive(moonLongitude + deltaPsi));
  put(MOON_SLOT + 1, moonLatitude);
  put(MOON_SLOT + 2, moonDistance);
  put(MOON_SLOT + 3, moonSpeed + deltaPsiRate);
  putNode(NODES, meanNode(t), meanNodeSpeed(t));
  putNode(NODES + 2, nodeLongitude, nodeSpeed);

  for (let mode = 0; mode < AYANAMSHA_COUNT; mode++) {
    put(AYANAMSHAS + 2 * mode, meanAyanamsha(mode, t));
    put(AYANAMSHAS + 2 * mode + 1, ayanamshaRate(mode, t));
  }
  return OK;
}

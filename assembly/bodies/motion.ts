/** Longitude and speed of any one graha by direct evaluation, as searches over months need them. */
import { PRECESSION_RATE } from '../core/constants';
import { apparentLongitude, apparentSpeed, observeFromEarth, seePlanet } from './apparent';
import { heliocentric } from './heliocentric';
import { moon, moonAlong, moonLongitude, moonSpeed, nodeLongitude, nodeSpeed } from './moon';
import { meanNode, meanNodeSpeed } from './nodes';
import { EARTH, JUPITER, MARS, MERCURY, SATURN, VENUS } from './series';
import { sun, sunLongitude, sunSpeed } from './sun';

/** Grahas by number: the order of the API, then the two nodes. */
export const SUN_GRAHA: i32 = 0;
export const MOON_GRAHA: i32 = 1;
export const MEAN_NODE_GRAHA: i32 = 7;
export const TRUE_NODE_GRAHA: i32 = 8;

/** Apparent longitude (rad) and speed (rad per day) left by `motion`; mean equinox of date. */
export let motionLongitude: f64 = 0;
export let motionSpeed: f64 = 0;

@inline function seriesOf(graha: i32): i32 {
  switch (graha) {
    case 2:
      return MARS;
    case 3:
      return MERCURY;
    case 4:
      return JUPITER;
    case 5:
      return VENUS;
    default:
      return SATURN;
  }
}

/** @param t  Julian centuries TT from J2000 */
export function motion(graha: i32, t: f64): void {
  if (graha == SUN_GRAHA) {
    sun(t);
    motionLongitude = sunLongitude;
    motionSpeed = sunSpeed;
  } else if (graha == MOON_GRAHA) {
    moonAlong(t);
    motionLongitude = moonLongitude;
    motionSpeed = moonSpeed;
  } else if (graha == MEAN_NODE_GRAHA) {
    motionLongitude = meanNode(t);
    motionSpeed = meanNodeSpeed(t);
  } else if (graha == TRUE_NODE_GRAHA) {
    moon(t);
    motionLongitude = nodeLongitude;
    motionSpeed = nodeSpeed;
  } else {
    heliocentric(EARTH, t);
    observeFromEarth();
    heliocentric(seriesOf(graha), t);
    seePlanet();
    motionLongitude = apparentLongitude;
    motionSpeed = apparentSpeed + PRECESSION_RATE;
  }
}

/** Longitude and speed of a single body, for searches over months. */
import { PRECESSION_RATE } from '../core/constants';
import { apparentLongitude, apparentSpeed, observeFromEarth, seePlanet } from './apparent';
import { EARTH, MEAN_NODE, MOON, SUN, TRUE_NODE } from './body';
import { heliocentric, x, y, z } from './heliocentric';
import { moon, moonAlong, moonLongitude, moonSpeed, nodeLongitude, nodeSpeed } from './moon';
import { meanNode, meanNodeSpeed } from './nodes';
import { sun, sunLongitude, sunSpeed } from './sun';

/** Results of `motion`: apparent longitude (rad) and speed (rad per day); mean equinox of date. */
export let motionLongitude: f64 = 0;
export let motionSpeed: f64 = 0;

/**
 * Computes the motion of a body, SUN to TRUE_NODE.
 *
 * @param t  Julian centuries TT from J2000
 */
export function motion(body: i32, t: f64): void {
  if (body == SUN) {
    sun(t);
    motionLongitude = sunLongitude;
    motionSpeed = sunSpeed;
  } else if (body == MOON) {
    moonAlong(t);
    motionLongitude = moonLongitude;
    motionSpeed = moonSpeed;
  } else if (body == MEAN_NODE) {
    motionLongitude = meanNode(t);
    motionSpeed = meanNodeSpeed(t);
  } else if (body == TRUE_NODE) {
    heliocentric(EARTH, t);
    moon(t, x, y, z);
    motionLongitude = nodeLongitude;
    motionSpeed = nodeSpeed;
  } else {
    heliocentric(EARTH, t);
    observeFromEarth();
    heliocentric(body, t);
    seePlanet();
    motionLongitude = apparentLongitude;
    motionSpeed = apparentSpeed + PRECESSION_RATE;
  }
}

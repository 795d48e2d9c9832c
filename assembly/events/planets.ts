/**
 * Moon, planets and nodes in the open windows, seen from the Earth. The deflection by the Sun is left out; `motion`
 * includes it.
 *
 * Error   0.01″ of longitude compared with `motion` without deflection
 */
import {
  apparentLatitude,
  apparentLongitude,
  observeFromEarth,
  seePlanetUndeflected,
} from '../bodies/apparent';
import { MEAN_NODE, MOON } from '../bodies/body';
import { place } from '../bodies/heliocentric';
import { motion, motionLongitude } from '../bodies/motion';
import { latitudeOf, longitudeOf, radiusOf } from '../bodies/series';
import { turns } from '../core/angle';
import { PRECESSION_RATE } from '../core/constants';
import { node, polyRate, polyValue } from '../core/poly';
import { centuries } from '../time/scales';
import {
  EARTH_LON,
  fill,
  longitudeIn,
  MOON_NODES,
  middleOf,
  nodesOf,
  openMoon,
  passThrough,
  polynomial,
  WINDOW_DAYS,
  windowCount,
} from './windows';

/** Values at the nodes of a window: longitude, latitude. */
const LON_VALUES: usize = memory.data(MOON_NODES * 8, 16);
const LAT_VALUES: usize = memory.data(MOON_NODES * 8, 16);

/** Computes a heliocentric state from three quantities; x is −1 at the beginning of the window and 1 at its end. */
function stateAt(first: i32, window: i32, x: f64): void {
  const n = nodesOf(first);
  const scale = 2 / WINDOW_DAYS;
  const lon = polyValue(polynomial(first, window), n, x);
  const lonRate = polyRate * scale - PRECESSION_RATE;
  const lat = polyValue(polynomial(first + 1, window), n, x);
  const latRate = polyRate * scale;
  const r = polyValue(polynomial(first + 2, window), n, x);
  place(lon, lonRate, lat, latRate, r, polyRate * scale);
}

/** Adds a body (MOON to TRUE_NODE) to the open windows. */
export function openBody(body: i32): void {
  if (body == MOON) {
    openMoon();
    return;
  }
  const quantity = longitudeIn(body);
  const n = nodesOf(quantity);
  const isNode = body >= MEAN_NODE;
  if (!isNode) {
    fill(quantity, longitudeOf(body));
    fill(quantity + 1, latitudeOf(body));
    fill(quantity + 2, radiusOf(body));
  }
  let last: f64 = 0;
  for (let window = 0; window < windowCount(); window++) {
    for (let j = 0; j < n; j++) {
      const x = node(n, j);
      let lon: f64;
      if (isNode) {
        motion(body, centuries(middleOf(window) + x * (WINDOW_DAYS / 2)));
        lon = motionLongitude;
      } else {
        stateAt(EARTH_LON, window, x);
        observeFromEarth();
        stateAt(quantity, window, x);
        seePlanetUndeflected();
        lon = apparentLongitude;
        store<f64>(LAT_VALUES + ((<usize>j) << 3), apparentLatitude);
      }
      last = lon - turns(lon - last);
      store<f64>(LON_VALUES + ((<usize>j) << 3), last);
    }
    passThrough(quantity, window, LON_VALUES);
    if (!isNode) passThrough(quantity + 1, window, LAT_VALUES);
  }
}

/**
 * The angles whose crossings make a calendar: whole multiples of the apparent Moon and Sun added up, sidereal
 * or tropical. Tithi and karaṇa: Moon − Sun; nakṣatra: Moon; yoga: Moon + Sun; saṅkrānti: Sun.
 *
 * What the axes share counts as often as the factors add up to: nothing for Moon − Sun. A sidereal angle is
 * free of the nutation, for it is in both the longitude and the ayanāṃśa.
 */
import { moonAlong, moonLongitude, moonSpeed } from '../bodies/moon';
import { NUTATION_LONGITUDE } from '../bodies/series';
import { sun, sunLongitude, sunSpeed } from '../bodies/sun';
import { DAYS_PER_CENTURY } from '../core/constants';
import { evaluate, seriesRate } from '../core/series';
import { headOf } from '../core/unpack';
import { ayanamshaRate, meanAyanamsha } from '../sidereal/ayanamsha';
import { centuries } from '../time/scales';
import { DELTA_PSI, MOON_LON, MOON_NODES, middleOf, nodesOf, polynomial, SUN_LON, WINDOW_DAYS } from './windows';

/** In place of an ayanāṃśa: longitudes from the true equinox. */
export const TROPICAL: i32 = -1;

/** Rate of the last angle, radians per day. */
export let angleRate: f64 = 0;

/** The angle at an instant (JD TT) by direct evaluation, radians, growing without wrapping. */
export function angleAt(moonFactor: f64, sunFactor: f64, ayanamsha: i32, jdTt: f64): f64 {
  const t = centuries(jdTt);
  let angle: f64 = 0;
  let rate: f64 = 0;
  if (moonFactor != 0) {
    moonAlong(t);
    angle += moonFactor * moonLongitude;
    rate += moonFactor * moonSpeed;
  }
  if (sunFactor != 0) {
    sun(t);
    angle += sunFactor * sunLongitude;
    rate += sunFactor * sunSpeed;
  }
  const shared = moonFactor + sunFactor;
  if (shared != 0) {
    if (ayanamsha == TROPICAL) {
      angle += shared * evaluate(headOf(NUTATION_LONGITUDE), t);
      rate += (shared * seriesRate) / DAYS_PER_CENTURY;
    } else {
      angle -= shared * meanAyanamsha(ayanamsha, t);
      rate -= shared * ayanamshaRate(ayanamsha, t);
    }
  }
  angleRate = rate;
  return angle;
}

/** The same angle over a window, in units of `step`: writes MOON_NODES coefficients. */
export function angleInWindow(
  moonFactor: f64,
  sunFactor: f64,
  ayanamsha: i32,
  step: f64,
  window: i32,
  out: usize,
): void {
  const scale = 1 / step;
  const shared = moonFactor + sunFactor;
  for (let i = 0; i < MOON_NODES; i++) {
    const at = (<usize>i) << 3;
    let c = moonFactor * load<f64>(polynomial(MOON_LON, window) + at);
    if (i < nodesOf(SUN_LON)) {
      c += sunFactor * load<f64>(polynomial(SUN_LON, window) + at);
      if (ayanamsha == TROPICAL) c += shared * load<f64>(polynomial(DELTA_PSI, window) + at);
    }
    store<f64>(out + at, c * scale);
  }
  if (ayanamsha != TROPICAL) {
    const t = centuries(middleOf(window));
    store<f64>(out, load<f64>(out) - shared * meanAyanamsha(ayanamsha, t) * scale);
    store<f64>(out, load<f64>(out, 8) - shared * ayanamshaRate(ayanamsha, t) * (WINDOW_DAYS / 2) * scale, 8);
  }
}

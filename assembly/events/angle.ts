/**
 * The angles whose crossings define a calendar: the sum of the apparent longitudes of Moon and Sun, each times a whole
 * factor. Tithi and karaṇa: Moon − Sun; nakṣatra: Moon; yoga: Moon + Sun; saṅkrānti: Sun.
 *
 * The zero of the zodiac counts as often as the sum of the factors, so not at all for Moon − Sun. Nutation shifts
 * longitudes and ayanāṃśa alike, so that sidereal angles are free of it.
 */
import { moonAlong, moonLongitude, moonSpeed } from '../bodies/moon';
import { sun, sunLongitude, sunSpeed } from '../bodies/sun';
import { TROPICAL } from '../layout';
import { meanZero, meanZeroRate, zeroRate, zodiacKind, zodiacZero } from '../sidereal/zodiac';
import { centuries } from '../time/scales';
import { DELTA_PSI, MOON_LON, MOON_NODES, middleOf, nodesOf, polynomial, SUN_LON, WINDOW_DAYS } from './windows';

/** Rate of the last `angleAt`, radians per day. */
export let angleRate: f64 = 0;

/** The angle at an instant (JD TT) by direct evaluation, radians, not wrapped; leaves its rate in `angleRate`. */
export function angleAt(moonFactor: f64, sunFactor: f64, jdTt: f64): f64 {
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
    angle -= shared * zodiacZero(t);
    rate -= shared * zeroRate;
  }
  angleRate = rate;
  return angle;
}

/**
 * Writes the MOON_NODES coefficients of the same angle over a window, in units of `step`. For a star-based zodiac this
 * is the mean zodiac, without the aberration of the star.
 */
export function angleInWindow(moonFactor: f64, sunFactor: f64, step: f64, window: i32, out: usize): void {
  const scale = 1 / step;
  const shared = moonFactor + sunFactor;
  const isTropical = zodiacKind() == TROPICAL;
  for (let i = 0; i < MOON_NODES; i++) {
    const at = (<usize>i) << 3;
    let c = moonFactor * load<f64>(polynomial(MOON_LON, window) + at);
    if (i < nodesOf(SUN_LON)) {
      c += sunFactor * load<f64>(polynomial(SUN_LON, window) + at);
      if (isTropical) c += shared * load<f64>(polynomial(DELTA_PSI, window) + at);
    }
    store<f64>(out + at, c * scale);
  }
  if (!isTropical) {
    const t = centuries(middleOf(window));
    store<f64>(out, load<f64>(out) - shared * meanZero(t) * scale);
    store<f64>(out, load<f64>(out, 8) - shared * meanZeroRate(t) * (WINDOW_DAYS / 2) * scale, 8);
  }
}

/**
 * The angles whose crossings define a calendar: the sum of the apparent longitudes of Moon and Sun, each times a whole
 * factor. Tithi and karaṇa: Moon − Sun; nakṣatra: Moon; yoga: Moon + Sun; saṅkrānti: Sun.
 *
 * The zero of the zodiac counts as often as the sum of the factors, so not at all for Moon − Sun. Nutation shifts
 * longitudes and ayanāṃśa alike, so that sidereal angles are free of it.
 */
import { MOON, SUN } from '../bodies/body';
import { LON } from '../windows/grid';
import { inWindow, windowRate } from '../windows/windows';
import { zeroInWindows, zeroRate } from '../windows/zero';

/** Rate of the last `angleAt`, radians per day. */
export let angleRate: f64 = 0;

/** The angle at an instant (JD TT), radians, not wrapped; leaves its rate in `angleRate`. */
export function angleAt(moonFactor: f64, sunFactor: f64, jdTt: f64): f64 {
  let angle: f64 = 0;
  let rate: f64 = 0;
  if (moonFactor != 0) {
    angle += moonFactor * inWindow(MOON, LON, jdTt);
    rate += moonFactor * windowRate;
  }
  if (sunFactor != 0) {
    angle += sunFactor * inWindow(SUN, LON, jdTt);
    rate += sunFactor * windowRate;
  }
  const shared = moonFactor + sunFactor;
  if (shared != 0) {
    angle -= shared * zeroInWindows(jdTt);
    rate -= shared * zeroRate;
  }
  angleRate = rate;
  return angle;
}

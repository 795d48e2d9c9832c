import { DAYS_PER_CENTURY, LIGHT_AU_PER_DAY, PI, PRECESSION_RATE } from '../core/constants';
import { evaluate, seriesRate } from '../core/series';
import { EARTH } from './body';
import { longitudeOf, radiusOf } from './series';

/** Results of `sun`: apparent longitude (rad, not wrapped) and speed (rad per day); mean equinox of date. */
export let sunLongitude: f64 = 0;
export let sunSpeed: f64 = 0;

/**
 * Computes only the apparent longitude of the Sun. Light-time and aberration together equal the motion during the
 * light-time.
 *
 * @param t  Julian centuries TT from J2000
 *
 * Error   below 0.003″ compared with the vectors of `apparent.ts`
 */
export function sun(t: f64): void {
  const lon = evaluate(longitudeOf(EARTH), t);
  const rate = seriesRate / DAYS_PER_CENTURY;
  const tau = evaluate(radiusOf(EARTH), t) / LIGHT_AU_PER_DAY;
  sunLongitude = lon + PI - (rate - PRECESSION_RATE) * tau;
  // The conservation of the areal velocity of the Earth's orbit gives its acceleration in longitude, −2 r' λ' / r:
  // within 0.002″ a day.
  sunSpeed = rate + ((rate - PRECESSION_RATE) * seriesRate) / (DAYS_PER_CENTURY * LIGHT_AU_PER_DAY);
}

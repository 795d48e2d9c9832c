import { DAYS_PER_CENTURY, LIGHT_AU_PER_DAY, PI, PRECESSION_RATE } from '../core/constants';
import { evaluate, evaluateCurved, seriesCurvature, seriesRate } from '../core/series';
import { EARTH, longitudeOf, radiusOf } from './series';

/** Apparent longitude (rad, growing without wrapping) and speed (rad per day) left by `sun`; mean equinox of date. */
export let sunLongitude: f64 = 0;
export let sunSpeed: f64 = 0;

/**
 * Apparent longitude of the Sun alone: light-time and aberration together are the motion during the light-time.
 *
 * @param t  Julian centuries TT from J2000
 *
 * Error   below 0.003″ against the vectorial reduction of `apparent`
 */
export function sun(t: f64): void {
  const lon = evaluateCurved(longitudeOf(EARTH), t);
  const rate = seriesRate / DAYS_PER_CENTURY;
  const curvature = seriesCurvature / (DAYS_PER_CENTURY * DAYS_PER_CENTURY);
  const tau = evaluate(radiusOf(EARTH), t) / LIGHT_AU_PER_DAY;
  sunLongitude = lon + PI - (rate - PRECESSION_RATE) * tau;
  sunSpeed = rate - curvature * tau - ((rate - PRECESSION_RATE) * seriesRate) / (DAYS_PER_CENTURY * LIGHT_AU_PER_DAY);
}

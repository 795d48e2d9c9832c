import { sinCos, sine, cosine } from '../core/angle';
import { DAYS_PER_CENTURY, LIGHT_AU_PER_DAY, PRECESSION_RATE } from '../core/constants';
import { evaluate, evaluateCurved, seriesCurvature, seriesRate } from '../core/series';
import { latitudeOf, longitudeOf, MOON, radiusOf } from './series';

/** Apparent place left by `moon`: longitude, latitude (rad), distance (au), speed (rad per day); mean equinox of date. */
export let moonLongitude: f64 = 0;
export let moonLatitude: f64 = 0;
export let moonDistance: f64 = 0;
export let moonSpeed: f64 = 0;
/** Ascending node of the osculating orbit, and its speed. */
export let nodeLongitude: f64 = 0;
export let nodeSpeed: f64 = 0;

/**
 * The Moon and its osculating (true) node, mean ecliptic and equinox of date.
 *
 * The apparent Moon is the geometric one a light-time ago; it shares the Earth's annual aberration. The node
 * follows from the motion in axes at rest: where the latitude would be zero, seen from longitude L,
 * Ω = L + atan2(−L' sin B cos B, B').
 *
 * @param t  Julian centuries TT from J2000
 */
export function moon(t: f64): void {
  const lon = evaluateCurved(longitudeOf(MOON), t);
  const lonRate = seriesRate / DAYS_PER_CENTURY;
  const lonCurvature = seriesCurvature / (DAYS_PER_CENTURY * DAYS_PER_CENTURY);
  const lat = evaluateCurved(latitudeOf(MOON), t);
  const latRate = seriesRate / DAYS_PER_CENTURY;
  const latCurvature = seriesCurvature / (DAYS_PER_CENTURY * DAYS_PER_CENTURY);
  moonDistance = evaluate(radiusOf(MOON), t);

  const atRest = lonRate - PRECESSION_RATE;
  const tau = moonDistance / LIGHT_AU_PER_DAY;
  moonLongitude = lon - atRest * tau;
  moonLatitude = lat - latRate * tau;
  moonSpeed = lonRate;

  sinCos(2 * lat);
  const y = -0.5 * sine * atRest;
  const yRate = -cosine * latRate * atRest - 0.5 * sine * lonCurvature;
  nodeLongitude = lon + Math.atan2(y, latRate);
  nodeSpeed = lonRate + (latRate * yRate - y * latCurvature) / (latRate * latRate + y * y);
}

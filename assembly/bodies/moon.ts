import { cosine, sinCos, sine } from '../core/angle';
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

// Geometric longitude, its rate in axes at rest and its curvature, radians and days.
let lon: f64 = 0;
let atRest: f64 = 0;
let lonCurvature: f64 = 0;

/**
 * Longitude, distance and speed of the Moon alone. The apparent Moon is the geometric one a light-time ago; it
 * shares the Earth's annual aberration.
 *
 * @param t  Julian centuries TT from J2000
 */
export function moonAlong(t: f64): void {
  lon = evaluateCurved(longitudeOf(MOON), t);
  atRest = seriesRate / DAYS_PER_CENTURY - PRECESSION_RATE;
  lonCurvature = seriesCurvature / (DAYS_PER_CENTURY * DAYS_PER_CENTURY);
  moonDistance = evaluate(radiusOf(MOON), t);
  moonLongitude = lon - (atRest * moonDistance) / LIGHT_AU_PER_DAY;
  moonSpeed = atRest + PRECESSION_RATE;
}

/**
 * The whole Moon and its osculating (true) node. The node follows from the motion in axes at rest: where the
 * latitude would be zero, seen from longitude L, Ω = L + atan2(−L' sin B cos B, B').
 *
 * @param t  Julian centuries TT from J2000
 */
export function moon(t: f64): void {
  moonAlong(t);
  const lat = evaluateCurved(latitudeOf(MOON), t);
  const latRate = seriesRate / DAYS_PER_CENTURY;
  const latCurvature = seriesCurvature / (DAYS_PER_CENTURY * DAYS_PER_CENTURY);
  moonLatitude = lat - (latRate * moonDistance) / LIGHT_AU_PER_DAY;

  sinCos(2 * lat);
  const y = -0.5 * sine * atRest;
  const yRate = -cosine * latRate * atRest - 0.5 * sine * lonCurvature;
  nodeLongitude = lon + Math.atan2(y, latRate);
  nodeSpeed = moonSpeed + (latRate * yRate - y * latCurvature) / (latRate * latRate + y * y);
}

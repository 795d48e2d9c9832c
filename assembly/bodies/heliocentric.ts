import { cosine, sinCos, sine } from '../core/angle';
import { DAYS_PER_CENTURY, PRECESSION_RATE } from '../core/constants';
import { evaluate, seriesRate } from '../core/series';
import { latitudeOf, longitudeOf, radiusOf } from './series';

/** Position (au) and velocity (au per day) left by `heliocentric`. */
export let x: f64 = 0;
export let y: f64 = 0;
export let z: f64 = 0;
export let vx: f64 = 0;
export let vy: f64 = 0;
export let vz: f64 = 0;

/**
 * Geometric heliocentric state of a planet in the mean ecliptic and equinox of date; the velocity is that
 * in axes at rest, the precession of the equinox taken off.
 *
 * @param body  first series of the body
 * @param t     Julian centuries TT from J2000
 */
export function heliocentric(body: i32, t: f64): void {
  const lon = evaluate(longitudeOf(body), t);
  const lonRate = seriesRate / DAYS_PER_CENTURY - PRECESSION_RATE;
  const lat = evaluate(latitudeOf(body), t);
  const latRate = seriesRate / DAYS_PER_CENTURY;
  const r = evaluate(radiusOf(body), t);
  const rRate = seriesRate / DAYS_PER_CENTURY;

  sinCos(lat);
  const sinLat = sine;
  const cosLat = cosine;
  sinCos(lon);
  x = r * cosLat * cosine;
  y = r * cosLat * sine;
  z = r * sinLat;
  const outward = rRate * cosLat - r * sinLat * latRate;
  vx = outward * cosine - y * lonRate;
  vy = outward * sine + x * lonRate;
  vz = rRate * sinLat + r * cosLat * latRate;
}

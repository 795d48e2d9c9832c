import { cosine, sinCos, sine } from '../core/angle';
import { DAYS_PER_CENTURY, PRECESSION_RATE } from '../core/constants';
import { evaluate, seriesRate } from '../core/years';
import { latitudeOf, longitudeOf, radiusOf } from './series';

/** Results of `heliocentric` and `place`: position (au) and velocity (au per day). */
export let x: f64 = 0;
export let y: f64 = 0;
export let z: f64 = 0;
export let vx: f64 = 0;
export let vy: f64 = 0;
export let vz: f64 = 0;

/**
 * Computes the geometric heliocentric state of a planet or the Earth in the mean ecliptic and equinox of date. The
 * velocity refers to axes at rest: the precession of the equinox is subtracted.
 *
 * @param t  Julian centuries TT from J2000
 */
export function heliocentric(body: i32, t: f64): void {
  const lon = evaluate(longitudeOf(body), t);
  const lonRate = seriesRate / DAYS_PER_CENTURY - PRECESSION_RATE;
  const lat = evaluate(latitudeOf(body), t);
  const latRate = seriesRate / DAYS_PER_CENTURY;
  const r = evaluate(radiusOf(body), t);
  const rRate = seriesRate / DAYS_PER_CENTURY;
  place(lon, lonRate, lat, latRate, r, rRate);
}

/** Turns longitude, latitude (radians), distance (au) and their rates per day, axes at rest, into the state. */
export function place(lon: f64, lonRate: f64, lat: f64, latRate: f64, r: f64, rRate: f64): void {
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

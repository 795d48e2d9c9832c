import { arcTangent } from '../core/arc';
import { cosine, sinCos, sine } from '../core/angle';
import { DAYS_PER_CENTURY, GM_SUN, LIGHT_AU_PER_DAY, PRECESSION_RATE } from '../core/constants';
import { evaluate, seriesRate } from '../core/years';
import { MOON } from './body';
import { latitudeOf, longitudeOf, radiusOf } from './series';

/** Results of `moon`: apparent longitude, latitude (rad), distance (au), speed (rad per day); mean equinox of date. */
export let moonLongitude: f64 = 0;
export let moonLatitude: f64 = 0;
export let moonDistance: f64 = 0;
export let moonSpeed: f64 = 0;
/** Results of `moon`: ascending node of the osculating orbit (rad), and its speed (rad per day). */
export let nodeLongitude: f64 = 0;
export let nodeSpeed: f64 = 0;

/**
 * Longitude of the ascending node of the plane in which the Moon moves: L + atan2(−L' sin B cos B, B').
 * Returns radians, not wrapped.
 *
 * @param lon, lat           radians
 * @param lonRate, latRate   radians per day, axes at rest
 */
export function ascendingNode(lon: f64, lonRate: f64, lat: f64, latRate: f64): f64 {
  sinCos(lat);
  return lon + arcTangent(-lonRate * sine * cosine, latRate);
}

/**
 * Computes the Moon and its osculating (true) node. The apparent Moon is the geometric Moon a light-time ago. It shares
 * the Earth's motion around the Sun, and so has no annual aberration. The plane of its orbit turns as the Sun turns the
 * orbital angular momentum h = r × v, which the Earth's central attraction does not change. The oblate Earth would add
 * 0.09″ a day at most.
 *
 * @param t        Julian centuries TT from J2000
 * @param x, y, z  heliocentric Earth, au
 */
export function moon(t: f64, x: f64, y: f64, z: f64): void {
  const lon = evaluate(longitudeOf(MOON), t);
  const rateAtRest = seriesRate / DAYS_PER_CENTURY - PRECESSION_RATE;
  moonDistance = evaluate(radiusOf(MOON), t);
  moonLongitude = lon - (rateAtRest * moonDistance) / LIGHT_AU_PER_DAY;
  moonSpeed = rateAtRest + PRECESSION_RATE;
  const lat = evaluate(latitudeOf(MOON), t);
  const latRate = seriesRate / DAYS_PER_CENTURY;
  moonLatitude = lat - (latRate * moonDistance) / LIGHT_AU_PER_DAY;

  sinCos(lat);
  const width = moonDistance * cosine;
  const height = moonDistance * sine;
  sinCos(lon);
  // From here on the first axis points to the Moon's longitude: h / r², and the Sun from the Earth.
  const hx = -rateAtRest * (width * height) / (moonDistance * moonDistance);
  const hy = -latRate;
  const sunX = -x * cosine - y * sine;
  const sunY = x * sine - y * cosine;
  const sun2 = sunX * sunX + sunY * sunY + z * z;
  const apart2 = (sunX - width) * (sunX - width) + sunY * sunY + (z + height) * (z + height);
  const tide = GM_SUN * (1 / (apart2 * Math.sqrt(apart2)) - 1 / (sun2 * Math.sqrt(sun2)));
  const r2 = moonDistance * moonDistance;
  const turnX = -height * tide * sunY;
  const turnY = tide * (height * sunX + width * z);
  nodeLongitude = lon + arcTangent(hx, -hy);
  nodeSpeed = PRECESSION_RATE + (hx * turnY - hy * turnX) / (r2 * (hx * hx + hy * hy));
}

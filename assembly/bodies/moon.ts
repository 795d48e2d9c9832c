import { arcTangent } from '../core/arc';
import { cosine, sinCos, sine } from '../core/angle';
import { DAYS_PER_CENTURY, GM_SUN, LIGHT_AU_PER_DAY, PRECESSION_RATE } from '../core/constants';
import { evaluate, seriesRate } from '../core/series';
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

// Geometric longitude, and its rate in axes at rest; radians and days.
let lon: f64 = 0;
let rateAtRest: f64 = 0;

/**
 * Computes only longitude, distance and speed of the Moon. The apparent Moon is the geometric Moon a light-time ago. It
 * shares the Earth's motion around the Sun, and so has no annual aberration.
 *
 * @param t  Julian centuries TT from J2000
 */
export function moonAlong(t: f64): void {
  lon = evaluate(longitudeOf(MOON), t);
  rateAtRest = seriesRate / DAYS_PER_CENTURY - PRECESSION_RATE;
  moonDistance = evaluate(radiusOf(MOON), t);
  moonLongitude = lon - (rateAtRest * moonDistance) / LIGHT_AU_PER_DAY;
  moonSpeed = rateAtRest + PRECESSION_RATE;
}

/**
 * Computes the Moon and its osculating (true) node. With the motion in axes at rest, the plane of the orbit meets the
 * ecliptic at Ω = L + atan2(−L' sin B cos B, B'). The plane turns as the Sun turns the orbital angular momentum h = r ×
 * v, which the Earth's central attraction does not change. The oblate Earth would add 0.09″ a day at most.
 *
 * @param t        Julian centuries TT from J2000
 * @param x, y, z  heliocentric Earth, au
 */
export function moon(t: f64, x: f64, y: f64, z: f64): void {
  moonAlong(t);
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

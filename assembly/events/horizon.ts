/**
 * How high Sun or Moon stand over a place: the function whose zeros are their risings and settings, over the
 * open windows. Topocentric on the ellipsoid where the definition asks for it.
 */
import { cosine, sinCos, sine } from '../core/angle';
import { DEGREE, TWO_PI } from '../core/constants';
import { meanObliquity } from '../frames/obliquity';
import { centuries } from '../time/scales';
import { complementaryTerms, meanSiderealTime } from '../time/sidereal';
import {
  DELTA_EPS,
  DELTA_PSI,
  inWindow,
  MOON_DIST,
  MOON_LAT,
  MOON_LON,
  middleOf,
  SUN_DIST,
  SUN_LAT,
  SUN_LON,
  windowOf,
  windowRate,
} from './windows';

export const SUN: i32 = 0;
export const MOON: i32 = 1;

/** Definitions of rising and setting, by number: docs/sources.md has them in words. */
const DEFINITIONS: i32 = 8;
/** Of each: geometric altitude of the point that counts (degrees), upper limb, topocentric, latitude of the body. */
const TABLE: usize = memory.data<f64>([
  -33.59 / 60,
  1,
  1,
  1, // upper limb, 15 °C
  -36.74 / 60,
  1,
  1,
  1, // upper limb, 0 °C
  -33.59 / 60,
  0,
  1,
  1, // centre, 15 °C
  0,
  0,
  0,
  0, // centre, no refraction, on the ecliptic
  -50.0 / 60,
  0,
  0,
  1, // almanac rule
  -6,
  0,
  0,
  1, // civil twilight
  -12,
  0,
  0,
  1, // nautical twilight
  -18,
  0,
  0,
  1, // astronomical twilight
]);

/** Radii of the Earth's equator, the Sun and the Moon, au (6378.137, 696000, 1737.5 km over 149597870.7). */
export const EARTH_RADIUS: f64 = 4.263521245e-5;
const SUN_RADIUS: f64 = 0.004652472637;
const MOON_RADIUS: f64 = 1.16144703e-5;
/** Squared eccentricity of the Earth's meridian (WGS 84). */
export const FLATTENING: f64 = 0.00669437999;
/** Growth of sidereal time in a UT day, radians. */
const SIDEREAL_RATE: f64 = TWO_PI * 1.00273790935;

let lon: f64 = 0;
let sinLat: f64 = 0;
let cosLat: f64 = 1;
/** Height of the place over the Earth's centre along its zenith, and the centre's vector to it, au. */
let zenith: f64 = 0;
let outward: f64 = 0;
let upward: f64 = 0;
let sinLimit: f64 = 0;
let cosLimit: f64 = 1;
let limb: bool = false;
let topocentric: bool = false;
let onEcliptic: bool = false;

let cachedWindow: i32 = -1;
let sinEps: f64 = 0;
let cosEps: f64 = 1;
let complement: f64 = 0;

/** Rate per day of what `altitude` or `hourAngle` gave last. */
export let altitudeRate: f64 = 0;

export function isDefinition(definition: i32): bool {
  return definition >= 0 && definition < DEFINITIONS;
}

/** Chooses place (radians north and east) and definition for what follows. Windows must be open. */
export function standAt(latitude: f64, longitude: f64, definition: i32): void {
  lon = longitude;
  sinCos(latitude);
  sinLat = sine;
  cosLat = cosine;
  const curve = EARTH_RADIUS / Math.sqrt(1 - FLATTENING * sinLat * sinLat);
  zenith = curve * (1 - FLATTENING * sinLat * sinLat);
  outward = curve * cosLat;
  upward = curve * (1 - FLATTENING) * sinLat;
  const row = TABLE + ((<usize>definition) << 5);
  sinCos(load<f64>(row) * DEGREE);
  sinLimit = sine;
  cosLimit = cosine;
  limb = load<f64>(row, 8) != 0;
  topocentric = load<f64>(row, 16) != 0;
  onEcliptic = load<f64>(row, 24) == 0;
  cachedWindow = -1;
}

const ALTITUDE: i32 = 0;
const HOUR_ANGLE: i32 = 1;

/**
 * Sine of the body's altitude less that of the altitude at which it rises or sets: positive while it is up.
 *
 * @param jdUt  Julian days UT
 * @param dt    ΔT, days
 */
export function altitude(body: i32, jdUt: f64, dt: f64): f64 {
  return observe(ALTITUDE, body, jdUt, dt);
}

/** How far the body is past the meridian, radians within half a turn. */
export function hourAngle(body: i32, jdUt: f64, dt: f64): f64 {
  return observe(HOUR_ANGLE, body, jdUt, dt);
}

function observe(kind: i32, body: i32, jdUt: f64, dt: f64): f64 {
  const jdTt = jdUt + dt;
  const window = windowOf(jdTt);
  const t = centuries(jdTt);
  if (window != cachedWindow) {
    cachedWindow = window;
    const middle = middleOf(window);
    sinCos(meanObliquity(centuries(middle)) + inWindow(DELTA_EPS, window, middle));
    sinEps = sine;
    cosEps = cosine;
    complement = complementaryTerms(centuries(middle));
  }
  const psi = inWindow(DELTA_PSI, window, jdTt);
  const lambda = inWindow(body == SUN ? SUN_LON : MOON_LON, window, jdTt) + psi;
  const lambdaRate = windowRate;
  let beta: f64 = 0;
  let betaRate: f64 = 0;
  if (!onEcliptic) {
    beta = inWindow(body == SUN ? SUN_LAT : MOON_LAT, window, jdTt);
    betaRate = windowRate;
  }

  sinCos(beta);
  const z = sine;
  const flat = cosine;
  sinCos(lambda);
  const x = flat * cosine;
  const y = flat * sine;
  const xRate = -y * lambdaRate - z * cosine * betaRate;
  const yRate = x * lambdaRate - z * sine * betaRate;
  const zRate = flat * betaRate;
  // Equatorial.
  const ey = y * cosEps - z * sinEps;
  const ez = y * sinEps + z * cosEps;
  const eyRate = yRate * cosEps - zRate * sinEps;
  const ezRate = yRate * sinEps + zRate * cosEps;

  sinCos(meanSiderealTime(jdUt, t) + psi * cosEps + complement + lon);
  const towards = x * cosine + ey * sine; // towards the meridian
  const past = x * sine - ey * cosine; // west of it
  if (kind == HOUR_ANGLE) {
    altitudeRate = SIDEREAL_RATE - (x * eyRate - ey * xRate) / (x * x + ey * ey);
    return Math.atan2(past, towards);
  }

  const geocentric = sinLat * ez + cosLat * towards;
  const rate = sinLat * ezRate + cosLat * (xRate * cosine + eyRate * sine - SIDEREAL_RATE * past);
  if (!topocentric) {
    altitudeRate = rate;
    return geocentric - sinLimit;
  }
  const r = inWindow(body == SUN ? SUN_DIST : MOON_DIST, window, jdTt);
  const distance = Math.sqrt(r * r + outward * outward + upward * upward - 2 * r * (outward * towards + upward * ez));
  altitudeRate = (rate * r) / distance;
  const seen = (r * geocentric - zenith) / distance;
  if (!limb) return seen - sinLimit;
  const disc = (body == SUN ? SUN_RADIUS : MOON_RADIUS) / distance;
  return seen - (sinLimit * Math.sqrt(1 - disc * disc) - cosLimit * disc);
}

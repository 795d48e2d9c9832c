/**
 * The altitude of a body over a place. Risings and settings are its zeros. The altitude is topocentric on the ellipsoid
 * if the definition requires it.
 */
import { arcTangent } from '../core/arc';
import { SUN } from '../bodies/body';
import { cosine, pairCosine, pairSine, sinCos, sinCosPair, sine } from '../core/angle';
import { DEGREE, EARTH_ECCENTRICITY_SQUARED, PI, TWO_PI } from '../core/constants';
import { meanObliquity } from '../frames/obliquity';
import { centuries } from '../time/scales';
import { complementaryTerms, meanSiderealTime } from '../time/sidereal';
import { DELTA_EPS, DELTA_PSI, DIST, LAT, middleOf, NUTATION, QUANTITY_BYTES, windowOf } from '../windows/grid';
import { inWindow, polynomialsAt, valueAt, windowRate, within } from '../windows/windows';

/**
 * Definitions of rising and setting by number, described in `docs/reference/sources.md`. Columns: geometric altitude of
 * the defining point (degrees); whether that point is the upper limb instead of the centre; whether it is seen from the
 * surface instead of the Earth's centre; whether the body keeps its ecliptic latitude.
 */
const DEFINITIONS: usize = memory.data<f64>([
  -33.59 / 60, 1, 1, 1, // upper limb, refraction of 15 °C
  -36.74 / 60, 1, 1, 1, // upper limb, refraction of 0 °C
  -33.59 / 60, 0, 1, 1, // centre, refraction of 15 °C
            0, 0, 0, 0, // centre on the ecliptic, no refraction
  -50.0 / 60,  0, 0, 1, // rule of the almanacs
           -6, 0, 0, 1, // civil twilight
          -12, 0, 0, 1, // nautical twilight
          -18, 0, 0, 1, // astronomical twilight
            0, 0, 0, 1, // centre, no refraction
]);
const DEFINITION_COUNT: i32 = 9;
/** The centre of the body, geocentric and without refraction: the definition for planets. */
export const CENTRE: i32 = 8;
const DEFINITION_BYTES: i32 = 32;

/** Radii of the Earth's equator, the Sun and the Moon, au (6378.137, 696000, 1737.5 km over 149597870.7). */
export const EARTH_RADIUS: f64 = 4.263521245e-5;
const SUN_RADIUS: f64 = 0.004652472637;
const MOON_RADIUS: f64 = 1.16144703e-5;
/** Growth of sidereal time in a UT day, radians. */
const SIDEREAL_RATE: f64 = TWO_PI * 1.00273790935;

// The place and the definition that `standAt` has chosen.
let lon: f64 = 0;
let sinLat: f64 = 0;
let cosLat: f64 = 1;
/** Distance from the Earth's centre to the tangent plane of the place, au. */
let zenith: f64 = 0;
/** Vector from the Earth's centre to the place, au: away from the axis, and northwards along it. */
let outward: f64 = 0;
let upward: f64 = 0;
let sinLimit: f64 = 0;
let cosLimit: f64 = 1;
let limb: bool = false;
let topocentric: bool = false;
let onEcliptic: bool = false;

// Quantities that hardly change in a window, evaluated at its middle.
let cachedWindow: i32 = -1;
let sinEps: f64 = 0;
let cosEps: f64 = 1;
let complement: f64 = 0;

/** Rate per day of the last `altitude` or `hourAngle`. */
export let altitudeRate: f64 = 0;

export function isDefinition(definition: i32): bool {
  return definition >= 0 && definition < DEFINITION_COUNT;
}

/** Whether the defining point is the upper limb, which only Sun and Moon have. */
export function isOfLimb(definition: i32): bool {
  return load<f64>(DEFINITIONS + <usize>(definition * DEFINITION_BYTES), 8) != 0;
}

/** Chooses the place (radians north and east) and the definition of the calls that follow. */
export function standAt(latitude: f64, longitude: f64, definition: i32): void {
  lon = longitude;
  sinCos(latitude);
  sinLat = sine;
  cosLat = cosine;
  const curve = EARTH_RADIUS / Math.sqrt(1 - EARTH_ECCENTRICITY_SQUARED * sinLat * sinLat);
  zenith = curve * (1 - EARTH_ECCENTRICITY_SQUARED * sinLat * sinLat);
  outward = curve * cosLat;
  upward = curve * (1 - EARTH_ECCENTRICITY_SQUARED) * sinLat;
  const row = DEFINITIONS + <usize>(definition * DEFINITION_BYTES);
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
 * Sine of the body's altitude minus the sine of the altitude at which it rises or sets: positive while it is up. Leaves
 * the rate in `altitudeRate`.
 *
 * @param jdUt    Julian days UT
 * @param dtDays  ΔT, days
 */
export function altitude(body: i32, jdUt: f64, dtDays: f64): f64 {
  return observe(ALTITUDE, body, jdUt, dtDays);
}

/** Hour angle of the body, radians within half a turn, west positive. Leaves the rate in `altitudeRate`. */
export function hourAngle(body: i32, jdUt: f64, dtDays: f64): f64 {
  return observe(HOUR_ANGLE, body, jdUt, dtDays);
}

function observe(kind: i32, body: i32, jdUt: f64, dtDays: f64): f64 {
  const jdTt = jdUt + dtDays;
  const window = windowOf(jdTt);
  const t = centuries(jdTt);
  if (window != cachedWindow) {
    cachedWindow = window;
    const middleTt = middleOf(window);
    sinCos(meanObliquity(centuries(middleTt)) + inWindow(NUTATION, DELTA_EPS, middleTt));
    sinEps = sine;
    cosEps = cosine;
    complement = complementaryTerms(centuries(middleTt));
  }
  const psi = inWindow(NUTATION, DELTA_PSI, jdTt);
  const at = polynomialsAt(body, jdTt);
  const lambda = valueAt(at, within) + psi;
  const lambdaRate = windowRate;
  let beta: f64 = 0;
  let betaRate: f64 = 0;
  if (!onEcliptic) {
    beta = valueAt(at + LAT * QUANTITY_BYTES, within);
    betaRate = windowRate;
  }

  // Ecliptic direction and its rate.
  sinCosPair(f64x2.mul(f64x2(lambda, beta), f64x2.splat(1 / PI)));
  const sinLambda = f64x2.extract_lane(pairSine, 0);
  const cosLambda = f64x2.extract_lane(pairCosine, 0);
  const z = f64x2.extract_lane(pairSine, 1);
  const flat = f64x2.extract_lane(pairCosine, 1);
  const x = flat * cosLambda;
  const y = flat * sinLambda;
  const xRate = -y * lambdaRate - z * cosLambda * betaRate;
  const yRate = x * lambdaRate - z * sinLambda * betaRate;
  const zRate = flat * betaRate;
  // Equatorial direction; x stays.
  const ey = y * cosEps - z * sinEps;
  const ez = y * sinEps + z * cosEps;
  const eyRate = yRate * cosEps - zRate * sinEps;
  const ezRate = yRate * sinEps + zRate * cosEps;

  sinCos(meanSiderealTime(jdUt, t) + psi * cosEps + complement + lon);
  const towards = x * cosine + ey * sine; // towards the meridian
  const past = x * sine - ey * cosine; // west of it
  if (kind == HOUR_ANGLE) {
    altitudeRate = SIDEREAL_RATE - (x * eyRate - ey * xRate) / (x * x + ey * ey);
    return arcTangent(past, towards);
  }

  const geocentric = sinLat * ez + cosLat * towards;
  const rate = sinLat * ezRate + cosLat * (xRate * cosine + eyRate * sine - SIDEREAL_RATE * past);
  if (!topocentric) {
    altitudeRate = rate;
    return geocentric - sinLimit;
  }
  const r = valueAt(at + DIST * QUANTITY_BYTES, within);
  const distance = Math.sqrt(r * r + outward * outward + upward * upward - 2 * r * (outward * towards + upward * ez));
  altitudeRate = (rate * r) / distance;
  const seen = (r * geocentric - zenith) / distance;
  if (!limb) return seen - sinLimit;
  const disc = (body == SUN ? SUN_RADIUS : MOON_RADIUS) / distance;
  return seen - (sinLimit * Math.sqrt(1 - disc * disc) - cosLimit * disc);
}

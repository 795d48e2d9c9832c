/**
 * The geometry of an eclipse at an instant, over the windows: equatorial vectors of Sun and Moon, true equinox of
 * date, in radii of the Earth's equator.
 */
import { MOON, SUN } from '../bodies/body';
import { cosine, sinCos, sine } from '../core/angle';
import { EARTH_ECCENTRICITY_SQUARED } from '../core/constants';
import { meanObliquity } from '../frames/obliquity';
import { centuries } from '../time/scales';
import { apparentSiderealTime } from '../time/sidereal';
import { EARTH_RADIUS } from './horizon';
import { DELTA_EPS, DELTA_PSI, DIST, LAT, LON, NUTATION } from '../windows/grid';
import { inWindow } from '../windows/windows';

/**
 * Radii of Sun and Moon, in radii of the Earth's equator. The Moon's radius is the mean of its limb (IAU 1982). The
 * umbra uses the smaller radius of its valleys, through which the last sunlight passes (Espenak and Meeus 2006).
 */
const SUN_RADII: f64 = 109.1213;
export const MOON_RADII: f64 = 0.2725076;
const MOON_UMBRAL_RADII: f64 = 0.272281;
/**
 * Radius of the Earth's shadow at its base: enlarged for the atmosphere, and reduced to the mean radius (Danjon 1951).
 */
const SHADOW: f64 = 1 + 1.0 / 85 - 1.0 / 594;
/** Ratio of the Earth's polar to its equatorial radius. */
const POLAR: f64 = 0.996647189;

// Results of `fromCentre` and `fromPlace`: Sun and Moon, from the Earth's centre or from the place.
export let sunX: f64 = 0;
export let sunY: f64 = 0;
export let sunZ: f64 = 0;
export let moonX: f64 = 0;
export let moonY: f64 = 0;
export let moonZ: f64 = 0;
/** Results of `fromPlace`: sine of the altitude of Sun and Moon. */
export let sunHeight: f64 = 0;
export let moonHeight: f64 = 0;

// The place that `watchFrom` has chosen.
let lat: f64 = 0;
let lon: f64 = 0;

/** Chooses the place of `fromPlace`, radians north and east. */
export function watchFrom(latitude: f64, longitude: f64): void {
  lat = latitude;
  lon = longitude;
}

// Result of `vector`.
let vx: f64 = 0;
let vy: f64 = 0;
let vz: f64 = 0;

/** Computes the equatorial vector of a luminary. */
function vector(body: i32, jdTt: f64, psi: f64, sinEps: f64, cosEps: f64): void {
  const r = inWindow(body, DIST, jdTt) / EARTH_RADIUS;
  sinCos(inWindow(body, LAT, jdTt));
  const z = r * sine;
  const flat = r * cosine;
  sinCos(inWindow(body, LON, jdTt) + psi);
  const y = flat * sine;
  vx = flat * cosine;
  vy = y * cosEps - z * sinEps;
  vz = y * sinEps + z * cosEps;
}

/** Greenwich apparent sidereal time at the instant of `fromCentre`. */
let siderealTime: f64 = 0;

/** Computes geocentric vectors at an instant; `dtDays` is ΔT. */
export function fromCentre(jdUt: f64, dtDays: f64): void {
  const jdTt = jdUt + dtDays;
  const t = centuries(jdTt);
  const psi = inWindow(NUTATION, DELTA_PSI, jdTt);
  sinCos(meanObliquity(t) + inWindow(NUTATION, DELTA_EPS, jdTt));
  const sinEps = sine;
  const cosEps = cosine;
  vector(SUN, jdTt, psi, sinEps, cosEps);
  sunX = vx;
  sunY = vy;
  sunZ = vz;
  vector(MOON, jdTt, psi, sinEps, cosEps);
  moonX = vx;
  moonY = vy;
  moonZ = vz;
  siderealTime = apparentSiderealTime(jdUt, t, psi, cosEps);
}

/** Computes vectors from the place, and the altitudes of both above its horizon. */
export function fromPlace(jdUt: f64, dtDays: f64): void {
  fromCentre(jdUt, dtDays);
  sinCos(lat);
  const up = sine;
  const out = cosine;
  sinCos(siderealTime + lon);
  const curve = 1 / Math.sqrt(1 - EARTH_ECCENTRICITY_SQUARED * up * up);
  const x = curve * out * cosine;
  const y = curve * out * sine;
  const z = curve * (1 - EARTH_ECCENTRICITY_SQUARED) * up;
  sunX -= x;
  sunY -= y;
  sunZ -= z;
  moonX -= x;
  moonY -= y;
  moonZ -= z;
  const east = out * cosine;
  const north = out * sine;
  sunHeight = (sunX * east + sunY * north + sunZ * up) / Math.sqrt(sunX * sunX + sunY * sunY + sunZ * sunZ);
  moonHeight = (moonX * east + moonY * north + moonZ * up) / Math.sqrt(moonX * moonX + moonY * moonY + moonZ * moonZ);
}

// Results of `measure`.
export let offsetX: f64 = 0;
export let offsetY: f64 = 0;
export let outer: f64 = 0;
export let inner: f64 = 0;
export let disc: f64 = 0;

/** The Moon in the Earth's shadow, seen from the Earth's centre. */
export const LUNAR: i32 = 0;
/** The Moon's shadow in the plane through the Earth's centre, perpendicular to its axis. */
export const SOLAR: i32 = 1;
/** The same, with the Earth's figure stretched to a sphere of radius 1. */
export const SOLAR_GROUND: i32 = 2;
/** The Moon in front of the Sun, seen from the place. */
export const SOLAR_HERE: i32 = 3;

/**
 * Computes an offset and the two radii that define the contacts:
 *
 * - LUNAR: offset of the Moon from the axis of the shadow; radii of penumbra and umbra; disc is the Moon's radius;
 *   radians.
 * - SOLAR: offset of the axis from the Earth's centre; radii of penumbra and umbra, the latter negative if the eclipse
 *   is total; Earth radii.
 * - SOLAR_GROUND: the same; disc is the factor by which the stretching widens the shadow along the offset.
 * - SOLAR_HERE: offset of the Moon from the Sun; sum and difference of their radii; disc is the Sun's radius; radians.
 */
export function measure(kind: i32, jdUt: f64, dtDays: f64): void {
  if (kind == SOLAR || kind == SOLAR_GROUND) {
    fromCentre(jdUt, dtDays);
    shadow(kind == SOLAR_GROUND);
    return;
  }
  if (kind == SOLAR_HERE) fromPlace(jdUt, dtDays);
  else fromCentre(jdUt, dtDays);
  const sunR = Math.sqrt(sunX * sunX + sunY * sunY + sunZ * sunZ);
  const moonR = Math.sqrt(moonX * moonX + moonY * moonY + moonZ * moonZ);
  const sign: f64 = kind == LUNAR ? -1 : 1;
  // Difference of the directions along the parallel and the meridian of the Sun, or of the point opposite to it.
  const ax = (sign * sunX) / sunR;
  const ay = (sign * sunY) / sunR;
  const az = (sign * sunZ) / sunR;
  const flat = Math.sqrt(ax * ax + ay * ay);
  const mx = moonX / moonR;
  const my = moonY / moonR;
  const mz = moonZ / moonR;
  offsetX = (ax * my - ay * mx) / flat;
  offsetY = mz * flat - (az * (ax * mx + ay * my)) / flat;
  // The length of this offset is the sine of an angle of at most 1.6°, and the radii below are angles.
  const stretch = 1 + (offsetX * offsetX + offsetY * offsetY) / 6;
  offsetX *= stretch;
  offsetY *= stretch;
  const moonDisc = MOON_RADII / moonR;
  const sunDisc = SUN_RADII / sunR;
  if (kind == LUNAR) {
    const parallax = SHADOW / moonR;
    outer = parallax + 1 / sunR + sunDisc;
    inner = parallax + 1 / sunR - sunDisc;
    disc = moonDisc;
  } else {
    outer = sunDisc + moonDisc;
    inner = moonDisc - sunDisc;
    disc = sunDisc;
  }
}

/** Results of SOLAR_GROUND: radii of umbra and penumbra where the axis meets the ground; NaN if it passes by. */
export let umbraOnGround: f64 = NaN;
export let penumbraOnGround: f64 = NaN;

/** Sets the offset of a point in the plane through the Earth's centre perpendicular to the direction (dx, dy, dz). */
function offsetAcross(x: f64, y: f64, z: f64, dx: f64, dy: f64, dz: f64): void {
  const along = x * dx + y * dy + z * dz;
  const flat = Math.sqrt(dx * dx + dy * dy);
  offsetX = (dx * y - dy * x) / flat;
  offsetY = (z - along * dz) * flat - (dz * (dx * (x - along * dx) + dy * (y - along * dy))) / flat;
}

/** Computes the shadow of the Moon for SOLAR and SOLAR_GROUND. */
function shadow(onGround: bool): void {
  let dx = moonX - sunX;
  let dy = moonY - sunY;
  let dz = moonZ - sunZ;
  const apart = Math.sqrt(dx * dx + dy * dy + dz * dz);
  dx /= apart;
  dy /= apart;
  dz /= apart;
  const before = -(moonX * dx + moonY * dy + moonZ * dz); // from the Moon to the plane
  const sin1 = (SUN_RADII + MOON_RADII) / apart;
  const sin2 = (SUN_RADII - MOON_UMBRAL_RADII) / apart;
  const tan1 = sin1 / Math.sqrt(1 - sin1 * sin1);
  const tan2 = sin2 / Math.sqrt(1 - sin2 * sin2);
  outer = (before + MOON_RADII / sin1) * tan1;
  inner = (before - MOON_UMBRAL_RADII / sin2) * tan2;
  if (!onGround) {
    offsetAcross(moonX, moonY, moonZ, dx, dy, dz);
    return;
  }
  const stretched = dz / POLAR;
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + stretched * stretched);
  offsetAcross(moonX, moonY, moonZ / POLAR, dx * scale, dy * scale, stretched * scale);
  const square = offsetX * offsetX + offsetY * offsetY;
  // Stretching the Earth's axis turns a circle perpendicular to the shadow into an ellipse along its meridian.
  const meridian = scale / POLAR;
  disc = Math.sqrt((offsetX * offsetX + meridian * meridian * offsetY * offsetY) / square);
  const height = square < 1 ? Math.sqrt(1 - square) / scale : NaN;
  umbraOnGround = inner - height * tan2;
  penumbraOnGround = outer - height * tan1;
}

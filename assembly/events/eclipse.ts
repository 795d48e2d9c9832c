/**
 * Eclipses over the open windows: vectors of Sun and Moon in the true ecliptic of date, in radii of the Earth's
 * equator. A new or full moon is a candidate; its geometry decides.
 */
import { cosine, sinCos, sine } from '../core/angle';
import { meanObliquity } from '../frames/obliquity';
import { centuries } from '../time/scales';
import { equationOfEquinoxes, meanSiderealTime } from '../time/sidereal';
import { EARTH_RADIUS, FLATTENING } from './horizon';
import { DELTA_EPS, DELTA_PSI, inWindow, MOON_LON, SUN_LON, windowOf } from './windows';

/**
 * Radii of Sun and Moon in those of the Earth's equator. The Moon's is the mean of its limb (IAU 1982); for the
 * umbra that of its valleys, through which the last sunlight comes (Espenak and Meeus 2006).
 */
const SUN_RADII: f64 = 109.1213;
export const MOON_RADII: f64 = 0.2725076;
const MOON_UMBRAL_RADII: f64 = 0.272281;
/** What the atmosphere adds to the Earth's shadow, and its mean radius lacks of the equator's (Danjon 1951). */
const SHADOW: f64 = 1 + 1.0 / 85 - 1.0 / 594;
/** Polar radius of the Earth over the equatorial. */
const POLAR: f64 = 0.996647189;

// Centres of Sun and Moon, equatorial, from the Earth's centre or from the place.
export let sunX: f64 = 0;
export let sunY: f64 = 0;
export let sunZ: f64 = 0;
export let moonX: f64 = 0;
export let moonY: f64 = 0;
export let moonZ: f64 = 0;
/** Sine of the altitude of the Sun and of the Moon over the place. */
export let sunHeight: f64 = 0;
export let moonHeight: f64 = 0;

let lat: f64 = 0;
let lon: f64 = 0;

/** Chooses the place of `fromPlace`, radians north and east. */
export function watchFrom(latitude: f64, longitude: f64): void {
  lat = latitude;
  lon = longitude;
}

let vx: f64 = 0;
let vy: f64 = 0;
let vz: f64 = 0;

/** Equatorial vector of a body in radii of the Earth; `first` is the first of its three quantities in the windows. */
function vector(first: i32, window: i32, jdTt: f64, psi: f64, sinEps: f64, cosEps: f64): void {
  const r = inWindow(first + 2, window, jdTt) / EARTH_RADIUS;
  sinCos(inWindow(first + 1, window, jdTt));
  const z = r * sine;
  const flat = r * cosine;
  sinCos(inWindow(first, window, jdTt) + psi);
  const y = flat * sine;
  vx = flat * cosine;
  vy = y * cosEps - z * sinEps;
  vz = y * sinEps + z * cosEps;
}

let siderealTime: f64 = 0;

/** Geocentric vectors at an instant, UT with ΔT in days. */
export function fromCentre(jdUt: f64, dt: f64): void {
  const jdTt = jdUt + dt;
  const window = windowOf(jdTt);
  const t = centuries(jdTt);
  const psi = inWindow(DELTA_PSI, window, jdTt);
  sinCos(meanObliquity(t) + inWindow(DELTA_EPS, window, jdTt));
  const sinEps = sine;
  const cosEps = cosine;
  vector(SUN_LON, window, jdTt, psi, sinEps, cosEps);
  sunX = vx;
  sunY = vy;
  sunZ = vz;
  vector(MOON_LON, window, jdTt, psi, sinEps, cosEps);
  moonX = vx;
  moonY = vy;
  moonZ = vz;
  siderealTime = meanSiderealTime(jdUt, t) + equationOfEquinoxes(psi, cosEps, t);
}

/** Vectors from the place, with the altitudes of both over its horizon. */
export function fromPlace(jdUt: f64, dt: f64): void {
  fromCentre(jdUt, dt);
  sinCos(lat);
  const up = sine;
  const out = cosine;
  sinCos(siderealTime + lon);
  const curve = 1 / Math.sqrt(1 - FLATTENING * up * up);
  const x = curve * out * cosine;
  const y = curve * out * sine;
  const z = curve * (1 - FLATTENING) * up;
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

// What `measure` finds: offset of the two centres or of the shadow's axis, and the radii that touch at contacts.
export let offsetX: f64 = 0;
export let offsetY: f64 = 0;
export let outer: f64 = 0;
export let inner: f64 = 0;
/** Beside it: of the Moon its angular radius, from the place the Sun's, on the ground how far a shadow is drawn out. */
export let disc: f64 = 0;

export const LUNAR: i32 = 0;
export const SOLAR: i32 = 1;
export const SOLAR_GROUND: i32 = 2;
export const SOLAR_HERE: i32 = 3;

/**
 * The geometry that an eclipse turns on, at an instant:
 * - lunar: offset of the Moon from the axis of the Earth's shadow as seen from its centre, radians; outer and inner
 *   radius of penumbra and umbra there;
 * - solar: offset of the axis of the Moon's shadow from the Earth's centre in the plane across it, Earth radii; radii of
 *   penumbra and umbra in that plane, the umbra's negative when total;
 * - solar on the ground: the same with the Earth's figure drawn out to a sphere of radius 1;
 * - solar at the place: offset of the Moon from the Sun, radians; sum and difference of their radii.
 */
export function measure(kind: i32, jdUt: f64, dt: f64): void {
  if (kind == SOLAR || kind == SOLAR_GROUND) {
    fromCentre(jdUt, dt);
    shadow(kind == SOLAR_GROUND);
    return;
  }
  if (kind == SOLAR_HERE) fromPlace(jdUt, dt);
  else fromCentre(jdUt, dt);
  const sunR = Math.sqrt(sunX * sunX + sunY * sunY + sunZ * sunZ);
  const moonR = Math.sqrt(moonX * moonX + moonY * moonY + moonZ * moonZ);
  const sign: f64 = kind == LUNAR ? -1 : 1;
  // Differences of the directions, along the parallel and along the meridian of the Sun or of the point opposite.
  const ax = (sign * sunX) / sunR;
  const ay = (sign * sunY) / sunR;
  const az = (sign * sunZ) / sunR;
  const flat = Math.sqrt(ax * ax + ay * ay);
  const mx = moonX / moonR;
  const my = moonY / moonR;
  const mz = moonZ / moonR;
  offsetX = (ax * my - ay * mx) / flat;
  offsetY = mz * flat - (az * (ax * mx + ay * my)) / flat;
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

/** Radii of umbra and penumbra where the axis of the shadow meets the ground; NaN where it passes by. */
export let umbraOnGround: f64 = NaN;
export let penumbraOnGround: f64 = NaN;

/** Sets the offset in the plane across the direction (dx, dy, dz) that passes through the Earth's centre. */
function offsetAcross(x: f64, y: f64, z: f64, dx: f64, dy: f64, dz: f64): void {
  const along = x * dx + y * dy + z * dz;
  const flat = Math.sqrt(dx * dx + dy * dy);
  offsetX = (dx * y - dy * x) / flat;
  offsetY = (z - along * dz) * flat - (dz * (dx * (x - along * dx) + dy * (y - along * dy))) / flat;
}

function shadow(onGround: bool): void {
  let dx = moonX - sunX;
  let dy = moonY - sunY;
  let dz = moonZ - sunZ;
  const apart = Math.sqrt(dx * dx + dy * dy + dz * dz);
  dx /= apart;
  dy /= apart;
  dz /= apart;
  const before = -(moonX * dx + moonY * dy + moonZ * dz); // the Moon before the plane
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
  // Drawing the axis of the Earth out draws a circle across the shadow out along its meridian.
  const meridian = scale / POLAR;
  disc = Math.sqrt((offsetX * offsetX + meridian * meridian * offsetY * offsetY) / square);
  const height = square < 1 ? Math.sqrt(1 - square) / scale : NaN;
  umbraOnGround = inner - height * tan2;
  penumbraOnGround = outer - height * tan1;
}

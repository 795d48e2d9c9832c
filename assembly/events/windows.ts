/**
 * Sun and Moon over a span of days as polynomials in windows of eight days, cheap to evaluate thousands of times.
 * Longitudes are apparent, of the mean equinox of date, and not wrapped. The nutation is a separate quantity.
 * `planets.ts` adds planets and nodes to the open windows.
 *
 * The windows belong to one call: each call that needs them opens them first.
 */
import { observeFrom } from '../bodies/apparent';
import { EARTH, MOON } from '../bodies/body';
import { latitudeOf, longitudeOf, NUTATION_LONGITUDE, NUTATION_OBLIQUITY, radiusOf } from '../bodies/series';
import { cosine, sinCos, sine } from '../core/angle';
import { DAYS_PER_CENTURY, LIGHT_AU_PER_DAY, PI, PRECESSION_RATE } from '../core/constants';
import { interpolation, node, polyRate, polyValue } from '../core/poly';
import { MAX_INSTANTS, onGrid } from '../core/rotate';
import { headOf } from '../core/unpack';
import { centuries } from '../time/scales';

export const WINDOW_DAYS: f64 = 8;
/** Coefficients of a window: for the quick quantities, and for the others, which change more slowly. */
export const MOON_NODES: i32 = 11;
export const SUN_NODES: i32 = 6;

/** The quantities. Longitude, latitude and distance of a body follow one another. The quick ones come first. */
export const MOON_LON: i32 = 0;
export const MOON_LAT: i32 = 1;
export const MOON_DIST: i32 = 2;
const MERCURY_LON: i32 = 3;
const TRUE_NODE_LON: i32 = 6;
export const SUN_LON: i32 = 7;
export const SUN_LAT: i32 = 8;
export const SUN_DIST: i32 = 9;
export const DELTA_PSI: i32 = 10;
export const DELTA_EPS: i32 = 11;
/** The heliocentric Earth, not retarded. */
export const EARTH_LON: i32 = 12;
const MARS_LON: i32 = 15;
const JUPITER_LON: i32 = 18;
const VENUS_LON: i32 = 21;
const SATURN_LON: i32 = 24;
const MEAN_NODE_LON: i32 = 27;
const QUANTITIES: i32 = 28;

/** The longitude of each body, in the order of `bodies/body.ts`. */
const LONGITUDES: usize = memory.data<i32>([
  SUN_LON,
  MOON_LON,
  MARS_LON,
  MERCURY_LON,
  JUPITER_LON,
  VENUS_LON,
  SATURN_LON,
  MEAN_NODE_LON,
  TRUE_NODE_LON,
]);

/** The quantity that is the longitude of a body. */
@inline export function longitudeIn(body: i32): i32 {
  return load<i32>(LONGITUDES + ((<usize>body) << 2));
}

const MOON_MATRIX: usize = memory.data(MOON_NODES * MOON_NODES * 8, 16);
const SUN_MATRIX: usize = memory.data(SUN_NODES * SUN_NODES * 8, 16);
const VALUES: usize = memory.data(MOON_NODES * MAX_INSTANTS * 8, 16);
/** Bytes of a quantity: its polynomials, MOON_NODES coefficients each. */
const ROW_BYTES: i32 = MAX_INSTANTS * MOON_NODES * 8;
const POLYNOMIALS: usize = memory.data(QUANTITIES * ROW_BYTES, 16);

/** First instant and number of the open windows. */
let firstJdTt: f64 = 0;
let windows: i32 = 0;

let prepared: bool = false;

/** Prepares the interpolation at the first call that needs it. If a call fails midway, the next one prepares it. */
function prepare(): void {
  if (prepared) return;
  interpolation(MOON_NODES, MOON_MATRIX);
  interpolation(SUN_NODES, SUN_MATRIX);
  prepared = true;
}

@inline export function nodesOf(quantity: i32): i32 {
  return quantity < SUN_LON ? MOON_NODES : SUN_NODES;
}

/** Coefficients of a quantity in a window. */
@inline export function polynomial(quantity: i32, window: i32): usize {
  return POLYNOMIALS + <usize>(quantity * ROW_BYTES + window * MOON_NODES * 8);
}

/** The window that contains an instant (JD TT), or the nearest one. */
export function windowOf(jdTt: f64): i32 {
  const window = <i32>Math.floor((jdTt - firstJdTt) / WINDOW_DAYS);
  return window < 0 ? 0 : window >= windows ? windows - 1 : window;
}

export function windowCount(): i32 {
  return windows;
}

/** Middle of a window, JD TT. */
@inline export function middleOf(window: i32): f64 {
  return firstJdTt + WINDOW_DAYS * (<f64>window + 0.5);
}

/** Rate per day of the last `inWindow`. */
export let windowRate: f64 = 0;

/** Value of a quantity at an instant of a window; leaves its rate in `windowRate`. */
@inline export function inWindow(quantity: i32, window: i32, jdTt: f64): f64 {
  const x = (jdTt - middleOf(window)) * (2 / WINDOW_DAYS);
  const value = polyValue(polynomial(quantity, window), nodesOf(quantity), x);
  windowRate = polyRate * (2 / WINDOW_DAYS);
  return value;
}

/** Fills the polynomials of a quantity from its series. */
export function fill(quantity: i32, head: usize): void {
  const n = nodesOf(quantity);
  const matrix = n == MOON_NODES ? MOON_MATRIX : SUN_MATRIX;
  for (let j = 0; j < n; j++) {
    const jdTt = firstJdTt + WINDOW_DAYS * 0.5 * (1 + node(n, j));
    onGrid(head, centuries(jdTt), WINDOW_DAYS / DAYS_PER_CENTURY, VALUES + <usize>(j * MAX_INSTANTS * 8), windows);
  }
  for (let window = 0; window < windows; window += 2) {
    const low = polynomial(quantity, window);
    const high = polynomial(quantity, window + 1);
    for (let i = 0; i < n; i++) {
      let sum = f64x2.splat(0);
      for (let j = 0; j < n; j++) {
        const weight = v128.load64_splat(matrix + ((<usize>(i * n + j)) << 3));
        sum = f64x2.add(sum, f64x2.mul(weight, v128.load(VALUES + ((<usize>(j * MAX_INSTANTS + window)) << 3))));
      }
      store<f64>(low + ((<usize>i) << 3), f64x2.extract_lane(sum, 0));
      store<f64>(high + ((<usize>i) << 3), f64x2.extract_lane(sum, 1));
    }
  }
}

/** Writes the polynomial of a quantity in a window through `nodesOf(quantity)` values at its nodes. */
export function passThrough(quantity: i32, window: i32, values: usize): void {
  const n = nodesOf(quantity);
  const matrix = n == MOON_NODES ? MOON_MATRIX : SUN_MATRIX;
  const out = polynomial(quantity, window);
  for (let i = 0; i < n; i++) {
    let sum: f64 = 0;
    for (let j = 0; j < n; j++) {
      sum += load<f64>(matrix + ((<usize>(i * n + j)) << 3)) * load<f64>(values + ((<usize>j) << 3));
    }
    store<f64>(out + ((<usize>i) << 3), sum);
  }
}

/**
 * Replaces an angle by its value a light-time ago: p(t) − p'(t) r(t)/c. For the Sun this covers light-time and
 * aberration.
 *
 * @param axesRate  part of the rate that belongs to the axes and not to the body, radians per day
 */
function retard(angle: i32, distance: i32, axesRate: f64): void {
  const n = nodesOf(angle);
  const scale = 2 / WINDOW_DAYS / LIGHT_AU_PER_DAY;
  for (let window = 0; window < windows; window++) {
    const p = polynomial(angle, window);
    const r = polynomial(distance, window);
    // The coefficients of the rate in units of a half window.
    for (let i = 0; i < n; i++)
      store<f64>(VALUES + ((<usize>i) << 3), <f64>(i + 1) * (i + 1 < n ? load<f64>(p + ((<usize>(i + 1)) << 3)) : 0));
    store<f64>(VALUES, load<f64>(VALUES) - axesRate * (WINDOW_DAYS / 2));
    for (let i = 0; i < n; i++) {
      let product: f64 = 0;
      for (let j = 0; j <= i; j++)
        product += load<f64>(VALUES + ((<usize>j) << 3)) * load<f64>(r + ((<usize>(i - j)) << 3));
      store<f64>(p + ((<usize>i) << 3), load<f64>(p + ((<usize>i) << 3)) - product * scale);
    }
  }
}

/**
 * Opens windows over a span and a day and a half before and after it, with the Sun and the nutation. All windows are on
 * one fixed grid, so that an event has the same instant in every span.
 *
 * @param jdTt  first instant
 * @param days  at most 400
 */
export function openSun(jdTt: f64, days: f64): void {
  prepare();
  firstJdTt = Math.floor((jdTt - 1.5) / WINDOW_DAYS) * WINDOW_DAYS;
  const needed = <i32>Math.ceil((jdTt + days + 1.5 - firstJdTt) / WINDOW_DAYS);
  windows = (needed + 1) & ~1;
  fill(SUN_LON, longitudeOf(EARTH));
  fill(SUN_LAT, latitudeOf(EARTH));
  fill(SUN_DIST, radiusOf(EARTH));
  memory.copy(polynomial(EARTH_LON, 0), polynomial(SUN_LON, 0), 3 * ROW_BYTES);
  fill(DELTA_PSI, headOf(NUTATION_LONGITUDE));
  fill(DELTA_EPS, headOf(NUTATION_OBLIQUITY));
  retard(SUN_LON, SUN_DIST, PRECESSION_RATE);
  retard(SUN_LAT, SUN_DIST, 0);
  // From the Earth's heliocentric place to the opposite one, the Sun's geocentric place.
  for (let window = 0; window < windows; window++) {
    const lon = polynomial(SUN_LON, window);
    store<f64>(lon, load<f64>(lon) + PI);
    const lat = polynomial(SUN_LAT, window);
    for (let i = 0; i < SUN_NODES; i++) store<f64>(lat + ((<usize>i) << 3), -load<f64>(lat + ((<usize>i) << 3)));
  }
}

/** Adds the Moon to the open windows. */
export function openMoon(): void {
  fill(MOON_LON, longitudeOf(MOON));
  fill(MOON_LAT, latitudeOf(MOON));
  fill(MOON_DIST, radiusOf(MOON));
  retard(MOON_LON, MOON_DIST, PRECESSION_RATE);
  retard(MOON_LAT, MOON_DIST, 0);
}

/** Opens windows with Sun and Moon; arguments as in `openSun`. */
export function openWindows(jdTt: f64, days: f64): void {
  openSun(jdTt, days);
  openMoon();
}

/**
 * Uses the state of the Earth at an instant (JD TT) from the windows, for `seeStar`. The Sun appears where it was a
 * light-time ago, so its apparent place a light-time later is its geometric place now.
 *
 * Error   below 0.002″ of aberration
 */
export function observeFromWindows(jdTt: f64): void {
  const window = windowOf(jdTt);
  const r = inWindow(SUN_DIST, window, jdTt);
  const rRate = windowRate;
  const lat = inWindow(SUN_LAT, window, jdTt);
  const lon = inWindow(SUN_LON, window, jdTt + r / LIGHT_AU_PER_DAY);
  const lonRate = windowRate - PRECESSION_RATE;
  sinCos(lon);
  // The Sun never departs from the ecliptic by more than an arcsecond.
  const x = -r * cosine;
  const y = -r * sine;
  observeFrom(x, y, -r * lat, -rRate * cosine - y * lonRate, -rRate * sine + x * lonRate, 0);
}

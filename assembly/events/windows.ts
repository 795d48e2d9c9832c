/**
 * Sun and Moon over a span of days as polynomials in windows of eight days: cheap to evaluate thousands of
 * times. Longitudes are apparent, mean equinox of date, and grow without wrapping; the nutation stands beside.
 *
 * The windows are scratch of one call: whoever needs them opens them first.
 */
import {
  EARTH,
  latitudeOf,
  longitudeOf,
  MOON,
  NUTATION_LONGITUDE,
  NUTATION_OBLIQUITY,
  radiusOf,
} from '../bodies/series';
import { DAYS_PER_CENTURY, LIGHT_AU_PER_DAY, PI, PRECESSION_RATE } from '../core/constants';
import { interpolation, node, polyRate, polyValue } from '../core/poly';
import { MOST_INSTANTS, onGrid } from '../core/rotate';
import { headOf } from '../core/unpack';
import { centuries } from '../time/scales';

export const WINDOW_DAYS: f64 = 8;
/** Coefficients of a window: what moves with the Moon, and what moves with the Sun. */
export const MOON_NODES: i32 = 11;
export const SUN_NODES: i32 = 6;

/** Quantities, each a row of polynomials over the windows. */
export const MOON_LON: i32 = 0;
export const MOON_LAT: i32 = 1;
export const MOON_DIST: i32 = 2;
export const SUN_LON: i32 = 3;
export const SUN_LAT: i32 = 4;
export const SUN_DIST: i32 = 5;
export const DELTA_PSI: i32 = 6;
export const DELTA_EPS: i32 = 7;
const QUANTITIES: i32 = 8;

const MOON_MATRIX: usize = memory.data(MOON_NODES * MOON_NODES * 8, 16);
const SUN_MATRIX: usize = memory.data(SUN_NODES * SUN_NODES * 8, 16);
const VALUES: usize = memory.data(MOON_NODES * MOST_INSTANTS * 8, 16);
/** A row holds the polynomials of one quantity, MOON_NODES coefficients apart. */
const ROW_BYTES: i32 = MOST_INSTANTS * MOON_NODES * 8;
const POLYNOMIALS: usize = memory.data(QUANTITIES * ROW_BYTES, 16);

/** First instant (JD TT) and number of the windows now open. */
let firstJd: f64 = 0;
let windows: i32 = 0;

export function prepareWindows(): void {
  interpolation(MOON_NODES, MOON_MATRIX);
  interpolation(SUN_NODES, SUN_MATRIX);
}

@inline export function nodesOf(quantity: i32): i32 {
  return quantity < SUN_LON ? MOON_NODES : SUN_NODES;
}

/** Coefficients of a quantity in a window. */
@inline export function polynomial(quantity: i32, window: i32): usize {
  return POLYNOMIALS + <usize>(quantity * ROW_BYTES + window * MOON_NODES * 8);
}

/** The window that holds an instant (JD TT), and the nearest one for an instant outside. */
export function windowOf(jdTt: f64): i32 {
  const window = <i32>Math.floor((jdTt - firstJd) / WINDOW_DAYS);
  return window < 0 ? 0 : window >= windows ? windows - 1 : window;
}

export function windowCount(): i32 {
  return windows;
}

/** Middle of a window, JD TT. */
@inline export function middleOf(window: i32): f64 {
  return firstJd + WINDOW_DAYS * (<f64>window + 0.5);
}

/** Value of a quantity at an instant of a window; its rate per day is left in `windowRate`. */
export let windowRate: f64 = 0;
@inline export function inWindow(quantity: i32, window: i32, jdTt: f64): f64 {
  const x = (jdTt - middleOf(window)) * (2 / WINDOW_DAYS);
  const value = polyValue(polynomial(quantity, window), nodesOf(quantity), x);
  windowRate = polyRate * (2 / WINDOW_DAYS);
  return value;
}

function fill(quantity: i32, head: usize): void {
  const n = nodesOf(quantity);
  const matrix = n == MOON_NODES ? MOON_MATRIX : SUN_MATRIX;
  for (let j = 0; j < n; j++) {
    const jd = firstJd + WINDOW_DAYS * 0.5 * (1 + node(n, j));
    onGrid(head, centuries(jd), WINDOW_DAYS / DAYS_PER_CENTURY, VALUES + <usize>(j * MOST_INSTANTS * 8), windows);
  }
  for (let window = 0; window < windows; window += 2) {
    const low = polynomial(quantity, window);
    const high = polynomial(quantity, window + 1);
    for (let i = 0; i < n; i++) {
      let sum = f64x2.splat(0);
      for (let j = 0; j < n; j++) {
        const weight = v128.load64_splat(matrix + ((<usize>(i * n + j)) << 3));
        sum = f64x2.add(sum, f64x2.mul(weight, v128.load(VALUES + ((<usize>(j * MOST_INSTANTS + window)) << 3))));
      }
      store<f64>(low + ((<usize>i) << 3), f64x2.extract_lane(sum, 0));
      store<f64>(high + ((<usize>i) << 3), f64x2.extract_lane(sum, 1));
    }
  }
}

/**
 * Moves an angle back by its own light-time: p(t) − p'(t) r(t)/c, where `drift` of the rate belongs to the axes.
 * For the Sun this is light-time and aberration together.
 */
function retard(angle: i32, distance: i32, drift: f64): void {
  const n = nodesOf(angle);
  const scale = 2 / WINDOW_DAYS / LIGHT_AU_PER_DAY;
  for (let window = 0; window < windows; window++) {
    const p = polynomial(angle, window);
    const r = polynomial(distance, window);
    // Ascending, so that the rate's coefficients, one place up, are still those of p itself.
    for (let i = 0; i < n; i++)
      store<f64>(VALUES + ((<usize>i) << 3), <f64>(i + 1) * (i + 1 < n ? load<f64>(p + ((<usize>(i + 1)) << 3)) : 0));
    store<f64>(VALUES, load<f64>(VALUES) - drift * (WINDOW_DAYS / 2));
    for (let i = 0; i < n; i++) {
      let product: f64 = 0;
      for (let j = 0; j <= i; j++)
        product += load<f64>(VALUES + ((<usize>j) << 3)) * load<f64>(r + ((<usize>(i - j)) << 3));
      store<f64>(p + ((<usize>i) << 3), load<f64>(p + ((<usize>i) << 3)) - product * scale);
    }
  }
}

/**
 * Opens windows over a span, with a day and more to spare at both ends. They stand on one grid for all time, so that
 * an instant is found the same whatever the span that it is found in.
 *
 * @param jdTt  first instant
 * @param days  at most 400
 */
export function openWindows(jdTt: f64, days: f64): void {
  firstJd = Math.floor((jdTt - 1.5) / WINDOW_DAYS) * WINDOW_DAYS;
  const needed = <i32>Math.ceil((jdTt + days + 1.5 - firstJd) / WINDOW_DAYS);
  windows = (needed + 1) & ~1;
  fill(MOON_LON, longitudeOf(MOON));
  fill(MOON_LAT, latitudeOf(MOON));
  fill(MOON_DIST, radiusOf(MOON));
  fill(SUN_LON, longitudeOf(EARTH));
  fill(SUN_LAT, latitudeOf(EARTH));
  fill(SUN_DIST, radiusOf(EARTH));
  fill(DELTA_PSI, headOf(NUTATION_LONGITUDE));
  fill(DELTA_EPS, headOf(NUTATION_OBLIQUITY));
  retard(MOON_LON, MOON_DIST, PRECESSION_RATE);
  retard(MOON_LAT, MOON_DIST, 0);
  retard(SUN_LON, SUN_DIST, PRECESSION_RATE);
  retard(SUN_LAT, SUN_DIST, 0);
  // The Sun stands opposite to the Earth.
  for (let window = 0; window < windows; window++) {
    const lon = polynomial(SUN_LON, window);
    store<f64>(lon, load<f64>(lon) + PI);
    const lat = polynomial(SUN_LAT, window);
    for (let i = 0; i < SUN_NODES; i++) store<f64>(lat + ((<usize>i) << 3), -load<f64>(lat + ((<usize>i) << 3)));
  }
}

/**
 * Apparent places as polynomials in windows of four days, cheap to evaluate thousands of times. Longitudes refer to the
 * mean equinox of date, and continue without a jump within a page; the nutation is a quantity of its own. Planets are
 * without the deflection by the Sun, which is not smooth: `seen.ts` adds it.
 *
 * Windows are on one fixed grid, in pages that are filled from the series when they are first read, sampled at equal
 * distances by the chains of `core/rotate.ts`. A page has the same digits whenever it is filled, so that no answer
 * depends on earlier calls.
 *
 * Error   compared with the series: 0.001″ for the Moon, 0.0004″ for Sun and planets, 0.07″ for the true node
 */
import {
  apparentDistance,
  apparentLatitude,
  apparentLongitude,
  observeFrom,
  seePlanetUndeflected,
} from '../bodies/apparent';
import { EARTH, MERCURY, MOON, SUN, TRUE_NODE } from '../bodies/body';
import { place } from '../bodies/heliocentric';
import { ascendingNode } from '../bodies/moon';
import { latitudeOf, longitudeOf, NUTATION_LONGITUDE, NUTATION_OBLIQUITY, radiusOf } from '../bodies/series';
import { cosine, sinCos, sine, turns } from '../core/angle';
import { DAYS_PER_CENTURY, LIGHT_AU_PER_DAY, PI, PRECESSION_RATE } from '../core/constants';
import { MAX_INSTANTS } from '../core/rotate';
import { FIRST_EDGE_TT, HALF_BLEND_DAYS, LAST_EDGE_TT, onGrid } from '../core/years';
import { centuries } from '../time/scales';
import {
  DELTA_EPS,
  DIST,
  LAT,
  LON,
  middleOf,
  NUTATION,
  PAGE_DAYS,
  PAGE_WINDOWS,
  QUANTITY_BYTES,
  WINDOW_BYTES,
  WINDOW_DAYS,
  windowOf,
} from './grid';
import { ASIDE, MAX_INTERVALS, passThrough, prepare, rateAt } from './samples';

/** Pages of a body that stay in memory: 22 years. */
const KEPT: i32 = 64;
const PAGE_BYTES: i32 = 3 * QUANTITY_BYTES;
const PLACES: i32 = (NUTATION + 1) * KEPT;
/** Number of the page in each place, zero for none: Julian days are positive, and so are the numbers of their pages. */
const NUMBERS: usize = memory.data(PLACES * 4, 16);
const PAGES: usize = memory.data(PLACES * PAGE_BYTES, 16);

/** Pages between these two are the same with either set of tables; pages beyond them need the tables of all years. */
const LAST_BEFORE: i32 = <i32>((FIRST_EDGE_TT + HALF_BLEND_DAYS) / PAGE_DAYS);
const FIRST_AFTER: i32 = <i32>((LAST_EDGE_TT - HALF_BLEND_DAYS) / PAGE_DAYS);
const FAR_PAGES: i32 = 64;

/** Forgets the pages that depend on the choice of tables. */
export function forgetEdges(): void {
  for (let place = 0; place < PLACES; place++) {
    const number = NUMBERS + ((<usize>place) << 2);
    const page = load<i32>(number);
    const before = page <= LAST_BEFORE && page > LAST_BEFORE - FAR_PAGES;
    if (before || (page >= FIRST_AFTER && page < FIRST_AFTER + FAR_PAGES)) store<i32>(number, 0);
  }
}

/**
 * Coefficients of the longitude of a body (SUN to SATURN, TRUE_NODE, NUTATION) in a window. Those of the other quantities
 * follow at steps of QUANTITY_BYTES.
 */
export function polynomials(body: i32, window: i32): usize {
  const page = window / PAGE_WINDOWS;
  const place = body * KEPT + (page & (KEPT - 1));
  const number = NUMBERS + ((<usize>place) << 2);
  const address = PAGES + <usize>(place * PAGE_BYTES);
  if (load<i32>(number) != page) {
    store<i32>(number, 0);
    fillPage(body, page, address);
    store<i32>(number, page);
  }
  return address + <usize>((window & (PAGE_WINDOWS - 1)) * WINDOW_BYTES);
}

/** Rate of the last `valueAt` or `inWindow`, per day. */
export let windowRate: f64 = 0;

/** Value of a window's polynomial at x; leaves the rate in `windowRate`. */
export function valueAt(coefficients: usize, x: f64): f64 {
  // Even and odd powers in two lanes: Σ cᵢ xⁱ = E(x²) + x O(x²).
  const square = x * x;
  const z = f64x2.splat(square);
  let value = v128.load(coefficients, 64);
  let rate = value;
  value = f64x2.add(f64x2.mul(value, z), v128.load(coefficients, 48));
  rate = f64x2.add(f64x2.mul(rate, z), value);
  value = f64x2.add(f64x2.mul(value, z), v128.load(coefficients, 32));
  rate = f64x2.add(f64x2.mul(rate, z), value);
  value = f64x2.add(f64x2.mul(value, z), v128.load(coefficients, 16));
  rate = f64x2.add(f64x2.mul(rate, z), value);
  value = f64x2.add(f64x2.mul(value, z), v128.load(coefficients));
  const odd = f64x2.extract_lane(value, 1);
  const bend = x * f64x2.extract_lane(rate, 0) + square * f64x2.extract_lane(rate, 1);
  windowRate = (2 / WINDOW_DAYS) * (odd + 2 * bend);
  return f64x2.extract_lane(value, 0) + x * odd;
}

/** Result of `polynomialsAt`: the instant as the variable of its polynomials. */
export let within: f64 = 0;

/** The polynomials of a body at an instant, JD TT. */
export function polynomialsAt(body: i32, jdTt: f64): usize {
  const window = windowOf(jdTt);
  const at = polynomials(body, window);
  within = (jdTt - middleOf(window)) * (2 / WINDOW_DAYS);
  return at;
}

/** Value of a quantity of a body at an instant, JD TT; leaves its rate in `windowRate`. */
export function inWindow(body: i32, quantity: i32, jdTt: f64): f64 {
  return valueAt(polynomialsAt(body, jdTt) + <usize>(quantity * QUANTITY_BYTES), within);
}

/**
 * Uses the state of the Earth in the windows at an instant (JD TT) for the functions of `bodies/apparent.ts`. The Sun
 * appears at its place a light-time ago, so that its apparent place a light-time later is its geometric place now.
 */
export function observeFromWindows(jdTt: f64): void {
  const r = inWindow(SUN, DIST, jdTt);
  const rRate = windowRate;
  const tau = r / LIGHT_AU_PER_DAY;
  const lat = inWindow(SUN, LAT, jdTt + tau);
  const latRate = windowRate;
  const lon = inWindow(SUN, LON, jdTt + tau) - PRECESSION_RATE * tau;
  const lonRate = windowRate - PRECESSION_RATE;
  sinCos(lon);
  // The Sun never leaves the ecliptic by more than an arcsecond.
  const x = -r * cosine;
  const y = -r * sine;
  observeFrom(x, y, -r * lat, -rRate * cosine - y * lonRate, -rRate * sine + x * lonRate, -r * latRate);
}

/** Number of samples on either side of another that determine its rate. */
const REACH: i32 = 4;

/** Number of intervals between the samples of a window: the faster the body, the more. */
@inline function intervalsOf(body: i32): i32 {
  return body == TRUE_NODE ? 8 : body == MOON || body == MERCURY ? 4 : 2;
}

/** Samples of three series, and of the three quantities that follow from them. */
const SERIES: usize = memory.data(3 * MAX_INSTANTS * 8, 16);
const SERIES_BYTES: i32 = MAX_INSTANTS * 8;
const SAMPLE_BYTES: i32 = (PAGE_WINDOWS * MAX_INTERVALS + 1 + 2 * ASIDE) * 8;
const SAMPLES: usize = memory.data(3 * SAMPLE_BYTES, 16);

@inline function put(quantity: i32, i: i32, value: f64): void {
  store<f64>(SAMPLES + <usize>(quantity * SAMPLE_BYTES + (i << 3)), value);
}

/** Fills the required pages of another body first: they use the same memory for their samples. */
function openFor(body: i32, fromTt: f64, toTt: f64): void {
  polynomialsAt(body, fromTt - 1);
  polynomialsAt(body, 0.5 * (fromTt + toTt));
  polynomialsAt(body, toTt + 1);
}

/** Fills a page of a body (SUN to SATURN, TRUE_NODE, NUTATION). */
function fillPage(body: i32, page: i32, out: usize): void {
  prepare();
  const intervals = intervalsOf(body);
  const stepDays = WINDOW_DAYS / <f64>intervals;
  const count = intervals * PAGE_WINDOWS + 1 + 2 * ASIDE;
  const fromTt = PAGE_DAYS * <f64>page - <f64>ASIDE * stepDays;
  let last = DIST;
  if (body == TRUE_NODE) {
    last = LON;
    sampleNode(fromTt, stepDays, count);
  } else if (body == NUTATION) {
    last = DELTA_EPS;
    sampleNutation(fromTt, stepDays, count);
  } else if (body == SUN || body == MOON) sampleLuminary(body, fromTt, stepDays, count);
  else samplePlanet(body, fromTt, stepDays, count);
  for (let quantity = LON; quantity <= last; quantity++) {
    passThrough(intervals, SAMPLES + <usize>(quantity * SAMPLE_BYTES), out + <usize>(quantity * QUANTITY_BYTES));
  }
}

function sampleNutation(fromTt: f64, stepDays: f64, count: i32): void {
  const even = (count + 1) & ~1;
  const step = stepDays / DAYS_PER_CENTURY;
  onGrid(NUTATION_LONGITUDE, centuries(fromTt), step, SAMPLES, even);
  onGrid(NUTATION_OBLIQUITY, centuries(fromTt), step, SAMPLES + SAMPLE_BYTES, even);
}

/** Samples the three series of a body, with REACH more samples at either end. */
function sampleSeries(body: i32, fromTt: f64, stepDays: f64, count: i32): void {
  const even = (count + 2 * REACH + 1) & ~1;
  const t = centuries(fromTt - <f64>REACH * stepDays);
  const step = stepDays / DAYS_PER_CENTURY;
  onGrid(longitudeOf(body), t, step, SERIES, even);
  onGrid(latitudeOf(body), t, step, SERIES + SERIES_BYTES, even);
  onGrid(radiusOf(body), t, step, SERIES + 2 * SERIES_BYTES, even);
}

/** Address of the result of `sampleSeries` for a sample of the page. */
@inline function seriesAt(i: i32): usize {
  return SERIES + ((<usize>(i + REACH)) << 3);
}

/**
 * Samples the place of Sun or Moon a light-time ago. For the Sun, which is opposite to the Earth's heliocentric place,
 * this equals light-time and aberration together.
 */
function sampleLuminary(body: i32, fromTt: f64, stepDays: f64, count: i32): void {
  const isSun = body == SUN;
  sampleSeries(isSun ? EARTH : MOON, fromTt, stepDays, count);
  for (let i = 0; i < count; i++) {
    const at = seriesAt(i);
    const r = load<f64>(at, 2 * SERIES_BYTES);
    const tau = r / LIGHT_AU_PER_DAY;
    const lon = load<f64>(at) - (rateAt(at) / stepDays - PRECESSION_RATE) * tau;
    const lat = load<f64>(at, SERIES_BYTES) - (rateAt(at + SERIES_BYTES) / stepDays) * tau;
    put(LON, i, isSun ? lon + PI : lon);
    put(LAT, i, isSun ? -lat : lat);
    put(DIST, i, r);
  }
}

function samplePlanet(body: i32, fromTt: f64, stepDays: f64, count: i32): void {
  openFor(SUN, fromTt, fromTt + stepDays * <f64>count);
  sampleSeries(body, fromTt, stepDays, count);
  let last: f64 = 0;
  for (let i = 0; i < count; i++) {
    observeFromWindows(fromTt + stepDays * <f64>i);
    const at = seriesAt(i);
    place(
      load<f64>(at),
      rateAt(at) / stepDays - PRECESSION_RATE,
      load<f64>(at, SERIES_BYTES),
      rateAt(at + SERIES_BYTES) / stepDays,
      load<f64>(at, 2 * SERIES_BYTES),
      rateAt(at + 2 * SERIES_BYTES) / stepDays,
    );
    seePlanetUndeflected();
    last = apparentLongitude - turns(apparentLongitude - last);
    put(LON, i, last);
    put(LAT, i, apparentLatitude);
    put(DIST, i, apparentDistance);
  }
}

function sampleNode(fromTt: f64, stepDays: f64, count: i32): void {
  openFor(MOON, fromTt, fromTt + stepDays * <f64>count);
  let last: f64 = 0;
  for (let i = 0; i < count; i++) {
    const jdTt = fromTt + stepDays * <f64>i;
    // The windows hold the place of the Moon a light-time ago.
    const seenTt = jdTt + inWindow(MOON, DIST, jdTt) / LIGHT_AU_PER_DAY;
    const lat = inWindow(MOON, LAT, seenTt);
    const latRate = windowRate;
    const lon = inWindow(MOON, LON, seenTt);
    const ascending = ascendingNode(lon, windowRate - PRECESSION_RATE, lat, latRate);
    last = ascending - turns(ascending - last);
    put(LON, i, last);
  }
}

/**
 * Fills a page of windows. Each quantity is sampled at equal distances over the page and a little beyond, by the chains of
 * `core/rotate.ts`. The polynomial of a window follows from the samples in it and a few around it.
 */
import {
  apparentDistance,
  apparentLatitude,
  apparentLongitude,
  seePlanetUndeflected,
} from '../bodies/apparent';
import { EARTH, MERCURY, MOON, SUN, TRUE_NODE } from '../bodies/body';
import { place } from '../bodies/heliocentric';
import { ascendingNode } from '../bodies/moon';
import { latitudeOf, longitudeOf, NUTATION_LONGITUDE, NUTATION_OBLIQUITY, radiusOf } from '../bodies/series';
import { turns } from '../core/angle';
import { DAYS_PER_CENTURY, LIGHT_AU_PER_DAY, PI, PRECESSION_RATE } from '../core/constants';
import { interpolation, node } from '../core/poly';
import { MAX_INSTANTS, onGrid } from '../core/rotate';
import { headOf } from '../core/unpack';
import { centuries } from '../time/scales';
import { observeFromWindows } from './earth';
import {
  COEFFICIENTS,
  DELTA_EPS,
  DIST,
  LAT,
  LON,
  NUTATION,
  PAGE_DAYS,
  PAGE_WINDOWS,
  QUANTITY_BYTES,
  WINDOW_BYTES,
  WINDOW_DAYS,
} from './grid';
import { inWindow, windowRate } from './windows';

/** Number of samples beyond either end of a window that determine its polynomial. */
const ASIDE: i32 = 5;
/** Number of samples on either side of another that determine its rate. */
const REACH: i32 = 4;

/** Number of intervals between the samples of a window: the faster the body, the more. */
@inline function intervalsOf(body: i32): i32 {
  return body == TRUE_NODE ? 8 : body == MOON || body == MERCURY ? 4 : 2;
}

const MAX_INTERVALS: i32 = 8;
const MAX_STENCIL: i32 = MAX_INTERVALS + 1 + 2 * ASIDE;
/** Weights of the samples of a window, one row of coefficients per sample, for two, four and eight intervals. */
const WEIGHTS: usize = memory.data(3 * MAX_STENCIL * WINDOW_BYTES, 16);
/** Matrix that converts values at Chebyshev nodes to coefficients. */
const INTERPOLATION: usize = memory.data(COEFFICIENTS * WINDOW_BYTES, 16);
/** Samples of three series, and of the three quantities that follow from them. */
const SERIES: usize = memory.data(3 * MAX_INSTANTS * 8, 16);
const SERIES_BYTES: i32 = MAX_INSTANTS * 8;
const SAMPLE_BYTES: i32 = (PAGE_WINDOWS * MAX_INTERVALS + 1 + 2 * ASIDE) * 8;
const SAMPLES: usize = memory.data(3 * SAMPLE_BYTES, 16);

let prepared: bool = false;

@inline function weightsFor(intervals: i32): usize {
  return WEIGHTS + <usize>((intervals >> 2) * MAX_STENCIL * WINDOW_BYTES);
}

@inline function stencilOf(intervals: i32): i32 {
  return intervals + 1 + 2 * ASIDE;
}

/**
 * Computes the weights for a number of intervals. The polynomial through all samples has a higher degree than a window
 * needs, so that the window interpolates its values at Chebyshev nodes.
 */
function prepareWeights(intervals: i32): void {
  const count = stencilOf(intervals);
  for (let j = 0; j < count; j++) {
    const row = weightsFor(intervals) + <usize>(j * WINDOW_BYTES);
    memory.fill(row, 0, WINDOW_BYTES);
    for (let k = 0; k < COEFFICIENTS; k++) {
      const x = 0.5 * <f64>intervals * (1 + node(COEFFICIENTS, k)) + <f64>ASIDE;
      let lagrange: f64 = 1;
      for (let other = 0; other < count; other++) {
        if (other != j) lagrange *= (x - <f64>other) / <f64>(j - other);
      }
      for (let i = 0; i < COEFFICIENTS; i++) {
        const at = row + ((<usize>i) << 3);
        store<f64>(at, load<f64>(at) + lagrange * load<f64>(INTERPOLATION + ((<usize>(i * COEFFICIENTS + k)) << 3)));
      }
    }
  }
}

/** Prepares the weights for the first page. If a call fails midway, the next one prepares them again. */
function prepare(): void {
  if (prepared) return;
  interpolation(COEFFICIENTS, INTERPOLATION);
  for (let intervals = 2; intervals <= MAX_INTERVALS; intervals *= 2) prepareWeights(intervals);
  prepared = true;
}

/** Writes the polynomials of a quantity in all windows of a page. */
function passThrough(intervals: i32, samples: usize, out: usize): void {
  const weights = weightsFor(intervals);
  const end = weights + <usize>(stencilOf(intervals) * WINDOW_BYTES);
  for (let window = 0; window < PAGE_WINDOWS; window++) {
    let sum0 = f64x2.splat(0);
    let sum1 = sum0;
    let sum2 = sum0;
    let sum3 = sum0;
    let sum4 = sum0;
    let at = samples;
    for (let row = weights; row < end; row += WINDOW_BYTES) {
      const sample = v128.load64_splat(at);
      sum0 = f64x2.add(sum0, f64x2.mul(sample, v128.load(row)));
      sum1 = f64x2.add(sum1, f64x2.mul(sample, v128.load(row, 16)));
      sum2 = f64x2.add(sum2, f64x2.mul(sample, v128.load(row, 32)));
      sum3 = f64x2.add(sum3, f64x2.mul(sample, v128.load(row, 48)));
      sum4 = f64x2.add(sum4, f64x2.mul(sample, v128.load(row, 64)));
      at += 8;
    }
    v128.store(out, sum0);
    v128.store(out, sum1, 16);
    v128.store(out, sum2, 32);
    v128.store(out, sum3, 48);
    v128.store(out, sum4, 64);
    out += WINDOW_BYTES;
    samples += (<usize>intervals) << 3;
  }
}

@inline function put(quantity: i32, i: i32, value: f64): void {
  store<f64>(SAMPLES + <usize>(quantity * SAMPLE_BYTES + (i << 3)), value);
}

/** Rate of a series at a sample, per interval: central differences of the eighth order. */
@inline function rateAt(at: usize): f64 {
  return (
    0.8 * (load<f64>(at, 8) - load<f64>(at - 8)) -
    0.2 * (load<f64>(at, 16) - load<f64>(at - 16)) +
    (4.0 / 105) * (load<f64>(at, 24) - load<f64>(at - 24)) -
    (1.0 / 280) * (load<f64>(at, 32) - load<f64>(at - 32))
  );
}

/** Fills the required pages of another body first: they use the same memory for their samples. */
function openFor(body: i32, fromTt: f64, toTt: f64): void {
  inWindow(body, LON, fromTt - 1);
  inWindow(body, LON, 0.5 * (fromTt + toTt));
  inWindow(body, LON, toTt + 1);
}

/** Fills a page of a body (SUN to SATURN, TRUE_NODE, NUTATION). */
export function fillPage(body: i32, page: i32, out: usize): void {
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
  onGrid(headOf(NUTATION_LONGITUDE), centuries(fromTt), step, SAMPLES, even);
  onGrid(headOf(NUTATION_OBLIQUITY), centuries(fromTt), step, SAMPLES + SAMPLE_BYTES, even);
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

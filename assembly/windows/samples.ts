/**
 * Polynomials of windows through samples at equal distances: the weights of the samples, and the rate at a sample. The
 * polynomial of a window follows from the samples in it and a few around it.
 */
import { interpolation, node } from '../core/poly';
import { COEFFICIENTS, PAGE_WINDOWS, WINDOW_BYTES } from './grid';

/** Number of samples beyond either end of a window that determine its polynomial. */
export const ASIDE: i32 = 5;
export const MAX_INTERVALS: i32 = 8;
const MAX_STENCIL: i32 = MAX_INTERVALS + 1 + 2 * ASIDE;
/** Weights of the samples of a window, one row of coefficients per sample, for two, four and eight intervals. */
const WEIGHTS: usize = memory.data(3 * MAX_STENCIL * WINDOW_BYTES, 16);
/** Matrix that converts values at Chebyshev nodes to coefficients. */
const INTERPOLATION: usize = memory.data(COEFFICIENTS * WINDOW_BYTES, 16);
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
export function prepare(): void {
  if (prepared) return;
  interpolation(COEFFICIENTS, INTERPOLATION);
  for (let intervals = 2; intervals <= MAX_INTERVALS; intervals *= 2) prepareWeights(intervals);
  prepared = true;
}

/** Writes the polynomials of a quantity in all windows of a page. */
export function passThrough(intervals: i32, samples: usize, out: usize): void {
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

/** Rate of a series at a sample, per interval: central differences of the eighth order. */
@inline export function rateAt(at: usize): f64 {
  return (
    0.8 * (load<f64>(at, 8) - load<f64>(at - 8)) -
    0.2 * (load<f64>(at, 16) - load<f64>(at - 16)) +
    (4.0 / 105) * (load<f64>(at, 24) - load<f64>(at - 24)) -
    (1.0 / 280) * (load<f64>(at, 32) - load<f64>(at - 32))
  );
}

/**
 * Polynomials by the values at Chebyshev nodes of [-1, 1], kept as monomials: short enough (degree 10) that
 * their condition does not matter beside the rounding of the values.
 */
import { cosine, sinCos } from './angle';
import { PI } from './constants';

/** Derivative left by `polyValue`. */
export let polyRate: f64 = 0;

/** Node j of n, ascending. */
export function node(n: i32, j: i32): f64 {
  sinCos((PI * (<f64>j + 0.5)) / <f64>n);
  return -cosine;
}

/** Writes the n × n matrix that turns values at the nodes into coefficients, row by row. */
export function interpolation(n: i32, matrix: usize): void {
  memory.fill(matrix, 0, (<usize>(n * n)) << 3);
  for (let j = 0; j < n; j++) {
    const x = node(n, j);
    // Coefficients of the Chebyshev polynomials T0, T1, … in turn, and their values at the node.
    let value: f64 = 1;
    let before: f64 = x;
    memory.fill(LOWER, 0, <usize>(MOST_NODES << 3));
    memory.fill(UPPER, 0, <usize>(MOST_NODES << 3));
    store<f64>(UPPER, 1);
    for (let k = 0; k < n; k++) {
      const weight = ((k == 0 ? 1 : 2) * value) / <f64>n;
      for (let i = 0; i <= k; i++) {
        const cell = matrix + ((<usize>(i * n + j)) << 3);
        store<f64>(cell, load<f64>(cell) + weight * load<f64>(UPPER + ((<usize>i) << 3)));
      }
      const next = k == 0 ? x : 2 * x * value - before;
      before = value;
      value = next;
      advance(k);
    }
  }
}

const MOST_NODES: i32 = 12;
const LOWER: usize = memory.data(MOST_NODES * 8, 16);
const UPPER: usize = memory.data(MOST_NODES * 8, 16);

/** From the coefficients of T(k−1), T(k) to those of T(k), T(k+1). */
function advance(k: i32): void {
  const factor: f64 = k == 0 ? 1 : 2;
  let carried: f64 = 0;
  for (let i = 0; i < MOST_NODES; i++) {
    const at = (<usize>i) << 3;
    const current = load<f64>(UPPER + at);
    const next = factor * carried - (k == 0 ? 0 : load<f64>(LOWER + at));
    store<f64>(LOWER + at, current);
    store<f64>(UPPER + at, next);
    carried = current;
  }
}

/** Value at x of the polynomial with n coefficients; its derivative is left in `polyRate`. */
export function polyValue(coefficients: usize, n: i32, x: f64): f64 {
  let value = load<f64>(coefficients + ((<usize>(n - 1)) << 3));
  let rate: f64 = 0;
  for (let i = n - 2; i >= 0; i--) {
    rate = rate * x + value;
    value = value * x + load<f64>(coefficients + ((<usize>i) << 3));
  }
  polyRate = rate;
  return value;
}

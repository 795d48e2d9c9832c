/**
 * Polynomials through values at Chebyshev nodes of [-1, 1], stored as coefficients of powers. Up to degree 10 that
 * basis loses less precision than the rounding of the values.
 */
import { cosine, sinCos } from './angle';
import { PI } from './constants';

/** Node j of n, ascending. */
export function node(n: i32, j: i32): f64 {
  sinCos((PI * (<f64>j + 0.5)) / <f64>n);
  return -cosine;
}

const MAX_NODES: i32 = 12;
const FACTOR: usize = memory.data(MAX_NODES * 8, 16);

/**
 * Writes the n × n matrix, row by row, that converts values at the nodes to coefficients. Its columns are the
 * coefficients of Lagrange's polynomials: one at a node, zero at all others.
 */
export function interpolation(n: i32, matrix: usize): void {
  for (let j = 0; j < n; j++) {
    const x = node(n, j);
    memory.fill(FACTOR, 0, <usize>(MAX_NODES << 3));
    store<f64>(FACTOR, 1);
    for (let k = 0; k < n; k++) {
      if (k == j) continue;
      const zero = node(n, k);
      let lower: f64 = 0;
      for (let i = 0; i < n; i++) {
        const at = FACTOR + ((<usize>i) << 3);
        const coefficient = load<f64>(at);
        store<f64>(at, (lower - zero * coefficient) / (x - zero));
        lower = coefficient;
      }
    }
    for (let i = 0; i < n; i++) {
      store<f64>(matrix + ((<usize>(i * n + j)) << 3), load<f64>(FACTOR + ((<usize>i) << 3)));
    }
  }
}

/** Value at x of the polynomial with n coefficients. */
export function polyValue(coefficients: usize, n: i32, x: f64): f64 {
  let value = load<f64>(coefficients + ((<usize>(n - 1)) << 3));
  for (let i = n - 2; i >= 0; i--) value = value * x + load<f64>(coefficients + ((<usize>i) << 3));
  return value;
}

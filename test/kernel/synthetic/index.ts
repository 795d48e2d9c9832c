/** AssemblyScript: the numeric core of the kernel, for functions with known answers. The test compiles this file. */
import { interpolation, node, polyValue } from '../../../assembly/core/poly';
import { rootBetween } from '../../../assembly/core/root';
import { MAX_INSTANTS } from '../../../assembly/core/rotate';
import { expandPresent } from '../../../assembly/core/unpack';
import { evaluate, onGrid, seriesRate } from '../../../assembly/core/years';
import { COEFFICIENTS as WINDOW, WINDOW_DAYS } from '../../../assembly/windows/grid';
import { valueAt, windowRate } from '../../../assembly/windows/windows';

const NODES: i32 = 11;
const MATRIX: usize = memory.data(NODES * NODES * 8, 16);
const COEFFICIENTS: usize = memory.data(NODES * 8, 16);
const VALUES: usize = memory.data(MAX_INSTANTS * 8, 16);

let calls: i32 = 0;
let parameter: f64 = 0;

/** How often the last search evaluated its function. */
export function callsMade(): i32 {
  return calls;
}

function line(x: f64): f64 {
  calls++;
  return x - parameter;
}

function cubic(x: f64): f64 {
  calls++;
  return x * x * x - parameter;
}

function flat(x: f64): f64 {
  calls++;
  const d = x - parameter;
  return d * d * d * d * d;
}

function stair(x: f64): f64 {
  calls++;
  return x < parameter ? -1 : 1;
}

function steep(x: f64): f64 {
  calls++;
  return Math.tanh(1000 * (x - parameter));
}

function chosen(which: i32): (x: f64) => f64 {
  switch (which) {
    case 0:
      return line;
    case 1:
      return cubic;
    case 2:
      return flat;
    case 3:
      return stair;
    default:
      return steep;
  }
}

/** Root of one of the functions (0 line, 1 cubic, 2 flat, 3 stair, 4 steep) in a bracket. */
export function rootOf(which: i32, p: f64, low: f64, high: f64, close: f64): f64 {
  parameter = p;
  const f = chosen(which);
  const atLow = f(low);
  const atHigh = f(high);
  calls = 0;
  return rootBetween(f, low, high, atLow, atHigh, close);
}

/** Writes the coefficients of the polynomial through cos(k x) at n nodes. */
function interpolate(k: f64, n: i32): void {
  interpolation(n, MATRIX);
  for (let i = 0; i < n; i++) {
    let sum: f64 = 0;
    for (let j = 0; j < n; j++) sum += load<f64>(MATRIX + ((<usize>(i * n + j)) << 3)) * Math.cos(k * node(n, j));
    store<f64>(COEFFICIENTS + ((<usize>i) << 3), sum);
  }
}

/** Interpolates cos(k x) at eleven nodes and gives the polynomial's value at x. */
export function cosineByNodes(k: f64, x: f64): f64 {
  interpolate(k, NODES);
  return polyValue(COEFFICIENTS, NODES, x);
}

/** Interpolates cos(k x) as a window does, and gives the value at x, or its rate. */
export function cosineInWindow(k: f64, x: f64, rate: bool): f64 {
  interpolate(k, WINDOW);
  const value = valueAt(COEFFICIENTS, x);
  return rate ? windowRate * (WINDOW_DAYS / 2) : value;
}

/** A series of the kernel at an instant: by the evaluator, with its derivatives, and by the grid. */
export function seriesAt(series: i32, t: f64): f64 {
  return evaluate(series, t);
}

export function seriesRateAt(series: i32, t: f64): f64 {
  evaluate(series, t);
  return seriesRate;
}

export function seriesOnGrid(series: i32, t: f64, dt: f64, count: i32, index: i32): f64 {
  onGrid(series, t, dt, VALUES, count);
  return load<f64>(VALUES + ((<usize>index) << 3));
}

export function onAbort(_message: usize, _file: usize, _line: u32, _column: u32): void {
  unreachable();
}

expandPresent();

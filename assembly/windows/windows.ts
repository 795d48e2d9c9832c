/**
 * Apparent places as polynomials in windows of four days, cheap to evaluate thousands of times. Longitudes refer to the
 * mean equinox of date, and continue without a jump within a page; the nutation is a quantity of its own. Planets are
 * without the deflection by the Sun, which is not smooth: `seen.ts` adds it.
 *
 * Windows are on one fixed grid, in pages that are filled from the series when they are first read (`fill.ts`). A page has
 * the same digits whenever it is filled, so that no answer depends on earlier calls.
 *
 * Error   compared with the series: 0.001″ for the Moon, 0.0004″ for Sun and planets, 0.07″ for the true node
 */
import { fillPage } from './fill';
import { middleOf, NUTATION, PAGE_WINDOWS, QUANTITY_BYTES, WINDOW_BYTES, WINDOW_DAYS, windowOf } from './grid';

/** Pages of a body that stay in memory: 22 years. */
const KEPT: i32 = 64;
const PAGE_BYTES: i32 = 3 * QUANTITY_BYTES;
const PLACES: i32 = (NUTATION + 1) * KEPT;
/** Number of the page in each place, zero for none: Julian days are positive, and so are the numbers of their pages. */
const NUMBERS: usize = memory.data(PLACES * 4, 16);
const PAGES: usize = memory.data(PLACES * PAGE_BYTES, 16);

/** Coefficients of a quantity of a body (SUN to SATURN, TRUE_NODE, NUTATION) in a window. */
export function polynomial(body: i32, quantity: i32, window: i32): usize {
  const page = window / PAGE_WINDOWS;
  const place = body * KEPT + (page & (KEPT - 1));
  const number = NUMBERS + ((<usize>place) << 2);
  const address = PAGES + <usize>(place * PAGE_BYTES);
  if (load<i32>(number) != page) {
    store<i32>(number, 0);
    fillPage(body, page, address);
    store<i32>(number, page);
  }
  return address + <usize>(quantity * QUANTITY_BYTES + (window & (PAGE_WINDOWS - 1)) * WINDOW_BYTES);
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

/** Value of a quantity of a body at an instant, JD TT; leaves its rate in `windowRate`. */
export function inWindow(body: i32, quantity: i32, jdTt: f64): f64 {
  const window = windowOf(jdTt);
  return valueAt(polynomial(body, quantity, window), (jdTt - middleOf(window)) * (2 / WINDOW_DAYS));
}

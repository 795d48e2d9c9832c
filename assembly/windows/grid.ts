/** The grid of the windows, and the quantities that they hold. */
import { TRUE_NODE } from '../bodies/body';

/** Windows begin at multiples of this, JD TT. */
export const WINDOW_DAYS: f64 = 4;
/**
 * Number of coefficients of a window. They belong to powers of x, which is −1 at its beginning and 1 at its end. Even, for
 * the two lanes of a vector.
 */
export const COEFFICIENTS: i32 = 10;
export const WINDOW_BYTES: i32 = COEFFICIENTS * 8;
export const PAGE_WINDOWS: i32 = 32;
/** Bytes of the windows of one quantity in a page. */
export const QUANTITY_BYTES: i32 = PAGE_WINDOWS * WINDOW_BYTES;
export const PAGE_DAYS: f64 = WINDOW_DAYS * <f64>PAGE_WINDOWS;

/** Quantities of a body: apparent longitude and latitude (radians), distance (au). The true node has only the first. */
export const LON: i32 = 0;
export const LAT: i32 = 1;
export const DIST: i32 = 2;
/** The nutation, numbered after the bodies. Its quantities are Δψ and Δε. */
export const NUTATION: i32 = TRUE_NODE + 1;
export const DELTA_PSI: i32 = LON;
export const DELTA_EPS: i32 = LAT;

/** The window that holds an instant, JD TT. */
@inline export function windowOf(jdTt: f64): i32 {
  return <i32>(jdTt * (1 / WINDOW_DAYS));
}

/** Middle of a window, JD TT. */
@inline export function middleOf(window: i32): f64 {
  return WINDOW_DAYS * (<f64>window + 0.5);
}

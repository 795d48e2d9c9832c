/** Which series is which: the order in which tools/tables writes them, three coordinates a body. */
import { headOf } from '../core/unpack';

export const EARTH: i32 = 0;
export const MERCURY: i32 = 3;
export const VENUS: i32 = 6;
export const MARS: i32 = 9;
export const JUPITER: i32 = 12;
export const SATURN: i32 = 15;
export const MOON: i32 = 18;
export const NUTATION_LONGITUDE: i32 = 21;
export const NUTATION_OBLIQUITY: i32 = 22;

/** Heads of longitude, latitude and radius of a body. */
@inline export function longitudeOf(body: i32): usize {
  return headOf(body);
}

@inline export function latitudeOf(body: i32): usize {
  return headOf(body + 1);
}

@inline export function radiusOf(body: i32): usize {
  return headOf(body + 2);
}

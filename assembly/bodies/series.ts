/**
 * The positions of the series of each body in the tables: three coordinates per body, in the order of `tools/tables`.
 */
import { EARTH, JUPITER, MARS, MERCURY, MOON, SATURN, VENUS } from './body';

export const NUTATION_LONGITUDE: i32 = 21;
export const NUTATION_OBLIQUITY: i32 = 22;

/** Number of the first series of a body. The Sun has none: its place is opposite to the Earth's. */
@inline function firstSeries(body: i32): i32 {
  switch (body) {
    case EARTH:
      return 0;
    case MERCURY:
      return 3;
    case VENUS:
      return 6;
    case MARS:
      return 9;
    case JUPITER:
      return 12;
    case SATURN:
      return 15;
    case MOON:
      return 18;
    default:
      return unreachable();
  }
}

/** Series of ecliptic longitude: heliocentric, geocentric for the Moon; mean equinox of date. */
@inline export function longitudeOf(body: i32): i32 {
  return firstSeries(body);
}

/** Series of ecliptic latitude. */
@inline export function latitudeOf(body: i32): i32 {
  return firstSeries(body) + 1;
}

/** Series of distance, au. */
@inline export function radiusOf(body: i32): i32 {
  return firstSeries(body) + 2;
}

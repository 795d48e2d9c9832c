import { DELTA_T, DELTA_T_FIRST_YEAR, DELTA_T_UNIT } from '../tables/deltat';

const YEAR_DAYS: f64 = 365.2425;
const YEAR_2000_JD: f64 = 2451544.5;

@inline function yearly(row: i32): f64 {
  return <f64>load<i16>(DELTA_T + ((<usize>row) << 1)) * DELTA_T_UNIT;
}

/**
 * ΔT = TT − UT1.
 *
 * @param jdUt  Julian day UT inside the certified span
 * @returns     seconds
 *
 * Cubic through the four yearly values around the instant. Before 1955 Stephenson, Morrison and Hohenkerk
 * 2016, then measured, from 2024 extrapolated: `docs/sources.md`.
 * Error   below 0.04 s against the daily values of the table's source
 */
export function deltaT(jdUt: f64): f64 {
  const years = (jdUt - YEAR_2000_JD) / YEAR_DAYS + (2000 - DELTA_T_FIRST_YEAR);
  const row = <i32>Math.floor(years);
  const x = years - <f64>row;
  const before = yearly(row - 1);
  const here = yearly(row);
  const next = yearly(row + 1);
  const after = yearly(row + 2);
  // Newton's forward differences on the nodes -1, 0, 1, 2.
  const first = here - before;
  const second = next - 2 * here + before;
  const third = after - 3 * next + 3 * here - before;
  return before + (x + 1) * (first + x * (second / 2 + ((x - 1) * third) / 6));
}

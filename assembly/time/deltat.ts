import { SECONDS_PER_DAY } from '../core/constants';
import {
  DELTA_T_BENDS,
  DELTA_T_FIRST,
  DELTA_T_FIRST_STEP,
  DELTA_T_FIRST_YEAR,
  DELTA_T_UNIT,
  DELTA_T_YEARS,
} from '../tables/deltat';

const YEAR_DAYS: f64 = 365.2425;
const YEAR_2000_JD: f64 = 2451544.5;

/** Yearly values, in units. */
const YEARLY: usize = memory.data(DELTA_T_YEARS * 4, 16);

/** Adds up the table of differences. Runs once, when the module starts. */
export function prepareDeltaT(): void {
  let value = DELTA_T_FIRST;
  let step = DELTA_T_FIRST_STEP;
  for (let row = 0; row < DELTA_T_YEARS; row++) {
    store<i32>(YEARLY + ((<usize>row) << 2), value);
    value += step;
    if (row < DELTA_T_YEARS - 2) step += load<i8>(DELTA_T_BENDS + <usize>row);
  }
}

/** ΔT of a year of the table, seconds. */
@inline function yearly(row: i32): f64 {
  return <f64>load<i32>(YEARLY + ((<usize>row) << 2)) * DELTA_T_UNIT;
}

/**
 * ΔT = TT − UT1: a cubic through the four yearly values around the instant. The values follow Stephenson, Morrison and
 * Hohenkerk 2016 before 1955, measurements to 2023, and an extrapolation from 2024 (`docs/reference/sources.md`).
 *
 * @param jdUt  Julian day UT inside the certified span
 * @returns     seconds
 *
 * Error   below 0.04 s compared with the daily values of the table's source
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

/** ΔT in days. */
@inline export function deltaTDays(jdUt: f64): f64 {
  return deltaT(jdUt) / SECONDS_PER_DAY;
}

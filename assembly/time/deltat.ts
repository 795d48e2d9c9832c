import { DAYS_PER_CENTURY, J2000, SECONDS_PER_DAY } from '../core/constants';
import {
  allYears,
  FILE_DELTA_T,
  FILE_DELTA_T_COUNT,
  FILE_DELTA_T_FIRST_YEAR,
  FILE_DELTA_T_STEP_YEARS,
  fileAt,
} from '../core/years';
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
 * Hohenkerk 2016 before 1955, measurements to 2023, and an extrapolation from 2024 (`docs/reference/sources.md`). For all
 * years, those before 1899 and after 2102 have a table in their file.
 *
 * @param jdUt  Julian day UT inside the certified span
 * @returns     seconds
 *
 * Error   below 0.04 s compared with the daily values of the table's source
 */
export function deltaT(jdUt: f64): f64 {
  const years = (jdUt - YEAR_2000_JD) / YEAR_DAYS;
  const rows = years + (2000 - DELTA_T_FIRST_YEAR);
  const row = <i32>Math.floor(rows);
  if (allYears && (row < 1 || row > DELTA_T_YEARS - 3)) return tabulated(jdUt, years);
  return cubic(yearly(row - 1), yearly(row), yearly(row + 1), yearly(row + 2), rows - <f64>row);
}

/** ΔT in the table of other years: Morrison, Stephenson, Hohenkerk and Zawilski 2021 (tools/tables/earth.py). */
function tabulated(jdUt: f64, years: f64): f64 {
  const file = fileAt((jdUt - J2000) / DAYS_PER_CENTURY);
  const steps = (years + 2000 - <f64>load<i32>(file, FILE_DELTA_T_FIRST_YEAR)) / <f64>load<i32>(file, FILE_DELTA_T_STEP_YEARS);
  const row = max(1, min(<i32>Math.floor(steps), load<i32>(file, FILE_DELTA_T_COUNT) - 3));
  const at = file + FILE_DELTA_T + ((<usize>row) << 2);
  return cubic(<f64>load<f32>(at - 4), <f64>load<f32>(at), <f64>load<f32>(at, 4), <f64>load<f32>(at, 8), steps - <f64>row);
}

/** The cubic through values at −1, 0, 1 and 2, by Newton's forward differences. */
@inline function cubic(before: f64, here: f64, next: f64, after: f64, x: f64): f64 {
  const first = here - before;
  const second = next - 2 * here + before;
  const third = after - 3 * next + 3 * here - before;
  return before + (x + 1) * (first + x * (second / 2 + ((x - 1) * third) / 6));
}

/** ΔT in days. */
@inline export function deltaTDays(jdUt: f64): f64 {
  return deltaT(jdUt) / SECONDS_PER_DAY;
}

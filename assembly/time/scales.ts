import { DAYS_PER_CENTURY, J2000 } from '../core/constants';

/** Certified span, Julian days UT: 1899 July 1 to 2101 July 1. The series are fitted half a year wider. */
export const FIRST_JD: f64 = 2414836.5;
export const LAST_JD: f64 = 2488615.5;

/** True for an instant that the series answer for; false for NaN too. */
export function inRange(jdUt: f64): bool {
  return jdUt >= FIRST_JD && jdUt <= LAST_JD;
}

/** Julian centuries TT from J2000. */
@inline export function centuries(jdTt: f64): f64 {
  return (jdTt - J2000) / DAYS_PER_CENTURY;
}

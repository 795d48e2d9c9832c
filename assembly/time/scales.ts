import { DAYS_PER_CENTURY, J2000 } from '../core/constants';
import { deltaTDays } from './deltat';

/** The certified span, Julian days UT: 1899 July 1 to 2101 July 1. The series are fitted half a year wider. */
export const FIRST_JD: f64 = 2414836.5;
export const LAST_JD: f64 = 2488615.5;

/** True for an instant inside the certified span; false for NaN. */
export function inRange(jdUt: f64): bool {
  return jdUt >= FIRST_JD && jdUt <= LAST_JD;
}

/** Julian centuries TT from J2000: the `t` of every series. */
@inline export function centuries(jdTt: f64): f64 {
  return (jdTt - J2000) / DAYS_PER_CENTURY;
}

/** UT of an instant of TT, Julian days. ΔT is evaluated at the instant of TT, a difference of a few microseconds. */
export function utOf(jdTt: f64): f64 {
  return jdTt - deltaTDays(jdTt);
}

import { DAYS_PER_CENTURY, J2000 } from '../core/constants';
import { allYears, isPresent } from '../core/years';
import { deltaTDays } from './deltat';

/** The certified span, Julian days UT: 1899 July 1 to 2101 July 1. The series are fitted half a year wider. */
const FIRST_JD: f64 = 2414836.5;
const LAST_JD: f64 = 2488615.5;
/** The span of all years: −3102 August 1 to 3001 July 1, half a year more than the requested dates. */
const FIRST_OF_ALL_JD: f64 = 588290.5;
const LAST_OF_ALL_JD: f64 = 2817333.5;

@inline export function firstJd(): f64 {
  return allYears ? FIRST_OF_ALL_JD : FIRST_JD;
}

@inline export function lastJd(): f64 {
  return allYears ? LAST_OF_ALL_JD : LAST_JD;
}

/** True for an instant inside the certified span; false for NaN. */
export function inRange(jdUt: f64): bool {
  return jdUt >= firstJd() && jdUt <= lastJd();
}

/** Julian centuries TT from J2000: the `t` of every series. */
@inline export function centuries(jdTt: f64): f64 {
  return (jdTt - J2000) / DAYS_PER_CENTURY;
}

/**
 * UT of an instant of TT, Julian days. ΔT is evaluated at the instant of TT, a difference of a few microseconds. In
 * other years, where ΔT reaches a day and changes by a tenth of a second in it, the instant of UT is approached first.
 */
export function utOf(jdTt: f64): f64 {
  const nearUt = jdTt - deltaTDays(jdTt);
  return isPresent(centuries(jdTt)) ? nearUt : jdTt - deltaTDays(nearUt);
}

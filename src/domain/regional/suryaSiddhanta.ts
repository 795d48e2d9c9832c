/**
 * The Sun of the Sūrya-siddhānta: mean motion from the start of the Kali age at midnight of Ujjayinī, with the equation
 * of an epicycle that shrinks from 14° to 13°40′ at the odd quadrants.
 *
 * Source  Sūrya-siddhānta 1.29–44, 2.34–39
 */

import { RADIANS } from '../../kernel/units';
import { norm180, norm360 } from '../circle';

/** Length of a sidereal year: civil days in 4,320,000 years. */
const YEAR_DAYS = 1_577_917_828 / 4_320_000;
/** 18 February 3102 BCE (Julian), midnight at Ujjayinī, 75°46′ E. */
const KALI_JD = 588_465.5 - (75 + 46 / 60) / 360;
const APOGEE_DEG = 77 + 17 / 60;
/** Circumferences of the epicycle in degrees of the orbit. */
const EPICYCLE_DEG = 14;
const SHRINKS_DEG = 20 / 60;

/** True sidereal longitude of the Sun, degrees 0..360. */
function suryaSiddhantaSun(jdUt: number): number {
  const meanDeg = norm360(((jdUt - KALI_JD) / YEAR_DAYS) * 360);
  const sine = Math.sin((APOGEE_DEG - meanDeg) * RADIANS);
  const epicycle = (EPICYCLE_DEG - SHRINKS_DEG * Math.abs(sine)) / 360;
  return norm360(meanDeg + Math.asin(epicycle * sine) / RADIANS);
}

/** Newton steps with the mean motion; each reduces the error about forty times. */
const STEPS = 8;

/** When the Sun of the Sūrya-siddhānta enters a rāśi, 1..12, near an instant: Julian days UT. */
export function suryaSiddhantaEntry(rashi: number, nearJd: number): number {
  let jdUt = nearJd;
  for (let step = 0; step < STEPS; step++) {
    const beyond = norm180(suryaSiddhantaSun(jdUt) - (rashi - 1) * 30);
    jdUt -= (beyond / 360) * YEAR_DAYS;
  }
  return jdUt;
}

/** The Sun of the Sūrya-siddhānta in the rāśis. */
import { DAYS_OF_AGE, YEARS_OF_AGE } from '../../data/suryaSiddhanta';
import { norm180 } from '../circle';
import { siddhantaPlace } from '../surya-siddhanta/places';
import { ahargana } from '../surya-siddhanta/time';

/** Newton steps with the mean motion; each reduces the error about forty times. */
const STEPS = 8;

/** When the Sun of the Sūrya-siddhānta enters a rāśi, 1..12, near an instant: Julian days UT. */
export function suryaSiddhantaEntry(rashi: number, nearJd: number): number {
  let jdUt = nearJd;
  for (let step = 0; step < STEPS; step++) {
    const beyond = norm180(siddhantaPlace('sun', ahargana(jdUt)).trueDeg - (rashi - 1) * 30);
    jdUt -= (beyond / 360) * (DAYS_OF_AGE / YEARS_OF_AGE);
  }
  return jdUt;
}

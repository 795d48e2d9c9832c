/**
 * Sunrise and sunset by the Sūrya-siddhānta. The true midnight follows the mean one by the Sun's equation of the apsis;
 * sunrise is a quarter of the day and night later, less the ascensional difference.
 *
 * Source  Sūrya-siddhānta 1.59–65, 2.46, 2.59–63, 3.43
 */
import { RADIUS, SIGN_RISING } from '../../data/suryaSiddhanta';
import { norm180, norm360 } from '../circle';
import { declination, precession, type SiddhantaPlace, siddhantaPlace } from './places';
import { arcOf, sineOf } from './sines';

/** Respirations in a revolution of the stars, one to each minute of the equator. */
const RESPIRATIONS = 21_600;
const SIGN_MIN = 1800;
const MINUTES = 60;

/** Rounds after which the instant stays: the ascensional difference changes by less than a hundredth of a day in a day. */
const ROUNDS = 5;

/** Respirations in the day and night of the Sun: a revolution, and the rising of its daily motion (2.59). */
function dayAndNight(fromEquinoxDeg: number, speedDegPerDay: number): number {
  const sign = Math.floor(fromEquinoxDeg / 30) % 6;
  const rising = SIGN_RISING[sign < 3 ? sign : 5 - sign] as number;
  return RESPIRATIONS + (speedDegPerDay * MINUTES * rising) / SIGN_MIN;
}

/** The ascensional difference (cara) of the Sun as a share of its day and night; positive where its day is longer. */
function ascensionalShare({ trueDeg, speedDegPerDay }: SiddhantaPlace, days: number, latDeg: number): number {
  const fromEquinoxDeg = norm360(trueDeg + precession(days));
  const declinationDeg = declination(fromEquinoxDeg, 0);
  const earthSine = (sineOf(declinationDeg) * sineOf(latDeg)) / sineOf(90 - Math.abs(latDeg));
  const dayRadius = sineOf(90 - Math.abs(declinationDeg));
  return arcOf((earthSine * RADIUS) / dayRadius) / dayAndNight(fromEquinoxDeg, speedDegPerDay);
}

/**
 * Sunrise or sunset of the day that begins with a mean midnight of the place, as days from the start of the Kali age.
 *
 * @param midnight  the mean midnight, as days from the start of the Kali age
 * @param latDeg    at most `FARTHEST_LAT_DEG` from the equator
 */
export function siddhantaSunAtHorizon(event: 'rise' | 'set', midnight: number, latDeg: number): number {
  const [quarters, sign] = event === 'rise' ? [0.25, -1] : [0.75, 1];
  let days = midnight + quarters;
  for (let round = 0; round < ROUNDS; round++) {
    const sun = siddhantaPlace('sun', days);
    const trueMidnight = midnight + norm180(sun.trueDeg - sun.meanDeg) / 360;
    days = trueMidnight + quarters + sign * ascensionalShare(sun, days, latDeg);
  }
  return days;
}

import { SECONDS_PER_DAY } from '../time/civil';
import type { VedicDay } from './types';

const VIGHATI_SECONDS = 24;
const VIGHATIS_PER_GHATI = 60;
/** Number of muhūrtas of the day, and of the night. */
const MUHURTAS = 15;

/** The clock of the traditional day. */
export interface GhatiClock {
  /** Whole ghaṭīs since sunrise, from 0; above 59 in the last minutes of a day longer than 24 hours. */
  ghati: number;
  /** Whole vighaṭīs in the current ghaṭī, 0..59. */
  vighati: number;
  /** The current muhūrta: 1..15 by day, 16..30 by night. */
  muhurta: number;
}

/** Which of fifteen equal parts of a period contains an instant, 0..14. */
function fifteenth(jdUt: number, startJd: number, endJd: number): number {
  return Math.min(Math.floor((MUHURTAS * (jdUt - startJd)) / (endJd - startJd)), MUHURTAS - 1);
}

/**
 * Ghaṭī and vighaṭī since the place's sunrise, elapsed and whole: sixty ghaṭīs of 24 minutes, vighaṭīs of 24 seconds.
 * The muhūrta is a fifteenth of the day or of the night. Elapsed time is first rounded to the millisecond, the
 * precision of instants.
 *
 * Null for an instant outside the day, and for a day without sunrise, sunset or next sunrise.
 *
 * Source  customary
 */
export function ghatiAt(day: VedicDay, jdUt: number): GhatiClock | null {
  const { sunriseJd, sunsetJd, nextSunriseJd } = day;
  if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return null;
  if (!(jdUt >= sunriseJd && jdUt < nextSunriseJd)) return null;
  const seconds = Math.round((jdUt - sunriseJd) * SECONDS_PER_DAY * 1000) / 1000;
  const vighatis = Math.floor(seconds / VIGHATI_SECONDS);
  return {
    ghati: Math.floor(vighatis / VIGHATIS_PER_GHATI),
    vighati: vighatis % VIGHATIS_PER_GHATI,
    muhurta:
      jdUt < sunsetJd
        ? fifteenth(jdUt, sunriseJd, sunsetJd) + 1
        : fifteenth(jdUt, sunsetJd, nextSunriseJd) + MUHURTAS + 1,
  };
}

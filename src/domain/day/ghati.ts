import { SECONDS_PER_DAY } from '../time/civil';
import type { VedicDay } from './types';

const VIGHATI_SECONDS = 24;
const VIGHATIS_PER_GHATI = 60;
/** Muhūrtas of the day, and of the night. */
const MUHURTAS = 15;

/** The clock of the traditional day. */
export interface GhatiClock {
  /** Whole ghaṭīs gone by since sunrise, from 0; past 59 in the last minutes of a day longer than 24 hours. */
  ghati: number;
  /** Whole vighaṭīs gone by of the running ghaṭī, 0..59. */
  vighati: number;
  /** The running muhūrta: 1..15 by day, 16..30 by night. */
  muhurta: number;
}

/** Which of fifteen equal parts of a stretch holds an instant, 0..14. */
function fifteenth(jdUt: number, startJd: number, endJd: number): number {
  return Math.min(Math.floor((MUHURTAS * (jdUt - startJd)) / (endJd - startJd)), MUHURTAS - 1);
}

/**
 * Ghaṭī and vighaṭī counted from the place's sunrise, sixty ghaṭīs of 24 minutes and vighaṭīs of 24 seconds,
 * both elapsed and whole; and the running muhūrta, a fifteenth of the day or of the night by their own
 * lengths. Elapsed time is rounded to the millisecond first, as instants are known no better.
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

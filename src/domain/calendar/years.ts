/**
 * Years that change with the lunar year, at the new moon that begins Caitra; an adhika Caitra opens the new year.
 * Numbers are of elapsed years, as pañcāṅgas print them.
 */
import { civilFromDays, JD_UNIX_EPOCH } from '../time/civil';
import type { AmantaMonth } from './month';
import type { Years } from './types';

/** Mean synodic month, days. */
const LUNATION_DAYS = 29.530589;

/** Śaka, Vikrama and Kali years count from different beginnings of the same year. */
const SHAKA_TO_CE = 78;
const VIKRAMA_FROM_SHAKA = 135;
const KALI_FROM_SHAKA = 3179;

/** Number 1..60 of the sixty saṃvatsaras. */
const ofSixty = (count: number): number => ((count - 1) % 60) + 1;

/**
 * Elapsed Śaka year of a lunar month.
 *
 * Going back a lunation for each month since Caitra ends near the beginning of Caitra (13 March to 14 April), or
 * a month off where an adhika or a kṣaya month lies between: always in the same Gregorian year.
 */
export function shakaYear({ amanta, startJd }: Pick<AmantaMonth, 'amanta' | 'startJd'>): number {
  const chaitraJd = startJd - (amanta - 1) * LUNATION_DAYS;
  return civilFromDays(Math.floor(chaitraJd - JD_UNIX_EPOCH)).year - SHAKA_TO_CE;
}

/**
 * The years of the eras, and the names of the year in the sixty.
 *
 * Northern saṃvatsara: Jupiter's mean motion through the rāśis, by the rule of the Jyotistattva; between 1900 and
 * 2100 the rule drops a name in 1929, 2014 and 2099. Southern: sixty years in plain succession.
 *
 * Source  customary
 */
export function yearsOf(month: Pick<AmantaMonth, 'amanta' | 'startJd'>): Years {
  const shaka = shakaYear(month);
  return {
    kali: shaka + KALI_FROM_SHAKA,
    vikrama: shaka + VIKRAMA_FROM_SHAKA,
    shaka,
    samvatsara: {
      north: ofSixty(shaka + Math.floor((22 * shaka + 4291) / 1875)),
      south: ofSixty(shaka + 12),
    },
  };
}

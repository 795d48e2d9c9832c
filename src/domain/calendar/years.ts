/**
 * Years that change with the lunar year, at the new moon that begins Caitra. An adhika Caitra begins the new year.
 * Numbers are elapsed years, as pañcāṅgas print them; before the epoch of an era they are zero or negative.
 */
import type { AmantaMonth } from './month';
import type { Years } from './types';

/** Mean synodic month, days. */
const LUNATION_DAYS = 29.530589;

/** Śaka, Vikrama and Kali number the same year from different epochs. */
export const VIKRAMA_FROM_SHAKA = 135;
export const KALI_FROM_SHAKA = 3179;

/** Mean sidereal year, days, and a mean Meṣa-saṅkrānti with which year 0 of the Kali era begins (31 January −3101). */
const SIDEREAL_YEAR_DAYS = 365.25636;
const MESHA_OF_KALI_0_JD = 588_474;

/** Elapsed Kali year that begins with the Meṣa-saṅkrānti nearest to an instant. */
export const kaliYearNear = (jdUt: number): number => Math.round((jdUt - MESHA_OF_KALI_0_JD) / SIDEREAL_YEAR_DAYS);

/** The mean Meṣa-saṅkrānti with which an elapsed Kali year begins, within some days; Julian day UT. */
export const meshaAbout = (kali: number): number => MESHA_OF_KALI_0_JD + kali * SIDEREAL_YEAR_DAYS;

/** Number 1..60 of the sixty saṃvatsaras. */
const ofSixty = (count: number): number => ((((count - 1) % 60) + 60) % 60) + 1;

/**
 * Elapsed Śaka year of a lunar month.
 *
 * Subtracting a lunation for each month since Caitra gives the middle of Caitra, or a month off if an adhika or kṣaya
 * month lies between. The Meṣa-saṅkrānti in Caitra is never further than two months from it.
 */
export function shakaYear({ amanta, startJd }: Pick<AmantaMonth, 'amanta' | 'startJd'>): number {
  return kaliYearNear(startJd - (amanta - 1.5) * LUNATION_DAYS) - KALI_FROM_SHAKA;
}

/**
 * Northern saṃvatsara of an elapsed Śaka year, 1..60: Jupiter's mean motion through the rāśis, by the rule of the
 * Jyotistattva. Between 1900 and 2100 the rule skips a name in 1929, 2014 and 2099.
 */
export const northernSamvatsara = (shaka: number): number => ofSixty(shaka + Math.floor((22 * shaka + 4291) / 1875));

/** Southern saṃvatsara of an elapsed Śaka year, 1..60: sixty years in unbroken succession. */
export const southernSamvatsara = (shaka: number): number => ofSixty(shaka + 12);

/**
 * The years of the eras, and the names of the year in the sixty.
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
      north: northernSamvatsara(shaka),
      south: southernSamvatsara(shaka),
    },
  };
}

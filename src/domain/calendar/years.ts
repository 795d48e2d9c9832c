/**
 * Years that change with the lunar year, at the new moon that begins Caitra. An adhika Caitra begins the new year.
 * Numbers are elapsed years, as pañcāṅgas print them.
 */
import { civilFromDays, JD_UNIX_EPOCH } from '../time/civil';
import type { AmantaMonth } from './month';
import type { Years } from './types';

/** Mean synodic month, days. */
const LUNATION_DAYS = 29.530589;

/** Śaka, Vikrama and Kali number the same year from different epochs. */
const SHAKA_TO_CE = 78;
export const VIKRAMA_FROM_SHAKA = 135;
const KALI_FROM_SHAKA = 3179;

/** Number 1..60 of the sixty saṃvatsaras. */
const ofSixty = (count: number): number => ((count - 1) % 60) + 1;

/**
 * Elapsed Śaka year of a lunar month.
 *
 * Subtracting a lunation for each month since Caitra gives a date near the beginning of Caitra (13 March to 14 April),
 * or a month off if an adhika or kṣaya month lies between. The Gregorian year is always the same.
 */
export function shakaYear({ amanta, startJd }: Pick<AmantaMonth, 'amanta' | 'startJd'>): number {
  const chaitraJd = startJd - (amanta - 1) * LUNATION_DAYS;
  return civilFromDays(Math.floor(chaitraJd - JD_UNIX_EPOCH)).year - SHAKA_TO_CE;
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

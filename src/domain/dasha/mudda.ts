/** Muddā daśā: the Viṃśottarī lords in one year of life, from the solar return and without a balance. */

import { MUDDA_LORDS } from '../../data/dashas/mudda';
import { VIMSHOTTARI_YEARS } from '../../data/dashas/usual';
import { moonIn } from './circleStart';
import { lordsRule } from './lordPeriods';
import type { DashaRule } from './periods';
import type { DashaBirth, DashaPlan } from './plan';
import type { DashaTree } from './types';

/**
 * Index of the lord of the first period, counted 1..9 from the Sun: nakṣatra plus completed years minus two; a remainder
 * of zero means the ninth.
 */
export const firstMuddaLord = (nakshatra: number, completedYears: number): number => {
  const count = MUDDA_LORDS.length;
  return (((nakshatra + completedYears - 3) % count) + count) % count;
};

/**
 * Nine periods of a year of life.
 *
 * @param nakshatra       of the Moon at birth, 1..27
 * @param completedYears  completed years of life at the start of the year; 0 for the first
 * @param startJd         birth or solar return, Julian days UT
 * @param yearDays        length of the year, days
 */
export function muddaRule(
  nakshatra: number,
  completedYears: number,
  startJd: number,
  yearDays: number,
): DashaRule<DashaTree> {
  const first = firstMuddaLord(nakshatra, completedYears);
  return lordsRule({ lords: MUDDA_LORDS, first, cycles: 1, startJd, yearDays: yearDays / VIMSHOTTARI_YEARS });
}

/** The plan of muddā daśā in a birth chart: the first year of life. */
export function muddaPlan({ standing, birthJd, yearDays }: DashaBirth): DashaPlan<'mudda'> {
  const nakshatra = moonIn(standing.lonDeg('moon')).nakshatra + 1;
  return {
    key: 'mudda',
    applicable: true,
    reason: null,
    seed: { nakshatra, completedYears: 0 },
    balance: null,
    yearDays,
    rule: muddaRule(nakshatra, 0, birthJd, yearDays),
  };
}

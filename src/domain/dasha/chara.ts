/**
 * Jaimini's cara daśā in the outline of K. N. Rao: the rāśis in turn from the lagna, each for as many years as its
 * lord is away from it. Each rāśi has one lord: Vṛścika Maṅgala, Kumbha Śani.
 */
import { countFrom, houseFrom, rashiLord } from '../chart/rashi';
import type { Standing } from '../chart/standing';
import type { GrahaKey } from '../chart/types';
import { type Interval, laidOut } from './periods';
import { VIMSHOTTARI_YEAR_DAYS } from './vimshottari';

export interface CharaPeriod extends Interval {
  /** 1..12 from Meṣa. */
  rashi: number;
  lord: GrahaKey;
  years: number;
}

const RASHIS = 12;
/** Rāśis that are counted forwards, Meṣa to Mithuna and Tulā to Dhanus; the other six backwards. */
const FORWARD: readonly number[] = [1, 2, 3, 7, 8, 9];
/** The ninth from the lagna decides which way the rāśis follow one another. */
const DECIDING_HOUSE = 9;

/** Years of a rāśi: how far it is to its lord, counted its own way; twelve where the lord is at home. */
export function charaYears(rashi: number, lordRashi: number): number {
  const [from, to] = FORWARD.includes(rashi) ? [rashi, lordRashi] : [lordRashi, rashi];
  return houseFrom(from, to) - 1 || RASHIS;
}

/**
 * The twelve periods from birth on.
 *
 * @param birthJd   Julian days UT
 * @param yearDays  length of the year, days
 */
export function charaDasha(standing: Standing, birthJd: number, yearDays = VIMSHOTTARI_YEAR_DAYS): CharaPeriod[] {
  const lagna = standing.rashi('lagna');
  const step = FORWARD.includes(countFrom(lagna, DECIDING_HOUSE)) ? 1 : -1;
  const rashis = Array.from({ length: RASHIS }, (_, i) => {
    const rashi = countFrom(lagna, 1 + step * i);
    const lord = rashiLord(rashi);
    return { rashi, lord, years: charaYears(rashi, standing.rashi(lord)) };
  });
  return laidOut(rashis, birthJd, yearDays);
}

/** Tri-pātākī, the chart of three flags (S. Adawal, Tajik Shastra and Annual Horoscopy, 6; a single source). */

import { GRAHA_KEYS, type GrahaKey, isNode } from '../../data/keys';
import { TRIPATAKI_DIVISORS, TRIPATAKI_VEDHAS } from '../../data/varshaphala/tables';
import { countFrom, houseFrom } from '../positions/rashi';
import type { TriPataki } from './types';

const USUAL_DIVISOR = 4;

const isVedha = (a: number, b: number): boolean =>
  TRIPATAKI_VEDHAS.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/**
 * The houses of the nine grahas, and the grahas in vedha to the Moon and to the lagna.
 *
 * @param natalRashis    rāśis of the natal grahas, 1..12
 * @param age            completed years
 * @param annualRashi    rāśi of the annual lagna
 */
export function triPataki(
  natalRashis: Readonly<Record<GrahaKey, number>>,
  age: number,
  annualRashi: number,
): TriPataki {
  const rows = GRAHA_KEYS.map((graha) => {
    const divisor = TRIPATAKI_DIVISORS[graha] ?? USUAL_DIVISOR;
    const steps = ((age + 1) % divisor || divisor) - 1;
    return [
      graha,
      houseFrom(annualRashi, countFrom(natalRashis[graha], isNode(graha) ? 1 - steps : 1 + steps)),
    ] as const;
  });
  const houses = Object.fromEntries(rows) as Record<GrahaKey, number>;
  const inVedha = (house: number): GrahaKey[] => GRAHA_KEYS.filter((graha) => isVedha(houses[graha], house));
  return { houses, vedha: { moon: inVedha(houses.moon), lagna: inVedha(1) } };
}

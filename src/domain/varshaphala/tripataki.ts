/** Tri-pātākī, the chart of three flags (S. Adawal, Tajik Shastra and Annual Horoscopy, 6; a single source). */

import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { countFrom, houseFrom } from '../positions/rashi';
import type { TriPataki } from './types';

/** Divisors of the number of the current year: nine for the Moon, six for Mars and the nodes, four for the others. */
const DIVISORS: Partial<Record<GrahaKey, number>> = { moon: 9, mars: 6, rahu: 6, ketu: 6 };
const USUAL_DIVISOR = 4;

/** Pairs of houses in mutual vedha. */
const VEDHAS: readonly (readonly [number, number])[] = [
  [1, 4],
  [1, 7],
  [1, 10],
  [4, 7],
  [4, 10],
  [7, 10],
  [2, 3],
  [2, 6],
  [2, 9],
  [3, 8],
  [3, 11],
  [5, 6],
  [5, 9],
  [5, 12],
  [6, 11],
  [8, 9],
  [8, 12],
  [11, 12],
];

const isVedha = (a: number, b: number): boolean =>
  VEDHAS.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

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
    const divisor = DIVISORS[graha] ?? USUAL_DIVISOR;
    const steps = ((age + 1) % divisor || divisor) - 1;
    const isNode = graha === 'rahu' || graha === 'ketu';
    return [graha, houseFrom(annualRashi, countFrom(natalRashis[graha], isNode ? 1 - steps : 1 + steps))] as const;
  });
  const houses = Object.fromEntries(rows) as Record<GrahaKey, number>;
  const inVedha = (house: number): GrahaKey[] => GRAHA_KEYS.filter((graha) => isVedha(houses[graha], house));
  return { houses, vedha: { moon: inVedha(houses.moon), lagna: inVedha(1) } };
}

/** Periods of limbs: by number, parts of yogas, and viṣṭi. */

import { GHATI_DAYS } from '../../../data/observances/kala';
import type { Limb } from '../../panchanga/types';
import { type Stretches, united } from '../stretches';

/** The periods of limbs with the given numbers. */
export const limbsNumbered = (limbs: readonly Limb[], numbers: readonly number[]): Stretches =>
  united(limbs.filter(({ index }) => numbers.includes(index)));

/** Ghaṭīs of a yoga that the Muhūrta-cintāmaṇi excludes, from its start; Infinity for the whole yoga. */
const YOGA_GHATIS: ReadonlyMap<number, number> = new Map([
  [1, 3],
  [6, 6],
  [9, 5],
  [10, 6],
  [13, 9],
  [15, 9],
  [17, Number.POSITIVE_INFINITY],
  [27, Number.POSITIVE_INFINITY],
]);
/** Only the first half of Parigha is excluded. */
const PARIGHA = 19;

/** The excluded parts of the nine yogas. */
export function yogaParts(yogas: readonly Limb[]): Stretches {
  return united(
    yogas.flatMap(({ index, startJd, endJd }) => {
      if (index === PARIGHA) return [{ startJd, endJd: (startJd + endJd) / 2 }];
      const ghatis = YOGA_GHATIS.get(index);
      return ghatis === undefined ? [] : [{ startJd, endJd: Math.min(startJd + ghatis * GHATI_DAYS, endJd) }];
    }),
  );
}

/** Whether it is viṣṭi: among 1..60 from Kiṃstughna, the 8th, 15th, … 57th. */
const isVishti = ({ index }: Limb): boolean => index >= 2 && index <= 57 && (index - 2) % 7 === 6;

/** Bhadrā: the periods of viṣṭi karaṇa. */
export const vishtis = (karanas: readonly Limb[]): Stretches => united(karanas.filter(isVishti));

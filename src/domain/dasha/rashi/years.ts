/** Years of a rāśi by the distance to its lord, as Jaimini's daśās count them (BPHS 46, Jaimini 1.1.25 to 28). */

import type { GrahaKey } from '../../../data/keys';
import { isDebilitatedBySign, isExaltedBySign } from '../../positions/dignity';
import { houseFrom } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';

/** Rāśis counted forwards, Meṣa to Mithuna and Tulā to Dhanus; the other six are counted backwards. */
const FORWARD: readonly number[] = [1, 2, 3, 7, 8, 9];
const RASHIS = 12;

export const isForward = (rashi: number): boolean => FORWARD.includes(rashi);

/** Years of a rāśi: the distance to its lord, in its own direction; twelve if the lord is in it. */
export function countedYears(rashi: number, lordRashi: number): number {
  const [from, to] = isForward(rashi) ? [rashi, lordRashi] : [lordRashi, rashi];
  return houseFrom(from, to) - 1 || RASHIS;
}

/** The same, plus a year if the lord is exalted by its rāśi, minus a year if it is debilitated. */
export function dignifiedYears(standing: Standing, rashi: number, lord: GrahaKey): number {
  const lordRashi = standing.rashi(lord);
  const more = isExaltedBySign(lord, lordRashi) ? 1 : isDebilitatedBySign(lord, lordRashi) ? -1 : 0;
  return countedYears(rashi, lordRashi) + more;
}

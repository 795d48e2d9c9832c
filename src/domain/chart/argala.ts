/** Argalā (intervention) and its obstruction, virodha (BPHS 31, Jaimini 1.1.5 to 9). */

import { ARGALA_HOUSES } from '../../data/chart/aspects';
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import { countFrom } from '../positions/rashi';
import type { Standing } from '../positions/standing';

export interface ArgalaRow {
  house: number;
  grahas: GrahaKey[];
  virodhaHouse: number;
  virodhaGrahas: GrahaKey[];
  /** Whether the house of argalā has more grahas than the house of its virodha. */
  effective: boolean;
}

export interface Argala {
  /** On each rāśi from Meṣa. */
  rashis: ArgalaRow[][];
  /** On each graha, counted from its rāśi. */
  grahas: Record<GrahaKey, ArgalaRow[]>;
}

/** Argalā on every rāśi and graha. It omits Ketu's reversed counting and the malefics of the third. */
export function computeArgala(standing: Standing): Argala {
  const holders = Array.from({ length: 12 }, (_, i) => GRAHA_KEYS.filter((key) => standing.rashi(key) === i + 1));
  const inHouse = (rashi: number, house: number): GrahaKey[] => [...(holders[countFrom(rashi, house) - 1] ?? [])];
  const on = (rashi: number): ArgalaRow[] =>
    ARGALA_HOUSES.map(({ house, virodhaHouse }) => {
      const grahas = inHouse(rashi, house);
      const virodhaGrahas = inHouse(rashi, virodhaHouse);
      return { house, grahas, virodhaHouse, virodhaGrahas, effective: grahas.length > virodhaGrahas.length };
    });
  return {
    rashis: holders.map((_, i) => on(i + 1)),
    grahas: recordFor(GRAHA_KEYS, (key) => on(standing.rashi(key))),
  };
}

/** Aṣṭakavarga (BPHS 66 to 71): bindus of each graha in the twelve rāśis, their sum, reductions and piṇḍas. */

import { BINDU_HOUSES, type BinduKey } from '../../data/chart/ashtakavarga';
import { POINT_KEYS } from '../../data/keys';
import { BODY_KEYS, type BodyKey, recordFor } from '../../kernel/keys';
import { countFrom } from '../positions/rashi';
import type { Standing } from '../positions/standing';
import { ekadhipatyaShodhana, type Pinda, pindaOf, trikonaShodhana } from './shodhana';

export const BINDU_KEYS = [...BODY_KEYS, 'lagna'] as const satisfies readonly BinduKey[];

/** Rows are twelve figures, from Meṣa to Mīna. */
export interface Ashtakavarga {
  /** Bindus of each graha and of the lagna, 0..8 in a rāśi. */
  bhinna: Record<BinduKey, number[]>;
  /** The sum of the seven grahas without the lagna. Its total is 337 in every chart. */
  sarva: number[];
  /** Each graha's row after trikoṇa-śodhana. */
  trikona: Record<BodyKey, number[]>;
  /** The row after ekādhipatya-śodhana as well. */
  ekadhipatya: Record<BodyKey, number[]>;
  pinda: Record<BodyKey, Pinda>;
}

/** The bindus by contributor: for each graha and the lagna, a row of 0 and 1 from every contributor. */
export type Prastara = Record<BinduKey, Record<BinduKey, number[]>>;

/**
 * Prastāra-aṣṭakavarga (BPHS 66): which contributor gives which bindu. The rows of a graha add up to its bhinna row.
 */
export function computePrastara(standing: Standing): Prastara {
  return recordFor(BINDU_KEYS, (key) =>
    recordFor(BINDU_KEYS, (giver) => {
      const row = new Array<number>(12).fill(0);
      for (const house of BINDU_HOUSES[key][giver]) row[countFrom(standing.rashi(giver), house) - 1] = 1;
      return row;
    }),
  );
}

/** Bindus of one graha, or of the lagna: one in each named house from each contributor. */
function bindusOf(key: BinduKey, rashis: Record<BinduKey, number>): number[] {
  const row = new Array<number>(12).fill(0);
  for (const giver of BINDU_KEYS) {
    for (const house of BINDU_HOUSES[key][giver]) {
      const index = countFrom(rashis[giver], house) - 1;
      row[index] = (row[index] as number) + 1;
    }
  }
  return row;
}

/**
 * Aṣṭakavarga as in Parāśara (BPHS 66 to 71); Varāhamihira differs in four cells of the table. For ekādhipatya-śodhana,
 * any of the nine grahas and the lagna occupy a rāśi (chosen here: others use only the seven grahas).
 */
export function computeAshtakavarga(standing: Standing): Ashtakavarga {
  const rashis = recordFor(POINT_KEYS, (key) => standing.rashi(key));
  const occupied = new Set(Object.values(rashis));
  const bhinna = recordFor(BINDU_KEYS, (key) => bindusOf(key, rashis));
  const sarva = bhinna.lagna.map((_, i) => BODY_KEYS.reduce((sum, key) => sum + (bhinna[key][i] as number), 0));
  const trikona = recordFor(BODY_KEYS, (key) => trikonaShodhana(bhinna[key]));
  const ekadhipatya = recordFor(BODY_KEYS, (key) => ekadhipatyaShodhana(trikona[key], occupied));
  const pinda = recordFor(BODY_KEYS, (key) => pindaOf(ekadhipatya[key], rashis));
  return { bhinna, sarva, trikona, ekadhipatya, pinda };
}

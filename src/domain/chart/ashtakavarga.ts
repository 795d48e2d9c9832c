/** Aṣṭakavarga (BPHS 66 to 71): bindus of each graha in the twelve rāśis, their sum, reductions and piṇḍas. */
import { BODY_KEYS, type BodyKey } from '../../kernel/types';
import { BINDU_HOUSES, type BinduKey } from './ashtakavargaTable';
import { countFrom } from './rashi';
import { ekadhipatyaShodhana, type Pinda, pindaOf, trikonaShodhana } from './shodhana';
import { POINT_KEYS, type Standing } from './standing';

export const BINDU_KEYS = [...BODY_KEYS, 'lagna'] as const satisfies readonly BinduKey[];

/** Rows are twelve figures, from Meṣa to Mīna. */
export interface Ashtakavarga {
  /** Bindus of each graha and of the lagna, 0..8 in a rāśi. */
  bhinna: Record<BinduKey, number[]>;
  /** The sum of the seven grahas without the lagna: 337 in all, in every chart. */
  sarva: number[];
  /** Each graha's row after trikoṇa-śodhana. */
  trikona: Record<BodyKey, number[]>;
  /** The same after ekādhipatya-śodhana too. */
  ekadhipatya: Record<BodyKey, number[]>;
  pinda: Record<BodyKey, Pinda>;
}

const record = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

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
 * Aṣṭakavarga in the reading of Parāśara (BPHS 66 to 71); Varāhamihira gives four cells of the table otherwise.
 * A rāśi counts as occupied, for ekādhipatya-śodhana, by any of the nine grahas and by the lagna (chosen: others
 * take the seven grahas alone).
 */
export function computeAshtakavarga(standing: Standing): Ashtakavarga {
  const rashis = record(POINT_KEYS, (key) => standing.rashi(key));
  const occupied = new Set(Object.values(rashis));
  const bhinna = record(BINDU_KEYS, (key) => bindusOf(key, rashis));
  const sarva = bhinna.lagna.map((_, i) => BODY_KEYS.reduce((sum, key) => sum + (bhinna[key][i] as number), 0));
  const trikona = record(BODY_KEYS, (key) => trikonaShodhana(bhinna[key]));
  const ekadhipatya = record(BODY_KEYS, (key) => ekadhipatyaShodhana(trikona[key], occupied));
  const pinda = record(BODY_KEYS, (key) => pindaOf(ekadhipatya[key], rashis));
  return { bhinna, sarva, trikona, ekadhipatya, pinda };
}

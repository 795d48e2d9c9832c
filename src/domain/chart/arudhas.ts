/**
 * Ārūḍhas, or padas: the rāśi as far from the lord as the lord is from the house (BPHS 29, Jaimini 1.1.30 to 32).
 * Vṛścika and Kumbha have their customary lords Maṅgala and Śani, or the stronger of two.
 */

import { GRAHA_KEYS, type GrahaKey, isBody, type NodeKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import { countFrom, houseFrom, rashiLord } from '../positions/rashi';
import { type RashiLords, SINGLE_LORDS } from '../positions/singleLords';
import type { Standing } from '../positions/standing';

export const HOUSE_PADAS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'] as const;
/** A pada by its house; AL is A1, ārūḍha lagna, and UL is A12, upapada lagna. */
export type PadaKey = (typeof HOUSE_PADAS)[number] | 'AL' | 'UL';

/** The pada of a graha from one of its own rāśis, both 1..12. */
interface GrahaPada {
  ownRashi: number;
  rashi: number;
}

export interface Arudhas {
  /** Rāśis 1..12. */
  padas: Record<PadaKey, number>;
  /** One for each own rāśi of a graha, in zodiac order. The reader chooses which of two to use. */
  grahas: Record<GrahaKey, GrahaPada[]>;
}

/** Own rāśis of the nodes for padas (customary). */
const NODE_RASHIS = { rahu: [11], ketu: [8] } as const satisfies Record<NodeKey, readonly number[]>;

const RASHIS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ownRashis = (key: GrahaKey): readonly number[] =>
  isBody(key) ? RASHIS.filter((rashi) => rashiLord(rashi) === key) : NODE_RASHIS[key];

/**
 * The rāśi as far from `to` as `to` is from `from`. If that is `from` itself or its seventh, the tenth from there
 * replaces it.
 */
function padaOf(from: number, to: number): number {
  const pada = countFrom(to, houseFrom(from, to));
  const house = houseFrom(from, pada);
  return house === 1 || house === 7 ? countFrom(pada, 10) : pada;
}

/**
 * Padas of the twelve houses, counted from house to lord, and of the grahas, counted from graha to own rāśi.
 *
 * @param lords  the lords of the rāśis for the padas of the houses; the padas of the grahas do not depend on them
 */
export function computeArudhas(standing: Standing, { lordOf }: Pick<RashiLords, 'lordOf'> = SINGLE_LORDS): Arudhas {
  const lagna = standing.rashi('lagna');
  const padas = recordFor(HOUSE_PADAS, (_, i) => {
    const house = countFrom(lagna, i + 1);
    return padaOf(house, standing.rashi(lordOf(house)));
  });
  const grahas = recordFor(GRAHA_KEYS, (key) => {
    const stands = standing.rashi(key);
    return ownRashis(key).map((ownRashi) => ({ ownRashi, rashi: padaOf(stands, ownRashi) }));
  });
  return { padas: { ...padas, AL: padas.A1, UL: padas.A12 }, grahas };
}

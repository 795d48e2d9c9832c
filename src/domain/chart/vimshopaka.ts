/** Viṃśopaka-bala (BPHS 7): strength out of twenty, by the lords of a graha's rāśis in the vargas. */

import type { Relation } from '../../data/dignity';
import type { VargaKey } from '../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { compoundRelation } from '../positions/friendship';
import { rashiLord } from '../positions/rashi';
import type { Standing } from '../positions/standing';
import { vargaRashi } from '../positions/vargas';

/** Weights of the vargas, 20 in each scheme (BPHS 7.17 to 20). */
export const VIMSHOPAKA_WEIGHTS = {
  shad: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  sapta: { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  dasha: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  shodasha: {
    ...{ D1: 3.5, D2: 1, D3: 1, D4: 0.5, D7: 0.5, D9: 3, D10: 0.5, D12: 0.5 },
    ...{ D16: 2, D20: 0.5, D24: 0.5, D27: 0.5, D30: 1, D40: 0.5, D45: 0.5, D60: 4 },
  },
} as const satisfies Record<string, Partial<Record<VargaKey, number>>>;
type VimshopakaScheme = keyof typeof VIMSHOPAKA_WEIGHTS;
export const VIMSHOPAKA_SCHEMES = Object.keys(VIMSHOPAKA_WEIGHTS) as VimshopakaScheme[];

/** Points out of twenty by the lord of the rāśi in a varga; exaltation does not count (BPHS 7.21 to 27). */
const POINTS = {
  own: 20,
  'great-friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great-enemy': 5,
} as const satisfies Record<Relation | 'own', number>;

/** The seven grahas in each of the four schemes, 0 to 20. The nodes have no friendships and no strength here. */
export type Vimshopaka = Record<VimshopakaScheme, Record<BodyKey, number>>;

/** Friendship is the compound one of D1 in every varga. */
export function computeVimshopaka(standing: Standing): Vimshopaka {
  const rashis = standing.bodyRashis;
  const eachBody = <T>(value: (key: BodyKey) => T) =>
    Object.fromEntries(BODY_KEYS.map((key) => [key, value(key)])) as Record<BodyKey, T>;
  const points = eachBody((key) => {
    const known = new Map<VargaKey, number>();
    return (varga: VargaKey): number => {
      const kept = known.get(varga);
      if (kept !== undefined) return kept;
      const lord = rashiLord(vargaRashi(varga, standing.lonDeg(key)));
      const value = POINTS[lord === key ? 'own' : compoundRelation(key, lord, rashis)];
      known.set(varga, value);
      return value;
    };
  });
  const inScheme = (scheme: VimshopakaScheme) =>
    eachBody((key) => {
      const weights = Object.entries(VIMSHOPAKA_WEIGHTS[scheme]) as [VargaKey, number][];
      return weights.reduce((sum, [varga, weight]) => sum + weight * points[key](varga), 0) / 20;
    });
  return Object.fromEntries(VIMSHOPAKA_SCHEMES.map((scheme) => [scheme, inScheme(scheme)])) as Vimshopaka;
}

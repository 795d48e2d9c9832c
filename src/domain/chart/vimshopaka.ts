/** Viṃśopaka-bala (BPHS 7): strength out of twenty, by the lords of a graha's rāśis in the vargas. */

import {
  VIMSHOPAKA_POINTS,
  VIMSHOPAKA_SCHEMES,
  VIMSHOPAKA_WEIGHTS,
  type VimshopakaScheme,
} from '../../data/chart/vimshopaka';
import type { VargaKey } from '../../data/keys';
import { BODY_KEYS, type BodyKey, recordFor } from '../../kernel/keys';
import { compoundRelation } from '../positions/friendship';
import { rashiLord } from '../positions/rashi';
import type { Standing } from '../positions/standing';
import { vargaRashi } from '../positions/vargas';

/** The seven grahas in each of the four schemes, 0 to 20. The nodes have no friendships and no strength here. */
export type Vimshopaka = Record<VimshopakaScheme, Record<BodyKey, number>>;

/** Friendship is the compound one of D1 in every varga. */
export function computeVimshopaka(standing: Standing): Vimshopaka {
  const rashis = standing.bodyRashis;
  const eachBody = <T>(value: (key: BodyKey) => T) => recordFor(BODY_KEYS, value);
  const points = eachBody((key) => {
    const known = new Map<VargaKey, number>();
    return (varga: VargaKey): number => {
      const kept = known.get(varga);
      if (kept !== undefined) return kept;
      const lord = rashiLord(vargaRashi(varga, standing.lonDeg(key)));
      const value = VIMSHOPAKA_POINTS[lord === key ? 'own' : compoundRelation(key, lord, rashis)];
      known.set(varga, value);
      return value;
    };
  });
  const inScheme = (scheme: VimshopakaScheme) =>
    eachBody((key) => {
      const weights = Object.entries(VIMSHOPAKA_WEIGHTS[scheme]) as [VargaKey, number][];
      return weights.reduce((sum, [varga, weight]) => sum + weight * points[key](varga), 0) / 20;
    });
  return recordFor(VIMSHOPAKA_SCHEMES, (scheme) => inScheme(scheme));
}

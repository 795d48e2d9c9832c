/** The schemes of viṃśopaka-bala (BPHS 7). */

import type { Relation } from '../dignity';
import type { VargaKey } from '../keys';

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

export type VimshopakaScheme = keyof typeof VIMSHOPAKA_WEIGHTS;

export const VIMSHOPAKA_SCHEMES = Object.keys(VIMSHOPAKA_WEIGHTS) as VimshopakaScheme[];

/** Points out of twenty by the lord of the rāśi in a varga; exaltation does not count (BPHS 7.21 to 27). */
export const VIMSHOPAKA_POINTS = {
  own: 20,
  'great-friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great-enemy': 5,
} as const satisfies Record<Relation | 'own', number>;

/**
 * The houses and kārakas of the categories with their weights, each row with its source. The main house weighs 1;
 * customary secondary ones weigh a half or a quarter.
 */
import type { GrahaKey } from '../../data/keys';
import type { Category } from './types';

export type Signification = { weight: number; source: string } & ({ house: number } | { karaka: GrahaKey });

/** House and kāraka rows, category by category. */
export const SIGNIFICATIONS = {
  marriage: [
    { house: 7, weight: 1, source: 'BPHS 11' },
    { house: 2, weight: 0.5, source: 'customary' }, // the family
    { house: 11, weight: 0.5, source: 'customary' }, // fulfilled wishes
    { karaka: 'venus', weight: 1, source: 'BPHS 32' },
    { karaka: 'jupiter', weight: 0.25, source: 'customary' }, // of the husband
  ],
  'career-shift': [
    { house: 10, weight: 1, source: 'BPHS 11' },
    { house: 6, weight: 0.5, source: 'customary' }, // service
    { house: 2, weight: 0.25, source: 'customary' },
    { house: 11, weight: 0.25, source: 'customary' },
    { karaka: 'mercury', weight: 0.5, source: 'BPHS 32' },
    { karaka: 'sun', weight: 0.5, source: 'customary' },
    { karaka: 'saturn', weight: 0.5, source: 'customary' },
  ],
  relocation: [
    { house: 4, weight: 1, source: 'BPHS 11' }, // the dwelling
    { house: 3, weight: 0.5, source: 'customary' }, // away from the fourth
    { house: 12, weight: 0.5, source: 'customary' },
    { house: 9, weight: 0.25, source: 'customary' }, // long journeys
    { karaka: 'moon', weight: 0.5, source: 'BPHS 32' }, // of the fourth
  ],
  'child-birth': [
    { house: 5, weight: 1, source: 'BPHS 11' },
    { house: 2, weight: 0.5, source: 'customary' },
    { house: 11, weight: 0.5, source: 'customary' },
    { karaka: 'jupiter', weight: 1, source: 'BPHS 32' },
  ],
  'parent-death': [
    { house: 9, weight: 1, source: 'customary' }, // the father
    { house: 4, weight: 1, source: 'BPHS 11' }, // the mother; eighth from the ninth
    { house: 10, weight: 0.5, source: 'customary' }, // second from the ninth, seventh from the fourth
    { house: 3, weight: 0.5, source: 'customary' }, // seventh from the ninth
    { house: 11, weight: 0.5, source: 'customary' }, // eighth from the fourth
    { house: 5, weight: 0.25, source: 'customary' }, // second from the fourth
    { karaka: 'sun', weight: 0.5, source: 'customary' }, // of the father
    { karaka: 'moon', weight: 0.5, source: 'customary' }, // of the mother
  ],
  'spouse-death': [
    { house: 7, weight: 1, source: 'BPHS 11' },
    { house: 2, weight: 0.5, source: 'customary' }, // eighth from the seventh
    { house: 8, weight: 0.5, source: 'customary' }, // second from the seventh
    { house: 1, weight: 0.25, source: 'customary' }, // seventh from the seventh
    { karaka: 'venus', weight: 0.5, source: 'BPHS 32' },
  ],
  'major-illness': [
    { house: 6, weight: 1, source: 'customary' },
    { house: 8, weight: 0.5, source: 'customary' },
    { house: 12, weight: 0.5, source: 'customary' },
    { karaka: 'saturn', weight: 0.5, source: 'customary' },
    { karaka: 'mars', weight: 0.5, source: 'BPHS 32' }, // of the sixth
  ],
  'education-milestone': [
    { house: 5, weight: 1, source: 'BPHS 11' },
    { house: 4, weight: 1, source: 'customary' },
    { house: 9, weight: 0.5, source: 'customary' },
    { karaka: 'mercury', weight: 0.5, source: 'customary' },
    { karaka: 'jupiter', weight: 0.5, source: 'customary' },
  ],
  windfall: [
    { house: 2, weight: 1, source: 'BPHS 11' },
    { house: 11, weight: 1, source: 'BPHS 11' },
    { house: 5, weight: 0.5, source: 'customary' },
    { house: 9, weight: 0.5, source: 'customary' },
    { house: 8, weight: 0.25, source: 'customary' }, // what others leave
    { karaka: 'jupiter', weight: 0.5, source: 'BPHS 32' }, // of the second and the eleventh
  ],
} as const satisfies Record<Category, readonly Signification[]>;

/** The links of a lord to a house or a matter, and their weights. */
export const TIES = {
  owns: { weight: 1, source: 'customary' },
  occupies: { weight: 1, source: 'customary' },
  aspects: { weight: 0.5, source: 'BPHS 26' },
  signifies: { weight: 1, source: 'BPHS 32' },
  /** What a node does for the lord of its rāśi and for others in the rāśi. */
  acts: { weight: 0.5, source: 'customary' },
} as const;

/** Weights of the lords of mahā, antara and pratyantara: the longer period counts more (customary). */
export const LEVEL_WEIGHTS = { maha: 0.4, antara: 0.35, pratyantara: 0.25 } as const;

/** The houses of a category with their weights, heaviest first. */
export function housesOf(category: Category): { house: number; weight: number }[] {
  return SIGNIFICATIONS[category].filter((row) => 'house' in row);
}

/** The kārakas of a category with their weights. */
export function karakasOf(category: Category): { karaka: GrahaKey; weight: number }[] {
  return SIGNIFICATIONS[category].filter((row) => 'karaka' in row);
}

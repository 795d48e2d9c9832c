/**
 * The categories of events with their houses and kārakas, each row with its source and weight. The main house weighs 1;
 * customary secondary ones weigh a half or a quarter.
 */
import type { GrahaKey } from './keys';

/** Categories of dated events; the kernel numbers them in this order from 0. */
export const CATEGORIES = [
  'marriage',
  'career-shift',
  'relocation',
  'child-birth',
  'parent-death',
  'spouse-death',
  'major-illness',
  'education-milestone',
  'windfall',
] as const;

export type Category = (typeof CATEGORIES)[number];

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
  /** A node acts for the lord of its rāśi and for the grahas in it. */
  acts: { weight: 0.5, source: 'customary' },
} as const;

/** Weights of the lords of mahā, antara and pratyantara: the longer period counts more (customary). */
export const LEVEL_WEIGHTS = { maha: 0.4, antara: 0.35, pratyantara: 0.25 } as const;

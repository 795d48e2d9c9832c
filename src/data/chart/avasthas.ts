/** The avasthās by family, in the order of the text (BPHS 45), and their rules. */
import type { Dignity, Relation } from '../dignity';
import type { GrahaKey } from '../keys';

/** By age; each has a fifth of the rāśi. */
export const BALADI_KEYS = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;

export type Baladi = (typeof BALADI_KEYS)[number];

/** Waking, dreaming, deep sleep. */
export const JAGRADADI_KEYS = ['jagrat', 'svapna', 'sushupti'] as const;

export type Jagradadi = (typeof JAGRADADI_KEYS)[number];

/** Keyed by the rāśi. */
export const DEEPTADI_KEYS = ['dipta', 'svastha', 'mudita', 'shanta', 'dina', 'duhkhita', 'khala'] as const;

export type Deeptadi = (typeof DEEPTADI_KEYS)[number];

/** Two avasthās of the same family that exist in addition to the one by rāśi. */
export const DEEPTADI_FLAG_KEYS = ['vikala', 'kopa'] as const;

/** A graha may have several of them or none. */
export const LAJJITADI_KEYS = ['lajjita', 'garvita', 'kshudhita', 'trushita', 'mudita', 'kshobhita'] as const;

export type Lajjitadi = (typeof LAJJITADI_KEYS)[number];

/** Lying down and the eleven after it. */
export const SHAYANADI_KEYS = [
  'shayana',
  'upavesha',
  'netrapani',
  'prakasha',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;

export type Shayanadi = (typeof SHAYANADI_KEYS)[number];

/** Awake in exaltation, mūlatrikoṇa and own rāśi; dreaming with a friend or neutral; otherwise asleep. */
export const JAGRADADI_BY_DIGNITY: Record<Dignity, Jagradadi | null> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  'great-friend': 'svapna',
  friend: 'svapna',
  neutral: 'svapna',
  enemy: 'sushupti',
  'great-enemy': 'sushupti',
  debilitated: 'sushupti',
  none: null,
};

export const DEEPTADI_BY_DIGNITY: Record<'exalted' | 'moolatrikona' | 'own' | Relation, Deeptadi> = {
  exalted: 'dipta',
  moolatrikona: 'svastha',
  own: 'svastha',
  'great-friend': 'mudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  'great-enemy': 'khala',
};

export const VIKALA_COMPANY: readonly GrahaKey[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/** Other grahas: by name, by their relation to the graha, or by nature. */
export type OtherGrahas = readonly GrahaKey[] | 'friend' | 'enemy' | 'benefic';

export type LajjitadiCondition =
  | { house: number }
  | { inRashi: readonly number[] }
  | { dignity: readonly Dignity[] }
  /** Relation to the lord of its rāśi, if that is another graha. */
  | { lord: 'friend' | 'enemy' }
  | { with: OtherGrahas }
  | { aspectedBy: OtherGrahas }
  | { notAspectedBy: OtherGrahas };

interface LajjitadiRule {
  key: Lajjitadi;
  /** It holds if all conditions of one of these lists hold. */
  anyOf: readonly (readonly LajjitadiCondition[])[];
  source: string;
}

const MALEFICS = ['rahu', 'ketu', 'sun', 'saturn', 'mars'] as const;

/** Karka, Vṛścika and Mīna. */
const WATER_RASHIS = [4, 8, 12] as const;

export const LAJJITADI_RULES: readonly LajjitadiRule[] = [
  { key: 'lajjita', anyOf: [[{ house: 5 }, { with: MALEFICS }]], source: 'BPHS 45' },
  { key: 'garvita', anyOf: [[{ dignity: ['exalted', 'moolatrikona'] }]], source: 'BPHS 45' },
  {
    key: 'kshudhita',
    anyOf: [[{ lord: 'enemy' }], [{ with: 'enemy' }], [{ aspectedBy: 'enemy' }], [{ with: ['saturn'] }]],
    source: 'BPHS 45',
  },
  {
    key: 'trushita',
    anyOf: [[{ inRashi: WATER_RASHIS }, { aspectedBy: 'enemy' }, { notAspectedBy: 'benefic' }]],
    source: 'BPHS 45',
  },
  {
    key: 'mudita',
    anyOf: [[{ lord: 'friend' }], [{ with: 'friend' }], [{ aspectedBy: 'friend' }], [{ with: ['jupiter'] }]],
    source: 'BPHS 45',
  },
  {
    key: 'kshobhita',
    anyOf: [
      [{ with: ['sun'] }, { aspectedBy: ['mars', 'saturn'] }],
      [{ with: ['sun'] }, { aspectedBy: 'enemy' }],
    ],
    source: 'BPHS 45',
  },
];

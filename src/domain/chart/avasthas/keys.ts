/** The avasthās by family, in the order of the text (BPHS 45). */

/** By age; each has a fifth of the rāśi. */
export const BALADI_KEYS = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type Baladi = (typeof BALADI_KEYS)[number];

/** Waking, dreaming, deep sleep. */
export const JAGRADADI_KEYS = ['jagrat', 'svapna', 'sushupti'] as const;
export type Jagradadi = (typeof JAGRADADI_KEYS)[number];

/** By the rāśi. */
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

/** The special lagnas and their rates. */
import type { BodyKey } from '../../kernel/keys';

export const SPECIAL_LAGNA_KEYS = ['hora', 'ghati', 'bhava', 'varnada', 'shri', 'indu', 'pranapada'] as const;

export type SpecialLagnaKey = (typeof SPECIAL_LAGNA_KEYS)[number];

export type CountedLagnaKey = 'varnada' | 'indu';

export type MovingLagnaKey = Exclude<SpecialLagnaKey, CountedLagnaKey>;

/** Degrees per ghaṭī of 24 minutes, from Sūrya's longitude at sunrise. */
export const SUNRISE_LAGNAS = {
  bhava: { degPerGhati: 30 / 5, source: 'BPHS 5' }, // a rāśi in five ghaṭīs
  hora: { degPerGhati: 30 / 2.5, source: 'BPHS 5' }, // in two and a half
  ghati: { degPerGhati: 30, source: 'BPHS 5' }, // in one
} as const satisfies Partial<Record<MovingLagnaKey, { degPerGhati: number; source: string }>>;

/** Prāṇapada advances a rāśi in fifteen vighaṭīs, from Sūrya, his ninth or his fifth (BPHS 3). */
export const PRANAPADA = {
  degPerGhati: 120,
  /** For Sūrya in a movable, fixed or dual rāśi. */
  plusDeg: [0, 240, 120],
} as const;

/** Kalās of the grahas for Indu lagna (customary). */
export const INDU_KALAS = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
} as const satisfies Record<BodyKey, number>;

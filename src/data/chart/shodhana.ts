/** The tables of śodhana and of the piṇḍas (BPHS 67 to 69). */
import type { BodyKey } from '../../kernel/keys';

/** Pairs of rāśis with the same lord. Karka and Siṃha have their own lords and are not reduced. */
export const RASHI_PAIRS = [
  { lord: 'mars', rashis: [1, 8] },
  { lord: 'mercury', rashis: [3, 6] },
  { lord: 'jupiter', rashis: [9, 12] },
  { lord: 'venus', rashis: [2, 7] },
  { lord: 'saturn', rashis: [10, 11] },
] as const satisfies readonly { lord: BodyKey; rashis: readonly [number, number] }[];

/** Multipliers (guṇaka) of the rāśis from Meṣa. */
export const RASHI_GUNAKA = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const;

/** Multipliers of the grahas. */
export const GRAHA_GUNAKA = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
} as const satisfies Record<BodyKey, number>;

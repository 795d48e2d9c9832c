/** The houses of aspects and of argalā. */
import type { GrahaKey } from '../keys';

/**
 * Houses that a graha fully aspects, counted from its own: every graha aspects the seventh, and three of them two more
 * (BPHS 26). The nodes cast no aspect here; other authors give them the fifth, seventh and ninth.
 */
export const ASPECTED_HOUSES: Record<GrahaKey, readonly number[]> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
  rahu: [],
  ketu: [],
};

/** Houses of argalā, each with the house of its virodha. */
export const ARGALA_HOUSES = [
  { house: 2, virodhaHouse: 12 },
  { house: 4, virodhaHouse: 10 },
  { house: 11, virodhaHouse: 3 },
  { house: 5, virodhaHouse: 9 },
] as const;

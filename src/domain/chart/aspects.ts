/** Graha-dṛṣṭi from rāśi to rāśi. */
import { houseFrom } from './rashi';
import type { GrahaKey } from './types';

/**
 * Houses that a graha aspects in full, counted from its own: all the seventh, three of them two more (BPHS 26). The
 * nodes cast no aspect here; others give them the fifth, seventh and ninth.
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

/** Whether a graha in one rāśi aspects another rāśi, both 1..12. */
export function aspectsRashi(graha: GrahaKey, fromRashi: number, toRashi: number): boolean {
  return ASPECTED_HOUSES[graha].includes(houseFrom(fromRashi, toRashi));
}

/** Graha-dṛṣṭi from rāśi to rāśi. */
import type { GrahaKey } from '../../data/keys';
import { houseFrom } from '../positions/rashi';

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

/** Whether a graha in one rāśi aspects another rāśi, both 1..12. */
export function aspectsRashi(graha: GrahaKey, fromRashi: number, toRashi: number): boolean {
  return ASPECTED_HOUSES[graha].includes(houseFrom(fromRashi, toRashi));
}

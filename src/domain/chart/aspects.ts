/** Graha-dṛṣṭi from rāśi to rāśi. */
import { ASPECTED_HOUSES } from '../../data/chart/aspects';
import type { GrahaKey } from '../../data/keys';
import { houseFrom } from '../positions/rashi';

/** Whether a graha in one rāśi aspects another rāśi, both 1..12. */
export function aspectsRashi(graha: GrahaKey, fromRashi: number, toRashi: number): boolean {
  return ASPECTED_HOUSES[graha].includes(houseFrom(fromRashi, toRashi));
}

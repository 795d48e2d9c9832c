/** The movers of the kernel behind the grahas. */
import { type GrahaKey, isNode } from '../data/keys';
import type { MoverKey } from '../kernel/almanac';
import type { NodeMode } from '../kernel/keys';

/** The mover of a graha. Ketu is opposite to Rāhu. */
export function moverOf(graha: GrahaKey, nodeMode: NodeMode): MoverKey {
  return isNode(graha) ? `${nodeMode}-node` : graha;
}

/** Longitude of the mover minus that of the graha, degrees: half a turn for Ketu. */
export const offsetOf = (graha: GrahaKey): number => (graha === 'ketu' ? 180 : 0);

/** Ruling planets of Kṛṣṇamūrti paddhati (customary): lords of the lagna, the Moon and the weekday at an instant. */

import { varaLord } from '../../data/almanac';
import { type GrahaKey, NODE_KEYS, type NodeKey } from '../../data/keys';
import type { KpLords } from './ladder';

export interface KpRulingPlanets {
  lagnaStarLord: GrahaKey;
  lagnaSignLord: GrahaKey;
  moonStarLord: GrahaKey;
  moonSignLord: GrahaKey;
  /** Lord of the weekday from sunrise to sunrise; null if the day is unknown. */
  varaLord: GrahaKey | null;
  /** A refinement of the five. */
  lagnaSubLord: GrahaKey;
  /** Nodes in a rāśi of one of the five: they act beside it or for it. */
  nodes: NodeKey[];
}

/**
 * The ruling planets of an instant.
 *
 * @param nodeSignLords  lords of the rāśis of the nodes
 * @param vara           1..7 from Ravivāra, or null if the day is unknown
 */
export function kpRulingPlanets(
  lagna: KpLords,
  moon: KpLords,
  nodeSignLords: Record<NodeKey, GrahaKey>,
  vara: number | null,
): KpRulingPlanets {
  const lordOfVara = vara === null ? null : varaLord(vara);
  const five = [lagna.starLord, lagna.signLord, moon.starLord, moon.signLord, lordOfVara];
  return {
    lagnaStarLord: lagna.starLord,
    lagnaSignLord: lagna.signLord,
    moonStarLord: moon.starLord,
    moonSignLord: moon.signLord,
    varaLord: lordOfVara,
    lagnaSubLord: lagna.subLord,
    nodes: NODE_KEYS.filter((node) => five.includes(nodeSignLords[node])),
  };
}

/** Ruling planets of Kṛṣṇamūrti paddhati (customary): lords of the lagna, the Moon and the weekday at an instant. */

import { type GrahaKey, NODE_KEYS, type NodeKey } from '../../data/keys';
import { varaName } from '../../data/terms/varas';
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
  const varaLord = vara === null ? null : varaName(vara).lord;
  const five = [lagna.starLord, lagna.signLord, moon.starLord, moon.signLord, varaLord];
  return {
    lagnaStarLord: lagna.starLord,
    lagnaSignLord: lagna.signLord,
    moonStarLord: moon.starLord,
    moonSignLord: moon.signLord,
    varaLord,
    lagnaSubLord: lagna.subLord,
    nodes: NODE_KEYS.filter((node) => five.includes(nodeSignLords[node])),
  };
}

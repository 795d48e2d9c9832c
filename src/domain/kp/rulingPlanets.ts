/** Ruling planets of Kṛṣṇamūrti paddhati (customary): lords of the moment from the lagna, the Moon and the weekday. */
import { NODE_KEYS, type NodeKey } from '../chart/standing';
import type { GrahaKey } from '../chart/types';
import { varaName } from '../names';
import type { KpLords } from './ladder';

export interface KpRulingPlanets {
  lagnaStarLord: GrahaKey;
  lagnaSignLord: GrahaKey;
  moonStarLord: GrahaKey;
  moonSignLord: GrahaKey;
  /** Of the weekday from sunrise to sunrise; null where the day is not known. */
  varaLord: GrahaKey | null;
  /** A refinement of the five. */
  lagnaSubLord: GrahaKey;
  /** Nodes in a rāśi of one of the five: they stand beside it or for it. */
  nodes: NodeKey[];
}

/**
 * The ruling planets of an instant.
 *
 * @param nodeSignLords  lords of the rāśis that the nodes hold
 * @param vara           1..7 from Ravivāra, or null where the day is not known
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

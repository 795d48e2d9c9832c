/**
 * Significators of Kṛṣṇamūrti paddhati (customary). The links of a graha to a house, strongest first:
 *
 *   A  it is in the star of an occupant of the house
 *   B  it occupies the house
 *   C  it is in the star of the lord of the house
 *   D  it is the lord of the house, that is, of the rāśi on its cusp
 *
 * The nodes are lords of no rāśi. Each also acts for the lord of its rāśi and for the grahas in that rāśi. The houses
 * of these are listed separately from the houses that the node itself signifies.
 */

import { GRAHA_KEYS, type GrahaKey, NODE_KEYS, type NodeKey } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
export const KP_LEVELS = ['A', 'B', 'C', 'D'] as const;
type KpLevel = (typeof KP_LEVELS)[number];
export type ByLevel<T> = Record<KpLevel, T[]>;

/** The inputs for a graha. */
interface KpGrahaTies {
  starLord: GrahaKey;
  signLord: GrahaKey;
  /** 1..12. */
  rashi: number;
  /** House 1..12 by cusps. */
  house: number;
}

export interface KpSignificators {
  /** For each house 1..12: the grahas that signify it. */
  houses: ({ house: number } & ByLevel<GrahaKey>)[];
  /** The houses 1..12 that each graha signifies. */
  grahas: Record<GrahaKey, ByLevel<number>>;
  nodes: Record<NodeKey, KpAgency>;
}

interface KpAgency {
  /** The lord of its rāśi, then the other grahas in the rāśi. */
  actsFor: GrahaKey[];
  /** The houses that those grahas signify. */
  houses: ByLevel<number>;
}

interface KpChart {
  grahas: Record<GrahaKey, KpGrahaTies>;
  /** The houses of a lord, by their cusps. */
  housesUnder(lord: GrahaKey): number[];
}

/** The houses that a graha signifies by each link. */
const TIES: Record<KpLevel, (graha: GrahaKey, chart: KpChart) => number[]> = {
  A: (graha, { grahas }) => [grahas[grahas[graha].starLord].house],
  B: (graha, { grahas }) => [grahas[graha].house],
  C: (graha, { grahas, housesUnder }) => housesUnder(grahas[graha].starLord),
  D: (graha, { housesUnder }) => housesUnder(graha),
};

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

const byLevel = <T>(members: (level: KpLevel) => T[]): ByLevel<T> => recordFor(KP_LEVELS, members);

function agency(node: NodeKey, { grahas }: KpChart, signified: Record<GrahaKey, ByLevel<number>>): KpAgency {
  const { rashi, signLord } = grahas[node];
  const company = GRAHA_KEYS.filter((key) => key !== node && key !== signLord && grahas[key].rashi === rashi);
  const actsFor = [signLord, ...company];
  const houses = byLevel((level) =>
    HOUSES.filter((house) => actsFor.some((key) => signified[key][level].includes(house))),
  );
  return { actsFor, houses };
}

/**
 * The significators of every house, and the houses that every graha signifies.
 *
 * @param cuspLords  lords of the rāśis on the cusps 1..12
 */
export function kpSignificators(
  grahas: Record<GrahaKey, KpGrahaTies>,
  cuspLords: readonly GrahaKey[],
): KpSignificators {
  const chart: KpChart = { grahas, housesUnder: (lord) => HOUSES.filter((house) => cuspLords[house - 1] === lord) };
  const ofGrahas = recordFor(GRAHA_KEYS, (key) => byLevel((level) => TIES[level](key, chart)));
  return {
    houses: HOUSES.map((house) => ({
      house,
      ...byLevel((level) => GRAHA_KEYS.filter((key) => ofGrahas[key][level].includes(house))),
    })),
    grahas: ofGrahas,
    nodes: recordFor(NODE_KEYS, (node) => agency(node, chart, ofGrahas)),
  };
}

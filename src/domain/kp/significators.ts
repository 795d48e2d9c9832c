/**
 * Significators of Kṛṣṇamūrti paddhati (customary). What ties a graha to a house, the strongest tie first:
 *
 *   A  it is in the star of a graha that occupies the house
 *   B  it occupies the house
 *   C  it is in the star of the lord of the house
 *   D  it is the lord of the house: of the rāśi on its cusp
 *
 * The nodes are lords of no rāśi. Each acts besides for the lord of its rāśi and for the grahas in that rāśi: the
 * houses these signify are told apart from those that the node signifies itself.
 */
import { GRAHA_KEYS, NODE_KEYS, type NodeKey } from '../chart/standing';
import type { GrahaKey } from '../chart/types';

export const KP_LEVELS = ['A', 'B', 'C', 'D'] as const;
export type KpLevel = (typeof KP_LEVELS)[number];
export type ByLevel<T> = Record<KpLevel, T[]>;

/** What the rules read of a graha. */
export interface KpGrahaTies {
  starLord: GrahaKey;
  signLord: GrahaKey;
  /** 1..12. */
  rashi: number;
  /** The house whose interval of cusps holds it, 1..12. */
  house: number;
}

export interface KpSignificators {
  /** Of the houses 1..12 in turn: the grahas that signify each. */
  houses: ({ house: number } & ByLevel<GrahaKey>)[];
  /** The houses 1..12 that each graha signifies. */
  grahas: Record<GrahaKey, ByLevel<number>>;
  nodes: Record<NodeKey, KpAgency>;
}

export interface KpAgency {
  /** The lord of its rāśi, then those that share the rāśi. */
  actsFor: GrahaKey[];
  /** The houses that these signify. */
  houses: ByLevel<number>;
}

const TIES: Record<KpLevel, (graha: GrahaKey, house: number, chart: KpChart) => boolean> = {
  A: (graha, house, { grahas }) => grahas[grahas[graha].starLord].house === house,
  B: (graha, house, { grahas }) => grahas[graha].house === house,
  C: (graha, house, { grahas, lordOf }) => grahas[graha].starLord === lordOf(house),
  D: (graha, house, { lordOf }) => graha === lordOf(house),
};

interface KpChart {
  grahas: Record<GrahaKey, KpGrahaTies>;
  lordOf(house: number): GrahaKey;
}

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);

function byLevel<T>(members: (level: KpLevel) => T[]): ByLevel<T> {
  return Object.fromEntries(KP_LEVELS.map((level) => [level, members(level)])) as ByLevel<T>;
}

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
 * Significators of every house, and the houses that every graha signifies.
 *
 * @param cuspLords  lords of the rāśis on the cusps 1..12
 */
export function kpSignificators(
  grahas: Record<GrahaKey, KpGrahaTies>,
  cuspLords: readonly GrahaKey[],
): KpSignificators {
  const lordOf = (house: number): GrahaKey => {
    const lord = cuspLords[house - 1];
    if (lord === undefined) throw new RangeError(`no cusp ${house}`);
    return lord;
  };
  const chart: KpChart = { grahas, lordOf };
  const ofGrahas = Object.fromEntries(
    GRAHA_KEYS.map((key) => [key, byLevel((level) => HOUSES.filter((house) => TIES[level](key, house, chart)))]),
  ) as KpSignificators['grahas'];
  return {
    houses: HOUSES.map((house) => ({
      house,
      ...byLevel((level) => GRAHA_KEYS.filter((key) => ofGrahas[key][level].includes(house))),
    })),
    grahas: ofGrahas,
    nodes: Object.fromEntries(
      NODE_KEYS.map((node) => [node, agency(node, chart, ofGrahas)]),
    ) as KpSignificators['nodes'],
  };
}

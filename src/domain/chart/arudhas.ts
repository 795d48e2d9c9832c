/**
 * Ārūḍhas, or padas: the rāśi that lies as far beyond the lord as the lord lies from what it owns (BPHS 29, Jaimini
 * 1.1.30 to 32). Each rāśi has the one customary lord: Maṅgala in Vṛścika, Śani in Kumbha.
 */
import { countFrom, houseFrom, rashiLord } from './rashi';
import { GRAHA_KEYS, isBody, type NodeKey, type Standing } from './standing';
import type { GrahaKey } from './types';

export const HOUSE_PADAS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'] as const;
/** A pada by its house; AL is A1, ārūḍha lagna, and UL is A12, upapada lagna. */
export type PadaKey = (typeof HOUSE_PADAS)[number] | 'AL' | 'UL';

/** The pada that a graha has by one of the rāśis it owns, both 1..12. */
export interface GrahaPada {
  ownRashi: number;
  rashi: number;
}

export interface Arudhas {
  /** Rāśis 1..12. */
  padas: Record<PadaKey, number>;
  /** One for each rāśi a graha owns, in the order of the zodiac: which of two is read is left to the reader. */
  grahas: Record<GrahaKey, GrahaPada[]>;
}

/** Rāśis that the nodes own in the reckoning of padas (customary). */
const NODE_RASHIS = { rahu: [11], ketu: [8] } as const satisfies Record<NodeKey, readonly number[]>;

const RASHIS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const ownRashis = (key: GrahaKey): readonly number[] =>
  isBody(key) ? RASHIS.filter((rashi) => rashiLord(rashi) === key) : NODE_RASHIS[key];

/**
 * The rāśi counted from `to` as `to` is counted from `from`. Where that falls on `from` itself or on its seventh,
 * the tenth from there takes its place.
 */
function padaOf(from: number, to: number): number {
  const pada = countFrom(to, houseFrom(from, to));
  const house = houseFrom(from, pada);
  return house === 1 || house === 7 ? countFrom(pada, 10) : pada;
}

/** Padas of the twelve houses, counted from house to lord, and of the grahas, counted from graha to owned rāśi. */
export function computeArudhas(standing: Standing): Arudhas {
  const lagna = standing.rashi('lagna');
  const houses = HOUSE_PADAS.map((key, i) => {
    const house = countFrom(lagna, i + 1);
    return [key, padaOf(house, standing.rashi(rashiLord(house)))] as const;
  });
  const padas = Object.fromEntries(houses) as Record<(typeof HOUSE_PADAS)[number], number>;
  const grahas = GRAHA_KEYS.map((key) => {
    const stands = standing.rashi(key);
    return [key, ownRashis(key).map((ownRashi) => ({ ownRashi, rashi: padaOf(stands, ownRashi) }))] as const;
  });
  return {
    padas: { ...padas, AL: padas.A1, UL: padas.A12 },
    grahas: Object.fromEntries(grahas) as Record<GrahaKey, GrahaPada[]>,
  };
}

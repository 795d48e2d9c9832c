/** Rāśi-dṛṣṭi: aspects between rāśis, and of the grahas in them (BPHS 8, Jaimini 1.1.2 and 3). */
import { GRAHA_KEYS, type GrahaKey } from '../../data/keys';
import { countFrom, modality } from './rashi';
import type { Standing } from './standing';

const RASHIS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * Houses that a rāśi aspects, counted from itself. A movable rāśi aspects the fixed ones except the next, a fixed rāśi
 * the movable ones except the previous, and a dual rāśi the other dual ones. Rows: movable, fixed, dual.
 */
const ASPECTED_HOUSES = [
  [5, 8, 11],
  [3, 6, 9],
  [4, 7, 10],
] as const;

const ASPECTED: readonly (readonly number[])[] = RASHIS.map((rashi) =>
  (ASPECTED_HOUSES[modality(rashi)] as readonly number[]).map((house) => countFrom(rashi, house)).sort((a, b) => a - b),
);

/** The three rāśis that a rāśi aspects, 1..12 in ascending order. */
export function rashisAspected(rashi: number): readonly number[] {
  const aspected = ASPECTED[rashi - 1];
  if (aspected === undefined) throw new RangeError(`no rāśi ${rashi}`);
  return aspected;
}

/** Whether one rāśi aspects another. The relation is mutual. */
export const rashiAspects = (from: number, to: number): boolean => rashisAspected(from).includes(to);

export interface RashiDrishti {
  /** For each rāśi from Meṣa, its three aspected rāśis. */
  rashis: number[][];
  /** The rāśis that each graha aspects from its own. */
  grahas: Record<GrahaKey, { rashis: number[]; grahas: GrahaKey[] }>;
}

/** All rāśi aspects of a chart. */
export function computeRashiDrishti(standing: Standing): RashiDrishti {
  const grahas = GRAHA_KEYS.map((key) => {
    const rashis = [...rashisAspected(standing.rashi(key))];
    return [key, { rashis, grahas: GRAHA_KEYS.filter((other) => rashis.includes(standing.rashi(other))) }] as const;
  });
  return {
    rashis: RASHIS.map((rashi) => [...rashisAspected(rashi)]),
    grahas: Object.fromEntries(grahas) as RashiDrishti['grahas'],
  };
}

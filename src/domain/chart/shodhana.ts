/** Śodhana, the two reductions of an aṣṭakavarga, and the piṇḍas of the result (BPHS 67 to 69). */
import { GRAHA_GUNAKA, RASHI_GUNAKA, RASHI_PAIRS } from '../../data/chart/shodhana';
import { BODY_KEYS } from '../../kernel/keys';
import type { BodyRashis } from '../positions/friendship';

/** Sums of multiplied figures: by rāśi, by the rāśis of the seven grahas, and both together. */
export interface Pinda {
  rashi: number;
  graha: number;
  shodhya: number;
}

const figureAt = (row: readonly number[], rashi: number): number => row[rashi - 1] as number;

/**
 * Trikoṇa-śodhana (BPHS 67): subtract the smallest figure of a trine (three rāśis, each fifth from the other) from all
 * three. If one is zero nothing changes; if all are equal all become zero.
 *
 * @param row  twelve figures from Meṣa
 */
export function trikonaShodhana(row: readonly number[]): number[] {
  return row.map((figure, i) => {
    const trine = [figure, row[(i + 4) % 12] as number, row[(i + 8) % 12] as number];
    return figure - Math.min(...trine);
  });
}

/** The reduced figures of two rāśis with the same lord. */
function reducePair(a: number, b: number, aOccupied: boolean, bOccupied: boolean): [number, number] {
  if (a === 0 || b === 0) return [a, b];
  if (aOccupied && bOccupied) return [a, b];
  if (aOccupied) return [a, b > a ? a : 0];
  if (bOccupied) return [a > b ? b : 0, b];
  const left = a === b ? 0 : Math.min(a, b);
  return [left, left];
}

/**
 * Ekādhipatya-śodhana (BPHS 68), for each of the five pairs of rāśis with the same lord:
 *
 * 1. If either figure is zero, nothing changes. 2. If both rāśis are occupied, nothing changes.
 * 3. If neither is occupied, equal figures become zero, and of unequal ones both become the smaller.
 * 4. If one is occupied, the empty one's figure is cut to the occupied one's if greater, and otherwise becomes zero.
 *
 * @param row       twelve figures from Meṣa, after trikoṇa-śodhana
 * @param occupied  occupied rāśis 1..12
 */
export function ekadhipatyaShodhana(row: readonly number[], occupied: ReadonlySet<number>): number[] {
  const reduced = [...row];
  for (const {
    rashis: [a, b],
  } of RASHI_PAIRS) {
    const [left, right] = reducePair(figureAt(row, a), figureAt(row, b), occupied.has(a), occupied.has(b));
    reduced[a - 1] = left;
    reduced[b - 1] = right;
  }
  return reduced;
}

/** Piṇḍas (BPHS 69) of a row after both reductions; `rashis` are the rāśis of the seven grahas. */
export function pindaOf(row: readonly number[], rashis: BodyRashis): Pinda {
  const rashi = RASHI_GUNAKA.reduce((sum, gunaka, i) => sum + gunaka * (row[i] as number), 0);
  const graha = BODY_KEYS.reduce((sum, key) => sum + GRAHA_GUNAKA[key] * figureAt(row, rashis[key]), 0);
  return { rashi, graha, shodhya: rashi + graha };
}

/** Vaśya: the points of the classes in the north, and the lists of Raman and the Tamil almanacs. */
import { VASHYA_KEYS, VASHYAS, type VashyaKey } from '../../moonClasses';

const halvesOf = (rashi: number) => VASHYAS[rashi - 1] as (typeof VASHYAS)[number];

/** Whether the halves of a rāśi, 1..12, have different classes. */
export function isHalved(rashi: number): boolean {
  const [first, second] = halvesOf(rashi);
  return first !== second;
}

/** The class of a rāśi, 1..12, or of its first or second half. */
export const vashyaOf = (rashi: number, half: 1 | 2 | null): VashyaKey => halvesOf(rashi)[half === 2 ? 1 : 0];

/** Symmetric points: rows and columns catuṣpada, mānava, jalacara, vanacara, kīṭa. */
const POINTS = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0.5, 0, 1, 2, 0],
  [1, 1, 1, 0, 2],
] as const;

export function vashyaPoints(first: VashyaKey, second: VashyaKey): number {
  return POINTS[VASHYA_KEYS.indexOf(first)]?.[VASHYA_KEYS.indexOf(second)] as number;
}

/** The rāśis, 1..12, that are vaśya to each rāśi from Meṣa. */
export const VASHYA_LISTS: readonly (readonly number[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [3, 12],
  [6, 10],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
];

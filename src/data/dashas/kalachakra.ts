/**
 * Kālacakra (BPHS 46; tables from P. V. R. Narasimha Rao, *Vedic Astrology: An Integrated Approach*): a wheel of rāśis.
 * Each quarter of a nakṣatra has nine of them.
 */

/** Years of the rāśis from Meṣa. */
export const KALACHAKRA_YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const;

/** The forward (savya) wheel, rāśis 1..12: the four quarters of its first and of its second kind of nakṣatra. */
const SAVYA_FIRST = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...[10, 11, 12, 8, 7, 6, 4, 5, 3],
  ...[2, 1, 12, 11, 10, 9, 1, 2, 3],
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12],
] as const;
const SAVYA_SECOND = [
  ...[8, 7, 6, 4, 5, 3, 2, 1, 12],
  ...[11, 10, 9, 1, 2, 3, 4, 5, 6],
  ...[7, 8, 9, 10, 11, 12, 8, 7, 6],
  ...[4, 5, 3, 2, 1, 12, 11, 10, 9],
] as const;

const backwards = (rashis: readonly number[]): readonly number[] => [...rashis].reverse();

/**
 * Both wheels from their beginning. Each half of the backward (apasavya) wheel is a half of the forward one in reverse.
 */
export const KALACHAKRA_WHEELS = {
  savya: [...SAVYA_FIRST, ...SAVYA_SECOND],
  apasavya: [...backwards(SAVYA_SECOND), ...backwards(SAVYA_FIRST)],
} as const satisfies Record<string, readonly number[]>;
export type KalachakraWheel = keyof typeof KALACHAKRA_WHEELS;

/** Wheel and half of the nakṣatras from Aśvinī, repeating. */
export const KALACHAKRA_NAKSHATRAS = [
  ['savya', 0],
  ['savya', 1],
  ['savya', 0],
  ['apasavya', 0],
  ['apasavya', 1],
  ['apasavya', 1],
] as const satisfies readonly (readonly [KalachakraWheel, 0 | 1])[];

/** Arithmetic of the twelve rāśis, numbered 1..12 from Meṣa and counted inclusively: the first is the rāśi itself. */
import { RASHI_LORDS } from '../../data/dignity';
import type { BodyKey } from '../../kernel/keys';

/** Lord of a rāśi. */
export function rashiLord(rashi: number): BodyKey {
  const lord = RASHI_LORDS[rashi - 1];
  if (lord === undefined) throw new RangeError(`no rāśi ${rashi}`);
  return lord;
}

/** The `count`-th rāśi from another: `countFrom(1, 1)` is Meṣa, `countFrom(12, 2)` too. */
export function countFrom(rashi: number, count: number): number {
  return ((((rashi + count - 2) % 12) + 12) % 12) + 1;
}

/** Whole-sign house 1..12 of a rāśi from a reference rāśi. */
export function houseFrom(reference: number, rashi: number): number {
  return ((rashi - reference + 12) % 12) + 1;
}

/** Whether a rāśi is odd (oja): Meṣa, Mithuna and so on; the others are even (yugma). */
export function isOdd(rashi: number): boolean {
  return rashi % 2 === 1;
}

/** 0 movable (cara), 1 fixed (sthira), 2 dual (dvisvabhāva). */
export function modality(rashi: number): number {
  return (rashi - 1) % 3;
}

/** 0 fire, 1 earth, 2 air, 3 water. */
export function element(rashi: number): number {
  return (rashi - 1) % 4;
}

/** The minimum strength of each graha to count as strong (BPHS 27). */

/** Minimum total in rūpas; Raman requires 5 for the Sun. */
import type { BodyKey } from '../../../kernel/keys';
export const REQUIRED_RUPAS = {
  sun: 6.5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
} as const satisfies Record<BodyKey, number>;

interface Minima {
  grahas: readonly BodyKey[];
  sthana: number;
  dig: number;
  kala: number;
  cheshta: number;
  ayana: number;
}

/** Minimum virūpas of the components. */
export const REQUIRED_PARTS = [
  { grahas: ['sun', 'mercury', 'jupiter'], sthana: 165, dig: 35, kala: 112, cheshta: 50, ayana: 30 },
  { grahas: ['moon', 'venus'], sthana: 133, dig: 50, kala: 100, cheshta: 30, ayana: 40 },
  { grahas: ['mars', 'saturn'], sthana: 96, dig: 30, kala: 67, cheshta: 40, ayana: 20 },
] as const satisfies readonly Minima[];

/** Naisargika-bala, natural strength (BPHS 27). */

/** Virūpas: sevenths of sixty, by brightness. */
import type { BodyKey } from '../../../kernel/keys';
export const NAISARGIKA = {
  sun: 60,
  moon: 360 / 7,
  venus: 300 / 7,
  jupiter: 240 / 7,
  mercury: 180 / 7,
  mars: 120 / 7,
  saturn: 60 / 7,
} as const satisfies Record<BodyKey, number>;

import type { BodyKey } from '../../kernel/keys';

/** Deepest exaltation, sidereal degrees; deepest debilitation is opposite (BPHS 3). */
export const EXALTATION_DEG: Record<BodyKey, number> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

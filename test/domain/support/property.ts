import fc from 'fast-check';

/** Properties are tested on the same samples in every run. */
export const runs = (numRuns: number): { seed: number; numRuns: number } => ({ seed: 108, numRuns });

const STEPS = Number.MAX_SAFE_INTEGER;

/** Numbers spread evenly over min ≤ x ≤ max; `fc.double` spreads them over exponents, nearly all of them tiny. */
export const evenly = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: STEPS }).map((step) => min + (max - min) * (step / STEPS));

/** Longitudes, degrees, 0 ≤ x < 360. */
export const longitude = evenly(0, 360).map((deg) => deg % 360);

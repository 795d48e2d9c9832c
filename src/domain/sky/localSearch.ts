/** Minima of a sampled quantity near given instants. All searches of a call share its samples. */
import { type FiveNumbers, quarticAt, quarticThrough } from './quartic';

/** Samples at instants, Julian days UT; `which` are the numbers of their searches. */
type Sample<S extends Sampled> = (jdUt: readonly number[], which: readonly number[]) => readonly S[];

/** A value of a quantity, Julian day UT. */
interface Sampled {
  jdUt: number;
  value: number;
}

/** Three samples in order of time. */
type Triple<S extends Sampled> = [before: S, at: S, after: S];

/** Samples on either side of an instant, in half reaches. */
const AROUND = [-2, -1, 0, 1, 2] as const;
/** Newton steps in the polynomial through them, which has no samples to wait for. */
const STEPS_IN_POLYNOMIAL = 5;
/** A minimum by that polynomial is within this part of `least`. */
const ROUGH = 0.5;

/** The minimum of the polynomial through five values at equal distances, and its instant in steps from the middle. */
function lowestOf(values: readonly number[]): { x: number; value: number } {
  const quartic = quarticThrough(values as readonly number[] as FiveNumbers);
  const [, c1, c2, c3, c4] = quartic;
  let x = values.indexOf(Math.min(...values)) - 2;
  for (let step = 0; step < STEPS_IN_POLYNOMIAL; step++) {
    const rate = c1 + x * (2 * c2 + x * (3 * c3 + x * 4 * c4));
    const bend = 2 * c2 + x * (6 * c3 + x * 12 * c4);
    x = Math.min(Math.max(x - rate / Math.abs(bend), -2), 2);
  }
  return { x, value: quarticAt(quartic, x) };
}

/** A minimum near an instant: the first and the last sample, and between them the lowest one. */
interface Minimum<S extends Sampled> {
  /** Number of the instant. */
  which: number;
  samples: Triple<S>;
}

/**
 * Minima near instants, of a quantity that a polynomial of the fourth degree follows. There is none if the quantity is
 * lowest at an end of the reach, or if it stays above `least`.
 *
 * @param stepDays  distance of the samples that determine a minimum
 */
export function minimaOf<S extends Sampled>(
  sample: Sample<S>,
  near: readonly number[],
  { reachDays, stepDays, least }: { reachDays: number; stepDays: number; least: number },
): Minimum<S>[] {
  const count = AROUND.length;
  const samples = sample(
    near.flatMap((jdUt) => AROUND.map((k) => jdUt + (k / 2) * reachDays)),
    near.flatMap((_, which) => AROUND.map(() => which)),
  );
  const rough = near.flatMap((jdUt, which) => {
    const { x, value } = lowestOf(samples.slice(which * count, (which + 1) * count).map((each) => each.value));
    const isWithin = Math.abs(x) < 2 && value < (1 + ROUGH) * least;
    return isWithin ? [{ which, jdUt: jdUt + (x / 2) * reachDays }] : [];
  });
  const beside = sample(
    rough.flatMap(({ jdUt }) => [jdUt - stepDays, jdUt, jdUt + stepDays]),
    rough.flatMap(({ which }) => [which, which, which]),
  );
  const instants = rough.map(({ jdUt }, i) => {
    const [before, at, after] = beside.slice(3 * i, 3 * i + 3).map(({ value }) => value) as [number, number, number];
    return jdUt + (stepDays * (before - after)) / (2 * (before - 2 * at + after));
  });
  const lowest = sample(
    instants,
    rough.map(({ which }) => which),
  );
  return rough.flatMap(({ which }, i): Minimum<S>[] => {
    const at = lowest[i] as S;
    if (at.value >= least) return [];
    return [{ which, samples: [samples[which * count] as S, at, samples[(which + 1) * count - 1] as S] }];
  });
}

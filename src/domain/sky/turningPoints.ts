/** Turning points of a quantity that the kernel's tables give: greatest elongations, apsides. */
import { gridOfZeros, type Sampler, zerosOf } from './zeros';

export type { Sampler } from './zeros';

/** The distances of the samples of a derivative from its instant, in steps, and their weights: error of the fourth order. */
const OFFSETS = [-2, -1, 1, 2] as const;
const WEIGHTS = [1 / 12, -8 / 12, 8 / 12, -1 / 12] as const;

interface Search {
  /** Interval in which the quantity has at most one turning point, days. */
  gridDays: number;
  /** Distance of the samples that give its rate, days. */
  stepDays: number;
}

/**
 * The instants at which the rate of a quantity changes its sign, with whether it is a maximum.
 *
 * @param fromJd, toJd  Julian days UT, half-open
 */
export function turningPoints(
  sample: Sampler,
  fromJd: number,
  toJd: number,
  { gridDays, stepDays }: Search,
): { jdUt: number; isMaximum: boolean }[] {
  const ratesAt: Sampler = (instants) => {
    const values = sample(instants.flatMap((jdUt) => OFFSETS.map((offset) => jdUt + offset * stepDays)));
    return instants.map((_, i) =>
      WEIGHTS.reduce((sum, weight, j) => sum + weight * (values[OFFSETS.length * i + j] as number), 0),
    );
  };
  return zerosOf(ratesAt, gridOfZeros(fromJd, toJd, gridDays))
    .filter(({ jdUt }) => jdUt >= fromJd && jdUt < toJd)
    .map(({ jdUt, falls }) => ({ jdUt, isMaximum: falls }));
}

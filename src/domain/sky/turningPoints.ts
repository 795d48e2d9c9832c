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
 * Rates on a grid. Beside an extreme of the values they are exact; elsewhere a difference of two values has the same sign,
 * and costs a quarter.
 */
function ratesOn(grid: readonly number[], values: ArrayLike<number>, ratesAt: Sampler): Float64Array {
  const difference = (from: number, to: number): number => (values[to] as number) - (values[from] as number);
  const isSteady = (i: number): boolean => difference(i - 1, i) * difference(i, i + 1) > 0;
  const beside = grid.flatMap((_, i) => ([i - 1, i, i + 1].every(isSteady) ? [] : [i]));
  const exact = ratesAt(beside.map((i) => grid[i] as number));
  const rates = Float64Array.from(grid, (_, i) => difference(i - 1, i + 1));
  for (const [k, i] of beside.entries()) rates[i] = exact[k] as number;
  return rates;
}

/**
 * The instants at which the rate of a quantity changes its sign, with whether it is a maximum.
 *
 * @param fromJd, toJd  Julian days UT, half-open
 * @param isWanted      whether a maximum, or a minimum, is of interest
 */
export function turningPoints(
  sample: Sampler,
  fromJd: number,
  toJd: number,
  { gridDays, stepDays }: Search,
  isWanted: (isMaximum: boolean) => boolean = () => true,
): { jdUt: number; isMaximum: boolean }[] {
  const ratesAt: Sampler = (instants) => {
    const values = sample(instants.flatMap((jdUt) => OFFSETS.map((offset) => jdUt + offset * stepDays)));
    return instants.map((_, i) =>
      WEIGHTS.reduce((sum, weight, j) => sum + weight * (values[OFFSETS.length * i + j] as number), 0),
    );
  };
  const grid = gridOfZeros(fromJd, toJd, gridDays);
  const rates = ratesOn(grid, sample(grid), ratesAt);
  return zerosOf(ratesAt, grid, rates, (i) => isWanted((rates[i - 1] as number) > 0))
    .filter(({ jdUt }) => jdUt >= fromJd && jdUt < toJd)
    .map(({ jdUt, falls }) => ({ jdUt, isMaximum: falls }));
}

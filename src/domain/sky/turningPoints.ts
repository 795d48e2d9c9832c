/** Turning points of a quantity that the kernel's tables give: greatest elongations, apsides. */

/** Values of the quantity at instants, Julian days UT. */
export type Sampler = (jdUt: readonly number[]) => ArrayLike<number>;

/** The distances of the samples of a derivative from its instant, in steps, and their weights: error of the fourth order. */
const OFFSETS = [-2, -1, 1, 2] as const;
const WEIGHTS = [1 / 12, -8 / 12, 8 / 12, -1 / 12] as const;
const STEPS = 40;
/** A search stops at this width, days. */
const CLOSE_DAYS = 1e-6;

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
  const ratesAt = (instants: readonly number[]): number[] => {
    const values = sample(instants.flatMap((jdUt) => OFFSETS.map((offset) => jdUt + offset * stepDays)));
    return instants.map((_, i) =>
      WEIGHTS.reduce((sum, weight, j) => sum + weight * (values[OFFSETS.length * i + j] as number), 0),
    );
  };
  // The grid is fixed, so that a turning point has the same digits in every span.
  const first = Math.floor(fromJd / gridDays);
  const count = Math.ceil(toJd / gridDays) - first + 1;
  const grid = Array.from({ length: count }, (_, i) => (first + i) * gridDays);
  const rates = ratesAt(grid);
  const found: { jdUt: number; isMaximum: boolean }[] = [];
  for (let i = 1; i < count; i++) {
    let [low, high] = [grid[i - 1] as number, grid[i] as number];
    let [before, after] = [rates[i - 1] as number, rates[i] as number];
    if (before > 0 === after > 0) continue;
    const isMaximum = before > 0;
    for (let step = 0; step < STEPS && high - low > CLOSE_DAYS; step++) {
      const middle = low + ((high - low) * before) / (before - after);
      const [rate = 0] = ratesAt([middle]);
      // Illinois: the end that stays counts half, so that both ends move.
      if (rate > 0 === before > 0) {
        [low, before, after] = [middle, rate, after / 2];
      } else {
        [high, after, before] = [middle, rate, before / 2];
      }
      if (rate === 0 || Math.abs(rate) < 1e-16) break;
    }
    const jdUt = Math.abs(before) < Math.abs(after) ? low : high;
    if (jdUt >= fromJd && jdUt < toJd) found.push({ jdUt, isMaximum });
  }
  return found;
}

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

/** An interval at whose ends the rate of the quantity has different signs. */
interface Bracket {
  low: number;
  high: number;
  before: number;
  after: number;
  isMaximum: boolean;
}

/** Replaces an end of a bracket by an instant inside it; returns whether the search goes on. */
function narrow(bracket: Bracket, jdUt: number, rate: number): boolean {
  // Illinois: the end that stays counts half, so that both ends move.
  if (rate > 0 === bracket.before > 0) {
    bracket.low = jdUt;
    bracket.before = rate;
    bracket.after /= 2;
  } else {
    bracket.high = jdUt;
    bracket.after = rate;
    bracket.before /= 2;
  }
  return Math.abs(rate) >= 1e-16;
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
  const brackets: Bracket[] = [];
  for (let i = 1; i < count; i++) {
    const [before, after] = [rates[i - 1] as number, rates[i] as number];
    if (before > 0 === after > 0) continue;
    brackets.push({ low: grid[i - 1] as number, high: grid[i] as number, before, after, isMaximum: before > 0 });
  }
  // All brackets narrow together, because one call for many instants costs less than many calls.
  let open = brackets;
  for (let step = 0; step < STEPS; step++) {
    open = open.filter(({ low, high }) => high - low > CLOSE_DAYS);
    if (open.length === 0) break;
    const middles = open.map(({ low, high, before, after }) => low + ((high - low) * before) / (before - after));
    const found = ratesAt(middles);
    open = open.filter((bracket, i) => narrow(bracket, middles[i] as number, found[i] as number));
  }
  return brackets
    .map(({ low, high, before, after, isMaximum }) => ({
      jdUt: Math.abs(before) < Math.abs(after) ? low : high,
      isMaximum,
    }))
    .filter(({ jdUt }) => jdUt >= fromJd && jdUt < toJd);
}

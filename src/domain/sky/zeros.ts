/** Zeros of a quantity that tables of positions give. */

/** Values of the quantity at instants, Julian days UT. */
export type Sampler = (jdUt: readonly number[]) => ArrayLike<number>;

const STEPS = 40;
/** A search stops at this width, days. */
const CLOSE_DAYS = 1e-6;

/** An interval at whose ends the quantity has different signs. */
interface Bracket {
  low: number;
  high: number;
  /** The quantity at both ends, halved at an end that stays. */
  before: number;
  after: number;
}

/** The instant at which the line through both ends of a bracket is zero. */
export const chordZero = ({ low, high, before, after }: Bracket): number =>
  low + ((high - low) * before) / (before - after);

/** Replaces an end of a bracket by an instant inside it; returns whether the instant missed the zero. */
export function narrow(bracket: Bracket, jdUt: number, value: number): boolean {
  // Illinois: the end that stays counts half, so that both ends move.
  if (value > 0 === bracket.before > 0) {
    bracket.low = jdUt;
    bracket.before = value;
    bracket.after /= 2;
  } else {
    bracket.high = jdUt;
    bracket.after = value;
    bracket.before /= 2;
  }
  return Math.abs(value) >= 1e-16;
}

/**
 * The instants at which a quantity changes its sign, with whether it falls there.
 *
 * @param grid    instants in order, Julian days UT, between which the quantity has at most one zero
 * @param values  the quantity there, if it is known
 * @param isSought  whether the zero between the instants i − 1 and i is of interest
 */
export function zerosOf(
  sample: Sampler,
  grid: readonly number[],
  values: ArrayLike<number> = sample(grid),
  isSought: (i: number) => boolean = () => true,
): { jdUt: number; falls: boolean }[] {
  const brackets: (Bracket & { falls: boolean })[] = [];
  for (let i = 1; i < grid.length; i++) {
    const [before, after] = [values[i - 1] as number, values[i] as number];
    if (before > 0 === after > 0 || !isSought(i)) continue;
    brackets.push({ low: grid[i - 1] as number, high: grid[i] as number, before, after, falls: before > 0 });
  }
  // All brackets narrow together, because one call for many instants costs less than many calls.
  let open = brackets;
  for (let step = 0; step < STEPS; step++) {
    open = open.filter(({ low, high }) => high - low > CLOSE_DAYS);
    if (open.length === 0) break;
    const middles = open.map(chordZero);
    const found = sample(middles);
    open = open.filter((bracket, i) => narrow(bracket, middles[i] as number, found[i] as number));
  }
  return brackets.map(({ low, high, before, after, falls }) => ({
    jdUt: Math.abs(before) < Math.abs(after) ? low : high,
    falls,
  }));
}

/** Instants that cover a span, at multiples of a distance, so that an event has the same digits in every span. */
export function gridOfZeros(fromJd: number, toJd: number, gridDays: number): number[] {
  const first = Math.floor(fromJd / gridDays);
  const count = Math.ceil(toJd / gridDays) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * gridDays);
}

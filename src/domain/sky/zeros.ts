/** Zeros of a quantity that tables of positions give. */

/**
 * Values of quantities at instants, Julian days UT. In a search among brackets, `which` are the numbers of the brackets of
 * the instants.
 */
type BracketSampler = (jdUt: readonly number[], which: readonly number[]) => ArrayLike<number>;

const STEPS = 40;
/** A search stops when its estimate moves by less than this, days: a millisecond. */
const CLOSE_DAYS = 1e-8;
/** Values that count as zero. */
const LEAST = 1e-16;

/** An interval at whose ends a quantity has different signs. */
export interface Bracket {
  low: number;
  high: number;
  /** The quantity at both ends. */
  before: number;
  after: number;
}

/**
 * The zero in each bracket, by regula falsi with the Illinois rule. All brackets narrow together, because one call for many
 * instants costs less than many calls. The last sample of a bracket is at its zero.
 */
export function zerosIn(sample: BracketSampler, brackets: readonly Bracket[]): number[] {
  const [low, high] = [brackets.map((bracket) => bracket.low), brackets.map((bracket) => bracket.high)];
  const [before, after] = [brackets.map((bracket) => bracket.before), brackets.map((bracket) => bracket.after)];
  const zeros = brackets.map(() => Number.NaN);
  const moved = brackets.map(() => Number.NaN);
  const wasLow: boolean[] = [];
  let open = [...brackets.keys()];
  for (let step = 0; step < STEPS && open.length > 0; step++) {
    for (const i of open) {
      const [from, to] = [low[i] as number, high[i] as number];
      const zero = from + ((to - from) * (before[i] as number)) / ((before[i] as number) - (after[i] as number));
      moved[i] = Math.abs(zero - (zeros[i] as number));
      zeros[i] = zero;
    }
    const values = sample(
      open.map((i) => zeros[i] as number),
      open,
    );
    open = open.filter((i, at) => {
      const [value, zero] = [values[at] as number, zeros[i] as number];
      const isLow = value > 0 === (before[i] as number) > 0;
      const [ends, ofEnds, ofOthers] = isLow ? [low, before, after] : [high, after, before];
      ends[i] = zero;
      ofEnds[i] = value;
      // An end that stays twice counts half, so that both ends move.
      if (wasLow[i] === isLow) ofOthers[i] = (ofOthers[i] as number) / 2;
      wasLow[i] = isLow;
      return Math.abs(value) >= LEAST && !((moved[i] as number) <= CLOSE_DAYS);
    });
  }
  return zeros;
}

/** An interval in which a quantity changes its sign, with whether it falls there. */
export interface SignChange extends Bracket {
  falls: boolean;
}

/**
 * The intervals of a grid in which a quantity changes its sign.
 *
 * @param grid    instants in order, Julian days UT, between which the quantity has at most one zero
 * @param values  the quantity there
 * @param isSought  whether the zero between the instants i − 1 and i is of interest
 */
export function signChanges(
  grid: readonly number[],
  values: ArrayLike<number>,
  isSought: (i: number) => boolean = () => true,
): SignChange[] {
  const changes: SignChange[] = [];
  for (let i = 1; i < grid.length; i++) {
    const [before, after] = [values[i - 1] as number, values[i] as number];
    if (before > 0 === after > 0 || !isSought(i)) continue;
    changes.push({ low: grid[i - 1] as number, high: grid[i] as number, before, after, falls: before > 0 });
  }
  return changes;
}

/** The instants at which a quantity changes its sign, with whether it falls there: see `signChanges`. */
export function zerosOf(
  sample: (jdUt: readonly number[]) => ArrayLike<number>,
  grid: readonly number[],
  values: ArrayLike<number> = sample(grid),
  isSought?: (i: number) => boolean,
): { jdUt: number; falls: boolean }[] {
  const changes = signChanges(grid, values, isSought);
  return zerosIn(sample, changes).map((jdUt, i) => ({ jdUt, falls: (changes[i] as SignChange).falls }));
}

/** Instants that cover a span, at multiples of a distance, so that an event has the same digits in every span. */
export function gridOfZeros(fromJd: number, toJd: number, gridDays: number): number[] {
  const first = Math.floor(fromJd / gridDays);
  const count = Math.ceil(toJd / gridDays) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * gridDays);
}

/** Zeros of a quantity that tables of positions give. */

/**
 * Values of quantities at instants, Julian days UT. In a search among brackets, `which` are the numbers of the brackets of
 * the instants.
 */
type BracketSampler = (jdUt: readonly number[], which: readonly number[]) => ArrayLike<number>;

const STEPS = 40;
/** A search stops when its next instant would be nearer than this, days: a millisecond. */
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
  /** About where the zero is; without it, on the line between both ends. */
  near?: number;
}

/** A search in a bracket: the latest instant, one on the other side of the zero, and the one before, with their values. */
class Narrowing {
  /** The latest instant, which is the zero at the end, and the next one. */
  at: number;
  next: number;
  #value: number;
  #other: number;
  #otherValue: number;
  #last = Number.NaN;
  #lastValue = Number.NaN;

  constructor({ low, high, before, after, near }: Bracket) {
    this.at = low;
    this.#value = before;
    this.#other = high;
    this.#otherValue = after;
    this.next = near ?? low + ((high - low) * before) / (before - after);
  }

  /** Takes the value at the next instant; returns whether the zero is found. */
  isDone(value: number): boolean {
    if (value > 0 === this.#value > 0) {
      this.#last = this.at;
      this.#lastValue = this.#value;
    } else {
      this.#last = this.#other;
      this.#lastValue = this.#otherValue;
      this.#other = this.at;
      this.#otherValue = this.#value;
    }
    this.at = this.next;
    this.#value = value;
    this.next = this.at + this.#share() * (this.#other - this.at);
    return Math.abs(value) < LEAST || Math.abs(this.next - this.at) <= CLOSE_DAYS;
  }

  /** The way to the next instant, as a part of that to the other side. */
  #share(): number {
    const [at, other, last] = [this.at, this.#other, this.#last];
    const [a, b, c] = [this.#value, this.#otherValue, this.#lastValue];
    const along = (at - other) / (last - other);
    const up = (a - b) / (c - b);
    if (up * up >= along || (1 - up) ** 2 >= 1 - along) return 0.5;
    return (a / (b - a)) * (c / (b - c)) + ((last - at) / (other - at)) * (a / (c - a)) * (b / (c - b));
  }
}

/**
 * The zero in each bracket, by inverse quadratic interpolation where it converges and bisection elsewhere (Chandrupatla
 * 1997). All brackets narrow together, because one call for many instants costs less than many calls. The last sample of a
 * bracket is at its zero.
 */
export function zerosIn(sample: BracketSampler, brackets: readonly Bracket[]): number[] {
  const searches = brackets.map((bracket) => new Narrowing(bracket));
  let open = [...brackets.keys()];
  for (let step = 0; step < STEPS && open.length > 0; step++) {
    const values = sample(
      open.map((i) => (searches[i] as Narrowing).next),
      open,
    );
    open = open.filter((i, row) => !(searches[i] as Narrowing).isDone(values[row] as number));
  }
  return searches.map(({ at }) => at);
}

/** An interval in which a quantity changes its sign, with whether it falls there. */
interface SignChange extends Bracket {
  falls: boolean;
}

/**
 * The intervals of a grid in which a quantity changes its sign.
 *
 * @param grid    instants in order, Julian days UT, between which the quantity has at most one zero
 * @param values  the quantity there
 * @param isSought  whether the zero between the instants i − 1 and i is of interest
 */
function signChanges(
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

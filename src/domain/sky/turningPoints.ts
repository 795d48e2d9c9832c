/** Turning points of a quantity that the kernel's tables give: greatest elongations, apsides. */
import { gridOfZeros, type SignChange, signChanges, zerosIn } from './zeros';

/** Values of a quantity at instants, Julian days UT. */
export type Sampler = (jdUt: readonly number[]) => ArrayLike<number>;

/** The distances of the samples of a derivative from its instant, in steps, and their weights: error of the fourth order. */
const OFFSETS = [-2, -1, 1, 2] as const;
const WEIGHTS = [1 / 12, -8 / 12, 8 / 12, -1 / 12] as const;

interface TurningPoint {
  /** Julian day UT. */
  jdUt: number;
  isMaximum: boolean;
}

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
class GridRates {
  readonly #grid: readonly number[];
  readonly #values: ArrayLike<number>;
  /** The rows whose rates are exact. */
  readonly #exact: readonly number[];

  constructor(grid: readonly number[], values: ArrayLike<number>) {
    this.#grid = grid;
    this.#values = values;
    const isSteady = (i: number): boolean => this.#difference(i - 1, i) * this.#difference(i, i + 1) > 0;
    this.#exact = grid.flatMap((_, i) => ([i - 1, i, i + 1].every(isSteady) ? [] : [i]));
  }

  #difference(from: number, to: number): number {
    return (this.#values[to] as number) - (this.#values[from] as number);
  }

  /** The instants whose exact rates are needed. */
  get instants(): number[] {
    return this.#exact.map((i) => this.#grid[i] as number);
  }

  /** The intervals in which the rate changes its sign. @param exact  the rates at `instants` */
  changes(exact: ArrayLike<number>, isWanted: (isMaximum: boolean) => boolean): SignChange[] {
    const rates = Float64Array.from(this.#grid, (_, i) => this.#difference(i - 1, i + 1));
    for (const [k, i] of this.#exact.entries()) rates[i] = exact[k] as number;
    return signChanges(this.#grid, rates, (i) => isWanted((rates[i - 1] as number) > 0));
  }
}

/** Parts of a list, of given lengths. */
function partsOf<T>(list: ArrayLike<T>, lengths: readonly number[]): T[][] {
  const all = Array.from(list);
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return all.slice(end - length, end);
  });
}

/** Julian days UT, half-open. */
type Span = readonly [fromJd: number, toJd: number];

/**
 * The instants of each span at which the rate of a quantity changes its sign, with whether it is a maximum.
 *
 * @param isWanted  whether a maximum, or a minimum, is of interest
 */
export function turningPointsIn(
  sample: Sampler,
  spans: readonly Span[],
  { gridDays, stepDays }: Search,
  isWanted: (isMaximum: boolean) => boolean = () => true,
): TurningPoint[][] {
  const ratesAt: Sampler = (instants) => {
    const beside = new Array<number>(OFFSETS.length * instants.length);
    for (let i = 0; i < beside.length; i++) {
      const offset = OFFSETS[i % OFFSETS.length] as number;
      beside[i] = (instants[Math.floor(i / OFFSETS.length)] as number) + offset * stepDays;
    }
    const values = sample(beside);
    const rates = new Float64Array(instants.length);
    for (let i = 0; i < beside.length; i++) {
      const at = Math.floor(i / OFFSETS.length);
      rates[at] = (rates[at] as number) + (WEIGHTS[i % OFFSETS.length] as number) * (values[i] as number);
    }
    return rates;
  };
  const grids = spans.map(([fromJd, toJd]) => gridOfZeros(fromJd, toJd, gridDays));
  const lengths = (lists: readonly { length: number }[]): number[] => lists.map(({ length }) => length);
  const values = partsOf(sample(grids.flat()), lengths(grids));
  const rates = grids.map((grid, i) => new GridRates(grid, values[i] as number[]));
  const instants = rates.map((rate) => rate.instants);
  const exact = partsOf(ratesAt(instants.flat()), lengths(instants));
  const changes = rates.map((rate, i) => rate.changes(exact[i] as number[], isWanted));
  return partsOf(zerosIn(ratesAt, changes.flat()), lengths(changes)).map((zeros, i) => {
    const [[fromJd, toJd], own] = [spans[i] as Span, changes[i] as SignChange[]];
    return zeros
      .map((jdUt, k) => ({ jdUt, isMaximum: (own[k] as SignChange).falls }))
      .filter(({ jdUt }) => jdUt >= fromJd && jdUt < toJd);
  });
}

/** The turning points of one span. */
export const turningPoints = (
  sample: Sampler,
  fromJd: number,
  toJd: number,
  search: Search,
  isWanted?: (isMaximum: boolean) => boolean,
): TurningPoint[] => turningPointsIn(sample, [[fromJd, toJd]], search, isWanted)[0] as TurningPoint[];

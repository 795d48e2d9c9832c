/** Turning points of a quantity that the kernel's tables give: greatest elongations, apsides. */
import { gridOfZeros } from './zeros';

/** Values of a quantity at instants, Julian days UT. */
export type Sampler = (jdUt: readonly number[]) => ArrayLike<number>;

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

/** Julian days UT, half-open. */
type Span = readonly [fromJd: number, toJd: number];

/** Instants of a grid on either side of another that determine a turning point near it. */
export const REACH = 3;
/** Newton steps in that polynomial, which has no samples to wait for. */
const STEPS_IN_POLYNOMIAL = 4;

/**
 * The extreme near the middle of seven values at equal distances, by the polynomial through them: its instant in steps from
 * the middle, and its value.
 */
export function extremeNear(values: ArrayLike<number>, middle: number): { x: number; value: number } {
  const at = values[middle] as number;
  const odd = (k: number): number => ((values[middle + k] as number) - (values[middle - k] as number)) / 2;
  const even = (k: number): number =>
    (((values[middle + k] as number) + (values[middle - k] as number)) / 2 - at) / (k * k);
  const [m1, m2, m3] = [odd(1), odd(2), odd(3)];
  const [s1, s2, s3] = [even(1), even(2), even(3)];
  // The coefficients of the powers 1 to 6.
  const c5 = (m3 - 4 * m2 + 5 * m1) / 120;
  const c3 = (8 * m2 - m3 - 13 * m1) / 24;
  const c1 = m1 - c3 - c5;
  const c6 = ((s3 - s2) / 5 - (s2 - s1) / 3) / 8;
  const c4 = (s2 - s1) / 3 - 5 * c6;
  const c2 = s1 - c4 - c6;
  let x = 0;
  for (let step = 0; step < STEPS_IN_POLYNOMIAL; step++) {
    const rate = c1 + x * (2 * c2 + x * (3 * c3 + x * (4 * c4 + x * (5 * c5 + x * 6 * c6))));
    const bend = 2 * c2 + x * (6 * c3 + x * (12 * c4 + x * (20 * c5 + x * 30 * c6)));
    x = Math.min(Math.max(x - rate / bend, -1), 1);
  }
  return { x, value: at + x * (c1 + x * (c2 + x * (c3 + x * (c4 + x * (c5 + x * c6))))) };
}

/**
 * The turning points of a span to a small part of the grid, from values on the grid alone, and some beyond the span.
 *
 * @param values  on the grid, which reaches beyond the span by `REACH` instants
 */
function extremesOn(grid: readonly number[], values: ArrayLike<number>, gridDays: number): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (let i = REACH; i + REACH < grid.length; i++) {
    const rise = (values[i] as number) - (values[i - 1] as number);
    const fall = (values[i] as number) - (values[i + 1] as number);
    const isMaximum = rise > 0;
    if (isMaximum ? fall < 0 : rise === 0 || fall >= 0) continue;
    found.push({ jdUt: (grid[i] as number) + gridDays * extremeNear(values, i).x, isMaximum });
  }
  return found;
}

const gridAround = (fromJd: number, toJd: number, gridDays: number): number[] =>
  gridOfZeros(fromJd - REACH * gridDays, toJd + REACH * gridDays, gridDays);

/** The samples beside an instant that give the rate and the acceleration there, in steps: error of the fourth order. */
const OFFSETS = [-2, -1, 0, 1, 2] as const;
/** A turning point is found after a shorter Newton step, days: the next one would be below a millisecond. */
const LAST_STEP_DAYS = 1e-4;
const STEPS = 12;

/** The turning points near rough ones, by Newton steps. All narrow together, because one table costs less than many. */
function refined(sample: Sampler, rough: readonly TurningPoint[], { gridDays, stepDays }: Search): TurningPoint[] {
  const instants = rough.map(({ jdUt }) => jdUt);
  let open = [...rough.keys()];
  for (let step = 0; step < STEPS && open.length > 0; step++) {
    const values = sample(open.flatMap((i) => OFFSETS.map((offset) => (instants[i] as number) + offset * stepDays)));
    open = open.filter((i, row) => {
      const at = (k: number): number => values[OFFSETS.length * row + k + 2] as number;
      const rate = (8 * (at(1) - at(-1)) - (at(2) - at(-2))) / 12;
      const bend = (16 * (at(1) + at(-1)) - (at(2) + at(-2)) - 30 * at(0)) / 12;
      const [{ jdUt: start }, before] = [rough[i] as TurningPoint, instants[i] as number];
      const after = Math.min(Math.max(before - (stepDays * rate) / bend, start - gridDays), start + gridDays);
      instants[i] = after;
      return !(Math.abs(after - before) < LAST_STEP_DAYS);
    });
  }
  return rough.map(({ isMaximum }, i) => ({ jdUt: instants[i] as number, isMaximum }));
}

/**
 * The instants of each span at which the rate of a quantity changes its sign, with whether it is a maximum.
 *
 * @param isWanted  whether a maximum, or a minimum, is of interest
 */
export function turningPointsIn(
  sample: Sampler,
  spans: readonly Span[],
  search: Search,
  isWanted: (isMaximum: boolean) => boolean = () => true,
): TurningPoint[][] {
  const grids = spans.map(([fromJd, toJd]) => gridAround(fromJd, toJd, search.gridDays));
  const values = Array.from(sample(grids.flat()));
  let end = 0;
  const rough = grids.map((grid) => {
    end += grid.length;
    const own = values.slice(end - grid.length, end);
    return extremesOn(grid, own, search.gridDays).filter(({ isMaximum }) => isWanted(isMaximum));
  });
  const points = refined(sample, rough.flat(), search);
  let first = 0;
  return spans.map(([fromJd, toJd], i) => {
    first += (rough[i] as TurningPoint[]).length;
    return points
      .slice(first - (rough[i] as TurningPoint[]).length, first)
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

/** Positions at many instants, column by column, in runs. */
import {
  DISTANCE,
  EVENTS,
  LATITUDE,
  LONGITUDE,
  MAX_POSITIONS,
  POSITION_BODIES,
  POSITION_BODY_COLUMNS,
  POSITION_DELTA_PSI,
  POSITION_GAST,
  POSITION_JD_TT,
  POSITION_JD_UT,
  POSITION_OBLIQUITY,
  POSITION_ZERO,
  POSITION_ZERO_RATE,
  SPEED,
} from '../../assembly/layout';
import { MOVERS, type PositionsQuestion, type PositionTable } from './almanac';
import type { Instance } from './load';
import { ok, type Result } from './result';
import { answered } from './search';
import { chooseZodiac } from './zodiac';

/** Rows of a call of the module. */
export { MAX_POSITIONS };

/** The columns of the instants. */
const OF_INSTANT = {
  jdTt: POSITION_JD_TT,
  deltaPsiDeg: POSITION_DELTA_PSI,
  obliquityDeg: POSITION_OBLIQUITY,
  gastDeg: POSITION_GAST,
  zeroDeg: POSITION_ZERO,
  zeroRateDegPerDay: POSITION_ZERO_RATE,
} as const;

/** The columns of a body. */
const OF_BODY = { lonDeg: LONGITUDE, latDeg: LATITUDE, distAu: DISTANCE, lonSpeedDegPerDay: SPEED } as const;

/** A column to fill, and its number in the block. */
interface Filling {
  column: Float64Array;
  number: number;
}

/** Empty columns by name. */
function columnsOf<K extends string>(numbers: Record<K, number>, first: number, count: number) {
  const fillings = Object.entries<number>(numbers).map(([key, number]) => ({
    key,
    column: new Float64Array(count),
    number: first + number,
  }));
  const columns = Object.fromEntries(fillings.map(({ key, column }) => [key, column])) as Record<K, Float64Array>;
  return { fillings, columns };
}

/** Instants of a run are this near to its first, because the module has the tables of only two spans of years at once. */
const RUN_DAYS = 36_525;

/** The number of instants of the run that begins with one. */
function runLength(jdUt: ArrayLike<number>, from: number): number {
  const first = jdUt[from] as number;
  const end = Math.min(from + MAX_POSITIONS, jdUt.length);
  let to = from + 1;
  while (to < end && Math.abs((jdUt[to] as number) - first) <= RUN_DAYS) to++;
  return to - from;
}

/** See `Almanac.positions`. */
export function positionsOf(kernel: Instance, question: PositionsQuestion): Result<PositionTable, 'out_of_range'> {
  const { jdUt, movers, zodiac, withDistances } = question;
  const instant = columnsOf(OF_INSTANT, 0, jdUt.length);
  const bodies = movers.map((mover) => {
    const first = POSITION_BODIES + POSITION_BODY_COLUMNS * MOVERS.indexOf(mover);
    const hasDistance = withDistances && !mover.endsWith('-node');
    const { fillings, columns } = columnsOf(OF_BODY, first, jdUt.length);
    if (!hasDistance) columns.distAu.fill(Number.NaN);
    return { mover, columns, hasDistance, fillings: fillings.filter(({ key }) => hasDistance || key !== 'distAu') };
  });
  const fillings: Filling[] = [...instant.fillings, ...bodies.flatMap((body) => body.fillings)];
  const bitsOf = (chosen: typeof bodies) => chosen.reduce((bits, { mover }) => bits | (1 << MOVERS.indexOf(mover)), 0);
  const [mask, distances] = [bitsOf(bodies), bitsOf(bodies.filter(({ hasDistance }) => hasDistance))];
  for (let from = 0, count = 0; from < jdUt.length; from += count) {
    count = runLength(jdUt, from);
    // The zodiac is laid out for the years of the run.
    chooseZodiac(kernel, zodiac, jdUt[from] as number);
    const { block, wasm } = kernel;
    const run = (number: number): number => EVENTS + count * number;
    for (let i = 0; i < count; i++) block[run(POSITION_JD_UT) + i] = jdUt[from + i] as number;
    const status = answered(wasm.positions(count, mask, distances), { count }, () => true);
    if (!status.ok) return status;
    for (const { column, number } of fillings) column.set(block.subarray(run(number), run(number + 1)), from);
  }
  const ofBodies = Object.fromEntries(bodies.map(({ mover, columns }) => [mover, columns]));
  return ok({ ...instant.columns, movers: ofBodies as PositionTable['movers'] });
}

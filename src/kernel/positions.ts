/** Positions at many instants, column by column: fills the records of the block in runs. */
import {
  DISTANCE,
  EVENTS,
  LATITUDE,
  LONGITUDE,
  MAX_POSITIONS,
  POSITION_BODIES,
  POSITION_BODY_SLOTS,
  POSITION_DELTA_PSI,
  POSITION_GAST,
  POSITION_JD_TT,
  POSITION_JD_UT,
  POSITION_OBLIQUITY,
  POSITION_SLOTS,
  POSITION_ZERO,
  POSITION_ZERO_RATE,
  SPEED,
} from '../../assembly/layout';
import { MOVERS, type PositionsQuestion, type PositionTable } from './almanac';
import type { Instance } from './load';
import { ok, type Result } from './result';
import { answered } from './search';
import { DEGREES } from './units';
import { chooseZodiac } from './zodiac';

/** Rows of a call of the module. */
export { MAX_POSITIONS };

/** The slots of a record that belong to the instant, with their units. */
const OF_INSTANT = {
  jdTt: [POSITION_JD_TT, 1],
  deltaPsiDeg: [POSITION_DELTA_PSI, DEGREES],
  obliquityDeg: [POSITION_OBLIQUITY, DEGREES],
  gastDeg: [POSITION_GAST, DEGREES],
  zeroDeg: [POSITION_ZERO, DEGREES],
  zeroRateDegPerDay: [POSITION_ZERO_RATE, DEGREES],
} as const;

/** The fields of a body. */
const OF_BODY = {
  lonDeg: [LONGITUDE, DEGREES],
  latDeg: [LATITUDE, DEGREES],
  distAu: [DISTANCE, 1],
  lonSpeedDegPerDay: [SPEED, DEGREES],
} as const;

/** A column to fill, its slot in a record, and its unit. */
interface Filling {
  column: Float64Array;
  slot: number;
  unit: number;
}

/** Empty columns of named slots. */
function columnsOf<K extends string>(slots: Record<K, readonly [number, number]>, first: number, count: number) {
  const fillings = Object.entries<readonly [number, number]>(slots).map(([key, [slot, unit]]) => ({
    key,
    column: new Float64Array(count),
    slot: first + slot,
    unit,
  }));
  const columns = Object.fromEntries(fillings.map(({ key, column }) => [key, column])) as Record<K, Float64Array>;
  return { fillings, columns };
}

/** Copies a slot of each record of a run into its column. */
function copy(block: Float64Array, { column, slot, unit }: Filling, from: number, count: number): void {
  for (let i = 0, at = EVENTS + slot; i < count; i++, at += POSITION_SLOTS) {
    column[from + i] = (block[at] as number) * unit;
  }
}

/** See `Almanac.positions`. */
export function positionsOf(kernel: Instance, question: PositionsQuestion): Result<PositionTable, 'out_of_range'> {
  const { jdUt, movers, zodiac, withDistances } = question;
  const instant = columnsOf(OF_INSTANT, 0, jdUt.length);
  const bodies = movers.map((mover) => {
    const first = POSITION_BODIES + POSITION_BODY_SLOTS * MOVERS.indexOf(mover);
    const hasDistance = withDistances && !mover.endsWith('-node');
    const { fillings, columns } = columnsOf(OF_BODY, first, jdUt.length);
    if (!hasDistance) columns.distAu.fill(Number.NaN);
    return { mover, columns, hasDistance, fillings: fillings.filter(({ key }) => hasDistance || key !== 'distAu') };
  });
  const fillings: Filling[] = [...instant.fillings, ...bodies.flatMap((body) => body.fillings)];
  const bitsOf = (chosen: typeof bodies) => chosen.reduce((bits, { mover }) => bits | (1 << MOVERS.indexOf(mover)), 0);
  const [mask, distances] = [bitsOf(bodies), bitsOf(bodies.filter(({ hasDistance }) => hasDistance))];
  for (let from = 0; from < jdUt.length; from += MAX_POSITIONS) {
    const count = Math.min(MAX_POSITIONS, jdUt.length - from);
    // The zodiac is laid out for the years of the run.
    chooseZodiac(kernel, zodiac, jdUt[from] as number);
    const { block, wasm } = kernel;
    for (let i = 0; i < count; i++) block[EVENTS + POSITION_SLOTS * i + POSITION_JD_UT] = jdUt[from + i] as number;
    const status = answered(wasm.positions(count, mask, distances), { count }, () => true);
    if (!status.ok) return status;
    for (const filling of fillings) copy(block, filling, from, count);
  }
  const ofBodies = Object.fromEntries(bodies.map(({ mover, columns }) => [mover, columns]));
  return ok({ ...instant.columns, movers: ofBodies as PositionTable['movers'] });
}

/** Positions at many instants, column by column, in pages. */
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
import { MOVERS, type MoverKey, type PositionReader, type PositionsQuestion, type PositionTable } from './almanac';
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

const COLUMNS_OF_INSTANT = Object.keys(OF_INSTANT).length;
const COLUMNS_OF_BODY = Object.keys(OF_BODY).length;

/** A column that the module does not fill. */
const NOTHING = new Float64Array(MAX_POSITIONS).fill(Number.NaN);

const bitsOf = (movers: readonly MoverKey[]): number =>
  movers.reduce((bits, mover) => bits | (1 << MOVERS.indexOf(mover)), 0);

const hasDistance = (mover: MoverKey): boolean => !mover.endsWith('-node');

/** A table of some movers. @param columnAt  the column of a number in the block, or of one that the module does not fill */
function tableOf(
  { movers, withDistances }: PositionsQuestion,
  columnAt: (number: number | null) => Float64Array,
): PositionTable {
  const columnsOf = <K extends string>(numberOf: Record<K, number>, first: number) => {
    const columns = Object.entries<number>(numberOf).map(([key, number]) => [key, columnAt(first + number)]);
    return Object.fromEntries(columns) as Record<K, Float64Array>;
  };
  const ofMovers = movers.map((mover) => {
    const columns = columnsOf(OF_BODY, POSITION_BODIES + POSITION_BODY_COLUMNS * MOVERS.indexOf(mover));
    return [mover, withDistances && hasDistance(mover) ? columns : { ...columns, distAu: columnAt(null) }];
  });
  return { ...columnsOf(OF_INSTANT, 0), movers: Object.fromEntries(ofMovers) };
}

/** Instants of a page are this near to its first, because the module has the tables of only two spans of years at once. */
const PAGE_DAYS = 36_525;

/** The number of instants of the page that begins with one. */
function pageLength(jdUt: ArrayLike<number>, from: number): number {
  const first = jdUt[from] as number;
  const end = Math.min(from + MAX_POSITIONS, jdUt.length);
  let to = from + 1;
  while (to < end && Math.abs((jdUt[to] as number) - first) <= PAGE_DAYS) to++;
  return to - from;
}

/**
 * Computes the columns of the block page by page.
 *
 * @param open  the module, with the years of the question
 * @param read  receives the block, the number of rows, and the first row
 */
function computePages(
  open: () => Instance,
  { jdUt, movers, zodiac, withDistances }: PositionsQuestion,
  read: (block: Float64Array, count: number, from: number) => void,
): Result<void, 'out_of_range'> {
  const [mask, distances] = [bitsOf(movers), withDistances ? bitsOf(movers.filter(hasDistance)) : 0];
  for (let from = 0, count = 0; from < jdUt.length; from += count) {
    const kernel = open();
    count = pageLength(jdUt, from);
    // The zodiac is laid out for the years of the page.
    chooseZodiac(kernel, zodiac, jdUt[from] as number);
    const { block, wasm } = kernel;
    for (let i = 0; i < count; i++) block[slotOf(POSITION_JD_UT) + i] = jdUt[from + i] as number;
    const status = answered(wasm.positions(count, mask, distances), { count }, () => undefined);
    if (!status.ok) return status;
    read(block, count, from);
  }
  return ok(undefined);
}

const slotOf = (number: number): number => EVENTS + MAX_POSITIONS * number;

/** See `Almanac.positionPages`. */
export function positionPages(
  open: () => Instance,
  question: PositionsQuestion,
  read: PositionReader,
): Result<void, 'out_of_range'> {
  let page: PositionTable | undefined;
  return computePages(open, question, (block, count, from) => {
    if (page?.jdTt.length !== count) {
      page = tableOf(question, (number) =>
        number === null ? NOTHING.subarray(0, count) : block.subarray(slotOf(number), slotOf(number) + count),
      );
    }
    read(page, from);
  });
}

/** See `Almanac.positions`. */
export function positionsOf(open: () => Instance, question: PositionsQuestion): Result<PositionTable, 'out_of_range'> {
  const rows = question.jdUt.length;
  const filled: { number: number; column: Float64Array }[] = [];
  // One allocation for all columns that the module fills, and one for all others.
  const { buffer } = new Float64Array(rows * (COLUMNS_OF_INSTANT + COLUMNS_OF_BODY * question.movers.length));
  let nothing: Float64Array | undefined;
  const table = tableOf(question, (number) => {
    if (number === null) {
      nothing ??= new Float64Array(rows).fill(Number.NaN);
      return nothing;
    }
    const column = new Float64Array(buffer, filled.length * rows * Float64Array.BYTES_PER_ELEMENT, rows);
    filled.push({ number, column });
    return column;
  });
  const answer = computePages(open, question, (block, count, from) => {
    for (const { number, column } of filled) column.set(block.subarray(slotOf(number), slotOf(number) + count), from);
  });
  return answer.ok ? ok(table) : answer;
}

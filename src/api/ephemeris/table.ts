/** The table of an ephemeris: its instants, and columns that are computed block by block. */
import { isOuterKey } from '../../data/outer';
import { columnsIn } from '../../domain/ephemeris/columns';
import { ephemerisRows, type InstantFigures } from '../../domain/ephemeris/ephemeris';
import { isModernColumn, isSiddhantaBody, isSiddhantaColumn } from '../../domain/ephemeris/models';
import { fail, ok, type Result } from '../../domain/result';
import { isoLocal, isoUtc, unixSeconds } from '../../domain/time/iso';
import type { Clocks } from '../../domain/time/zone';
import type { Kernel } from '../../kernel/kernel';
import { MAX_POSITIONS } from '../../kernel/positions';
import type { CellKind } from '../../kernel/rows';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { LoadKernel } from '../resource';
import { pause } from '../rows';
import { type EphemerisRequestQuestion, instantsOf } from './question';

export const FIELDS: DomainFields = { epoch: 'from', day: 'from', time: 'from', timezone: 'tz' };

/** The cells that are computed or written before other requests may run: 2,560 rows of nine grahas with all columns. */
export const BLOCK_CELLS = 2560 * 9 * 20;

/** The rows of a block, a whole number of calls of the kernel. A cell of the Sūrya-siddhānta costs several others. */
function blockRowsOf({ model, bodies, columns }: EphemerisRequestQuestion): number {
  const cells = bodies.length * columns.length * (model === 'modern' ? 1 : 4);
  return MAX_POSITIONS * Math.max(1, Math.floor(BLOCK_CELLS / cells / MAX_POSITIONS));
}

/**
 * Reads rows of a table, from a row on: its columns in the order of `fieldsOf`. They may be longer than the rows, and the
 * next page overwrites them.
 */
export type TableReader = (columns: readonly Float64Array[], row: number, count: number) => void;

/** Figures of the first row that is read: for a historical model its sum of days. */
export type RowFigures = InstantFigures | { ahargana: number };

/** Computes the rows from one to another page by page. */
type ComputeRows = (from: number, to: number, read: TableReader) => Result<RowFigures, Problem>;

/** Instants as columns that the kernel writes, and the text after each instant. */
interface TimeColumns {
  columns: readonly { kind: CellKind; values: Float64Array }[];
  after: string;
}

/** The part by which rows may be longer than the first ones. */
const SPARE = 0.05;

/** The bytes of a number of rows, if some have so many. */
export const roomFor = (bytes: number, rows: number, expected: number): number =>
  Math.ceil((1 + SPARE) * expected * (bytes / rows));

/** The instants of a table, and the function that computes its rows. */
export interface Plan {
  kernel: Kernel;
  /** Julian days UT. */
  jdUt: Float64Array;
  timeOf(i: number): string;
  /** The texts of the instants as columns. */
  times(): TimeColumns;
  /** The rows that are computed or written before other requests may run. */
  blockRows: number;
  rows: ComputeRows;
}

/** Julian days UT of instants of Terrestrial Time. ΔT changes by less than a microsecond in itself. */
function fromTerrestrial(kernel: Kernel, jdTt: Float64Array): Result<Float64Array, Problem> {
  const jdUt = new Float64Array(jdTt.length);
  for (const [i, jd] of jdTt.entries()) {
    let seconds = 0;
    for (let step = 0; step < 3; step++) {
      const deltaT = kernel.deltaTSeconds(jd - seconds / 86_400);
      if (!deltaT.ok) return fail(domainProblem(deltaT.error, FIELDS));
      seconds = deltaT.value;
    }
    jdUt[i] = jd - seconds / 86_400;
  }
  return ok(jdUt);
}

/** The texts of instants: local time, UTC, or Terrestrial Time without a zone. */
function textsOf(jd: Float64Array, clocks: Clocks | null, isTerrestrial: boolean): Pick<Plan, 'timeOf' | 'times'> {
  const timeOf = (i: number): string => {
    const instant = jd[i] as number;
    if (clocks !== null) return isoLocal(instant, clocks.hoursAt(instant));
    return isTerrestrial ? isoUtc(instant).slice(0, -1) : isoUtc(instant);
  };
  const times = (): TimeColumns => {
    const seconds = jd.map(unixSeconds);
    if (clocks === null) return { columns: [{ kind: 'clock', values: seconds }], after: isTerrestrial ? '' : 'Z' };
    const offsets = jd.map((instant) => Math.round(clocks.hoursAt(instant) * 3600));
    const local = seconds.map((second, i) => second + (offsets[i] as number));
    const columns = [
      { kind: 'clock' as const, values: local },
      { kind: 'offset' as const, values: offsets },
    ];
    return { columns, after: '' };
  };
  return { timeOf, times };
}

/** Returns the function that computes the rows of a question. */
async function rowsOf(kernel: Kernel, question: EphemerisRequestQuestion, jdUt: Float64Array): Promise<ComputeRows> {
  const { model, bodies, columns, ayanamsa, node, center, place, heightM } = question;
  if (model === 'surya-siddhanta') {
    const { siddhantaEphemeris } = await import('../../domain/surya-siddhanta/ephemeris');
    const own = { bodies: bodies.filter(isSiddhantaBody), columns: columns.filter(isSiddhantaColumn) };
    return (from, to, read) => {
      const found = siddhantaEphemeris({ ...own, jdUt: jdUt.subarray(from, to) });
      read([found.ahargana, ...columnsIn(found.bodies)], from, to - from);
      return ok({ ahargana: found.ahargana[0] as number });
    };
  }
  const outer = bodies.some(isOuterKey) ? (await import('../../domain/ephemeris/outer')).outerPlanets : undefined;
  const compute = ephemerisRows(kernel, {
    bodies,
    columns: columns.filter(isModernColumn),
    ayanamsa,
    nodeMode: node,
    center,
    ...(place && { place: { latDeg: place.lat, lonDeg: place.lon, heightM } }),
    ...(outer && { outer }),
  });
  return (from, to, read) => {
    const figures = compute(jdUt.subarray(from, to), (page, row, count) => read(columnsIn(page), from + row, count));
    return figures.ok ? figures : fail(domainProblem(figures.error, FIELDS));
  };
}

/** The plan of a table. */
export async function planOf(
  loadKernel: LoadKernel,
  question: EphemerisRequestQuestion,
): Promise<Result<Plan, Problem>> {
  const instants = await instantsOf(question);
  if (!instants.ok) return instants;
  const kernel = question.isOfAllYears ? loadKernel().allYears : loadKernel();
  const { jd, clocks } = instants.value;
  const isTerrestrial = question.scale === 'tt';
  const jdUt = isTerrestrial ? fromTerrestrial(kernel, jd) : ok(jd);
  if (!jdUt.ok) return jdUt;
  const rows = await rowsOf(kernel, question, jdUt.value);
  return ok({
    kernel,
    jdUt: jdUt.value,
    ...textsOf(jd, clocks, isTerrestrial),
    blockRows: blockRowsOf(question),
    rows,
  });
}

/** Computes a table block by block. */
export async function readTable(
  { jdUt, blockRows, rows }: Plan,
  read: TableReader,
): Promise<Result<RowFigures, Problem>> {
  const count = jdUt.length;
  const first = rows(0, Math.min(blockRows, count), read);
  for (let row = blockRows; first.ok && row < count; row += blockRows) {
    await pause();
    const block = rows(row, Math.min(row + blockRows, count), read);
    if (!block.ok) return block;
  }
  return first;
}

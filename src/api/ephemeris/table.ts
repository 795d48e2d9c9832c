/** The table of an ephemeris: its instants, and columns that are computed block by block. */
import { isOuterKey } from '../../data/keys';
import type { AnyColumn, AnyColumns, EphemerisBody } from '../../domain/ephemeris/columns';
import { ephemeris } from '../../domain/ephemeris/ephemeris';
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

interface NamedColumn {
  body: EphemerisBody;
  column: AnyColumn;
  values: Float64Array;
}

/** Rows of a table: the columns in the order of the answer. */
export interface TableRows {
  columns: readonly NamedColumn[];
  /** ΔT, seconds, and the ayanāṃśa with nutation, degrees, at the first instant; absent for a historical model. */
  sky?: { deltaTSeconds: number; ayanamshaDeg: number };
  /** The sum of days of the Sūrya-siddhānta. */
  ahargana?: Float64Array;
}

/** Instants as columns that the kernel writes, and the text after each instant. */
interface TimeColumns {
  columns: readonly { kind: CellKind; values: Float64Array }[];
  after: string;
}

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
  /** Computes the rows from one to another. */
  rows(from: number, to: number): Result<TableRows, Problem>;
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

const columnsOf = (
  { bodies, columns }: EphemerisRequestQuestion,
  found: Partial<Record<EphemerisBody, AnyColumns>>,
): NamedColumn[] =>
  bodies.flatMap((body) =>
    columns.map((column): NamedColumn => ({ body, column, values: found[body]?.[column] as Float64Array })),
  );

/** Returns the function that computes the rows of a question. */
async function rowsOf(kernel: Kernel, question: EphemerisRequestQuestion, jdUt: Float64Array): Promise<Plan['rows']> {
  const { model, bodies, columns, ayanamsa, node, center, place, heightM } = question;
  if (model === 'surya-siddhanta') {
    const { siddhantaEphemeris } = await import('../../domain/surya-siddhanta/ephemeris');
    const own = { bodies: bodies.filter(isSiddhantaBody), columns: columns.filter(isSiddhantaColumn) };
    return (from, to) => {
      const table = siddhantaEphemeris({ ...own, jdUt: jdUt.subarray(from, to) });
      return ok({ columns: columnsOf(question, table.bodies), ahargana: table.ahargana });
    };
  }
  const outer = bodies.some(isOuterKey) ? (await import('../../domain/ephemeris/outer')).outerPlanets : undefined;
  return (from, to) => {
    const found = ephemeris(kernel, {
      jdUt: jdUt.subarray(from, to),
      bodies,
      columns: columns.filter(isModernColumn),
      ayanamsa,
      nodeMode: node,
      center,
      ...(place && { place: { latDeg: place.lat, lonDeg: place.lon, heightM } }),
      ...(outer && { outer }),
    });
    if (!found.ok) return fail(domainProblem(found.error, FIELDS));
    const { deltaTSeconds, ayanamshaDeg } = found.value;
    return ok({ columns: columnsOf(question, found.value.bodies), sky: { deltaTSeconds, ayanamshaDeg } });
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

/** Computes a whole table block by block. */
export async function wholeTable({ jdUt, blockRows, rows }: Plan): Promise<Result<TableRows, Problem>> {
  const first = rows(0, Math.min(blockRows, jdUt.length));
  if (!first.ok || jdUt.length <= blockRows) return first;
  const extended = (values: Float64Array): Float64Array => {
    const whole = new Float64Array(jdUt.length);
    whole.set(values);
    return whole;
  };
  const { columns, ahargana, ...rest } = first.value;
  const whole: TableRows = {
    ...rest,
    columns: columns.map((column) => ({ ...column, values: extended(column.values) })),
    ...(ahargana && { ahargana: extended(ahargana) }),
  };
  for (let row = blockRows; row < jdUt.length; row += blockRows) {
    await pause();
    const block = rows(row, Math.min(row + blockRows, jdUt.length));
    if (!block.ok) return block;
    for (const [i, { values }] of whole.columns.entries())
      values.set((block.value.columns[i] as NamedColumn).values, row);
    if (block.value.ahargana) whole.ahargana?.set(block.value.ahargana, row);
  }
  return ok(whole);
}

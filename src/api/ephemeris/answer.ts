/** An ephemeris as JSON by columns, as CSV, and as JSON lines. */
import type * as z from 'zod';
import { type EphemerisBody, type EphemerisColumn, isOuter } from '../../domain/ephemeris/columns';
import {
  type Ephemeris,
  type EphemerisColumns,
  type EphemerisQuestion,
  ephemeris as ephemerisOf,
} from '../../domain/ephemeris/ephemeris';
import { type DomainError, fail, ok, type Result } from '../../domain/result';
import { civilFromDays, JD_UNIX_EPOCH } from '../../domain/time/civil';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import { isoDate } from '../../domain/time/isoCivil';
import type { Clocks } from '../../domain/time/zone';
import type { Kernel } from '../../kernel/kernel';
import { CLOSE_LIST, COMMA, OPEN_LIST } from '../characters';
import { Chunk, listChunk } from '../json';
import { encoded, JsonWriter } from '../jsonWriter';
import { pause } from '../pause';
import { type DomainFields, domainProblem, type Problem } from '../problem';
import type { Code, LoadKernel, Written } from '../resource';
import { presentOtherYears } from '../shapes/anyYear';
import { BYTE_ORDER_MARK } from '../shapes/csv';
import { presentStamp } from '../shapes/presentStamp';
import { presentWhere } from '../shapes/where';
import { COLUMN_FIELDS, cellOf } from './fields';
import { ephemerisPricing } from './price';
import { type EphemerisRequestQuestion, instantsOf, readEphemeris } from './question';
import { EphemerisRequest } from './request';
import type { EphemerisResponse } from './response';

type Answer = z.output<typeof EphemerisResponse>;

const FIELDS: DomainFields = { epoch: 'from', day: 'from', time: 'from', timezone: 'tz' };

/** A computed table: Julian days UT, the texts of the instants, and the columns. */
interface Table {
  jdUt: Float64Array;
  timeOf(i: number): string;
  /** Writes the text of an instant in quotation marks. */
  writeTime(out: JsonWriter, i: number): void;
  found: Ephemeris;
}

/** The rows that are computed or written before other requests may run, a whole number of calls of the kernel. */
const BLOCK_ROWS = 2560;

/** Computes a table block by block. */
async function inBlocks(
  kernel: Kernel,
  question: EphemerisQuestion & { jdUt: Float64Array },
): Promise<Result<Ephemeris, DomainError>> {
  const { jdUt, bodies, columns } = question;
  const blockFrom = (row: number) => ephemerisOf(kernel, { ...question, jdUt: jdUt.subarray(row, row + BLOCK_ROWS) });
  const whole = blockFrom(0);
  if (!whole.ok || jdUt.length <= BLOCK_ROWS) return whole;
  const found = structuredClone(whole.value);
  for (const body of bodies) {
    for (const column of columns) {
      const values = new Float64Array(jdUt.length);
      values.set((whole.value.bodies[body] as EphemerisColumns)[column] as Float64Array);
      (found.bodies[body] as EphemerisColumns)[column] = values;
    }
  }
  for (let row = BLOCK_ROWS; row < jdUt.length; row += BLOCK_ROWS) {
    await pause();
    const block = blockFrom(row);
    if (!block.ok) return block;
    for (const body of bodies) {
      for (const column of columns) {
        const values = (block.value.bodies[body] as EphemerisColumns)[column] as Float64Array;
        ((found.bodies[body] as EphemerisColumns)[column] as Float64Array).set(values, row);
      }
    }
  }
  return ok(found);
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
function textsOf(jd: Float64Array, clocks: Clocks | null, isTerrestrial: boolean): Pick<Table, 'timeOf' | 'writeTime'> {
  const timeOf = (i: number): string => {
    const instant = jd[i] as number;
    if (clocks !== null) return isoLocal(instant, clocks.hoursAt(instant));
    return isTerrestrial ? isoUtc(instant).slice(0, -1) : isoUtc(instant);
  };
  const writeTime = (out: JsonWriter, i: number): void => {
    const instant = jd[i] as number;
    if (clocks !== null) out.localInstant(instant, clocks.hoursAt(instant));
    else if (isTerrestrial) out.plain(timeOf(i));
    else out.instant(instant);
  };
  return { timeOf, writeTime };
}

async function tableOf(loadKernel: LoadKernel, question: EphemerisRequestQuestion): Promise<Result<Table, Problem>> {
  const { scale, bodies, columns, ayanamsa, node, center, place, heightM, isOfAllYears } = question;
  const instants = await instantsOf(question);
  if (!instants.ok) return instants;
  const kernel = isOfAllYears ? loadKernel().allYears : loadKernel();
  const { jd, clocks } = instants.value;
  const jdUt = scale === 'tt' ? fromTerrestrial(kernel, jd) : ok(jd);
  if (!jdUt.ok) return jdUt;
  const outer = bodies.some(isOuter) ? (await import('../../domain/ephemeris/outer')).outerPlanets : undefined;
  const found = await inBlocks(kernel, {
    jdUt: jdUt.value,
    bodies,
    columns,
    ayanamsa,
    nodeMode: node,
    center,
    ...(place && { place: { latDeg: place.lat, lonDeg: place.lon, heightM } }),
    ...(outer && { outer }),
  });
  if (!found.ok) return fail(domainProblem(found.error, FIELDS));
  return ok({ jdUt: jdUt.value, ...textsOf(jd, clocks, scale === 'tt'), found: found.value });
}

/** The columns of a table in the order of the answer. */
function* columnsOf({ bodies, columns }: EphemerisRequestQuestion, { bodies: found }: Ephemeris) {
  for (const body of bodies) {
    for (const column of columns) {
      yield { body, column, values: found[body]?.[column] as Float64Array };
    }
  }
}

interface Form {
  time(table: Table): Answer['time'];
  column(column: EphemerisColumn, values: Float64Array): (number | boolean | null)[];
}

const asArrays: Form = {
  time: ({ jdUt, timeOf }) => Array.from(jdUt, (_, i) => timeOf(i)),
  column: (column, values) => Array.from(values, (value) => cellOf(COLUMN_FIELDS[column], value)),
};

/** A column that is written cell by cell. */
interface CellColumn {
  values: Float64Array;
  decimals: number;
  isBoolean: boolean;
}

/** Writes a cell as JSON. */
function writeCell(out: JsonWriter, { values, decimals, isBoolean }: CellColumn, i: number): void {
  if (!isBoolean || Number.isNaN(values[i])) out.decimals(values, i, i + 1, decimals);
  else out.text(values[i] === 1 ? 'true' : 'false');
}

/** Number of values after which a stream may take full buffers. */
const RUN = 512;

/** A column as a chunk, run by run. */
const columnChunk = (column: EphemerisColumn, values: Float64Array): Chunk =>
  new Chunk(function* (out) {
    const { decimals, kind } = COLUMN_FIELDS[column];
    out.character(OPEN_LIST);
    for (let from = 0; from < values.length; from += RUN) {
      const to = Math.min(from + RUN, values.length);
      if (from > 0) out.character(COMMA);
      if (kind === 'number') out.decimals(values, from, to, decimals);
      else
        out.text(
          JSON.stringify(Array.from(values.subarray(from, to), (value) => cellOf(COLUMN_FIELDS[column], value))).slice(
            1,
            -1,
          ),
        );
      if (out.isFull) yield;
    }
    out.character(CLOSE_LIST);
  });

const asChunks: Form = {
  time: ({ jdUt, writeTime }) => listChunk(jdUt, (out, _, i) => writeTime(out, i)) as unknown as string[],
  column: (column, values) => columnChunk(column, values) as unknown as number[],
};

async function answer(
  kernel: LoadKernel,
  question: EphemerisRequestQuestion,
  form: Form,
): Promise<Result<Answer, Problem>> {
  const table = await tableOf(kernel, question);
  if (!table.ok) return table;
  const { jdUt, timeOf, found } = table.value;
  const { step, scale, center, place, heightM, ayanamsa, node, bodies } = question;
  const [firstJd = Number.NaN] = jdUt;
  const { deltaTSeconds, ayanamshaDeg } = found;
  const columns = Object.fromEntries(bodies.map((body) => [body, {} as Record<string, unknown>]));
  for (const { body, column, values } of columnsOf(question, found)) {
    (columns[body] as Record<string, unknown>)[COLUMN_FIELDS[column].name] = form.column(column, values);
  }
  const dateAt = (i: number): string => isoDate(civilFromDays(Math.floor((jdUt[i] as number) - JD_UNIX_EPOCH)));
  return ok({
    from: timeOf(0),
    to: timeOf(jdUt.length - 1),
    step,
    scale,
    center,
    ...(place && { place: { ...presentWhere(place), height_m: heightM } }),
    settings: { ayanamsa, node },
    count: jdUt.length,
    ...presentOtherYears(dateAt(0), dateAt(jdUt.length - 1), { jdUt: firstJd, deltaTSeconds }),
    substrate_stamp: presentStamp({
      question: { ayanamsha: ayanamsa, nodeMode: node },
      sky: { jdUt: firstJd, deltaTSeconds },
      ayanamshaDeg,
      notes: [],
    }),
    time: form.time(table.value),
    bodies: columns as Answer['bodies'],
  });
}

/** The texts around the cells of a row. */
interface RowForm {
  begin: string;
  beforeTime: string;
  before: readonly string[];
  end: string;
  /** Whether the time is in quotation marks. */
  isQuoted: boolean;
}

/** The UTF-8 of a table, written row by row. */
async function rows(
  kernel: LoadKernel,
  question: EphemerisRequestQuestion,
  { begin, beforeTime, before, end, isQuoted }: RowForm,
): Promise<Result<Uint8Array<ArrayBuffer>, Problem>> {
  const table = await tableOf(kernel, question);
  if (!table.ok) return table;
  const { jdUt, timeOf, writeTime, found } = table.value;
  const columns = [...columnsOf(question, found)].map(({ column, values }, i) => ({
    values,
    decimals: COLUMN_FIELDS[column].decimals,
    isBoolean: COLUMN_FIELDS[column].kind !== 'number',
    before: encoded(before[i] as string),
  }));
  const [first, last] = [encoded(beforeTime), encoded(end)];
  const out = new JsonWriter();
  out.text(begin);
  for (let i = 0; i < jdUt.length; i++) {
    if (i > 0 && i % BLOCK_ROWS === 0) await pause();
    out.bytes(first);
    if (isQuoted) writeTime(out, i);
    else out.text(timeOf(i));
    for (const column of columns) {
      out.bytes(column.before);
      writeCell(out, column, i);
    }
    out.bytes(last);
  }
  return ok(out.takeWhole());
}

const fileOf = (body: Uint8Array<ArrayBuffer>, ending: string): Written => ({
  body,
  headers: { 'Content-Disposition': `inline; filename="ephemeris.${ending}"` },
});

/** The names of all columns of a table: `sun_longitude_deg`. */
const namesOf = ({ bodies, columns }: EphemerisRequestQuestion): [EphemerisBody, EphemerisColumn, string][] =>
  bodies.flatMap((body) =>
    columns.map((column) => [body, column, COLUMN_FIELDS[column].name] as [EphemerisBody, EphemerisColumn, string]),
  );

async function csv(kernel: LoadKernel, question: EphemerisRequestQuestion): Promise<Result<Written, Problem>> {
  const names = namesOf(question);
  const head = `${BYTE_ORDER_MARK}${['time', ...names.map(([body, , name]) => `${body}_${name}`)].join(',')}\r\n`;
  const before = names.map(() => ',');
  const body = await rows(kernel, question, { begin: head, beforeTime: '', before, end: '\r\n', isQuoted: false });
  return body.ok ? ok(fileOf(body.value, 'csv')) : body;
}

async function ndjson(kernel: LoadKernel, question: EphemerisRequestQuestion): Promise<Result<Written, Problem>> {
  const { bodies, columns } = question;
  // What stands before each value of a line.
  const before = namesOf(question).map(([body, , name], i) => {
    const isFirst = i % columns.length === 0;
    return isFirst ? `${i === 0 ? '' : '}'},"${body}":{"${name}":` : `,"${name}":`;
  });
  const end = bodies.length > 0 ? '}}\n' : '}\n';
  const body = await rows(kernel, question, { begin: '', beforeTime: '{"time":', before, end, isQuoted: true });
  return body.ok ? ok(fileOf(body.value, 'ndjson')) : body;
}

export const ephemeris: Code<typeof EphemerisRequest, EphemerisRequestQuestion, Answer> = {
  request: EphemerisRequest,
  read: readEphemeris,
  price: ephemerisPricing,
  answer: (kernel, question) => answer(kernel, question, asArrays),
  outline: (kernel, question) => answer(kernel, question, asChunks),
  formats: { csv, ndjson },
};

/** An ephemeris as CSV and as JSON lines: a row for each instant. */
import { ok, type Result } from '../../domain/result';
import { BYTE_ORDER_MARK } from '../csv';
import { SPELLINGS, type Spelling } from '../decimals';
import { type Cells, encoded, JsonWriter, type Literal, literalOf, rowRoom } from '../jsonWriter';
import { pause } from '../pause';
import type { Problem } from '../problem';
import type { LoadKernel, Written } from '../resource';
import { COLUMN_FIELDS } from './fields';
import type { EphemerisRequestQuestion } from './question';
import { type Plan, planOf } from './table';

/** Decimals of the sum of days: a tenth of a second. */
export const AHARGANA_DECIMALS = 6;

/** The texts around the cells of a row. */
interface RowForm {
  beforeTime: string;
  afterTime: string;
  beforeAhargana: Literal;
  before: readonly Literal[];
  end: string;
}

const [FALSE, TRUE] = [encoded('false'), encoded('true')];

const cellsOf = (values: Float64Array, before: Literal, decimals: number): Cells => ({
  before,
  values,
  spelling: SPELLINGS[decimals] as Spelling,
});

/** Writes the rows of a plan from one to another. */
function writeRows(out: JsonWriter, plan: Plan, form: RowForm, from: number, to: number): Result<void, Problem> {
  const table = plan.rows(from, to);
  if (!table.ok) return table;
  const { ahargana, columns } = table.value;
  const cells = columns.map(({ column, values }, i): Cells => {
    const { decimals, kind } = COLUMN_FIELDS[column];
    const written = cellsOf(values, form.before[i] as Literal, decimals);
    return kind === 'number' ? written : { ...written, words: [FALSE, TRUE] };
  });
  if (ahargana) cells.unshift(cellsOf(ahargana, form.beforeAhargana, AHARGANA_DECIMALS));
  const room = rowRoom(cells);
  const [first, afterTime, last] = [encoded(form.beforeTime), encoded(form.afterTime), encoded(form.end)];
  for (let i = 0; i < to - from; i++) {
    out.bytes(first);
    plan.writeTime(out, from + i);
    out.bytes(afterTime);
    out.row(cells, room, i);
    out.bytes(last);
  }
  return ok(undefined);
}

/** The first rows of the blocks of a plan. */
const blocksOf = ({ jdUt, blockRows }: Plan): number[] =>
  Array.from({ length: Math.ceil(jdUt.length / blockRows) }, (_, i) => i * blockRows);

const blockEnd = ({ jdUt, blockRows }: Plan, from: number): number => Math.min(from + blockRows, jdUt.length);

const fileOf = (ending: string): Pick<Written, 'headers'> => ({
  headers: { 'Content-Disposition': `inline; filename="ephemeris.${ending}"` },
});

/** The names of all columns of a table: `sun_longitude_deg`. */
const namesOf = ({ bodies, columns }: EphemerisRequestQuestion) =>
  bodies.flatMap((body) => columns.map((column) => ({ body, name: COLUMN_FIELDS[column].name })));

/** An ephemeris as CSV. */
export async function csv(kernel: LoadKernel, question: EphemerisRequestQuestion): Promise<Result<Written, Problem>> {
  const names = namesOf(question);
  const head = [
    'time',
    ...(question.model === 'surya-siddhanta' ? ['ahargana'] : []),
    ...names.map(({ body, name }) => `${body}_${name}`),
  ];
  const comma = literalOf(',');
  const form = { beforeTime: '', afterTime: '', beforeAhargana: comma, before: names.map(() => comma), end: '\r\n' };
  const planned = await planOf(kernel, question);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const out = new JsonWriter();
  out.text(`${BYTE_ORDER_MARK}${head.join(',')}\r\n`);
  for (const from of blocksOf(plan)) {
    if (from > 0) await pause();
    const rows = writeRows(out, plan, form, from, blockEnd(plan, from));
    if (!rows.ok) return rows;
  }
  return ok({ body: out.takeWhole(), ...fileOf('csv') });
}

/** An ephemeris as lines of JSON, block by block. */
export async function ndjson(
  kernel: LoadKernel,
  question: EphemerisRequestQuestion,
): Promise<Result<Written, Problem>> {
  const { bodies, columns } = question;
  // The text before each value of a line.
  const before = namesOf(question).map(({ body, name }, i) => {
    const isFirst = i % columns.length === 0;
    return isFirst ? `${i === 0 ? '' : '}'},"${body}":{"${name}":` : `,"${name}":`;
  });
  const form = {
    beforeTime: '{"time":"',
    afterTime: '"',
    beforeAhargana: literalOf(',"ahargana":'),
    before: before.map(literalOf),
    end: bodies.length > 0 ? '}}\n' : '}\n',
  };
  const planned = await planOf(kernel, question);
  if (!planned.ok) return planned;
  const plan = planned.value;
  // If the first and the last instant are in range, all are.
  const count = plan.jdUt.length;
  const last = plan.rows(count - 1, count);
  if (!last.ok) return last;
  const blockFrom = (from: number): Result<Uint8Array<ArrayBuffer>, Problem> => {
    const out = new JsonWriter();
    const rows = writeRows(out, plan, form, from, blockEnd(plan, from));
    return rows.ok ? ok(out.takeWhole()) : rows;
  };
  const [, ...others] = blocksOf(plan);
  const first = blockFrom(0);
  if (!first.ok) return first;
  const rest = others.map((from) => () => {
    const block = blockFrom(from);
    if (!block.ok) throw new RangeError(`rows from ${from}: ${block.error.reason}`);
    return block.value;
  });
  return ok({ body: first.value, ...(rest.length > 0 && { rest }), ...fileOf('ndjson') });
}

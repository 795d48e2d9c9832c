/** An ephemeris as CSV and as JSON lines: a row for each instant. */
import { ok, type Result } from '../../domain/result';
import { RowForm } from '../../kernel/rows';
import { BYTE_ORDER_MARK } from '../csv';
import { JsonWriter } from '../jsonWriter';
import type { Problem } from '../problem';
import type { LoadKernel, Written } from '../resource';
import { pause } from '../rows';
import { COLUMN_FIELDS, fieldsOf, kindOf } from './fields';
import type { EphemerisRequestQuestion } from './question';
import { type Plan, planOf, roomFor } from './table';

/** The text before all rows, and the texts of a row: before the time, after it, before each other value, at the end. */
interface RowTexts {
  head: string;
  beforeTime: string;
  afterTime: string;
  before: readonly string[];
  end: string;
}

/** @param expected  the number of rows that the writer will get from now on, if it is still empty */
type WriteRows = (out: JsonWriter, from: number, to: number, expected?: number) => Result<unknown, Problem>;

/** Returns the function that computes the rows of a plan from one to another, and writes them. */
function rowsWriter(
  { kernel, times, rows }: Plan,
  question: EphemerisRequestQuestion,
  { head, beforeTime, afterTime, before, end }: RowTexts,
): WriteRows {
  const time = times();
  const fields = fieldsOf(question);
  const [first = '', ...others] = [...before, end];
  const texts = [`${time.after}${afterTime}${first}`, ...others];
  const cells = fields.map((field, i) => ({ before: texts[i] as string, kind: kindOf(field) }));
  const timeCells = time.columns.map(({ kind }, i) => ({ before: i === 0 ? beforeTime : '', kind }));
  const form = new RowForm([...timeCells, ...cells], texts[fields.length] as string);
  return (out, from, to, expected = 0) =>
    rows(from, to, (columns, row, count) => {
      const values = [...time.columns.map((column) => column.values.subarray(row, row + count)), ...columns];
      for (let i = 0; i < count; i += form.maxRows) {
        const written = Math.min(form.maxRows, count - i);
        const text = kernel.writeRows(form, values, i, i + written);
        // Pieces in one buffer need no joining.
        if (row + i === from) out.reserve(roomFor(text.length, written, expected));
        if (row + i === 0) out.text(head);
        out.bytes(text);
      }
    });
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
  const planned = await planOf(kernel, question);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const write = rowsWriter(plan, question, {
    head: `${BYTE_ORDER_MARK}${head.join(',')}\r\n`,
    beforeTime: '',
    afterTime: '',
    before: head.slice(1).map(() => ','),
    end: '\r\n',
  });
  const out = new JsonWriter();
  for (const from of blocksOf(plan)) {
    if (from > 0) await pause();
    const rows = write(out, from, blockEnd(plan, from), from === 0 ? plan.jdUt.length : 0);
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
  const texts = {
    head: '',
    beforeTime: '{"time":"',
    afterTime: '"',
    before: [...(question.model === 'surya-siddhanta' ? [',"ahargana":'] : []), ...before],
    end: bodies.length > 0 ? '}}\n' : '}\n',
  };
  const planned = await planOf(kernel, question);
  if (!planned.ok) return planned;
  const plan = planned.value;
  // If the first and the last instant are in range, all are.
  const count = plan.jdUt.length;
  const last = plan.rows(count - 1, count, () => undefined);
  if (!last.ok) return last;
  const write = rowsWriter(plan, question, texts);
  const blockFrom = (from: number): Result<Uint8Array<ArrayBuffer>, Problem> => {
    const out = new JsonWriter();
    const to = blockEnd(plan, from);
    const rows = write(out, from, to, to - from);
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

/** An ephemeris as CSV and as JSON lines: a row for each instant. */
import { ok, type Result } from '../../domain/result';
import { encoded, JsonWriter } from '../jsonWriter';
import { pause } from '../pause';
import type { Problem } from '../problem';
import type { LoadKernel, Written } from '../resource';
import { BYTE_ORDER_MARK } from '../shapes/csv';
import { COLUMN_FIELDS } from './fields';
import type { EphemerisRequestQuestion } from './question';
import { BLOCK_ROWS, planOf, wholeTable } from './table';

/** Decimals of the sum of days: a tenth of a second. */
export const AHARGANA_DECIMALS = 6;

/** The texts around the cells of a row. */
interface RowForm {
  begin: string;
  beforeTime: string;
  beforeAhargana: string;
  before: readonly string[];
  end: string;
  /** Whether the time is in quotation marks. */
  isQuoted: boolean;
}

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

/** The UTF-8 of a table, written row by row. */
async function rows(
  kernel: LoadKernel,
  question: EphemerisRequestQuestion,
  { begin, beforeTime, beforeAhargana, before, end, isQuoted }: RowForm,
): Promise<Result<Uint8Array<ArrayBuffer>, Problem>> {
  const plan = await planOf(kernel, question);
  if (!plan.ok) return plan;
  const table = await wholeTable(plan.value);
  if (!table.ok) return table;
  const { jdUt, timeOf, writeTime } = plan.value;
  const { ahargana } = table.value;
  const columns = table.value.columns.map(({ column, values }, i) => ({
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
    if (ahargana) {
      out.text(beforeAhargana);
      out.decimals(ahargana, i, i + 1, AHARGANA_DECIMALS);
    }
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
  const body = await rows(kernel, question, {
    begin: `${BYTE_ORDER_MARK}${head.join(',')}\r\n`,
    beforeTime: '',
    beforeAhargana: ',',
    before: names.map(() => ','),
    end: '\r\n',
    isQuoted: false,
  });
  return body.ok ? ok(fileOf(body.value, 'csv')) : body;
}

/** An ephemeris as lines of JSON. */
export async function ndjson(
  kernel: LoadKernel,
  question: EphemerisRequestQuestion,
): Promise<Result<Written, Problem>> {
  const { bodies, columns } = question;
  // What stands before each value of a line.
  const before = namesOf(question).map(({ body, name }, i) => {
    const isFirst = i % columns.length === 0;
    return isFirst ? `${i === 0 ? '' : '}'},"${body}":{"${name}":` : `,"${name}":`;
  });
  const body = await rows(kernel, question, {
    begin: '',
    beforeTime: '{"time":',
    beforeAhargana: ',"ahargana":',
    before,
    end: bodies.length > 0 ? '}}\n' : '}\n',
    isQuoted: true,
  });
  return body.ok ? ok(fileOf(body.value, 'ndjson')) : body;
}

/** Formats of an answer other than JSON: its resource's own formats, and its list as CSV and NDJSON. */
import * as z from 'zod';
import { ok, type Result } from '../domain/result';
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from './csv';
import type { Problem } from './problem';
import type { Code, FormatInfo, LoadKernel, Resource, Written } from './resource';
import { expecting, isObject } from './validate';

/** Formats of every list. */
export const LIST_FORMATS: readonly FormatInfo[] = [
  {
    name: 'csv',
    type: 'text/csv; charset=utf-8',
    chosenBy: 'field',
    description:
      'The list as a table (RFC 4180), a row for each item. UTF-8 with a byte order mark; no cell is a formula.',
  },
  {
    name: 'ndjson',
    type: 'application/x-ndjson; charset=utf-8',
    chosenBy: 'field',
    description: 'The list as one JSON object a line.',
  },
];

/**
 * The formats of a resource other than JSON. A resource of `/api/v1` with a list has CSV and NDJSON; its own CSV has
 * precedence.
 */
export function formatsOf({ formats = [], list, envelope }: Resource): readonly FormatInfo[] {
  if (list === undefined || envelope !== 'explained') return formats;
  return [...formats, ...LIST_FORMATS.filter(({ name }) => formats.every((own) => own.name !== name))];
}

/** The request field `format` of a resource whose list has further formats. */
export const formatField = <const Own extends readonly string[]>(...own: Own) => {
  const values = ['json', ...own, 'csv', 'ndjson'] as const;
  return expecting({ type: 'format', values }, z.enum(values))
    .optional()
    .meta({ description: 'Format of the answer, `json` by default; or send `Accept`.', examples: ['csv'] });
};

/** The cells of an item by their columns: fields of objects by their path with `_`, lists of values with spaces. */
function cellsOf(item: unknown, path = ''): [column: string, cell: CsvCell][] {
  if (isObject(item)) {
    return Object.entries(item).flatMap(([key, value]) => cellsOf(value, path === '' ? key : `${path}_${key}`));
  }
  if (!Array.isArray(item)) return [[path, item as CsvCell]];
  return [[path, item.some((each) => typeof each === 'object') ? JSON.stringify(item) : item.join(' ')]];
}

function csvOf(items: readonly unknown[]): string {
  const rows = items.map((item) => new Map(cellsOf(item)));
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = rows.map((row) => csvLine(columns.map((column) => row.get(column))));
  return BYTE_ORDER_MARK + csvLine(columns) + lines.join('');
}

/** Items as a table, whose columns are the fields of all items in their order, or as one JSON object a line. */
export const writtenList = (format: string, items: readonly unknown[]): Written => ({
  body: format === 'csv' ? csvOf(items) : items.map((item) => `${JSON.stringify(item)}\n`).join(''),
});

/** Tables of an answer by their names; absent ones have no rows. */
type Tables = Readonly<Record<string, readonly object[] | undefined>>;

/** The rows of several tables; `table` is the name of the table. */
export const rowsOfTables = (tables: Tables): object[] =>
  Object.entries(tables).flatMap(([table, rows = []]) => rows.map((row) => ({ table, ...row })));

/** The CSV and the NDJSON of answers of several tables, with their rows. */
export function tableFormats<Question, Answer>(
  answer: Code<never, Question, Answer>['answer'],
  rowsOf: (answer: Answer) => object[],
) {
  const writtenAs =
    (format: string) =>
    async (kernel: LoadKernel, question: Question): Promise<Result<Written, Problem>> => {
      const computed = await answer(kernel, question);
      return computed.ok ? ok(writtenList(format, rowsOf(computed.value))) : computed;
    };
  return { csv: writtenAs('csv'), ndjson: writtenAs('ndjson') };
}

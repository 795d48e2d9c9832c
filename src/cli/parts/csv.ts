/** Files of rows: with or without a byte order mark, parted by commas, semicolons or tabs. */
import { parse } from 'csv-parse/sync';
import { type Io, UsageError } from '../io';

export interface CsvRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  /** What its columns say, by their names in small letters; empty cells are left out. */
  fields: Readonly<Record<string, string>>;
}

/** What parts the columns of the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].reduce((best, each) => (first.split(each).length > first.split(best).length ? each : best));
}

/**
 * The rows of a file under the names of its first line. What is no CSV, or lacks a column that must be there, is a
 * mistake of usage; a row of another length than the first is given with what it has.
 */
export async function readCsv(io: Io, option: string, path: string, needed: readonly string[]): Promise<CsvRow[]> {
  const text = await io.read(path).catch((error: unknown) => {
    throw new UsageError(`${option} cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  let rows: { info: { lines: number }; record: string[] }[];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof rows;
  } catch (error) {
    throw new UsageError(`${option} ${path} is no CSV: ${error instanceof Error ? error.message : error}`);
  }
  const [head, ...body] = rows;
  const columns = head?.record.map((name) => name.toLowerCase()) ?? [];
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new UsageError(
      `${option} ${path} must name its columns in its first line: ${missing.join(', ')} is missing.`,
    );
  }
  return body.map(({ info, record }) => ({
    line: info.lines - record.join('').split('\n').length + 1,
    fields: Object.fromEntries(record.flatMap((value, i) => (value !== '' && columns[i] ? [[columns[i], value]] : []))),
  }));
}

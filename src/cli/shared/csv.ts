/** CSV files, with or without a byte order mark, separated by commas, semicolons or tabs. */
import { parse } from 'csv-parse/sync';
import { type Io, UsageError } from '../io';

interface CsvRow {
  /** Line in the file, from 1. */
  line: number;
  /** Cells by lower-case column name, without empty ones. */
  fields: Readonly<Record<string, string>>;
}

/** The delimiter of the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  return [',', ';', '\t'].reduce((best, each) => (first.split(each).length > first.split(best).length ? each : best));
}

/** The text of a file, or of standard input. A file that cannot be read is a usage error. */
export const readText = (io: Io, name: string, path: string): Promise<string> =>
  io.read(path).catch((error: unknown) => {
    throw new UsageError(`${name}: cannot read the file: ${error instanceof Error ? error.message : error}`);
  });

/**
 * The rows of a text by column name. A text that is not valid CSV or lacks a required column is a usage error. Rows may
 * be shorter or longer than the header.
 *
 * @param name  the option or argument and the file, for messages
 */
export function csvRows(text: string, name: string, needed: readonly string[]): CsvRow[] {
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
    throw new UsageError(`${name} is not valid CSV: ${error instanceof Error ? error.message : error}`);
  }
  const [head, ...body] = rows;
  const columns = head?.record.map((column) => column.toLowerCase()) ?? [];
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    throw new UsageError(`${name} must name its columns in its first line. Missing: ${missing.join(', ')}.`);
  }
  return body.map(({ info, record }) => ({
    line: info.lines - record.join('').split('\n').length + 1,
    fields: Object.fromEntries(record.flatMap((value, i) => (value !== '' && columns[i] ? [[columns[i], value]] : []))),
  }));
}

/** The rows of a CSV file that an option names. */
export const readCsv = async (io: Io, option: string, path: string, needed: readonly string[]): Promise<CsvRow[]> =>
  csvRows(await readText(io, option, path), `${option} ${path}`, needed);

/** The tables of `test/truth/sky2`, row by row. */
import { readFileSync } from 'node:fs';
import { nonEmpty } from '../../nonEmpty';

interface Table {
  columns: string[];
  rows: unknown[][];
}

/** The rows of a table, each by its columns. */
export function rowsOf<Row>(file: string): readonly Row[] {
  const url = new URL(`../../truth/sky2/${file}.json`, import.meta.url);
  const { columns, rows } = JSON.parse(readFileSync(url, 'utf8')) as Table;
  return nonEmpty(
    rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])) as Row),
    file,
  );
}

/** Julian day of an ISO instant. */
export const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

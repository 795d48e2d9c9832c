/** CSV (RFC 4180) that is safe to open in a spreadsheet and to print to a terminal. */
import { type Options, stringify } from 'csv-stringify/sync';

/** A spreadsheet treats a cell that begins with one of these as a formula, also in full width. */
const FORMULA = /^[=+\-@＝＋－＠]/;

/** Characters that steer a terminal or hide text, but not the line feed. */
const CONTROL = /(?!\n)\p{Cc}/gu;

/** A text as a cell: without control characters, and behind an apostrophe if it looks like a formula. */
function safeText(text: string): string {
  const plain = text.replace(CONTROL, ' ').trimStart();
  return FORMULA.test(plain) ? `'${plain}` : plain;
}

/** Rows as CSV. Texts are made safe; numbers stay numbers, also negative ones. */
export const csvOf = (rows: readonly (readonly unknown[])[], options: Options = {}): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell))),
    { cast: { boolean: (value) => String(value) }, ...options },
  );

/** CSV (RFC 4180) that is safe to open in a spreadsheet and to print to a terminal. */

export type CsvCell = string | number | boolean | null | undefined;

/** Excel takes a file without one for its local code page. */
export const BYTE_ORDER_MARK = '\ufeff';

/** A spreadsheet treats a cell that begins with one of these as a formula, also in full width. */
const FORMULA = /^[=+\-@＝＋－＠]/;
/** Characters with which a safe text cannot begin, and characters that a cell replaces or doubles. */
const UNSAFE_BEGINNING = /^[\s=+\-@＝＋－＠]/;
const SPECIAL = /[\p{Cc}"]/u;

/** Characters that control a terminal or hide text, except the line feed. */
const CONTROL = /(?!\n)\p{Cc}/gu;
const NEEDS_QUOTES = /[",\n]/;

/** A text without control characters, and behind an apostrophe if it looks like a formula. */
function safeText(text: string): string {
  const plain = text.replace(CONTROL, ' ').trimStart();
  return FORMULA.test(plain) ? `'${plain}` : plain;
}

/** Whether a text has no character that a cell replaces or doubles. Its beginning may still be unsafe. */
export const isPlainText = (text: string): boolean => !SPECIAL.test(text);

/** A cell as a text that is not yet safe. */
export const textOfCell = (cell: CsvCell): string => String(cell ?? '');

/** Texts are made safe; numbers stay numbers, also negative ones. */
export function cellText(cell: CsvCell): string {
  if (typeof cell !== 'string') return textOfCell(cell);
  if (isPlainText(cell) && !cell.includes(',') && !UNSAFE_BEGINNING.test(cell)) return cell;
  const text = safeText(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells of a row as a line of CSV, with its end. */
export const csvLine = (cells: readonly CsvCell[], lineEnd: '\n' | '\r\n' = '\n'): string =>
  cells.map(cellText).join(',') + lineEnd;

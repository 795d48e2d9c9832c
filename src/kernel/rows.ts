/** Writes rows of a table as text: see `assembly/text/rows.ts`. */
import * as layout from '../../assembly/layout';
import type { Instance } from './load';
import { wholeNumber } from './search';

/**
 * What a cell is: a number with 0 to 9 decimals, true or false (1 or 0), the date and time of a clock (seconds from
 * 1970-01-01T00:00), or a UTC offset (seconds).
 */
export type CellKind = number | keyof typeof OTHER_KINDS;

const OTHER_KINDS = { flag: layout.CELL_FLAG, clock: layout.CELL_CLOCK, offset: layout.CELL_OFFSET } as const;

const numberOf = (kind: CellKind): number => (typeof kind === 'number' ? kind : OTHER_KINDS[kind]);

interface RowCell {
  /** The text before the value. */
  before: string;
  kind: CellKind;
}

const ENCODER = new TextEncoder();

/** The form of the rows of a table, in the layout of the kernel. */
export class RowForm {
  readonly texts: Uint8Array;
  readonly shapes: Float64Array;
  /** The number of rows that one call can write. */
  readonly maxRows: number;

  /** @param after  the text after each row */
  constructor(cells: readonly RowCell[], after: string) {
    const texts = [...cells.map(({ before }) => before), after];
    this.texts = ENCODER.encode(texts.join(''));
    this.shapes = Float64Array.from(texts, (text, i) => {
      const cell = cells[i];
      return layout.CELL_KINDS * ENCODER.encode(text).length + (cell === undefined ? 0 : numberOf(cell.kind));
    });
    const bySlots = (layout.MAX_EVENTS - this.shapes.length) / cells.length;
    const byBytes = layout.TEXT_BYTES / (this.texts.length + layout.CELL_BYTES * cells.length);
    this.maxRows = Math.floor(Math.min(bySlots, byBytes));
    if (this.texts.length > layout.ROW_TEXTS_BYTES || this.maxRows < 1) throw new RangeError('a row is too long');
  }
}

/** See `Kernel.writeRows`. */
export function rowsText(
  { wasm, block, rowTexts, text }: Instance,
  { texts, shapes, maxRows }: RowForm,
  columns: readonly Float64Array[],
  from: number,
  to: number,
): Uint8Array<ArrayBuffer> {
  const rows = wholeNumber(to - from);
  if (columns.length !== shapes.length - 1 || rows > maxRows) throw new RangeError(`${rows} rows of another form`);
  rowTexts.set(texts);
  block.set(shapes, layout.EVENTS);
  let slot = layout.EVENTS + shapes.length;
  for (const column of columns) {
    block.set(rows === column.length ? column : column.subarray(from, to), slot);
    slot += rows;
  }
  return text.subarray(0, wasm.writeRows(rows, columns.length));
}

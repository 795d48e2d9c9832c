/** Rows of a table as text: columns of numbers, with a text before each of them. */
import { getEvent } from '../block';
import { CELL_CLOCK, CELL_FLAG, CELL_KINDS, MAX_EVENTS, ROW_TEXTS_BYTES, TEXT_BYTES } from '../layout';
import { ERR_ARGUMENT } from '../status';
import { putDecimal, putNull, wholeOf } from './decimal';
import { putClock, putOffset } from './instant';

/** Texts are copied by words of sixteen bytes, and numbers are written by words of eight. */
const SLACK: i32 = 32;
/** The text that a call has written, and the texts that its rows repeat. */
export const TEXT: usize = memory.data(TEXT_BYTES + SLACK, 16);
export const ROW_TEXTS: usize = memory.data(ROW_TEXTS_BYTES + SLACK, 16);

const TRUE: u64 = 0x65757274;
const FALSE: u64 = 0x65736c6166;

function putFlag(at: usize, value: f64): usize {
  if (Number.isNaN(value)) return putNull(at);
  const isTrue = value == 1;
  store<u64>(at, isTrue ? TRUE : FALSE);
  return at + 5 - <usize>isTrue;
}

/** Copies a text, and up to fifteen bytes after it. */
@inline function copy(to: usize, from: usize, length: usize): void {
  for (let i: usize = 0; i < length; i += 16) v128.store(to + i, v128.load(from + i));
}

/**
 * Writes rows of the columns in the block: see `layout.ts`.
 *
 * @returns  the number of bytes in `TEXT`. The host has made sure that they fit.
 */
export function writeRows(rows: i32, columns: i32): i32 {
  const first = columns + 1;
  if (first + rows * columns > MAX_EVENTS) return ERR_ARGUMENT;
  let at = TEXT;
  for (let row = 0; row < rows; row++) {
    let text = ROW_TEXTS;
    for (let column = 0, slot = first + row; column <= columns; column++, slot += rows) {
      const shape = wholeOf(getEvent(column));
      const length = <usize>(shape / CELL_KINDS);
      copy(at, text, length);
      text += length;
      at += length;
      if (column == columns) break;
      const kind = <i32>(shape % CELL_KINDS);
      const value = getEvent(slot);
      if (kind < CELL_FLAG) at = putDecimal(at, value, <u32>kind);
      else if (kind == CELL_FLAG) at = putFlag(at, value);
      else if (kind == CELL_CLOCK) at = putClock(at, value);
      else at = putOffset(at, value);
    }
  }
  return <i32>(at - TEXT);
}

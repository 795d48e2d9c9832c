/** Writes CSV in UTF-8 cell by cell, from texts that many cells share, with gaps for their instants. */
import { DATE_AND_TIME_LENGTH, InstantWriter } from '../domain/time/iso';
import type { Clocks } from '../domain/time/zone';
import { BYTE_ORDER_MARK, cellText, isPlainText } from './csv';
import { encoded, joinedBytes } from './jsonWriter';

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/** The least size of a buffer. */
const PIECE_BYTES = 1 << 16;
const MAX_BYTES_OF_CHARACTER = 3;
/** Room for a date and a time. */
const INSTANT_BYTES = 40;
/** Up to this length, a loop copies faster than a call. */
const SHORT_BYTES = 32;
const [QUOTE, COMMA, RETURN, LINE_FEED] = [34, 44, 13, 10];

/** Part of a cell, encoded. */
export interface CellText {
  bytes: Uint8Array;
  /** Whether it has no character that a cell replaces or doubles, and whether it has a comma. */
  isPlain: boolean;
  hasComma: boolean;
}

export const cellTextOf = (text: string): CellText => ({
  bytes: encoded(text),
  isPlain: isPlainText(text),
  hasComma: text.includes(','),
});

/** The control character DEL, and the code of an instant after it. */
const MARK = '\x7f';
const FIRST_CODE = 48;
const GAP = /\x7f(.)/;

/** Placeholders for instants in a sample of a text. */
export const TEXT_HOLES: readonly string[] = Array.from(
  { length: 64 },
  (_, place) => MARK + String.fromCharCode(FIRST_CODE + place),
);

/** A text with gaps of `DATE_AND_TIME_LENGTH`: the position of each, and the index of its instant. */
export interface CellTemplate {
  text: CellText;
  gaps: Int32Array;
  places: Int32Array;
}

const EMPTY_GAP = '.'.repeat(DATE_AND_TIME_LENGTH);

/** @param sample  a text with placeholders of `TEXT_HOLES` */
export function cellTemplateOf(sample: string): CellTemplate {
  const texts = sample.split(GAP);
  const around = texts.filter((_, i) => i % 2 === 0);
  let end = -DATE_AND_TIME_LENGTH;
  const ends = around.map((text) => {
    end += DATE_AND_TIME_LENGTH + encoded(text).length;
    return end;
  });
  return {
    text: cellTextOf(around.join(EMPTY_GAP)),
    gaps: Int32Array.from(ends.slice(0, -1)),
    places: Int32Array.from(texts.filter((_, i) => i % 2 === 1).map((code) => code.charCodeAt(0) - FIRST_CODE)),
  };
}

/** Whether a cell may begin with a byte: ASCII letters and digits, and the first bytes of scripts without spaces in them. */
const isSafeBeginning = (byte: number): boolean =>
  byte < 128
    ? (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
    : SAFE[byte] === 1;

/** The first bytes of U+0100 to U+07FF and U+0800 to U+0FFF: none of these is a space or a sign in full width. */
const SAFE = new Uint8Array(256).fill(1, 0xc4, 0xe1);

/** Writes rows of cells (RFC 4180) into consecutive buffers; lines end with CRLF, and no cell is read as a formula. */
export class CellWriter {
  #bytes = new Uint8Array(PIECE_BYTES);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  /** Whole lines, in the buffers before. */
  readonly #full: Uint8Array<ArrayBuffer>[] = [];
  #lineStart = 0;
  #cellStart = 0;
  #isFirst = true;
  #isPlain = true;
  #hasComma = false;
  readonly #instants = new InstantWriter();

  constructor() {
    this.#append(BYTE_ORDER_MARK);
  }

  #reserve(count: number): void {
    if (this.#length + count > this.#bytes.length) this.#begin(count);
  }

  /** Starts a new buffer with the unfinished line. */
  #begin(count: number): void {
    const line = this.#bytes.subarray(this.#lineStart, this.#length);
    this.#full.push(this.#bytes.subarray(0, this.#lineStart));
    this.#bytes = new Uint8Array(Math.max(PIECE_BYTES, 2 * (line.length + count)));
    this.#view = new DataView(this.#bytes.buffer);
    this.#bytes.set(line);
    this.#length = line.length;
    this.#cellStart -= this.#lineStart;
    this.#lineStart = 0;
  }

  #append(text: string): void {
    this.#reserve(MAX_BYTES_OF_CHARACTER * text.length);
    this.#length += ENCODER.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  /** Begins a cell. */
  begin(): void {
    this.#reserve(1);
    if (!this.#isFirst) this.#bytes[this.#length++] = COMMA;
    this.#isFirst = false;
    this.#cellStart = this.#length;
    this.#isPlain = true;
    this.#hasComma = false;
  }

  /** Appends a text to the cell. */
  text(text: string): void {
    this.#isPlain &&= isPlainText(text);
    this.#hasComma ||= text.includes(',');
    this.#append(text);
  }

  /** Appends an encoded text to the cell. */
  encoded({ bytes, isPlain, hasComma }: CellText): void {
    const { length } = bytes;
    this.#reserve(length);
    const target = this.#bytes;
    const at = this.#length;
    if (length > SHORT_BYTES) target.set(bytes, at);
    else for (let i = 0; i < length; i++) target[at + i] = bytes[i] as number;
    this.#length = at + length;
    if (!isPlain) this.#isPlain = false;
    if (hasComma) this.#hasComma = true;
  }

  /**
   * Appends a text and fills its gaps as `localDateAndTime` spells the instants; in UTC without clocks.
   *
   * @param instants  Julian days UT, by index
   */
  template({ text, gaps, places }: CellTemplate, instants: ArrayLike<number>, clocks: Clocks | null): void {
    const { bytes } = text;
    this.#reserve(bytes.length + INSTANT_BYTES * gaps.length);
    let begin = this.#length;
    this.encoded(text);
    for (let i = 0; i < gaps.length; i++) {
      const at = begin + (gaps[i] as number);
      const jdUt = instants[places[i] as number] as number;
      const end = this.#instants.dateAndTime(jdUt, clocks, this.#view, at);
      const longer = end - at - DATE_AND_TIME_LENGTH;
      if (longer === 0) continue;
      // For a year without four digits, the following bytes move.
      begin += longer;
      this.#bytes.set(bytes.subarray(end - begin), end);
    }
    this.#length = begin + bytes.length;
  }

  /** Puts quotation marks around the cell. */
  #quote(): void {
    this.#reserve(2);
    this.#bytes.copyWithin(this.#cellStart + 1, this.#cellStart, this.#length);
    this.#bytes[this.#cellStart] = QUOTE;
    this.#bytes[this.#length + 1] = QUOTE;
    this.#length += 2;
  }

  /** Ends the cell. An unsafe text is rewritten as `cellText` spells it. */
  end(): void {
    const isEmpty = this.#length === this.#cellStart;
    const isSafe = isEmpty || (this.#isPlain && isSafeBeginning(this.#bytes[this.#cellStart] as number));
    if (isSafe) {
      if (this.#hasComma) this.#quote();
      return;
    }
    const safe = cellText(DECODER.decode(this.#bytes.subarray(this.#cellStart, this.#length)));
    this.#length = this.#cellStart;
    this.#append(safe);
  }

  /** Ends the line. */
  endLine(): void {
    this.#reserve(2);
    this.#bytes[this.#length++] = RETURN;
    this.#bytes[this.#length++] = LINE_FEED;
    this.#lineStart = this.#length;
    this.#isFirst = true;
  }

  /** The bytes of the table. */
  take(): Uint8Array<ArrayBuffer> {
    return joinedBytes([...this.#full, this.#bytes.slice(0, this.#length)]);
  }
}

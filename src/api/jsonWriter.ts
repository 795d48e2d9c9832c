/** Writes JSON in UTF-8 into buffers, which a stream can send one by one. */
import { InstantWriter, LOCAL_LENGTH, UTC_LENGTH } from '../domain/time/iso';
import type { Clocks } from '../domain/time/zone';
import { MINUS, POINT, QUOTE, ZERO } from './characters';
import { FIRST_LOCAL, type Template } from './template';

const ENCODER = new TextEncoder();

/** Size of the buffers into which JSON is written, and which a stream sends. Most answers fit into one. */
export const PIECE_BYTES = 160 * 1024;
const MAX_BYTES_OF_CHARACTER = 4;
/** Up to this length, a loop copies faster than a call. */
const SHORT_BYTES = 32;
/** From this length on, a copy costs more than a further buffer. */
const LONG_BYTES = 16 * 1024;
/** Room for a date and a time with an offset, in quotation marks. */
const INSTANT_BYTES = 44;

/** Numbers with at most six decimals and fifteen digits are written by whole numbers. */
const DECIMALS = 6;
const MILLION = 10 ** DECIMALS;
const MAX_MILLIONTHS = 1e15;
/** Room for such a number. */
const NUMBER_BYTES = 18;

/** The UTF-8 of a JSON text. */
export const encoded = (text: string): Uint8Array<ArrayBuffer> => ENCODER.encode(text) as Uint8Array<ArrayBuffer>;

/** Concatenates pieces. */
export function joinedBytes(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Writes JSON into consecutive buffers. */
export class JsonWriter {
  readonly #leastBytes: number;
  #bytes: Uint8Array<ArrayBuffer>;
  #view: DataView<ArrayBuffer>;
  #length = 0;
  /** Full buffers that have not been taken. */
  #full: Uint8Array<ArrayBuffer>[] = [];
  readonly #instants = new InstantWriter();
  readonly #localInstants = new InstantWriter();

  /** @param leastBytes  the least size of a buffer; 0 where the callers make all room */
  constructor(leastBytes = PIECE_BYTES) {
    this.#leastBytes = leastBytes;
    this.#bytes = new Uint8Array(leastBytes);
    this.#view = new DataView(this.#bytes.buffer);
  }

  /** Whether a stream can send a full buffer. */
  get isFull(): boolean {
    return this.#full.length > 0;
  }

  /** Makes room for a number of bytes in one buffer. */
  reserve(count: number): void {
    if (this.#length + count > this.#bytes.length) this.#begin(count);
  }

  /** Starts a new buffer. */
  #begin(count: number): void {
    if (this.#length > 0) this.#full.push(this.#bytes.subarray(0, this.#length));
    this.#bytes = new Uint8Array(Math.max(this.#leastBytes, count));
    this.#view = new DataView(this.#bytes.buffer);
    this.#length = 0;
  }

  /** Appends encoded JSON. */
  bytes(json: Uint8Array): void {
    this.reserve(json.length);
    const bytes = this.#bytes;
    const at = this.#length;
    if (json.length > SHORT_BYTES) bytes.set(json, at);
    else for (let i = 0; i < json.length; i++) bytes[at + i] = json[i] as number;
    this.#length = at + json.length;
  }

  /** Appends encoded JSON that does not change any more: a long piece becomes a buffer of its own without being copied. */
  piece(json: Uint8Array<ArrayBuffer>): void {
    if (json.length < LONG_BYTES) {
      this.bytes(json);
      return;
    }
    if (this.#length > 0) this.#full.push(this.#bytes.slice(0, this.#length));
    this.#length = 0;
    this.#full.push(json);
  }

  /** Appends a JSON text. */
  text(json: string): void {
    // Most texts are ASCII, so one byte per character is reserved. The rest of a longer text follows in the next
    // iteration.
    for (let rest = json; rest.length > 0; ) {
      this.reserve(rest.length + MAX_BYTES_OF_CHARACTER);
      const { read, written } = ENCODER.encodeInto(rest, this.#bytes.subarray(this.#length));
      this.#length += written;
      rest = rest.slice(read);
    }
  }

  /** Appends a text as a JSON string. The text must not contain characters that JSON escapes. */
  plain(text: string): void {
    this.character(QUOTE);
    this.text(text);
    this.character(QUOTE);
  }

  /** Appends one ASCII character. */
  character(code: number): void {
    this.reserve(1);
    this.#bytes[this.#length++] = code;
  }

  /** Appends the digits of a whole number below 10⁹. @param least  number of digits, with leading zeros */
  #digits(whole: number, least: number): void {
    const bytes = this.#bytes;
    const start = this.#length;
    let end = start + least;
    for (let power = 10 ** least; power <= whole; power *= 10) end++;
    let rest = whole | 0;
    for (let at = end - 1; at >= start; at--) {
      const tens = (rest / 10) | 0;
      bytes[at] = ZERO + rest - 10 * tens;
      rest = tens;
    }
    this.#length = end;
  }

  /** Appends a finite number. */
  number(value: number): void {
    const size = Math.abs(value);
    const millionths = Math.round(size * MILLION);
    // A number of at most fifteen digits is its own shortest decimal.
    if (millionths >= MAX_MILLIONTHS || millionths / MILLION !== size) {
      const digits = String(value);
      this.reserve(digits.length);
      for (let i = 0; i < digits.length; i++) this.#bytes[this.#length++] = digits.charCodeAt(i);
      return;
    }
    this.reserve(NUMBER_BYTES);
    if (value < 0) this.#bytes[this.#length++] = MINUS;
    const whole = Math.floor(size);
    this.#digits(whole, 1);
    const fraction = millionths - whole * MILLION;
    if (fraction === 0) return;
    this.#bytes[this.#length++] = POINT;
    this.#digits(fraction, DECIMALS);
    while (this.#bytes[this.#length - 1] === ZERO) this.#length--;
  }

  /**
   * Appends a template and fills its gaps.
   *
   * @param instants  Julian days UT, by their places
   * @param clocks    of the place, for instants in local time; null writes them in UTC
   * @param first     index in `instants` of the instant with index 0
   */
  template(template: Template, instants: ArrayLike<number>, clocks: Clocks | null = null, first = 0): void {
    const { json, gaps, places, isUtc, isLocal } = template;
    if (gaps.length === 0) {
      this.bytes(json);
      return;
    }
    this.reserve(json.length + INSTANT_BYTES * gaps.length);
    this.#bytes.set(json, this.#length);
    const view = this.#view;
    const at = this.#length;
    const isFilled = isUtc
      ? this.#instants.utcAll(instants, first, places, gaps, view, at)
      : isLocal &&
        clocks !== null &&
        this.#localInstants.localAll(clocks, instants, first - FIRST_LOCAL, places, gaps, view, at);
    if (isFilled) this.#length += json.length;
    else this.#fill(template, instants, first, clocks);
  }

  /** Fills the gaps of a copied template; an instant may be longer or shorter than its gap. */
  #fill({ json, gaps, places }: Template, instants: ArrayLike<number>, first: number, clocks: Clocks | null): void {
    const view = this.#view;
    let begin = this.#length;
    for (let i = 0; i < gaps.length; i++) {
      const at = begin + (gaps[i] as number);
      const place = places[i] as number;
      const isLocal = place >= FIRST_LOCAL;
      const jdUt = instants[first + (isLocal ? place - FIRST_LOCAL : place)] as number;
      const end =
        isLocal && clocks !== null
          ? this.#localInstants.local(jdUt, clocks.hoursAt(jdUt), view, at)
          : this.#instants.utc(jdUt, view, at);
      const longer = end - at - (isLocal ? LOCAL_LENGTH : UTC_LENGTH);
      if (longer === 0) continue;
      // For a year without four digits, an offset with seconds, or UTC for local time, the following bytes move.
      begin += longer;
      this.#bytes.set(json.subarray(end - begin), end);
    }
    this.#length = begin + json.length;
  }

  /** Appends a Julian day UT as `isoUtc` formats it, without quotation marks. */
  bareInstant(jdUt: number): void {
    this.reserve(INSTANT_BYTES);
    this.#length = this.#instants.utc(jdUt, this.#view, this.#length);
  }

  /** Appends a Julian day UT as `isoLocal` formats it, without quotation marks. */
  bareLocalInstant(jdUt: number, offsetHours: number): void {
    this.reserve(INSTANT_BYTES);
    this.#length = this.#localInstants.local(jdUt, offsetHours, this.#view, this.#length);
  }

  /** Appends a Julian day UT as `isoUtc` formats it. */
  instant(jdUt: number): void {
    this.character(QUOTE);
    this.bareInstant(jdUt);
    this.character(QUOTE);
  }

  /** Appends a Julian day UT as `isoLocal` formats it. */
  localInstant(jdUt: number, offsetHours: number): void {
    this.character(QUOTE);
    this.bareLocalInstant(jdUt, offsetHours);
    this.character(QUOTE);
  }

  /** Takes the buffers filled since the last call. */
  takeFull(): Uint8Array<ArrayBuffer>[] {
    const taken = this.#full;
    this.#full = [];
    return taken;
  }

  /** Takes everything written since the last call. A last buffer of the usual size is reused for the next answer. */
  take(): Uint8Array<ArrayBuffer>[] {
    // A larger buffer is not copied.
    if (this.#bytes.length > this.#leastBytes) this.#begin(0);
    const taken = this.takeFull();
    if (this.#length > 0) taken.push(this.#bytes.slice(0, this.#length));
    this.#length = 0;
    return taken;
  }

  /** Takes everything as one piece. */
  takeWhole(): Uint8Array<ArrayBuffer> {
    return joinedBytes(this.take());
  }
}

/**
 * JSON in UTF-8, written piece by piece. A long list of an answer does not have to exist as objects: a `Chunk` replaces
 * it and writes its JSON. Parts that many rows share are encoded once and then copied as bytes.
 */
import { InstantWriter, LOCAL_LENGTH, UTC_LENGTH } from '../domain/time/iso';
import type { Clocks } from '../domain/time/zone';

const ENCODER = new TextEncoder();

/** Size of the buffers into which JSON is written, and which a stream sends. Most answers fit into one. */
const PIECE_BYTES = 160 * 1024;
const MAX_BYTES_OF_CHARACTER = 4;
/** Room for a date and a time with an offset, in quotation marks. */
const INSTANT_BYTES = 44;

const QUOTE = 34;
const ZERO = 48;
const [MINUS, POINT] = [45, 46];
/** Powers of ten, and room for a number with nine decimals. */
const SCALES = Array.from({ length: 10 }, (_, i) => 10 ** i);
const DECIMAL_BYTES = 32;

/** The UTF-8 of a JSON text. */
export const encoded = (text: string): Uint8Array<ArrayBuffer> => ENCODER.encode(text) as Uint8Array<ArrayBuffer>;

/**
 * JSON with gaps for instants. A gap has `UTC_LENGTH`, or `LOCAL_LENGTH` for local time; a longer instant widens it.
 */
export interface Template {
  json: Uint8Array;
  /** Position of each gap. */
  gaps: Int32Array;
  /** The index of the instant of each gap, plus `FIRST_LOCAL` for local time. */
  places: Int32Array;
  isUtc: boolean;
}

/** Indexes from this number on are for instants in local time. A template has fewer instants. */
export const FIRST_LOCAL = 1024;

export const templateOf = (json: Uint8Array, gaps: readonly number[], places: readonly number[]): Template => ({
  json,
  gaps: Int32Array.from(gaps),
  places: Int32Array.from(places),
  isUtc: places.every((place) => place < FIRST_LOCAL),
});

/** Concatenates templates. @param shifts  added to the indexes of each template */
export function joined(templates: readonly Template[], shifts: readonly number[]): Template {
  let [bytes, count] = [0, 0];
  for (const { json, gaps } of templates) {
    bytes += json.length;
    count += gaps.length;
  }
  const whole = { json: new Uint8Array(bytes), gaps: new Int32Array(count), places: new Int32Array(count) };
  let [at, gap] = [0, 0];
  for (let i = 0; i < templates.length; i++) {
    const { json, gaps, places } = templates[i] as Template;
    whole.json.set(json, at);
    for (let j = 0; j < gaps.length; j++, gap++) {
      whole.gaps[gap] = at + (gaps[j] as number);
      whole.places[gap] = (places[j] as number) + (shifts[i] as number);
    }
    at += json.length;
  }
  return { ...whole, isUtc: templates.every(({ isUtc }) => isUtc) };
}

/** Concatenates pieces. */
function joinedBytes(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
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

/**
 * A number rounded to decimals, never −0.
 *
 * @param value     between −2³¹ and 2³¹
 * @param decimals  0 to 9
 */
export function rounded(value: number, decimals: number): number {
  const scale = SCALES[decimals] as number;
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const nearest = (whole * scale + Math.round((size - whole) * scale)) / scale;
  return value < 0 ? 0 - nearest : nearest;
}

/** Whole numbers below this have at most six digits. */
const MAX_WHOLE = 1e6;

/** Number of digits of a whole number below `MAX_WHOLE`. */
const digitsOf = (whole: number): number =>
  whole < 10 ? 1 : whole < 100 ? 2 : whole < 1000 ? 3 : whole < 10_000 ? 4 : whole < 100_000 ? 5 : 6;

/** Writes a whole number with leading zeros; returns the position after it. */
function writeDigits(bytes: Uint8Array, at: number, value: number, count: number): number {
  const end = at + count;
  let rest = value | 0;
  for (let digit = end - 1; digit >= at; digit--) {
    const tenth = (rest / 10) | 0;
    bytes[digit] = ZERO + rest - 10 * tenth;
    rest = tenth;
  }
  return end;
}

/** Writes JSON into consecutive buffers. */
export class JsonWriter {
  #bytes = new Uint8Array(PIECE_BYTES);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  /** Full buffers that have not been taken. */
  #full: Uint8Array<ArrayBuffer>[] = [];
  readonly #instants = new InstantWriter();
  readonly #localInstants = new InstantWriter();

  /** Whether a stream can send a full buffer. */
  get isFull(): boolean {
    return this.#full.length > 0;
  }

  #reserve(count: number): void {
    if (this.#length + count > this.#bytes.length) this.#begin(count);
  }

  /** Starts a new buffer. */
  #begin(count: number): void {
    if (this.#length > 0) this.#full.push(this.#bytes.subarray(0, this.#length));
    this.#bytes = new Uint8Array(Math.max(PIECE_BYTES, count));
    this.#view = new DataView(this.#bytes.buffer);
    this.#length = 0;
  }

  /** Appends encoded JSON. */
  bytes(json: Uint8Array): void {
    this.#reserve(json.length);
    this.#bytes.set(json, this.#length);
    this.#length += json.length;
  }

  /** Appends a JSON text. */
  text(json: string): void {
    // Most texts are ASCII, so one byte per character is reserved. The rest of a longer text follows in the next
    // iteration.
    for (let rest = json; rest.length > 0; ) {
      this.#reserve(rest.length + MAX_BYTES_OF_CHARACTER);
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
    this.#reserve(1);
    this.#bytes[this.#length++] = code;
  }

  /** Appends a number. */
  number(value: number): void {
    if (value >= 0 && value < 100 && Number.isInteger(value)) {
      const tens = Math.floor(value / 10);
      if (tens > 0) this.character(ZERO + tens);
      this.character(ZERO + value - 10 * tens);
    } else this.text(String(value));
  }

  /** Appends a number as `rounded` rounds it, or null for NaN. */
  decimal(value: number, decimals: number): void {
    this.decimals([value], 0, 1, decimals);
  }

  /**
   * Appends numbers of a column, separated by commas, spelled as `JSON.stringify` spells `rounded`; null for NaN.
   *
   * @param from, to  a run of the column, at most a few thousand values between −2³¹ and 2³¹
   * @param decimals  0 to 9
   */
  decimals(values: ArrayLike<number>, from: number, to: number, decimals: number): void {
    this.#reserve(DECIMAL_BYTES * (to - from));
    const scale = SCALES[decimals] as number;
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = from; i < to; i++) {
      if (i > from) bytes[at++] = COMMA;
      const value = values[i] as number;
      const size = Math.abs(value);
      let whole = size | 0;
      let fraction = Math.round((size - whole) * scale) | 0;
      if (fraction === scale) {
        whole++;
        fraction = 0;
      }
      // JSON.stringify spells small fractions with an exponent.
      const isOdd = !(size < MAX_WHOLE) || (whole === 0 && fraction < scale * 1e-6);
      if (isOdd) {
        const text = Number.isNaN(value) ? 'null' : String(rounded(value, decimals));
        for (let character = 0; character < text.length; character++) bytes[at++] = text.charCodeAt(character);
        continue;
      }
      if (value < 0) bytes[at++] = MINUS;
      at = writeDigits(bytes, at, whole, digitsOf(whole));
      if (fraction === 0) continue;
      bytes[at] = POINT;
      at = writeDigits(bytes, at + 1, fraction, decimals);
      while (bytes[at - 1] === ZERO) at--;
    }
    this.#length = at;
  }

  /**
   * Appends a template and fills its gaps.
   *
   * @param instants  Julian days UT, by their places
   * @param clocks    of the place, for instants in local time
   * @param first     index in `instants` of the instant with index 0
   */
  template(template: Template, instants: ArrayLike<number>, clocks?: Clocks, first = 0): void {
    const { json, gaps, places, isUtc } = template;
    this.#reserve(json.length + INSTANT_BYTES * gaps.length);
    this.#bytes.set(json, this.#length);
    if (isUtc && this.#instants.utcAll(instants, first, places, gaps, this.#view, this.#length)) {
      this.#length += json.length;
    } else this.#fill(template, instants, first, clocks);
  }

  /** Fills the gaps of a copied template; an instant may be longer than its gap. */
  #fill({ json, gaps, places }: Template, instants: ArrayLike<number>, first: number, clocks?: Clocks): void {
    const view = this.#view;
    let begin = this.#length;
    for (let i = 0; i < gaps.length; i++) {
      const at = begin + (gaps[i] as number);
      const place = places[i] as number;
      const isLocal = place >= FIRST_LOCAL;
      const jdUt = instants[first + (isLocal ? place - FIRST_LOCAL : place)] as number;
      const end = isLocal
        ? this.#localInstants.local(jdUt, (clocks as Clocks).hoursAt(jdUt), view, at)
        : this.#instants.utc(jdUt, view, at);
      const longer = end - at - (isLocal ? LOCAL_LENGTH : UTC_LENGTH);
      if (longer === 0) continue;
      // For a year without four digits or an offset with seconds, the following bytes move.
      begin += longer;
      this.#bytes.set(json.subarray(end - begin), end);
    }
    this.#length = begin + json.length;
  }

  /** Appends a Julian day UT as `isoUtc` formats it. */
  instant(jdUt: number): void {
    this.#reserve(INSTANT_BYTES);
    this.#bytes[this.#length++] = QUOTE;
    this.#length = this.#instants.utc(jdUt, this.#view, this.#length);
    this.#bytes[this.#length++] = QUOTE;
  }

  /** Appends a Julian day UT as `isoLocal` formats it. */
  localInstant(jdUt: number, offsetHours: number): void {
    this.#reserve(INSTANT_BYTES);
    this.#bytes[this.#length++] = QUOTE;
    this.#length = this.#localInstants.local(jdUt, offsetHours, this.#view, this.#length);
    this.#bytes[this.#length++] = QUOTE;
  }

  /** Takes the buffers filled since the last call. */
  takeFull(): Uint8Array<ArrayBuffer>[] {
    const taken = this.#full;
    this.#full = [];
    return taken;
  }

  /** Takes everything written since the last call. The last buffer is reused for the next answer. */
  take(): Uint8Array<ArrayBuffer>[] {
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

/** Writes a JSON value. It yields when the writer has a full buffer, and possibly at other times. */
type Write = (out: JsonWriter) => Iterable<void>;

/** The chunks that the current `JSON.stringify` call has met, in order. */
let met: Chunk[] | null = null;
/** Placeholder for a chunk until it is written. It is random, so that no client can send it as a name. */
let mark: string | undefined;

/** Part of an answer that writes its own JSON. Only `jsonBytes` and `jsonPieces` can read it. */
export class Chunk {
  readonly write: Write;

  constructor(write: Write) {
    this.write = write;
  }

  toJSON(): string {
    if (met === null) throw new TypeError('write an answer with chunks by jsonBytes or jsonPieces');
    met.push(this);
    mark ??= crypto.randomUUID();
    return mark;
  }
}

/** Character codes of JSON punctuation. */
export const [COMMA, OPEN_LIST, CLOSE_LIST, CLOSE_OBJECT] = [44, 91, 93, 125];

/** A chunk for a list, written item by item. */
export const listChunk = <T>(items: ArrayLike<T>, writeItem: (out: JsonWriter, item: T, i: number) => void): Chunk =>
  new Chunk(function* (out) {
    out.character(OPEN_LIST);
    for (let i = 0; i < items.length; i++) {
      if (i > 0) out.character(COMMA);
      writeItem(out, items[i] as T, i);
      if (out.isFull) yield;
    }
    out.character(CLOSE_LIST);
  });

/** The JSON of a value before, between and after its chunks. */
function outlineOf(value: unknown): { texts: string[]; chunks: Chunk[] } {
  const chunks: Chunk[] = [];
  const outer = met;
  met = chunks;
  try {
    const text = JSON.stringify(value);
    return { texts: chunks.length === 0 ? [text] : text.split(`"${mark}"`), chunks };
  } finally {
    met = outer;
  }
}

function* writtenWhole(value: unknown, out: JsonWriter): Generator<void> {
  // A value that is a chunk needs no placeholder, and therefore no random value, which the runtime refuses at start-up.
  if (value instanceof Chunk) {
    yield* value.write(out);
    return;
  }
  const { texts, chunks } = outlineOf(value);
  for (const [i, text] of texts.entries()) {
    out.text(text);
    const chunk = chunks[i];
    if (chunk) yield* chunk.write(out);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Writes an object field by field, because `JSON.stringify` with chunks is slow for the other fields. */
function* written(value: unknown, out: JsonWriter): Generator<void> {
  if (!isRecord(value) || 'toJSON' in value) {
    yield* writtenWhole(value, out);
    return;
  }
  let separator = '{';
  for (const [field, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    out.text(`${separator}${JSON.stringify(field)}:`);
    separator = ',';
    yield* writtenWhole(inner, out);
  }
  out.text(separator === '{' ? '{}' : '}');
}

/**
 * The writer of the previous answer. Its buffer is already in memory, so only the answer itself allocates new memory.
 */
let spare: JsonWriter | null = null;

/** An answer as JSON in UTF-8, in pieces for a stream. Each piece is written on demand. */
export function* jsonPieces(value: unknown): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const out = spare ?? new JsonWriter();
  // A chunk may write another answer, and a stream may pause, so the writer is not shared meanwhile.
  spare = null;
  try {
    for (const _ of written(value, out)) if (out.isFull) yield* out.takeFull();
    yield* out.take();
  } finally {
    out.take();
    spare = out;
  }
}

/** An answer as JSON in UTF-8, in one piece. */
export const jsonBytes = (value: unknown): Uint8Array<ArrayBuffer> => joinedBytes([...jsonPieces(value)]);

/** More subjects than any answer has. Beyond this number the memo is cleared. */
const MAX_REMEMBERED = 4000;

/** Caches the value made for each subject. */
export class Memo<Subject, Made> {
  readonly #known = new Map<Subject, Made>();

  of(subject: Subject, make: () => Made): Made {
    const before = this.#known.get(subject);
    if (before !== undefined) return before;
    if (this.#known.size >= MAX_REMEMBERED) this.#known.clear();
    const made = make();
    this.#known.set(subject, made);
    return made;
  }
}

/**
 * JSON in UTF-8, written piece by piece. Long lists of an answer need not exist as objects: a `Chunk` stands in their
 * place and writes them. What many rows share is written once, as bytes, and copied from then on.
 */
import { InstantWriter } from '../domain/time/iso';

const ENCODER = new TextEncoder();

/** A stream passes on pieces of about this size. */
const PIECE_BYTES = 64 * 1024;
const FIRST_BYTES = 16 * 1024;
/** A larger buffer is not kept for the next answer. */
const MOST_KEPT_BYTES = 4 * 1024 * 1024;
/** Longer texts are encoded by themselves: `encodeInto` needs room for three bytes a character. */
const SHORT_TEXT = 2048;
/** A date and a time in quotation marks, with an offset. */
const INSTANT_BYTES = 44;

const QUOTE = 34;
const ZERO = 48;

/** The UTF-8 of a JSON text. */
export const encoded = (text: string): Uint8Array<ArrayBuffer> => ENCODER.encode(text) as Uint8Array<ArrayBuffer>;

/** JSON with room for instants. */
export interface Template {
  json: Uint8Array;
  /** Where each instant is written, and which it is. */
  at: readonly number[];
  instants: readonly number[];
}

/** A growing buffer of JSON. */
export class JsonWriter {
  #capacity = FIRST_BYTES;
  #bytes = new Uint8Array(FIRST_BYTES);
  #length = 0;
  readonly #instants = new InstantWriter();
  readonly #localInstants = new InstantWriter();

  get length(): number {
    return this.#length;
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed > this.#capacity) this.#grow(needed);
  }

  #grow(needed: number): void {
    this.#capacity = Math.max(needed, 2 * this.#capacity);
    const larger = new Uint8Array(this.#capacity);
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** Appends one code of ASCII. */
  code(ascii: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = ascii;
  }

  /** Appends encoded JSON. */
  bytes(json: Uint8Array): void {
    this.#reserve(json.length);
    this.#bytes.set(json, this.#length);
    this.#length += json.length;
  }

  /** Appends a JSON text. */
  text(json: string): void {
    if (json.length > SHORT_TEXT) this.bytes(encoded(json));
    else {
      this.#reserve(3 * json.length);
      this.#length += ENCODER.encodeInto(json, this.#bytes.subarray(this.#length)).written;
    }
  }

  /** Appends a number. */
  number(value: number): void {
    if (value >= 0 && value < 100 && Number.isInteger(value)) {
      const tens = Math.floor(value / 10);
      if (tens > 0) this.code(ZERO + tens);
      this.code(ZERO + value - 10 * tens);
    } else this.text(String(value));
  }

  /** Appends a Julian day UT as the text that `isoUtc` gives it. */
  instant(jdUt: number): void {
    this.#reserve(INSTANT_BYTES);
    this.#bytes[this.#length++] = QUOTE;
    this.#length = this.#instants.utc(jdUt, this.#bytes, this.#length);
    this.#bytes[this.#length++] = QUOTE;
  }

  /** Appends a Julian day UT as the text that `isoLocal` gives it. */
  localInstant(jdUt: number, offsetHours: number): void {
    this.#reserve(INSTANT_BYTES);
    this.#bytes[this.#length++] = QUOTE;
    this.#length = this.#localInstants.local(jdUt, offsetHours, this.#bytes, this.#length);
    this.#bytes[this.#length++] = QUOTE;
  }

  /** Appends a template with instants of years of four digits, Julian days UT by their places. */
  template({ json, at, instants }: Template, jds: readonly number[]): void {
    const length = this.#length;
    this.bytes(json);
    for (let i = 0; i < at.length; i++) {
      this.#instants.utc(jds[instants[i] as number] as number, this.#bytes, length + (at[i] as number));
    }
  }

  /** What has been written since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  /** Forgets what has been written, and a buffer that is larger than most answers. */
  reset(): void {
    this.#length = 0;
    if (this.#capacity > MOST_KEPT_BYTES) {
      this.#capacity = FIRST_BYTES;
      this.#bytes = new Uint8Array(FIRST_BYTES);
    }
  }
}

/** Writes a JSON value; it yields where a stream may pass on what is written. */
export type Write = (out: JsonWriter) => Iterable<void>;

/** The chunks that the running `JSON.stringify` has met, in order. */
let met: Chunk[] | null = null;
/** The text that stands for a chunk until it is written; nobody can know it and send it as a name. */
let mark: string | undefined;

/** Part of an answer that writes itself. Only `jsonBytes` and `jsonPieces` can read it. */
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

/** Codes of the marks of JSON. */
export const [COMMA, OPEN_LIST, CLOSE_LIST, CLOSE_OBJECT] = [44, 91, 93, 125];

/** A list that writes itself, item by item. */
export const listChunk = <T>(items: readonly T[], writeItem: (out: JsonWriter, item: T) => void): Chunk =>
  new Chunk(function* (out) {
    out.code(OPEN_LIST);
    for (let i = 0; i < items.length; i++) {
      if (i > 0) out.code(COMMA);
      writeItem(out, items[i] as T);
      yield;
    }
    out.code(CLOSE_LIST);
  });

/** The text of a value around its chunks, one more than chunks. */
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

function* written(value: unknown, out: JsonWriter): Generator<void> {
  const { texts, chunks } = outlineOf(value);
  for (const [i, text] of texts.entries()) {
    out.text(text);
    const chunk = chunks[i];
    if (chunk) yield* chunk.write(out);
  }
}

/** The writer of the answer before: its buffer has been touched, so that only the answer itself takes new memory. */
let spare: JsonWriter | null = null;

/** An answer as JSON in UTF-8. */
export function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const out = spare ?? new JsonWriter();
  // A chunk may hold an answer of its own.
  spare = null;
  try {
    for (const _ of written(value, out));
    return out.take();
  } finally {
    out.reset();
    spare = out;
  }
}

/** The same in pieces, each written when it is asked for. */
export function* jsonPieces(value: unknown): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  const out = new JsonWriter();
  for (const _ of written(value, out)) if (out.length >= PIECE_BYTES) yield out.take();
  if (out.length > 0) yield out.take();
}

/** More subjects than an answer has; beyond them all are forgotten. */
const MOST_KNOWN = 4000;

/** JSON in UTF-8 of subjects, each encoded once while it is remembered. */
export class KnownJson {
  readonly #known = new Map<unknown, Uint8Array>();

  /** @param json  its text, made if it is not known */
  of(subject: unknown, json: () => string): Uint8Array {
    const before = this.#known.get(subject);
    if (before) return before;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const bytes = encoded(json());
    this.#known.set(subject, bytes);
    return bytes;
  }
}

/**
 * An answer as JSON in UTF-8, written piece by piece. A long list does not have to exist as objects: a `Chunk` replaces it
 * and writes its JSON.
 */
import { CLOSE_LIST, COMMA, OPEN_LIST } from './characters';
import { JsonWriter, joinedBytes } from './jsonWriter';

/** Writes a JSON value. It yields when the writer has a full buffer, and possibly at other times. */
type Write = (out: JsonWriter) => Iterable<void>;

declare global {
  interface JSON {
    rawJSON(text: string): object;
  }
}

/** The chunks that the current `JSON.stringify` call has met, in order. */
let met: Chunk[] | null = null;
/** Placeholder for a chunk until it is written. No string is written like this: `JSON.stringify` does not escape letters. */
const MARK = '"\\u0061"';
const PLACEHOLDER = JSON.rawJSON(MARK);

/** Part of an answer that writes its own JSON. Only `jsonBytes` and `jsonPieces` can read it. */
export class Chunk {
  readonly write: Write;

  constructor(write: Write) {
    this.write = write;
  }

  toJSON(): object {
    if (met === null) throw new TypeError('write an answer with chunks by jsonBytes or jsonPieces');
    met.push(this);
    return PLACEHOLDER;
  }
}

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
    return { texts: chunks.length === 0 ? [text] : text.split(MARK), chunks };
  } finally {
    met = outer;
  }
}

function* writtenWhole(value: unknown, out: JsonWriter): Generator<void> {
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

import type { Context } from 'hono';
import { jsonPieces } from '../api/json';
import { joinedBytes, PIECE_BYTES } from '../api/jsonWriter';
import type { Written } from '../api/resource';
import { type AnswerRow, jsonLine, numberedRow, pause } from '../api/rows';
import type { AppEnv } from './env';
import type { Sent } from './recent';

/**
 * Sends a response with status 200. A long body is a stream: the runtime copies other bodies and keeps the copies, which the
 * heap does not count, until it collects garbage.
 */
export function send(c: Context<AppEnv>, { body, type, headers = {} }: Sent): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const isLong = body instanceof Uint8Array && body.length > PIECE_BYTES;
  return c.body(isLong ? inParts(1, () => body) : body, 200, { 'Content-Type': type });
}

const encoder = new TextEncoder();

/** Streams parts in order. Each is made when the client has taken the previous one; other requests run in between. */
function inParts(count: number, partAt: (i: number) => Promise<Uint8Array> | Uint8Array): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === count) {
        controller.close();
        return;
      }
      if (sent > 0) await pause();
      controller.enqueue(await partAt(sent));
      sent++;
    },
  });
}

/** Rows as lines of JSON. */
export const linesOf = (
  rows: readonly AnswerRow[],
  compute: (row: AnswerRow) => ReturnType<AnswerRow>,
): ReadableStream<Uint8Array> =>
  inParts(rows.length, async (i) => encoder.encode(jsonLine(numberedRow(i + 1, await compute(rows[i] as AnswerRow)))));

type Part = NonNullable<Written['rest']>[number];

/** A first part, and the parts that follow it. */
export const streamOf = (
  first: Uint8Array,
  rest: readonly Part[],
  compute: (part: Part) => Promise<Uint8Array>,
): ReadableStream<Uint8Array> => inParts(1 + rest.length, (i) => (i === 0 ? first : compute(rest[i - 1] as Part)));

/** The bytes that are written before other requests run. */
const BYTES_AT_ONCE = 1280 * 1024;

/** JSON in one piece. Other requests run while a long one is written. */
export async function jsonWhole(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  const written: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const piece of jsonPieces(value)) {
    written.push(piece);
    bytes += piece.length;
    if (bytes < BYTES_AT_ONCE) continue;
    await pause();
    bytes = 0;
  }
  return joinedBytes(written);
}

/** JSON in one piece, or as a stream if it is long, so that writing and sending overlap, and others run between pieces. */
export function jsonBodyOf(value: unknown): Sent['body'] {
  const pieces = jsonPieces(value);
  const first = pieces.next();
  const second = pieces.next();
  if (first.done || second.done) return first.value ?? '';
  const begun = [first.value, second.value];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = begun.shift() ?? (await pause().then(() => pieces.next().value));
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel() {
      pieces.return();
    },
  });
}

import type { Context } from 'hono';
import { jsonPieces } from '../api/json';
import { pause } from '../api/pause';
import type { Written } from '../api/resource';
import { type AnswerRow, jsonLine, numberedRow } from '../api/rows';
import type { AppEnv } from './env';
import type { Sent } from './recent';

/** Sends a response with status 200. */
export function send(c: Context<AppEnv>, { body, type, headers = {} }: Sent): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.body(body, 200, { 'Content-Type': type });
}

const encoder = new TextEncoder();

/** Rows as lines of JSON. Each is computed when the client has taken the rows before it; other requests run between two rows. */
export function linesOf(
  rows: readonly AnswerRow[],
  compute: (row: AnswerRow) => ReturnType<AnswerRow>,
): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const row = rows[sent];
      if (row === undefined) {
        controller.close();
        return;
      }
      if (sent > 0) await pause();
      const answer = await compute(row);
      sent++;
      controller.enqueue(encoder.encode(jsonLine(numberedRow(sent, answer))));
    },
  });
}

/**
 * A first part and what follows it. Each part is computed when the client has taken those before it; other requests run
 * between two parts.
 */
export function streamOf(
  first: Uint8Array,
  rest: NonNullable<Written['rest']>,
  compute: (part: () => Uint8Array) => Promise<Uint8Array>,
): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = sent === 0 ? () => first : rest[sent - 1];
      if (part === undefined) {
        controller.close();
        return;
      }
      if (sent > 0) await pause();
      controller.enqueue(await compute(part));
      sent++;
    },
  });
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

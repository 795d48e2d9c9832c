import type { MiddlewareHandler } from 'hono';
import { isObject } from '../../api/validate';
import { fail, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import type { HttpProblem } from '../problem';

/** Reading stops after this many bytes. */
const DROPPED_BYTES = 32 * 1024 * 1024;

/** Maximum body size of most endpoints. */
export const SMALL_BODY_BYTES = 64 * 1024;

/**
 * Reads a body up to `limitBytes`, whatever Content-Length says; returns its chunks and the length read. The rest is
 * read and dropped up to `DROPPED_BYTES`: if the connection closes over unread bytes, the client may never see the
 * response. Null if the client aborted, or if the body is not a byte stream.
 */
async function readUpTo(
  body: ReadableStream<Uint8Array>,
  limitBytes: number,
): Promise<{ chunks: Uint8Array[]; length: number } | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.byteLength;
      if (length <= limitBytes) chunks.push(chunk);
      else if (length > DROPPED_BYTES) break;
    }
  } catch {
    return null;
  }
  return { chunks, length };
}

/** The bytes of a body, or the problem. */
async function readBytes({ body }: Request, limitBytes: number): Promise<Result<Uint8Array, HttpProblem>> {
  if (body === null) return ok(new Uint8Array());
  const received = await readUpTo(body, limitBytes);
  if (received === null) return fail({ reason: 'invalid_json' });
  const { chunks, length } = received;
  if (length > limitBytes) return fail({ reason: 'payload_too_large', limitBytes });
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return ok(bytes);
}

/** Reads and drops a body that no handler has read. */
export const unreadBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (body !== null && !bodyUsed) await readUpTo(body, 0);
};

/** Parses the body of a request as JSON, or returns the problem. */
export async function readJson(request: Request, limitBytes: number): Promise<Result<unknown, HttpProblem>> {
  const bytes = await readBytes(request, limitBytes);
  if (!bytes.ok) return bytes;
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes.value)));
  } catch {
    return fail({ reason: 'invalid_json' }); // invalid UTF-8 or invalid JSON
  }
}

/** Reads the body of a form that a page posts without a script, or returns the problem. */
export async function readForm(request: Request, limitBytes: number): Promise<Result<URLSearchParams, HttpProblem>> {
  const bytes = await readBytes(request, limitBytes);
  return bytes.ok ? ok(new URLSearchParams(new TextDecoder().decode(bytes.value))) : bytes;
}

/** Sets `body` to the JSON object of the request, or refuses. Ignores the content type. */
export function jsonBody(limitBytes: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const body = await readJson(c.req.raw, limitBytes);
    if (!body.ok) return refuse(c, body.error);
    if (!isObject(body.value)) return refuse(c, { reason: 'invalid_json' });
    c.set('body', body.value);
    return next();
  };
}

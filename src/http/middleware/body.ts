import type { MiddlewareHandler } from 'hono';
import { fail, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import type { HttpProblem } from '../problem';

/** A body that is larger than this is not read to its end. */
const DROPPED_BYTES = 16 * 1024 * 1024;

/** Maximum body size of most endpoints. */
export const SMALL_BODY_BYTES = 64 * 1024;

/**
 * Reads a body and keeps at most `limitBytes`, whatever Content-Length says. The rest is read and dropped up to
 * `DROPPED_BYTES`, because a client whose upload is cut off may never see the refusal.
 */
async function readBytes(request: Request, limitBytes: number): Promise<Result<Uint8Array, HttpProblem>> {
  const tooLarge = { reason: 'payload_too_large', limitBytes } as const;
  if (request.body === null) return ok(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body as ReadableStream<Uint8Array>) {
      length += chunk.byteLength;
      if (length <= limitBytes) chunks.push(chunk);
      else if (length > DROPPED_BYTES) break;
    }
  } catch {
    return fail({ reason: 'invalid_json' }); // the client aborted, or the body is not a byte stream
  }
  if (length > limitBytes) return fail(tooLarge);
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return ok(bytes);
}

/**
 * Reads and drops a body that nothing else has read, up to `DROPPED_BYTES`: of a connection that is closed over unread
 * bytes the answer may be lost, and a proxy may then wait for it in vain.
 */
export const unreadBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { raw } = c.req;
  if (raw.body === null || raw.bodyUsed) return;
  let length = 0;
  try {
    for await (const chunk of raw.body as ReadableStream<Uint8Array>) {
      length += chunk.byteLength;
      if (length > DROPPED_BYTES) break;
    }
  } catch {
    // The client is gone.
  }
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

/** Whether a JSON value is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

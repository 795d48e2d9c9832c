import type { MiddlewareHandler } from 'hono';
import { fail, ok, type Result } from '../../domain/result';
import type { AppEnv } from '../env';
import { type Problem, refuse } from '../envelope';

/** Most bytes that an endpoint reads of a body that holds one question. */
export const SMALL_BODY_BYTES = 64 * 1024;

/**
 * Reads a body whole, but keeps no more than `limitBytes` of it, whatever its Content-Length claims. What lies
 * beyond is read and dropped: a sender that is cut off in the middle may never see the refusal.
 */
async function readBytes(request: Request, limitBytes: number): Promise<Result<Uint8Array, Problem>> {
  const tooLarge = { reason: 'payload_too_large', limitBytes } as const;
  if (Number(request.headers.get('content-length')) > limitBytes) return fail(tooLarge);
  if (request.body === null) return ok(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body as ReadableStream<Uint8Array>) {
      length += chunk.byteLength;
      if (length <= limitBytes) chunks.push(chunk);
    }
  } catch {
    return fail({ reason: 'invalid_json' }); // the sender broke off, or its pieces are none
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

/** The body of a request as JSON of any kind, or why it is none. */
export async function readJson(request: Request, limitBytes: number): Promise<Result<unknown, Problem>> {
  const bytes = await readBytes(request, limitBytes);
  if (!bytes.ok) return bytes;
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes.value)));
  } catch {
    return fail({ reason: 'invalid_json' }); // broken UTF-8 or broken JSON
  }
}

/** Whether a value of JSON is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets `body` to the request's JSON object, or refuses. The content type is not examined. */
export function jsonBody(limitBytes: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const body = await readJson(c.req.raw, limitBytes);
    if (!body.ok) return refuse(c, body.error);
    if (!isObject(body.value)) return refuse(c, { reason: 'invalid_json' });
    c.set('body', body.value);
    return next();
  };
}

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
  for await (const chunk of request.body as ReadableStream<Uint8Array>) {
    length += chunk.byteLength;
    if (length <= limitBytes) chunks.push(chunk);
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

function parseObject(bytes: Uint8Array): Result<Record<string, unknown>, Problem> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return ok(value as Record<string, unknown>);
    }
  } catch {
    // Broken UTF-8 or broken JSON: refused like any other body that is no object.
  }
  return fail({ reason: 'invalid_json' });
}

/** Sets `body` to the request's JSON object, or refuses. The content type is not examined. */
export function jsonBody(limitBytes: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const bytes = await readBytes(c.req.raw, limitBytes);
    const body = bytes.ok ? parseObject(bytes.value) : bytes;
    if (!body.ok) return refuse(c, body.error);
    c.set('body', body.value);
    return next();
  };
}

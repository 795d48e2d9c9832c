import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { readJson, SMALL_BODY_BYTES } from '../middleware/body';
import { noStore, onlyAllows, speaks } from '../middleware/resource';
import { LOOPBACK, publicOrigin } from '../origin';

/**
 * A page may call from the service's own origin alone. Its own host does not prove a page ours where it is reached in
 * the clear: a name that is made to point at this machine would be one too.
 */
function isOwn(c: Context<AppEnv>, origin: string): boolean {
  const own = [publicOrigin(c), new URL(c.req.url).origin];
  const url = URL.parse(origin);
  return url !== null && own.includes(origin) && (url.protocol === 'https:' || LOOPBACK.includes(url.hostname));
}

/** Refuses pages of other origins; programs name no origin. */
const ownOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin');
  return origin === undefined || isOwn(c, origin) ? next() : refuse(c, { reason: 'origin_not_allowed' });
};

const rpcError = (c: Context<AppEnv>, status: ContentfulStatusCode, code: number, message: string): Response =>
  c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status);

/** POST /mcp: the tools over streamable HTTP, without sessions: no message hangs on another, and none opens a stream. */
export const mcp = new Hono<AppEnv>()
  .use('/', speaks('flat'), noStore, ownOrigin)
  .post('/', async (c) => {
    const body = await readJson(c.req.raw, SMALL_BODY_BYTES);
    if (!body.ok && body.error.reason === 'payload_too_large') {
      return rpcError(c, 413, -32000, `The body must not exceed ${SMALL_BODY_BYTES} bytes.`);
    }
    if (!body.ok) return rpcError(c, 400, -32700, 'The body must be JSON in UTF-8.');
    const message = body.value;
    // A batch would hold more answers than one request may have.
    if (Array.isArray(message)) return rpcError(c, 400, -32600, 'A request holds one message, not a batch.');
    const { serve } = await import('./serve');
    const answer = await serve(c, message);
    return c.newResponse(answer.body, answer.status as ContentfulStatusCode, Object.fromEntries(answer.headers));
  })
  .all('/', onlyAllows('POST'));

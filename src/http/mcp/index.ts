import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { readJson, SMALL_BODY_BYTES } from '../middleware/body';
import { verifiedKey } from '../middleware/commercialKey';
import { allowedOrigin } from '../middleware/cors';
import { ownHostOnly } from '../middleware/ownHost';
import { publicOrigin } from '../origin';
import type { ServiceResource } from '../service';

const HEADERS = ['Mcp-Protocol-Version', 'Mcp-Session-Id', 'Mcp-Method', 'Mcp-Name'];

/** Whether an origin is the service's own: `ownHostOnly` has checked the name of the request. */
const isOwn = (c: Context<AppEnv>, origin: string): boolean =>
  [publicOrigin(c), new URL(c.req.url).origin].includes(origin);

/** Refuses pages whose origin is not in `CORS_ORIGINS`. Non-browser clients send no origin. */
const allowedOriginOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin');
  const isAllowed = origin === undefined || isOwn(c, origin) || allowedOrigin(c) !== null;
  return isAllowed ? next() : refuse(c, { reason: 'origin_not_allowed' });
};

const rpcError = (c: Context<AppEnv>, status: ContentfulStatusCode, code: number, message: string): Response =>
  c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status);

/** POST /mcp: the tools over streamable HTTP, without sessions and streams. Each message is independent. */
export const mcp: ServiceResource = {
  at: '/mcp',
  methods: ['POST'],
  cors: { headers: HEADERS },
  routes: new Hono<AppEnv>().use('/', ownHostOnly, allowedOriginOnly, verifiedKey).post('/', async (c) => {
    const body = await readJson(c.req.raw, SMALL_BODY_BYTES);
    if (!body.ok && body.error.reason === 'payload_too_large') {
      return rpcError(c, 413, -32000, `The body must not exceed ${SMALL_BODY_BYTES} bytes.`);
    }
    if (!body.ok) return rpcError(c, 400, -32700, 'The body must be JSON in UTF-8.');
    const message = body.value;
    // A batch would need several responses.
    if (Array.isArray(message)) return rpcError(c, 400, -32600, 'Send one message per request, not a batch.');
    const { serve } = await import('./serve');
    const answer = await serve(c, message);
    return c.newResponse(answer.body, answer.status as ContentfulStatusCode, Object.fromEntries(answer.headers));
  }),
  paths: async () => (await import('./paths')).mcpPaths,
};

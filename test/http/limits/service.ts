/** A service with limited routes, for tests with custom bindings and a single client. */
import { env as given } from 'cloudflare:workers';
import { Hono } from 'hono';
import { type Mock, vi } from 'vitest';
import type { AppEnv, Bindings } from '../../../src/http/env';
import { refuse } from '../../../src/http/envelope';
import type { LimitedRoute } from '../../../src/http/limits/policies';
import { rateLimit } from '../../../src/http/middleware/limits';
import type { HttpProblem } from '../../../src/http/problem';

/** The bindings of `wrangler.toml`. */
export const env = given as unknown as Bindings;
/** Later than any day of a test run, because an alarm in the past fires at once. */
export const NOON = Date.UTC(2090, 5, 1, 12);
export const HERE = '203.0.113.7';

const LAT_MISSING: HttpProblem = {
  reason: 'invalid_field',
  field: 'lat',
  rule: 'missing',
  expected: { type: 'number', min: -90, max: 90 },
};

/** The handler behind the limit. */
export const handler: Mock = vi.fn();

/** A service with limited routes for every kind of response. */
function service() {
  const app = new Hono<AppEnv>();
  for (const route of ['muhurta', 'sahaja', 'operator'] satisfies LimitedRoute[]) {
    app.get(`/${route}`, rateLimit(route), (c) => {
      handler();
      return c.json({ ok: true });
    });
  }
  const limit = rateLimit('muhurta');
  const stale = { 'X-RateLimit-Remaining': '7', 'X-RateLimit-Reset': '1', 'Retry-After': '3600', 'X-Kept': 'yes' };
  return app
    .get('/bad', limit, (c) => refuse(c, LAT_MISSING))
    .post('/large', limit, (c) => refuse(c, { reason: 'payload_too_large', limitBytes: 1 }))
    .get('/cached', limit, () => new Response('{}', { headers: stale }))
    .get('/fetched', limit, async () => (await caches.open('limits')).match('https://khagola.test/kept') as never)
    .get('/broken', limit, () => {
      throw new Error('broken');
    })
    .onError((_, c) => refuse(c, { reason: 'internal' }));
}

interface RequestOptions {
  address?: string;
  method?: string;
  bindings?: Bindings;
}

/** Sends requests to one service. */
export function asking(app = service()) {
  return async (path: string, { address = HERE, method = 'GET', bindings = env }: RequestOptions = {}) => {
    const headers: HeadersInit = address === '' ? {} : { 'CF-Connecting-IP': address };
    const response = await app.fetch(new Request(`https://khagola.test${path}`, { method, headers }), bindings);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

/** The three headers: limit, remaining, reset. */
export const rateLimitHeaders = ({ headers }: { headers: Headers }) => [
  headers.get('X-RateLimit-Limit'),
  headers.get('X-RateLimit-Remaining'),
  headers.get('X-RateLimit-Reset'),
];

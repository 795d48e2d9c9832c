/** The route of counsel in Node, with the kernel and custom bindings. */
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { take } from '../../src/domain/limits/window';
import type { AppEnv, Bindings } from '../../src/http/env';
import { refuse } from '../../src/http/envelope';
import { sahaja } from '../../src/http/sahaja';
import { serviceRoutes } from '../../src/http/service';
import { loadKernel } from '../../src/kernel';
import { kernelModule } from '../accuracy/compare';
import { yearsSupply } from '../accuracy/longspan';
import { loadPlaces } from '../domain/support/occasion';

/** The kernel of all years. */
const kernel = loadKernel(kernelModule, yearsSupply);

export const NOW = Date.UTC(2026, 10, 21, 6);
/** A key that no response and no log line may contain. */
export const KEY = 'sk-test-0123456789abcdef"quoted';

/** Limiter objects that count like `RateLimitBucket`. */
export function objects(): NonNullable<Bindings['RATE_LIMITS']> {
  const tallies = new Map<string, ReturnType<typeof take>['tally']>();
  return {
    getByName: (name) => ({
      async take(policy, nowMs) {
        const { decision, tally } = take(policy, tallies.get(name) ?? [], nowMs);
        tallies.set(name, tally);
        return decision;
      },
      spend: () => Promise.reject(new Error('no budget is set')),
    }),
  };
}

/** Bindings without a model, with a high limit. */
export const withoutModel = (): Bindings => ({ LIMIT_SAHAJA: '100000', RATE_LIMITS: objects() });

/** The same with a model. */
export const withModel = (provider: 'openai' | 'anthropic', origin: string): Bindings => ({
  MODEL_PROVIDER: provider,
  MODEL_BASE_URL: provider === 'openai' ? `${origin}/v1` : `${origin}/v1/`,
  MODEL_NAME: 'model-of-the-test',
  MODEL_API_KEY: KEY,
  ...withoutModel(),
});

const app = new Hono<AppEnv>()
  .use(requestId({ headerName: 'X-Request-Id' }))
  .use((c, next) => {
    c.set('kernel', () => kernel);
    c.set('now', () => NOW);
    c.set('places', loadPlaces);
    return next();
  })
  .route('/api/sahaja', serviceRoutes(sahaja))
  .onError((_, c) => refuse(c, { reason: 'internal' }));

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
  body: any;
}

export async function post(body: unknown, bindings: Bindings = {}, method = 'POST'): Promise<Answer> {
  const encoded = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('https://khagola.test/api/sahaja', {
    method,
    ...(method !== 'GET' && { body: encoded }),
    headers: { 'CF-Connecting-IP': '203.0.113.7' },
  });
  const response = await app.fetch(request, bindings);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

/** A limited route as its clients see it, counted in limiter objects. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../src/domain/limits/window';
import { expectToMatchSchema } from '../ask';
import { asking, env, HERE, handler, NOON, rateLimitHeaders } from './service';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 1000 });
});
afterEach(async () => {
  vi.useRealTimers();
  handler.mockClear();
  log.mockClear();
  await reset();
});

describe('the rate-limit headers', () => {
  test.each([
    ['GET', '/muhurta', 200],
    ['HEAD', '/muhurta', 200],
    ['GET', '/bad', 400],
    ['POST', '/large', 413],
    ['GET', '/cached', 200],
    ['GET', '/broken', 500],
  ])('the rate-limit headers are on %s %s, %i', async (method, path, status) => {
    const answer = await asking()(path, { method });
    expect(answer.status).toBe(status);
    expect(rateLimitHeaders(answer)).toEqual(['60', '59', String((NOON + HOUR_MS) / 1000)]);
    expect(answer.headers.has('Retry-After')).toBe(false);
    expect(answer.headers.get('X-Kept')).toBe(path === '/cached' ? 'yes' : null);
  });

  test('the rate-limit headers are on a cached response, with current values', async () => {
    const stored = { 'X-RateLimit-Remaining': '7', 'Cache-Control': 'max-age=60', 'Retry-After': '3600' };
    const cache = await caches.open('limits');
    await cache.put('https://khagola.test/kept', new Response('{}', { headers: stored }));
    const answer = await asking()('/fetched');
    expect([answer.status, ...rateLimitHeaders(answer)]).toEqual([200, '60', '59', String((NOON + HOUR_MS) / 1000)]);
    expect(answer.headers.has('Retry-After')).toBe(false);
  });

  test('the rate-limit headers count refused requests too', async () => {
    const ask = asking();
    for (const path of ['/bad', '/broken', '/cached']) await ask(path);
    expect(rateLimitHeaders(await ask('/muhurta'))[1]).toBe('56');
  });
});

describe('a request over the limit', () => {
  test('a request over the limit gets 429 with the reset in headers and text, and calls nothing', async () => {
    const ask = asking();
    const bindings = { ...env, LIMIT_MUHURTA: '2' };
    await ask('/muhurta', { bindings });
    await ask('/muhurta', { bindings });
    expect(handler).toHaveBeenCalledTimes(2);
    const { status, headers, text } = await ask('/muhurta', { bindings });
    expect(handler).toHaveBeenCalledTimes(2);
    expect(status).toBe(429);
    expect(headers.has('Retry-After')).toBe(false);
    expect(rateLimitHeaders({ headers })).toEqual(['2', '0', String((NOON + HOUR_MS) / 1000)]);
    const body = JSON.parse(text);
    await expectToMatchSchema('/components/responses/RateLimited/content/application~1json/schema', body);
    expect(body).toEqual({
      error: 'rate-limit-exceeded',
      message: 'The limit is 2 requests an hour. Retry after 2090-06-01T13:00:00Z.',
    });
  });

  test('a request over the limit passes in the next clock hour', async () => {
    const ask = asking();
    const bindings = { ...env, LIMIT_MUHURTA: '1' };
    await ask('/muhurta', { bindings });
    vi.setSystemTime(NOON + HOUR_MS - 1);
    expect((await ask('/muhurta', { bindings })).status).toBe(429);
    vi.setSystemTime(NOON + HOUR_MS);
    expect((await ask('/muhurta', { bindings })).status).toBe(200);
  });

  test('a request over the limit of a sliding hour passes at the announced second', async () => {
    vi.setSystemTime(NOON + 1234);
    const ask = asking();
    const bindings = { ...env, LIMIT_SAHAJA: '1' };
    await ask('/sahaja', { bindings });
    const refused = await ask('/sahaja', { bindings });
    const reset = Number(rateLimitHeaders(refused)[2]) * 1000;
    expect(reset).toBe(NOON + HOUR_MS + 2000);
    expect(JSON.parse(refused.text).message).toContain('2090-06-01T13:00:02Z');
    vi.setSystemTime(reset - 1000);
    expect((await ask('/sahaja', { bindings })).status).toBe(429);
    vi.setSystemTime(reset);
    expect((await ask('/sahaja', { bindings })).status).toBe(200);
  });

  test('the limit is exact: 140 of 200 simultaneous requests over two instances are refused', async () => {
    const [one, other] = [asking(), asking()];
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => (i % 2 ? one : other)('/muhurta')));
    const statuses = answers.map(({ status }) => status);
    expect([200, 429].map((status) => statuses.filter((it) => it === status).length)).toEqual([60, 140]);
    expect(handler).toHaveBeenCalledTimes(60);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a bucket', () => {
  const left = async (ask: ReturnType<typeof asking>, path: string, address: string) =>
    rateLimitHeaders(await ask(path, { address }))[1];

  test('each client and route has its own bucket', async () => {
    const ask = asking();
    expect(await left(ask, '/muhurta', HERE)).toBe('59');
    expect(await left(ask, '/muhurta', '203.0.113.8')).toBe('59');
    expect(await left(ask, '/sahaja', HERE)).toBe('9');
    expect(await left(ask, '/operator', HERE)).toBe('29');
    expect(await left(ask, '/muhurta', HERE)).toBe('58');
  });

  test('one bucket covers a /64 network', async () => {
    const ask = asking();
    expect(await left(ask, '/muhurta', '2001:db8:1:2::1')).toBe('59');
    expect(await left(ask, '/muhurta', '2001:DB8:1:2:ffff::')).toBe('58');
    expect(await left(ask, '/muhurta', '2001:db8:1:3::1')).toBe('59');
  });

  test('one bucket holds all unknown addresses', async () => {
    const ask = asking();
    expect(await left(ask, '/muhurta', '')).toBe('59');
    expect(await left(ask, '/muhurta', 'nonsense')).toBe('58');
  });

  test('the operator has a bucket in memory for each instance', async () => {
    const bindings = { ...env, RATE_LIMITS: undefined as never };
    const ask = asking();
    expect(rateLimitHeaders(await ask('/operator', { bindings }))[1]).toBe('29');
    expect(rateLimitHeaders(await ask('/operator'))[1]).toBe('28');
    expect(rateLimitHeaders(await asking()('/operator'))[1]).toBe('29');
  });
});

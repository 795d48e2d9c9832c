/** A limited route as its clients see it, counted in limiter objects. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../src/domain/limits/window';
import { expectToMatchSchema } from '../ask';
import { asking, env, HERE, handler, NOON, standing } from './service';

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
  ])('are on %s %s, %i', async (method, path, status) => {
    const answer = await asking()(path, { method });
    expect(answer.status).toBe(status);
    expect(standing(answer)).toEqual(['60', '59', String((NOON + HOUR_MS) / 1000)]);
    expect(answer.headers.has('Retry-After')).toBe(false);
    expect(answer.headers.get('X-Kept')).toBe(path === '/cached' ? 'yes' : null);
  });

  test('are on a cached response, with current values', async () => {
    const stored = { 'X-RateLimit-Remaining': '7', 'Cache-Control': 'max-age=60', 'Retry-After': '3600' };
    const cache = await caches.open('limits');
    await cache.put('https://khagola.test/kept', new Response('{}', { headers: stored }));
    const answer = await asking()('/fetched');
    expect([answer.status, ...standing(answer)]).toEqual([200, '60', '59', String((NOON + HOUR_MS) / 1000)]);
    expect(answer.headers.has('Retry-After')).toBe(false);
  });

  test('count refused requests too', async () => {
    const ask = asking();
    for (const path of ['/bad', '/broken', '/cached']) await ask(path);
    expect(standing(await ask('/muhurta'))[1]).toBe('56');
  });
});

describe('a request over the limit', () => {
  test('gets 429 with the reset in headers and text, and calls nothing', async () => {
    const ask = asking();
    const bindings = { ...env, LIMIT_MUHURTA: '2' };
    await ask('/muhurta', { bindings });
    await ask('/muhurta', { bindings });
    expect(handler).toHaveBeenCalledTimes(2);
    const { status, headers, text } = await ask('/muhurta', { bindings });
    expect(handler).toHaveBeenCalledTimes(2);
    expect(status).toBe(429);
    expect(headers.has('Retry-After')).toBe(false);
    expect(standing({ headers })).toEqual(['2', '0', String((NOON + HOUR_MS) / 1000)]);
    const body = JSON.parse(text);
    await expectToMatchSchema('/components/responses/RateLimited/content/application~1json/schema', body);
    expect(body).toEqual({
      error: 'rate-limit-exceeded',
      message: 'The limit is 2 requests an hour. Retry after 2090-06-01T13:00:00Z.',
    });
  });

  test('passes in the next clock hour', async () => {
    const ask = asking();
    const bindings = { ...env, LIMIT_MUHURTA: '1' };
    await ask('/muhurta', { bindings });
    vi.setSystemTime(NOON + HOUR_MS - 1);
    expect((await ask('/muhurta', { bindings })).status).toBe(429);
    vi.setSystemTime(NOON + HOUR_MS);
    expect((await ask('/muhurta', { bindings })).status).toBe(200);
  });

  test('passes in a sliding hour at the announced second', async () => {
    vi.setSystemTime(NOON + 1234);
    const ask = asking();
    const bindings = { ...env, LIMIT_SAHAJA: '1' };
    await ask('/sahaja', { bindings });
    const refused = await ask('/sahaja', { bindings });
    const reset = Number(standing(refused)[2]) * 1000;
    expect(reset).toBe(NOON + HOUR_MS + 2000);
    expect(JSON.parse(refused.text).message).toContain('2090-06-01T13:00:02Z');
    vi.setSystemTime(reset - 1000);
    expect((await ask('/sahaja', { bindings })).status).toBe(429);
    vi.setSystemTime(reset);
    expect((await ask('/sahaja', { bindings })).status).toBe(200);
  });

  test('is refused exactly: 140 of 200 simultaneous ones, over two instances', async () => {
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
    standing(await ask(path, { address }))[1];

  test('differs by client and route', async () => {
    const ask = asking();
    expect(await left(ask, '/muhurta', HERE)).toBe('59');
    expect(await left(ask, '/muhurta', '203.0.113.8')).toBe('59');
    expect(await left(ask, '/sahaja', HERE)).toBe('9');
    expect(await left(ask, '/operator', HERE)).toBe('29');
    expect(await left(ask, '/muhurta', HERE)).toBe('58');
  });

  test('covers a /64', async () => {
    const ask = asking();
    expect(await left(ask, '/muhurta', '2001:db8:1:2::1')).toBe('59');
    expect(await left(ask, '/muhurta', '2001:DB8:1:2:ffff::')).toBe('58');
    expect(await left(ask, '/muhurta', '2001:db8:1:3::1')).toBe('59');
  });

  test('is shared by all unknown addresses', async () => {
    const ask = asking();
    expect(await left(ask, '/muhurta', '')).toBe('59');
    expect(await left(ask, '/muhurta', 'nonsense')).toBe('58');
  });

  test('of the operator is in memory, per instance', async () => {
    const bindings = { ...env, RATE_LIMITS: undefined as never };
    const ask = asking();
    expect(standing(await ask('/operator', { bindings }))[1]).toBe('29');
    expect(standing(await ask('/operator'))[1]).toBe('28');
    expect(standing(await asking()('/operator'))[1]).toBe('29');
  });
});

/** `LIMIT_V1`: off by default; if it is set, requests to `/api/v1` count, with the headers of the IETF draft. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/app';
import { kernel } from '../almanac';
import { asking, env, NOON } from './service';

const PLACES = '/api/v1/places?q=Pune&limit=1';

/** 600 seconds before the next hour. */
const NOW = NOON + 3_000_000;

const newAsk = () =>
  asking(
    createApp(
      () => kernel,
      () => Date.now(),
    ) as unknown as Parameters<typeof asking>[0],
  );

const headersOf = ({ headers }: { headers: Headers }) =>
  ['RateLimit-Policy', 'RateLimit', 'Retry-After'].map((name) => headers.get(name));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(async () => {
  vi.useRealTimers();
  await reset();
});

describe('the limit of /api/v1', () => {
  test('without LIMIT_V1 nothing counts, and no header names a limit', async () => {
    const ask = newAsk();
    for (let i = 0; i < 3; i++) {
      const answer = await ask(PLACES);
      expect([answer.status, ...headersOf(answer)]).toEqual([200, null, null, null]);
    }
  });

  test('the requests of a client count together, and the next one is 429 until the hour ends', async () => {
    const ask = newAsk();
    const bindings = { ...env, LIMIT_V1: '2' };
    const first = await ask(PLACES, { bindings });
    expect([first.status, ...headersOf(first)]).toEqual([200, '"v1";q=2;w=3600', '"v1";r=1;t=600', null]);
    const second = await ask('/api/v1/convert?date=2026-11-22&limit=many', { bindings });
    expect([second.status, ...headersOf(second)]).toEqual([400, '"v1";q=2;w=3600', '"v1";r=0;t=600', null]);
    const third = await ask(PLACES, { bindings });
    expect([third.status, ...headersOf(third)]).toEqual([429, '"v1";q=2;w=3600', '"v1";r=0;t=600', '600']);
    expect(JSON.parse(third.text)).toMatchObject({
      ok: false,
      error: {
        code: 'RATE_LIMIT_EXCEEDED',
        message: expect.stringContaining('2 requests an hour. Retry after 2090-06-01T13:00:00Z'),
      },
    });
    expect((await ask(PLACES, { bindings, address: '203.0.113.8' })).status).toBe(200);
    vi.setSystemTime(NOON + 3_600_000);
    expect((await ask(PLACES, { bindings })).status).toBe(200);
  });

  test('other methods, and the endpoints of the specification, do not count', async () => {
    const ask = newAsk();
    const bindings = { ...env, LIMIT_V1: '1' };
    expect((await ask(PLACES, { bindings, method: 'PUT' })).status).toBe(405);
    for (const path of ['/api/panchang', '/api/kundali-facts?q=moon', '/api/health']) {
      const answer = await ask(path, { bindings });
      expect([answer.status, ...headersOf(answer)]).toEqual([200, null, null, null]);
    }
    expect((await ask(PLACES, { bindings })).status).toBe(200);
    expect((await ask(PLACES, { bindings })).status).toBe(429);
  });
});

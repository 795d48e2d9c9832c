/** Requests that cost too much are refused before any work, whichever way they come, and work is charged once. */
import { env as given } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { ephemeris } from '../../src/api/ephemeris/answer';
import { BLOCK_CELLS } from '../../src/api/ephemeris/table';
import { CEILINGS, priceOf } from '../../src/api/price';
import type { Occasion } from '../../src/api/resource';
import { createApp } from '../../src/app';
import { DASHA_KEYS } from '../../src/domain/dasha/keys';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { ask, type Body, ORIGIN } from './ask';
import { birth } from './births';

const env = given as unknown as Bindings;

/** The occasion of a question without a place. */
const NOWHERE: Occasion = {
  nowMs: 0,
  origin: ORIGIN,
  places: () => Promise.reject(new Error('a place was read')),
};

/** A service that counts how often a request opens the kernel. Each client has an address of its own. */
function service(bindings: Bindings = {}) {
  const opened = { times: 0 };
  const app = createApp(() => {
    opened.times++;
    return kernel;
  });
  const fetch = (request: Request, address: string) => {
    const sent = new Request(request);
    sent.headers.set('CF-Connecting-IP', address);
    return Promise.resolve(app.fetch(sent, bindings));
  };
  const send = (method: string, path: string, body?: Body, address = '203.0.113.1') =>
    ask(method, path, body, (request) => fetch(request, address));
  return { app, opened, send };
}

const SETTINGS = ['raman', 'kp', 'yukteshwar', 'fagan-bradley'].flatMap((ayanamsa) => [
  { ayanamsa, nodeMode: 'mean' },
  { ayanamsa, nodeMode: 'true' },
]);

/** A small request with a large answer: it took seconds and hundreds of megabytes. */
const COMPARED = { ...birth, dashaDepth: 5, lang: 'ta', compare: SETTINGS };

describe('a request above its ceiling', () => {
  test('deep daśās under nine settings are refused, with what passes', async () => {
    expect(JSON.stringify(COMPARED).length).toBeLessThan(600);
    const { send, opened } = service();
    const refused = await send('POST', '/api/chart', COMPARED);
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({
      code: 'TOO_EXPENSIVE',
      field: 'dashaDepth',
      price: { ceiling: { ms: 60, bytes: 24_000_000 }, largest: expect.any(Number) },
    });
    expect(refused.body.error.message).toMatch(/^dashaDepth must be at most \d: the request costs \d+ ms and/);
    expect(opened.times).toBe(0);
    const { largest } = refused.body.error.price;
    const passed = await send('POST', '/api/chart', { ...COMPARED, dashaDepth: largest });
    expect(passed.status).toBe(200);
    const next = await send('POST', '/api/chart', { ...COMPARED, dashaDepth: largest + 1 });
    expect(next.status).toBe(400);
  });

  test('half a million periods with names are refused by the bytes of their answer', async () => {
    const { send } = service();
    const body = { ...birth, dashas: ['narayana'], dashaDepth: 5, lang: 'ta' };
    const refused = await send('POST', '/api/chart', body);
    expect(refused.body.error).toMatchObject({ code: 'TOO_EXPENSIVE', field: 'dashaDepth', price: { largest: 4 } });
    expect(refused.body.error.price.bytes).toBeGreaterThan(24_000_000);
    expect((await send('POST', '/api/chart', { ...body, dashaDepth: 4 })).status).toBe(200);
  });

  test('MCP refuses what takes more than 30 ms', async () => {
    const { send, opened } = service();
    const compare = SETTINGS.map(({ ayanamsa, nodeMode }) => ({ ayanamsa, node: nodeMode }));
    const born = { date: '1990-06-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 5.5 };
    const call = { ...born, dashas: DASHA_KEYS, dasha_depth: 3, compare, fields: ['dasha'] };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'chart', arguments: call } };
    const { app } = service();
    const response = await app.fetch(
      new Request(`${ORIGIN}/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify(message),
      }),
      {},
    );
    const { result } = (await response.json()) as { result: { isError: boolean; content: { text: string }[] } };
    expect(result.isError).toBe(true);
    expect(JSON.parse(result.content[0]?.text ?? '')).toMatchObject({
      ok: false,
      error: { code: 'TOO_EXPENSIVE', price: { ceiling: { ms: 30 } } },
    });
    const dispatched = await send('POST', '/api/operator/dispatch', {
      mukha: 'tatpurusha',
      intent: 'chart',
      payload: { ...birth, dashas: DASHA_KEYS, dashaDepth: 3, compare: SETTINGS },
    });
    expect(dispatched.status).toBe(400);
    expect(dispatched.body).toMatchObject({ error: 'too-expensive', price: { ceiling: { ms: 30 } } });
    expect(dispatched.body.field).toMatch(/^payload\./);
    expect(opened.times).toBe(0);
  });
});

describe('LIMIT_COST', () => {
  const SKY = '/api/v1/sky?from=2026-01-01&to=2026-12-31&kind=eclipse&lat=';

  test('LIMIT_COST is off by default', async () => {
    const { send } = service();
    for (let i = 0; i < 3; i++) expect((await send('POST', '/api/chart', birth)).status).toBe(200);
  });

  test.each([
    ['in memory', {}],
    ['in objects', { RATE_LIMITS: env.RATE_LIMITS }],
  ] as [string, Bindings][])(
    'work is counted %s, wherever it comes from, and cached answers are free',
    async (where, more) => {
      const { send } = service({ ...more, LIMIT_COST: '12' });
      const address = `198.51.100.${where.length}`;
      const cached = `${SKY}${where.length}.5&lon=1`;
      expect((await send('GET', cached, undefined, address)).status).toBe(200);
      const statuses: number[] = [];
      for (let i = 0; i < 20; i++) statuses.push((await send('POST', '/api/chart', birth, address)).status);
      expect(statuses[0]).toBe(200);
      expect(statuses.at(-1)).toBe(429);
      const over = await send('POST', '/api/chart', birth, address);
      expect(over.body.error).toMatchObject({
        code: 'RATE_LIMIT_EXCEEDED',
        message: expect.stringMatching(/12 ms .* Retry after/),
      });
      expect(over.headers.get('X-RateLimit-Limit')).toBe('12');
      expect(Number(over.headers.get('X-RateLimit-Reset'))).toBeGreaterThan(Date.now() / 1000);
      const dispatch = { mukha: 'tatpurusha', intent: 'chart', payload: birth };
      expect((await send('POST', '/api/operator/dispatch', dispatch, address)).status).toBe(429);
      expect((await send('GET', cached, undefined, address)).status).toBe(200);
      expect((await send('POST', '/api/chart', birth, '198.51.100.200')).status).toBe(200);
    },
  );

  test('the clients of an IPv6 /48 may spend ten budgets together', async () => {
    const { send } = service({ LIMIT_COST: '4' });
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) {
      statuses.push((await send('POST', '/api/chart', birth, `2001:db8:5:${i.toString(16)}::1`)).status);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
    expect((await send('POST', '/api/chart', birth, '2001:db8:6::1')).status).toBe(200);
  });

  test('a client over its limit reaches no object until its reset', async () => {
    const spend = vi.fn(async (limit: number, _: number, nowMs: number) => ({
      passes: false,
      limit,
      remaining: 0,
      resetMs: nowMs + 60_000,
    }));
    const RATE_LIMITS = { getByName: () => ({ spend, take: () => Promise.reject(new Error('not used')) }) };
    const { send } = service({ LIMIT_COST: '5', RATE_LIMITS });
    for (let i = 0; i < 5; i++) expect((await send('POST', '/api/chart', birth, '198.51.100.77')).status).toBe(429);
    expect(spend).toHaveBeenCalledTimes(1);
  });
});

describe('a long answer', () => {
  test('other requests run between the blocks of an ephemeris, and each block costs less than the ceiling of an answer', async () => {
    const { send } = service();
    let turns = 0;
    let isRunning = true;
    const turn = (): void => {
      turns++;
      if (isRunning) setTimeout(turn);
    };
    setTimeout(turn);
    // No other test asks for these days, whose answer would be in the cache.
    const answer = await send('GET', '/api/v1/ephemeris?from=2026-02-01&to=2080-11-03');
    isRunning = false;
    const { count } = answer.body;
    expect(count).toBe(20_000);
    const question = await ephemeris.read({ from: '2026-02-01', to: '2080-11-03' }, NOWHERE);
    if (!question.ok) expect.fail(JSON.stringify(question.error));
    const { bodies, columns } = question.value;
    const blocks = (count * bodies.length * columns.length) / BLOCK_CELLS;
    expect(blocks).toBeGreaterThan(1);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(blocks));
    expect(priceOf(ephemeris.price, question.value).ms / blocks).toBeLessThan(CEILINGS.http.ms);
  });

  test('the health check runs between the computing and the writing of an answer', async () => {
    const { send, app } = service();
    const order: string[] = [];
    const days = send('GET', '/api/v1/days?from=2028-01-01&to=2028-12-31&lat=19&lon=73&tz=5.5').then(({ status }) => {
      expect(status).toBe(200);
      order.push('days');
    });
    setTimeout(async () => {
      await (await app.fetch(new Request(`${ORIGIN}/api/health`), {})).json();
      order.push('health');
    });
    await days;
    await vi.waitUntil(() => order.length === 2);
    expect(order).toEqual(['health', 'days']);
  });

  test('the health check runs between the pieces of a long answer', async () => {
    const { app } = service();
    const body = JSON.stringify({ ...birth, dashaDepth: 5, lang: 'ta' });
    const long = await app.fetch(new Request(`${ORIGIN}/api/chart`, { method: 'POST', body }), {});
    const reader = (long.body as ReadableStream<Uint8Array>).getReader();
    let [pieces, healthAt] = [0, Number.POSITIVE_INFINITY];
    await reader.read();
    setTimeout(async () => {
      await (await app.fetch(new Request(`${ORIGIN}/api/health`), {})).json();
      healthAt = pieces;
    });
    while (!(await reader.read()).done) pieces++;
    expect(pieces).toBeGreaterThan(20);
    expect(healthAt).toBeLessThanOrEqual(4);
  });
});

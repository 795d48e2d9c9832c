/** The tables of other years in the Worker: how often a request reads them, and the response after a failed read. */
import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import wasm from '../../build/kernel.wasm';
import { createApp } from '../../src/app';
import type { Assets } from '../../src/http/assets';
import type { Bindings } from '../../src/http/env';
import { storeOfAssets } from '../../src/http/years';
import { loadKernel, YEARS_KEYS } from '../../src/kernel';
import { type Answer, ask } from './ask';

// Every request computes: the cache would give one service the answers of another.
beforeAll(() => {
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put: async () => {} }) });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const real = (env as Bindings).ASSETS as Assets;

/** The positions at the first instant of some days, six days apart. */
const pathOf = (from: string, to: string): string =>
  `/api/v1/ephemeris?${new URLSearchParams({ from, to, step: '6d' })}`;

/** A new service whose assets are read through `read`, and the keys of the tables that it asked for. */
function service(read: (request: Request) => Promise<Response> = (request) => real.fetch(request)) {
  const keys: string[] = [];
  const years = storeOfAssets({
    async fetch(request) {
      keys.push(/\/assets\/years\/(-?\d+)\.bin$/.exec(request.url)?.[1] ?? request.url);
      return read(request);
    },
  });
  const kernel = loadKernel(wasm, years.supply);
  const app = createApp(() => kernel, undefined, undefined, undefined, years);
  const send = async (request: Request): Promise<Response> => app.fetch(request, env as Bindings);
  return {
    places: (from: string, to: string = from): Promise<Answer> => ask('GET', pathOf(from, to), undefined, send),
    health: async () => (await ask('GET', '/api/health', undefined, send)).body,
    /** The keys since the last call. */
    asked: () => keys.splice(0),
  };
}

describe('reads of the tables of other years', () => {
  test('the first answer of a block reads its file, later ones read nothing', async () => {
    const { places, asked } = service();
    expect((await places('2026-01-01')).status).toBe(200);
    expect(asked()).toEqual([]);
    const first = await places('1750-06-01');
    expect(first.status).toBe(200);
    expect(asked()).toEqual(['1650']);
    expect((await places('1809-02-12')).status).toBe(200);
    expect((await places('1750-06-01')).body).toEqual(first.body);
    expect(asked()).toEqual([]);
  });

  test('an answer over the edge of two blocks reads both files, once', async () => {
    const { places, asked } = service();
    const over = await places('1649-10-01', '1650-03-01');
    expect(over.status).toBe(200);
    expect(asked().toSorted()).toEqual(['1400', '1650']);
    expect((await places('1649-10-01', '1650-03-01')).body).toEqual(over.body);
    expect((await places('1500-01-01')).status).toBe(200);
    expect(asked()).toEqual([]);
  });

  test('a file is read once for any order of years, also after the module has dropped its tables', async () => {
    const middles = YEARS_KEYS.map((key) => Number(key) + 125).filter((year) => year > 0);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...middles), { minLength: 4, maxLength: 8 }), async (years) => {
        const { places, asked } = service();
        for (const year of years) expect((await places(`${String(year).padStart(4, '0')}-06-01`)).status).toBe(200);
        expect(asked()).toHaveLength(new Set(years).size);
      }),
      { numRuns: 6, seed: 35 },
    );
  });
});

describe('simultaneous requests for a block', () => {
  test('each gets the answer that it gets alone, and the file is read once for all of them', async () => {
    const dates = ['1750-06-01', '1809-02-12', '1700-01-01', '1836-02-18'];
    const { places, asked } = service();
    const together = await Promise.all(dates.map((date) => places(date)));
    expect(asked()).toEqual(['1650']);
    const alone = service();
    for (const [i, date] of dates.entries()) expect(together[i]?.body).toEqual((await alone.places(date)).body);
    expect((await places(dates[0] as string)).status).toBe(200);
    expect(asked()).toEqual([]);
  });

  test('all of them are answered in the Worker itself, where each request has its own I/O', async () => {
    const dates = ['1150-06-01', '1209-02-12', '1300-01-01', '1336-02-18'];
    const together = await Promise.all(dates.map((date) => ask('GET', pathOf(date, date))));
    const alone = service();
    for (const [i, date] of dates.entries()) expect(together[i]?.body).toEqual((await alone.places(date)).body);
  });

  test('none waits long for another request’s read, which may never end', async () => {
    let reads = 0;
    const { places } = service((request) => {
      reads += 1;
      return reads === 1 ? new Promise<never>(() => {}) : real.fetch(request);
    });
    const stalled = vi.fn();
    void places('1750-06-01').finally(stalled);
    await vi.waitUntil(() => reads === 1);
    const others = await Promise.all([places('1750-06-01'), places('1809-02-12')]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect(reads).toBe(2);
    expect(stalled).not.toHaveBeenCalled();
  });
});

test.each<[string, () => Promise<Response>]>([
  ['fails', () => Promise.reject(new TypeError('network'))],
  ['is not found', async () => new Response(null, { status: 404 })],
  ['is damaged', async () => new Response(new Uint8Array(18_000))],
])(
  'when a file %s, the answer is 503 with Retry-After and says that the request was valid, and the next request reads it again',
  async (_, read) => {
    let fails = true;
    const { places, asked, health } = service((request) => (fails ? read() : real.fetch(request)));
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, headers, body } = await places('1750-06-01');
    const together = await Promise.all([places('1809-02-12'), places('1836-02-18')]);
    silenced.mockRestore();
    expect([status, body.error.code, headers.get('Retry-After')]).toEqual([503, 'FILE_UNAVAILABLE', '5']);
    expect(body.error.message).toMatch(/valid.*retry/i);
    expect(together.map((answer) => answer.status)).toEqual([503, 503]);
    expect(await health()).toMatchObject({ status: 'ok', checks: { kernel: true } });
    expect((await places('1950-06-01')).status).toBe(200);
    fails = false;
    expect((await places('1750-06-01')).status).toBe(200);
    expect(asked()).toEqual(['1650', '1650', '1650']);
    expect(await health()).toMatchObject({ status: 'ok', checks: { kernel: true } });
  },
);

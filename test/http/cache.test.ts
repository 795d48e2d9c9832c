/** Cached responses: the edge caches them by question, the client by entity tag. */
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppEnv } from '../../src/http/env';
import { cached } from '../../src/http/middleware/cache';
import { noStore } from '../../src/http/middleware/resource';
import { Storing } from '../../src/http/storing';
import { ORIGIN } from './ask';
import { DELHI, query, service, UTSAVAS, UTSAVAS_FILE } from './utsavas';

/** Each test uses another place, so that tests do not share cache entries. */
let lat = 10;
const freshPlace = () => {
  lat += 0.5;
  return { lat, lon: 77, tz: 'Asia/Kolkata' };
};

describe.each([UTSAVAS, UTSAVAS_FILE])('%s', (path) => {
  const freshPath = () => path + query({ year: 2026, ...freshPlace() });

  test('the cache computes once, then serves the same bytes with a new request id', async () => {
    const { kernelCalls: kernel, get } = service();
    const question = freshPath();
    const [first, second] = [await get(question), await get(question)];
    expect(kernel.times).toBe(1);
    expect(await second.text()).toBe(await first.text());
    for (const name of ['Cache-Control', 'Content-Type', 'Content-Disposition', 'ETag']) {
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    }
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(first.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/);
    const ids = [first, second].map(({ headers }) => headers.get('X-Request-Id'));
    expect(ids.every((id) => id !== null && id.length >= 8)).toBe(true);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test.each([
    'year=2026&lat=$&lon=77&tz=Asia/Kolkata',
    'tz=Asia%2FKolkata&lon=77&lat=$&year=2026',
    'year=2026&lat=$&lon=7.7e1&tz=asia/kolkata',
    'year=2026&lat=$0&lon=77.0&tz=ASIA/KOLKATA&utm_source=x',
    'year=2026&lat=$&lon=77&tz=Asia/Kolkata#x',
    `show=${path === UTSAVAS ? 'all' : 'principal'}&year=2026&lat=$&lon=77&tz=Asia/Kolkata`,
  ])('the cache finds the entry with another spelling: %s', async (spelling) => {
    const { kernelCalls: kernel, get } = service();
    const { lat, ...rest } = freshPlace();
    const at = lat.toFixed(1);
    await get(path + query({ year: 2026, lat, ...rest }));
    const { status } = await get(`${path}?${spelling.replace('$', at)}`);
    expect([status, kernel.times]).toEqual([200, 1]);
  });

  test('the service computes once for ten requests that arrive together', async () => {
    const { kernelCalls: kernel, get } = service();
    const question = freshPath();
    const texts = await Promise.all(Array.from({ length: 10 }, async () => (await get(question)).text()));
    expect(kernel.times).toBe(1);
    expect(new Set(texts).size).toBe(1);
  });

  test('the service rounds coordinates to four decimals, in the cache key and in the answer', async () => {
    const { kernelCalls: kernel, get } = service();
    const { lat, ...rest } = freshPlace();
    const at = (latitude: number, lon: number) => get(path + query({ ...rest, year: 2026, lat: latitude, lon }));
    const texts = [
      await (await at(lat, 77)).text(),
      await (await at(lat + 0.00004, 77.000049)).text(),
      await (await at(lat - 0.00004, 76.999951)).text(),
    ];
    expect(kernel.times).toBe(1);
    expect(new Set(texts).size).toBe(1);
    await (await at(lat + 0.00006, 77)).text();
    expect(kernel.times).toBe(2);
    if (path === UTSAVAS) {
      const { place } = (await (await at(lat + 0.00006, 77)).json()) as { place: { lat: number } };
      expect(place.lat).toBe(lat + 0.0001);
    }
  });

  test('the service refuses uncached answers over LIMIT_COST, and still serves cached ones', async () => {
    const address = `203.0.113.${path.length}`;
    const { fetch } = service();
    const ask = (question: string) =>
      fetch(new Request(ORIGIN + question, { headers: { 'CF-Connecting-IP': address } }), { LIMIT_COST: '20' });
    const questions = Array.from({ length: 40 }, freshPath);
    const statuses = [];
    for (const question of questions) statuses.push((await ask(question)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    const over = await ask(questions.at(-1) as string);
    expect(over.headers.get('X-RateLimit-Limit')).toBe('20');
    expect(over.headers.get('Cache-Control')).toBe('no-store');
    expect(await over.json()).toMatchObject({ error: 'rate-limit-exceeded' });
    expect((await ask(questions[0] as string)).status).toBe(200);
  });

  test('a cache with two entries keeps the newest answer of each, and never returns the answer to another question', async () => {
    const { kernelCalls: kernel, fetch } = service();
    const questions = Array.from({ length: 8 }, freshPath);
    const put = vi.spyOn(Cache.prototype, 'put');
    const tagOf = async (question: string): Promise<string | null> => {
      const answer = await fetch(new Request(ORIGIN + question), { CACHE_ENTRIES: '2' });
      await answer.text();
      return answer.headers.get('ETag');
    };
    const tags: (string | null)[] = [];
    for (const question of questions) tags.push(await tagOf(question));
    const addresses = new Set(put.mock.calls.map(([address]) => String(address)));
    put.mockRestore();
    expect(new Set(tags).size).toBe(questions.length);
    expect(addresses.size).toBe(2);
    expect(kernel.times).toBe(8);
    expect(await tagOf(questions.at(-1) as string)).toBe(tags.at(-1));
    expect(kernel.times).toBe(8);
    expect(await tagOf(questions[0] as string)).toBe(tags[0]);
  });

  test('the cache finds the entry with and without naming the reference place', async () => {
    const { kernelCalls: kernel, get } = service();
    const [unnamed, named] = [await get(`${path}?year=1950`), await get(path + query({ year: 1950, ...DELHI }))];
    expect(kernel.times).toBe(1);
    expect(named.headers.get('ETag')).toBe(unnamed.headers.get('ETag'));
  });

  test.each([{ year: 2027 }, { lat: 9.75 }, { lon: 77.0001 }, { tz: 'Asia/Calcutta' }, { show: 'smarta' }])(
    'the cache stores another question separately: %o',
    async (change) => {
      const { kernelCalls: kernel, get } = service();
      const valid = { year: 2026, ...freshPlace() };
      await get(path + query(valid));
      await get(path + query({ ...valid, ...change }));
      expect(kernel.times).toBe(2);
    },
  );

  test('HEAD uses and fills the same entry, without a body', async () => {
    const { kernelCalls: kernel, get } = service();
    const question = freshPath();
    const head = await get(question, {}, 'HEAD');
    const whole = await get(question);
    const again = await get(question, {}, 'HEAD');
    expect(kernel.times).toBe(1);
    expect([await head.text(), await again.text()]).toEqual(['', '']);
    expect((await whole.text()).length).toBeGreaterThan(1000);
    expect([head, again].map(({ headers }) => headers.get('ETag'))).toEqual(
      [1, 2].map(() => whole.headers.get('ETag')),
    );
  });

  test('a client with the current version receives 304, computed or cached', async () => {
    const { get } = service();
    const question = freshPath();
    const { headers } = await get(question);
    const tag = headers.get('ETag') as string;
    for (const has of [tag, `W/${tag}`, `"x", ${tag}`, `W/"x",W/${tag} , "y"`, '*', ' * ']) {
      const { get: anyone } = service();
      for (const method of ['GET', 'HEAD']) {
        const answer = await anyone(question, { 'If-None-Match': has }, method);
        expect([answer.status, await answer.text()], has).toEqual([304, '']);
        expect(answer.headers.get('ETag')).toBe(tag);
        expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
        expect(answer.headers.has('Content-Type')).toBe(false);
        expect(answer.headers.has('Content-Disposition')).toBe(false);
        expect(answer.headers.get('X-Request-Id')).toBeTruthy();
      }
    }
  });

  test('the service returns 304 without a cache too, and computes nothing', async () => {
    const question = freshPath();
    vi.stubGlobal('caches', undefined);
    const { headers } = await service().get(question);
    const { kernelCalls: kernel, get } = service();
    const answer = await get(question, { 'If-None-Match': headers.get('ETag') as string });
    vi.unstubAllGlobals();
    expect([answer.status, kernel.times]).toEqual([304, 0]);
  });

  test.each(['"x"', 'W/"x"', '', 'x', '"', '**'])('a client with %s receives the full response', async (has) => {
    const answer = await service().get(freshPath(), { 'If-None-Match': has });
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeGreaterThan(1000);
  });

  test('the service neither caches an error nor returns 304 for it', async () => {
    const { get } = service();
    const answer = await get(`${path}?year=1899`, { 'If-None-Match': '*' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
    expect(answer.headers.has('ETag')).toBe(false);
  });

  describe('without a working cache', () => {
    const log = vi.spyOn(console, 'error');
    beforeEach(() => {
      log.mockReset().mockImplementation(() => {});
    });
    afterEach(() => vi.unstubAllGlobals());
    const broken = () => Promise.reject(new Error(`lat=${DELHI.lat}`));

    test.each<[string, unknown, number]>([
      ['none', undefined, 0],
      ['none opens', { open: broken }, 4],
      [
        'opening throws',
        {
          open: () => {
            throw new Error(`lat=${DELHI.lat}`);
          },
        },
        4,
      ],
      ['neither finds nor stores', { open: async () => ({ match: broken, put: broken }) }, 4],
      ['does not store', { open: async () => ({ match: async () => undefined, put: broken }) }, 2],
    ])('the service answers when %s, and the log does not quote the question', async (_, caches, lines) => {
      const question = freshPath();
      vi.stubGlobal('caches', caches);
      const { kernelCalls: kernel, get } = service();
      const first = await get(question);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2001 }); // later than equal questions in flight
      const second = await get(question);
      vi.useRealTimers();
      expect([first.status, second.status, kernel.times]).toEqual([200, 200, 2]);
      expect(await second.text()).toBe(await first.text());
      expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
      expect(log).toHaveBeenCalledTimes(lines);
      expect(JSON.stringify(log.mock.calls)).not.toContain('lat');
    });
  });
});

describe('the cache middleware', () => {
  let part = 0;
  const app = (headers: Record<string, string>, status: 200 | 404 = 200) => {
    const name = `test-${part++}`;
    const storing = new Storing();
    return new Hono<AppEnv>()
      .use(noStore, (c, next) => {
        c.set('now', () => Date.parse('2026-11-21T06:30:00Z'));
        c.set('storing', storing);
        return next();
      })
      .get('/', (c) =>
        cached(c, [name, 1], 60, async () =>
          status === 200 ? { body: 'x', type: 'text/plain', headers } : c.body('x', status),
        ),
      );
  };
  const MODIFIED = { 'Last-Modified': 'Sat, 21 Nov 2026 00:00:00 GMT' };

  test.each([
    [{ 'If-Modified-Since': 'Sat, 21 Nov 2026 00:00:00 GMT' }, MODIFIED, 304],
    [{ 'If-Modified-Since': 'Sun, 22 Nov 2026 00:00:00 GMT' }, MODIFIED, 304],
    [{ 'If-Modified-Since': 'Fri, 20 Nov 2026 23:59:59 GMT' }, MODIFIED, 200],
    [{ 'If-Modified-Since': 'soon' }, MODIFIED, 200],
    [{ 'If-Modified-Since': 'Sun, 22 Nov 2026 00:00:00 GMT' }, {}, 200],
    [{ 'If-Modified-Since': 'Sun, 22 Nov 2026 00:00:00 GMT', 'If-None-Match': '"x"' }, MODIFIED, 200],
  ])(
    'the middleware answers %o for a resource with %o with %i, computed and cached',
    async (requestHeaders, resourceHeaders, status) => {
      const resource = app(resourceHeaders);
      for (const _ of ['computed', 'kept']) {
        expect((await resource.fetch(new Request(ORIGIN, { headers: requestHeaders as HeadersInit }), {})).status).toBe(
          status,
        );
      }
    },
  );

  test('the cache stores nothing that belongs to a single request', async () => {
    const resource = app({ 'X-Other': 'a', 'Set-Cookie': 'a=b', 'Access-Control-Allow-Origin': 'https://a.test' });
    await resource.fetch(new Request(ORIGIN), {});
    const { headers } = await resource.fetch(new Request(ORIGIN), {});
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    for (const name of ['X-Other', 'Set-Cookie', 'Access-Control-Allow-Origin']) expect(headers.has(name)).toBe(false);
  });

  test('the cache stores only status 200', async () => {
    const resource = app({}, 404);
    const { status, headers } = await resource.fetch(new Request(ORIGIN), {});
    expect([status, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([404, 'no-store', null]);
  });
});

test('a slow cache holds at most 4 MB of an isolate, or one answer, and what ended with its request for half a minute', async () => {
  let nowMs = 0;
  const storing = new Storing(() => nowMs);
  const begun: string[] = [];
  const slow = (name: string, bytes: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = storing.run(bytes, () => {
      begun.push(name);
      return promise;
    });
    return async () => {
      resolve();
      await done;
    };
  };
  const end = slow('larger than 4 MB, alone', 5_000_000);
  slow('beside it', 1);
  await end();
  slow('first', 3_000_000);
  slow('second, without room', 2_000_000);
  slow('third, small', 1_000_000);
  nowMs = 30_000;
  slow('after the first ended with its request', 3_000_000);
  expect(begun).toEqual(['larger than 4 MB, alone', 'first', 'third, small', 'after the first ended with its request']);
});

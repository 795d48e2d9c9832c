/** Information outside the responses: the log, the counts, the headers, and secrets that must not appear. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bindings } from '../../src/http/env';
import { migrate, registered } from '../accounts/browser';
import { published } from '../http/ask';
import { birth, coreBirth } from '../http/births';
import { env, logged, service } from './service';

/** Personal data of a request, with unique numbers. */
const PERSON = {
  lat: 12.345678,
  lon: 98.765432,
  name: 'Planted Person',
  year: 1987,
  address: '203.0.113.77',
  cookie: 'PlantedCookiePlantedCookiePlantedCookiePlan',
  key: `khagola_0123456789abcdef_${'K'.repeat(43)}`,
};
const MARKS = ['12.345', '98.765', 'Planted', '1987', '203.0.113', 'khagola_0', 'KKKK', '2049'];

const place = `lat=${PERSON.lat}&lon=${PERSON.lon}`;
const chart = { ...birth, year: PERSON.year, lat: PERSON.lat, lon: PERSON.lon, name: PERSON.name };

/** One request of each kind, answered or refused, and the route pattern of its log line. */
const REQUESTS: [string, string, unknown, string][] = [
  ['POST', '/api/chart', chart, '/api/chart'],
  ['POST', '/api/chart', { ...chart, lat: 912.345 }, '/api/chart'],
  ['POST', '/api/chart?style=Planted', chart, '/api/chart'],
  [
    'POST',
    '/api/v1/core/chart',
    { ...coreBirth, birthDate: '1987-05-15', birthPlace: { lat: PERSON.lat, lon: PERSON.lon, tz: 'Planted/Zone' } },
    '/api/v1/core/chart',
  ],
  ['GET', '/api/panchang', undefined, '/api/panchang'],
  ['GET', '/api/panchang?Planted=1987', undefined, '/api/panchang'],
  ['GET', '/api/ghadi?Planted=1987', undefined, '/api/ghadi'],
  ['GET', `/api/muhurta?date=1987-06-15&${place}&tz=5.5`, undefined, '/api/muhurta'],
  ['GET', `/api/utsavas?year=1987&${place}&tz=Asia/Kolkata`, undefined, '/api/utsavas'],
  ['GET', `/api/utsavas.ics?year=1987&${place}&tz=Planted`, undefined, '/api/utsavas.ics'],
  ['POST', '/api/rectify', { birthDate: '1987-05-15', name: PERSON.name }, '/api/rectify'],
  ['GET', '/api/kundali-facts?q=Planted', undefined, '/api/kundali-facts'],
  ['POST', '/api/sahaja', { message: `Planted Person, born 1987-05-15 at ${place}` }, '/api/sahaja'],
  ['GET', '/api/rss/daily?Planted', undefined, '/api/rss/daily'],
  [
    'POST',
    '/api/operator/dispatch',
    { mukha: 'tatpurusha', intent: 'chart', payload: chart },
    '/api/operator/dispatch',
  ],
  ['GET', '/api/press', undefined, '/api/press'],
  ['POST', '/api/indexping', { urlList: ['https://planted.test/Planted'] }, '/api/indexping'],
  [
    'POST',
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'chart', arguments: chart } },
    '/mcp',
  ],
  ['GET', '/llms.txt', undefined, '/llms.txt'],
  ['GET', '/Planted1987.txt', undefined, '/:file'],
  ['GET', '/api/Planted/1987', undefined, '/*'],
  ['PUT', '/api/chart', chart, '/api/chart'],
  ['GET', '/account', undefined, '/account'],
  ['GET', '/account/charts/PlantedPlantedPlantedP', undefined, '/account/charts/:id'],
  ['GET', '/api/health', undefined, '/api/health'],
  ['GET', '/openapi.json', undefined, '/openapi.json'],
];

beforeEach(migrate);
afterEach(async () => {
  vi.unstubAllGlobals();
  logged();
  await reset();
});

const init = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'CF-Connecting-IP': PERSON.address, Cookie: `__Host-session=${PERSON.cookie}`, ...headers },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** The log without request ids, which may contain any digits by chance. */
const withoutIds = (...lines: unknown[]): string =>
  (JSON.stringify(lines) + logged()).replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, '');

describe('the log', () => {
  test('the log has one line for every request, without its content or its client', async () => {
    const { fetch, lines } = service();
    for (const [method, path, body, route] of REQUESTS) {
      const response = await fetch(path, init(method, body));
      await response.arrayBuffer();
      const line = lines.pop();
      expect(lines, `${method} ${path}`).toHaveLength(0);
      expect(line).toMatchObject({ id: response.headers.get('X-Request-Id'), method, route, status: response.status });
      for (const key of Object.keys(line ?? {})) {
        expect(['id', 'method', 'route', 'status', 'ms', 'cache', 'limited']).toContain(key);
      }
      const text = withoutIds(line);
      for (const mark of MARKS) expect(text, `${method} ${path}`).not.toContain(mark);
    }
  });

  test('the log contains nothing of a refused key', async () => {
    const { fetch, lines } = service();
    await fetch('/api/muhurta', init('GET', undefined, { Authorization: `Bearer ${PERSON.key}` }));
    expect(lines.map(({ method, status }) => [method, status])).toEqual([['GET', 401]]);
    const text = withoutIds(...lines);
    for (const mark of MARKS) expect(text).not.toContain(mark);
  });

  test('the log shows cache hits and requests over the limit', async () => {
    const { fetch, lines } = service();
    const bindings = { ...env, LIMIT_MUHURTA: '0' };
    for (let i = 0; i < 2; i++) await (await fetch('/api/utsavas?year=2049')).text();
    await fetch('/api/muhurta', {}, bindings);
    expect(lines.map(({ cache, limited }) => [cache, limited])).toEqual([
      ['miss', undefined],
      ['hit', undefined],
      [undefined, true],
    ]);
  });

  test('the log of the Worker has one JSON text per line', async () => {
    const { exports } = await import('cloudflare:workers');
    logged();
    await (exports as unknown as { default: Fetcher }).default.fetch('https://khagola.test/nowhere?Planted');
    const [[text]] = JSON.parse(logged());
    expect(JSON.parse(text)).toMatchObject({ method: 'GET', route: '/*', status: 404 });
  });
});

describe('the counts', () => {
  test('the counts belong to this instance, and appear only in the operator’s probe', async () => {
    const { ask, fetch, counts } = service();
    await fetch('/nowhere');
    await ask('POST', '/api/chart', { ...birth, lat: 91 });
    for (let i = 0; i < 2; i++) await (await fetch('/api/utsavas?year=2048')).text();
    await fetch('/api/muhurta', {}, { ...env, LIMIT_MUHURTA: '0' });
    const values = await counts();
    expect(values).toMatchObject({
      requests: 5,
      answers: { '2xx': 2, '3xx': 0, '4xx': 3, '5xx': 0 },
      limited: 1,
      cache: { hits: 1, misses: 1 },
      faults: { kernel: 0, rate_limiter: 0, accounts: 0, cache: 0, model: 0 },
    });
    expect((await ask('GET', '/api/operator/dispatch')).body).not.toHaveProperty('counts');
    expect((await service().counts()).since).toBeNull();
  });
});

describe('Server-Timing', () => {
  test.each<[string, string, unknown, RegExp]>([
    ['POST', '/api/chart', birth, /^kernel;dur=[\d.]+,compute;dur=[\d.]+,present;dur=[\d.]+,total;dur=[\d.]+$/],
    ['GET', '/api/muhurta?date=2026-11-21&lat=1&lon=2&tz=0', undefined, /^limit;.*compute;.*present;.*total;/],
    ['GET', '/api/utsavas?year=2047', undefined, /^cache;.*compute;.*present;.*total;/],
    ['GET', '/api/rss/daily', undefined, /^cache;.*compute;.*present;.*total;/],
    ['GET', '/api/kundali-facts?q=moon', undefined, /^cache;.*compute;.*present;.*total;/],
  ])('Server-Timing of %s %s lists its stages', async (method, path, body, stages) => {
    const request = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await service().fetch(path, request);
    await response.arrayBuffer();
    expect(response.headers.get('Server-Timing')).toMatch(stages);
  });

  test('Server-Timing shows only the cache for a cached response', async () => {
    const { fetch } = service();
    await (await fetch('/api/utsavas?year=2046')).arrayBuffer();
    const { headers } = await fetch('/api/utsavas?year=2046');
    expect(headers.get('Server-Timing')).toMatch(/^cache;dur=[\d.]+,total;dur=[\d.]+$/);
  });

  test.each(['/nowhere', '/api/chart'])('Server-Timing is absent on %s, which computes nothing', async (path) => {
    expect((await service().fetch(path)).headers.has('Server-Timing')).toBe(false);
  });
});

describe('the security headers', () => {
  const OPEN = /^\/(openapi\.json|llms\.txt|mcp|api\/(?!sahaja|operator|indexping))/;

  test('the security headers are strict on every response, and open where CORS allows it', async () => {
    const { fetch } = service();
    for (const [method, path, body] of REQUESTS) {
      const { headers } = await fetch(path, init(method, body));
      const headerOf = (name: string) => headers.get(name);
      expect(headerOf('X-Content-Type-Options'), path).toBe('nosniff');
      expect(headerOf('Referrer-Policy'), path).toBe('no-referrer');
      expect(headerOf('Strict-Transport-Security'), path).toBe('max-age=31536000');
      expect(headerOf('Content-Security-Policy'), path).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headerOf('Cross-Origin-Resource-Policy'), path).toBe(OPEN.test(path) ? 'cross-origin' : 'same-origin');
      expect(headerOf('Access-Control-Allow-Origin'), path).toBe(OPEN.test(path) ? '*' : null);
      expect(headers.has('Access-Control-Allow-Credentials'), path).toBe(false);
    }
  });

  test('the security headers are also on cached responses and on 304', async () => {
    const { fetch } = service();
    const { headers } = await fetch('/api/press');
    for (const requestHeaders of [{}, { 'If-None-Match': headers.get('ETag') as string }]) {
      const again = await fetch('/api/press', { headers: requestHeaders as Record<string, string> });
      expect(again.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(again.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
  });

  test('the security headers let a drawing use its own styles, and nothing else', async () => {
    const drawn = await service().fetch('/api/chart', init('POST', birth, { Accept: 'image/svg+xml' }));
    expect(drawn.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(drawn.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  });
});

describe('secrets', () => {
  const SECRETS = {
    INDEXNOW_KEY: 'planted-index-key-0001',
    INDEXNOW_ENDPOINT: 'https://planted-index.test/planted-path',
    MODEL_API_KEY: 'planted-model-key-0002',
    MODEL_BASE_URL: 'https://planted-model.test/planted-v1',
    OTHER_SECRET: 'planted-other-0003',
  };
  const PLANTED = /planted-(index|model|other)/;

  test.each([{}, { MODEL_PROVIDER: 'openai', MODEL_NAME: 'some' }, { MODEL_PROVIDER: 'planted-model-provider' }])(
    'secrets of bindings appear neither in a response nor in the log: %o',
    async (model) => {
      const bindings = { ...env, ...SECRETS, ...model, LIMIT_OPERATOR: '1000' } as Bindings;
      // Every external service quotes its request.
      vi.stubGlobal('fetch', async (_: string, sent: RequestInit) => {
        throw new Error(`${JSON.stringify(sent)} ${SECRETS.MODEL_API_KEY}`);
      });
      const { fetch, lines } = service();
      const paths = Object.keys((await published()).paths).map((path) => path.replaceAll(/\{\w+\}/g, 'unknown'));
      const everywhere = paths.flatMap((path) =>
        ['GET', 'POST', 'OPTIONS'].map((method): [string, string, unknown] => [
          method,
          path,
          method === 'POST' ? {} : undefined,
        ]),
      );
      const probe = { mukha: 'aghora', intent: 'probe' };
      const ownUrl = { urlList: ['https://khagola.test/'] };
      const requests: (readonly [string, string, unknown, ...unknown[]])[] = [
        ...everywhere,
        ...REQUESTS,
        ['POST', '/api/operator/dispatch', probe],
        ['POST', '/api/indexping', ownUrl],
      ];
      const statuses = new Set<number>();
      for (const [method, path, body] of requests) {
        const response = await fetch(path, init(method, body), bindings);
        statuses.add(response.status);
        const text = `${await response.text()} ${JSON.stringify([...response.headers])}`;
        expect(text, `${method} ${path}`).not.toMatch(PLANTED);
      }
      for (const status of [200, 400, 404, 405, 502]) expect(statuses, String(status)).toContain(status);
      expect(JSON.stringify(lines) + logged()).not.toMatch(PLANTED);
    },
  );

  test('secrets of an account appear only in responses to their owner', async () => {
    const browser = await registered();
    const { fetch, lines } = service();
    const headers = { Cookie: `__Host-session=${browser.session}` };
    for (const path of [
      '/account',
      '/account/session',
      '/account/export',
      '/account/passkeys',
      '/account/charts',
      '/api/health',
    ]) {
      expect(await (await fetch(path, { headers })).text(), path).not.toContain(browser.session);
    }
    expect(JSON.stringify(lines) + logged()).not.toContain(browser.session);
  });
});

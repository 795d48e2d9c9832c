/** Pages of other origins: the paths that they may read, preflights, and `CORS_ORIGINS`. */
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../../src/api/registry';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { SERVICE } from '../../src/http/registry';
import { kernel } from './almanac';
import { ORIGIN } from './ask';

const app = createApp(() => kernel);
const PAGE = 'https://app.example';

function send(method: string, path: string, bindings: Bindings = {}, origin = PAGE) {
  const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' };
  return app.fetch(new Request(ORIGIN + path, { method, headers }), bindings);
}
const allowed = (response: Response) => response.headers.get('Access-Control-Allow-Origin');

const single = SERVICE.filter(({ methods }) => methods !== undefined);
const always = [
  ...RESOURCES.filter(({ alwaysOpen }) => alwaysOpen).map(({ path }) => path),
  ...single.filter(({ cors }) => cors?.alwaysOpen).map(({ at }) => at),
];
const open = [...RESOURCES.map(({ path }) => path), ...single.filter(({ cors }) => cors).map(({ at }) => at)];
const narrowed = open.filter((path) => !always.includes(path));
const CLOSED = ['/api/sahaja', '/api/operator/dispatch', '/api/indexping', '/account', '/account/charts'];

test('pages of other origins may read charts, calendar, facts, feeds, press, health, tools and the OpenAPI document by default; press and feeds always', () => {
  expect(narrowed).toEqual(expect.arrayContaining(['/api/chart', '/api/v1/core/chart', '/api/utsavas.ics', '/mcp']));
  expect(narrowed).toEqual(expect.arrayContaining(['/api/health', '/openapi.json', '/api/rectify']));
  expect([...always].sort()).toEqual([
    '/api/press',
    '/api/rss',
    '/api/rss/daily',
    '/api/rss/sankrantis',
    '/api/rss/sky',
    '/api/rss/utsavas',
  ]);
});

describe.each(open)('%s', (path) => {
  test('the path answers a preflight with its methods, headers and a max age of one day', async () => {
    const response = await send('OPTIONS', path);
    expect([response.status, await response.text()]).toEqual([204, '']);
    const headerOf = (name: string) => response.headers.get(name) ?? '';
    expect(headerOf('Access-Control-Allow-Origin')).toBe('*');
    expect(headerOf('Access-Control-Allow-Methods')).toMatch(/^(GET, HEAD|POST|GET, HEAD, POST), OPTIONS$/);
    expect(headerOf('Access-Control-Allow-Headers')).toMatch(/Content-Type.*Authorization/);
    expect(headerOf('Access-Control-Max-Age')).toBe('86400');
    expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
  });

  test('the path allows pages of any origin to read it, including errors, without credentials', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await send(method, path);
      await response.arrayBuffer();
      expect(allowed(response), method).toBe('*');
      expect(response.headers.get('Access-Control-Expose-Headers')).toMatch(/ETag.*X-Request-Id.*X-Ignored-Query/);
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-RateLimit-Reset');
      expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    }
  });
});

describe('with CORS_ORIGINS as a list', () => {
  const bindings = { CORS_ORIGINS: 'https://app.example, https://www.example' };

  test.each(narrowed)('CORS_ORIGINS as a list allows only its origins to read %s', async (path) => {
    const listed = await send('OPTIONS', path, bindings);
    expect([listed.status, allowed(listed), listed.headers.get('Vary')]).toEqual([
      204,
      PAGE,
      expect.stringContaining('Origin'),
    ]);
    const unlisted = await send('OPTIONS', path, bindings, 'https://elsewhere.example');
    expect([unlisted.status, allowed(unlisted)]).toEqual([path === '/mcp' ? 403 : 405, null]);
    expect(unlisted.headers.get('Vary')).toContain('Origin');
  });

  test.each(always)('CORS_ORIGINS as a list keeps %s open to all', async (path) => {
    expect(allowed(await send('OPTIONS', path, bindings, 'https://elsewhere.example'))).toBe('*');
  });
});

test.each(['', 'no origin', 'https://app.example/path'])(
  'only press and feeds stay open when CORS_ORIGINS is %j',
  async (text) => {
    const bindings = { CORS_ORIGINS: text };
    for (const path of narrowed) {
      const { status, headers } = await send('OPTIONS', path, bindings);
      expect(status, path).toBe(path === '/mcp' ? 403 : 405);
      expect(headers.get('Allow') ?? '').not.toContain('OPTIONS');
    }
    for (const path of always) expect(allowed(await send('OPTIONS', path, bindings)), path).toBe('*');
  },
);

test.each(CLOSED)('pages of other origins cannot read %s', async (path) => {
  for (const method of ['OPTIONS', 'GET', 'POST']) {
    const response = await send(method, path);
    await response.arrayBuffer();
    expect(allowed(response), method).toBeNull();
  }
});

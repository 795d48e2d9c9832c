/** Paths, methods and headers that every resource shares, and what happens when the kernel fails. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import type { Kernel } from '../../src/kernel/kernel';
import { ask, post } from './ask';
import { birth, CHART, CORE_CHART, coreBirth } from './births';

describe('unknown paths', () => {
  const paths = [
    '/nowhere',
    '/api',
    '/api/',
    '/api/charts',
    '/api/Chart',
    '/api/chart/',
    '/api/chart/1',
    '/api/v1',
    '/api/v1/core',
    '/api/v1/core/chart/',
    '/api/v2/core/chart',
    '/api/health/',
    '/openapi.json/',
    '//api/chart',
  ];
  test.each(paths.flatMap((path) => ['GET', 'POST', 'OPTIONS'].map((method) => [method, path])))(
    'an unknown path returns 404, in the flat envelope or in that of /api/v1: %s %s',
    async (method, path) => {
      const { status, body } = await ask(method as string, path as string);
      const isV1 = /^\/api\/v1(\/|$)/.test(path as string);
      expect([status, isV1 ? body.error.code : body.error]).toEqual([404, isV1 ? 'NOT_FOUND' : 'not-found']);
    },
  );
});

test.each([
  ['/api/v1/panchanga', '/api/v1/days'],
  ['/api/v1/muhurtas', '/api/v1/muhurta-search'],
  ['/api/v1/day', '/api/v1/days'],
  ['/api/v1/Days', '/api/v1/days'],
  ['/api/v1/days/', '/api/v1/days'],
  ['/api/v1//days', '/api/v1/days'],
  ['/api/v1/kundali-facts', '/api/v1/facts'],
  ['/api/v1/obsrevances', '/api/v1/observances'],
  ['/api/v1/muhurta_search', '/api/v1/muhurta-search'],
  ['/api/charts', '/api/chart'],
])('the error for %s names %s', async (path, meant) => {
  const { status, body } = await ask('GET', path);
  expect(status).toBe(404);
  expect(body.error.message ?? body.message).toBe(`This path does not exist. Did you mean ${meant}? See /docs.`);
});

test.each(['/api/v1/nowhere', '/api/v1', '/api/v1/core', '/api/horoscopes', `/api/v1/${'a'.repeat(5000)}`])(
  'the error for a path that resembles no resource suggests none: %s',
  async (path) => {
    const { body } = await ask('GET', path);
    expect(body.error.message ?? body.message).toBe('This path does not exist. See /docs.');
  },
);

describe('methods', () => {
  test.each([CHART, CORE_CHART].flatMap((path) => ['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path])))(
    '%s %s returns 405 in the structured envelope',
    async (method, path) => {
      const { status, headers, body } = await ask(method as string, path as string);
      expect({ status, code: body.error.code }).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' });
      expect(headers.get('Allow')).toBe('POST, OPTIONS');
    },
  );

  test.each(
    ['/api/health', '/openapi.json'].flatMap((path) =>
      ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path]),
    ),
  )('%s %s returns 405 in the flat envelope', async (method, path) => {
    const { status, headers, body } = await ask(method as string, path as string);
    expect({ status, error: body.error }).toEqual({ status: 405, error: 'method-not-allowed' });
    expect(headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  });

  test.each([
    ['/api/health', 200],
    ['/openapi.json', 200],
    [CHART, 405],
    ['/nowhere', 404],
  ])('HEAD %s returns %i without a body', async (path, status) => {
    expect((await ask('HEAD', path)).status).toBe(status);
  });
});

describe('unread request bodies', () => {
  test.each([
    ['POST', '/nowhere', 404],
    ['PUT', CHART, 405],
    ['POST', '/api/health', 405],
  ])('an unread body is consumed to its end, so that the response arrives: %s %s', async (method, path, status) => {
    const pieces = 20;
    let bytesRead = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          if (bytesRead === pieces) return controller.close();
          bytesRead += 1;
          controller.enqueue(new Uint8Array(8192));
        },
      },
      { highWaterMark: 0 },
    );
    const app = createApp(() => {
      throw new Error('not needed');
    });
    const response = await app.request(path, { method, body, duplex: 'half' } as RequestInit);
    expect({ status: response.status, read: bytesRead }).toEqual({ status, read: pieces });
  });
});

describe('X-Request-Id', () => {
  test('X-Request-Id differs for every request', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await ask('GET', '/api/health')).headers.get('X-Request-Id')),
    );
    expect(new Set(ids).size).toBe(3);
  });
});

describe('GET /api/health', () => {
  test('GET /api/health computes a known position', async () => {
    const { status, headers, body } = await ask('GET', '/api/health');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatchObject({ status: 'ok', checks: { kernel: true, rate_limiter: true } });
    expect(body.time).toMatch(/T\d\d:\d\d:\d\dZ$/);
    expect(Math.abs(Date.parse(body.time) - Date.now())).toBeLessThan(5000);
  });

  test('GET /api/health returns 200 and degraded without limiter objects', async () => {
    const app = createApp(() => {
      throw new Error();
    });
    const { status, body } = await ask('GET', '/api/health', undefined, async (request) => app.fetch(request, {}));
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'degraded', checks: { rate_limiter: false } });
  });
});

describe('with a failing kernel', () => {
  const SECRET = 'Lat 28.6139 of a birth';
  const broken = createApp(() => {
    throw new Error(SECRET);
  });
  const send = async (request: Request) => broken.fetch(request);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  afterEach(() => log.mockClear());

  test.each([
    [CHART, birth],
    [CORE_CHART, coreBirth],
  ])('POST %s returns 500 INTERNAL without details when the kernel fails', async (path, body) => {
    const answer = await post(path, body, send);
    expect(answer.status).toBe(500);
    expect(answer.body.error.code).toBe('INTERNAL');
    expect(JSON.stringify(answer.body)).not.toContain('28.6139');
    expect(JSON.stringify(log.mock.calls)).not.toContain('28.6139');
    expect(log).toHaveBeenCalledOnce();
  });

  test('a kernel failure logs the id and the error name, then each stack frame on its own line', async () => {
    const { headers } = await post(CHART, birth, send);
    const [[text = '']] = log.mock.calls as [string[]];
    const [head, ...frames] = text.split('\n');
    expect(head).toBe(`${headers.get('X-Request-Id')} Error`);
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) expect(frame).toMatch(/^ +at /);
  });

  test('POST /api/chart still returns 400 for invalid input when the kernel fails', async () => {
    expect((await post(CHART, {}, send)).status).toBe(400);
  });

  test('GET /api/health reports degraded with status 200 when the kernel fails', async () => {
    const { status, body } = await ask('GET', '/api/health', undefined, send);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'degraded', checks: { kernel: false } });
  });

  test('GET /api/health also reports a wrong position as degraded', async () => {
    const wrong = { sky: () => ({ ok: true, value: { bodies: { sun: { lonDeg: 0 }, moon: { lonDeg: 0 } } } }) };
    const app = createApp(() => wrong as unknown as Kernel);
    const { body } = await ask('GET', '/api/health', undefined, async (request) => app.fetch(request));
    expect(body.checks.kernel).toBe(false);
  });
});

/** The facts of the service: each figure agrees with its source. */

import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { description, license, version } from '../../package.json';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { openApiDocument } from '../../src/http/openApiDocument';
import { RESIDUALS } from '../../src/kernel/generated/residuals';
import { BODY_KEYS } from '../../src/kernel/keys';
import { kernelStamp } from '../../src/kernel/stamp';
import { kernel } from './almanac';
import { ask, ORIGIN } from './ask';

const PATH = '/api/press';
const app = createApp(() => kernel);

/** The bindings are part of the cache key: other contacts have another entry. */
const sendWith = (bindings: Bindings) => async (request: Request) => app.fetch(request, bindings);
const press = (bindings: Bindings = {}, method = 'GET') => ask(method, PATH, undefined, sendWith(bindings));
const get = (headers: HeadersInit = {}, method = 'GET', bindings: Bindings = {}) =>
  app.fetch(new Request(ORIGIN + PATH, { method, headers }), bindings);

const document = await openApiDocument();
/** Routes with an hourly limit; of an account only changes count. */
const LIMITED =
  /^(\w+ \/api\/(muhurta|sahaja)|POST \/api\/operator\/dispatch|POST \/account\/(register|sign-in)\/\w+|(POST|PATCH|DELETE) \/account.*)$/;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { summary: string }>)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, { summary }]) => ({
      method: method.toUpperCase(),
      path,
      summary,
      limited: LIMITED.test(`${method.toUpperCase()} ${path}`),
    })),
);

describe('the figures', () => {
  test('the figures come from the package, the OpenAPI document and the kernel', async () => {
    const { body } = await press();
    expect(body).toMatchObject({
      name: document.info.title,
      description,
      version,
      api_version: document.info.version,
      licence: license,
      kernel: kernelStamp(),
    });
    expect(body.licence).toBe(document.info.license?.identifier);
    expect(body.credits).toEqual([expect.objectContaining({ source: 'GeoNames', licence: 'CC BY 4.0' })]);
    expect(body.endpoints).toEqual(described);
    expect(body.counts).toEqual({ paths: Object.keys(document.paths ?? {}).length, endpoints: described.length });
  });

  test('the figures include the configured limits', async () => {
    const { limits } = (await press(env as unknown as Bindings)).body;
    const limited = described.filter((endpoint) => endpoint.limited);
    expect(
      limits.requests_an_hour.flatMap(({ path, methods }: { path: string; methods: string[] }) =>
        methods.map((method) => `${method} ${path}`),
      ),
    ).toEqual(expect.arrayContaining(limited.map(({ method, path }) => `${method} ${path}`)));
    expect(limits.requests_an_hour.filter(({ path }: { path: string }) => path === '/account/session')).toEqual([]);
    expect(limits.processor_ms_an_hour).toBeNull();
    expect((await press({ LIMIT_COST: '60000' })).body.limits.processor_ms_an_hour).toBe(60_000);
    const limitOf = (body: typeof limits, path: string) =>
      body.requests_an_hour.find((line: { path: string }) => line.path === path);
    expect(limitOf(limits, '/api/muhurta')).toEqual({
      path: '/api/muhurta',
      methods: ['GET', 'POST'],
      limit: 60,
      window: 'clock',
      counted: 'together',
    });
    expect(limitOf(limits, '/api/operator/dispatch')).toMatchObject({
      methods: ['POST'],
      limit: 30,
      counted: 'per instance',
    });
    expect(limits).toMatchObject({
      body_bytes: 65536,
      years: { from: 1900, to: 2100 },
      latitude_deg: { from: -90, to: 90 },
      longitude_deg: { from: -180, to: 180 },
      utc_offset_hours: { from: -14, to: 14 },
    });
    const raised = (await press({ LIMIT_MUHURTA: '600' })).body.limits;
    expect(limitOf(raised, '/api/muhurta')).toMatchObject({ limit: 600, counted: 'per instance' });
  });

  test('the figures include the accuracy that every stamp has', async () => {
    const { accuracy } = (await press()).body;
    expect(accuracy.longitudes.map(({ graha }: { graha: string }) => graha)).toEqual(BODY_KEYS);
    for (const { graha, specified_arcmin, protocol_arcsec, range_arcsec } of accuracy.longitudes) {
      expect(range_arcsec, graha).toEqual(RESIDUALS[graha as keyof typeof RESIDUALS]);
      expect(protocol_arcsec.max, graha).toBeLessThan(specified_arcmin.max * 60);
      expect(protocol_arcsec.p95, graha).toBeLessThan(specified_arcmin.p95 * 60);
    }
    const node = accuracy.quantities.find(({ quantity }: { quantity: string }) => quantity === 'mean node');
    expect(node).toMatchObject(RESIDUALS['mean-node']);
    expect(accuracy.samples.protocol.instants).toBe(1000);
  });

  test('the figures include those of the specification', async () => {
    const { longitudes } = (await press()).body.accuracy;
    const stated = Object.fromEntries(
      longitudes.map(({ graha, specified_arcmin: { p95, max } }: (typeof longitudes)[number]) => [graha, [p95, max]]),
    );
    expect(stated).toEqual({
      sun: [0.13, 0.2],
      moon: [0.51, 0.93],
      mercury: [2.15, 3.08],
      venus: [0.58, 1.41],
      mars: [0.88, 3.34],
      jupiter: [1.12, 2.78],
      saturn: [1.08, 1.59],
    });
  });
});

describe('contacts', () => {
  test('the contacts are the configured ones; missing ones are omitted', async () => {
    expect((await press()).body.contacts).toEqual({});
    const bindings = { CONTACT_PRESS: ' press@khagola.example ', CONTACT_SECURITY: '', CONTACT_GENERAL: '  ' };
    expect((await press(bindings)).body.contacts).toEqual({ press: 'press@khagola.example' });
    expect((await press()).body.contacts).toEqual({});
  });

  test('the contacts are empty in wrangler.toml', async () => {
    expect((await press(env as unknown as Bindings)).body.contacts).toEqual({});
  });
});

describe('the response', () => {
  test('the response is cached for six hours, open to all origins, and revalidated by entity tag', async () => {
    const first = await get({ Origin: 'https://elsewhere.example' });
    const text = await first.text();
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=21600');
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(first.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
    const second = await get();
    expect(await second.text()).toBe(text);
    const unchanged = await get({ 'If-None-Match': first.headers.get('ETag') as string });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(unchanged.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
  });

  test('the endpoint works without a cache', async () => {
    const open = vi.spyOn(caches, 'open').mockRejectedValue(new Error());
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await press()).status).toBe(200);
    open.mockRestore();
    log.mockRestore();
  });

  test('the response to HEAD has no body, and a query string is ignored', async () => {
    expect((await press({}, 'HEAD')).status).toBe(200);
    const response = await app.fetch(new Request(`${ORIGIN}${PATH}?x=1`), {});
    expect(response.status).toBe(200);
  });

  test('OPTIONS returns 204', async () => {
    const { status, headers } = await get({ 'Access-Control-Request-Method': 'GET' }, 'OPTIONS');
    expect([status, headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s returns 405, open to all origins', async (method) => {
    const { status, headers, body } = await press({}, method);
    expect([status, body.error, headers.get('Allow')]).toEqual([405, 'method-not-allowed', 'GET, HEAD, OPTIONS']);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

/** Each dependency fails in turn: the response follows the contract, health reports it, and the service recovers. */
import { evictDurableObject, reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/accounts/store';
import type { Bindings } from '../../src/http/env';
import type { BucketNamespace } from '../../src/http/limits/backends';
import { bucketName } from '../../src/http/limits/client';
import { Browser, migrate } from '../accounts/browser';
import { birth, CHART } from '../http/births';
import { env, logged, service } from './service';

const NOON = Date.UTC(2090, 5, 1, 12, 0, 1);
const DAY = '/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5';
const remaining = ({ headers }: { headers: Headers }) => Number(headers.get('X-RateLimit-Remaining'));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  await migrate();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  logged();
  await reset();
});

describe('limiter objects', () => {
  const failing = (take: () => Promise<never>): Bindings => ({
    ...env,
    RATE_LIMITS: { getByName: () => ({ take, spend: take }) } as BucketNamespace,
  });

  test('memory counts when limiter objects throw, health reports it for a minute, and the objects lose nothing', async () => {
    const { ask, checks, counts } = service();
    const broken = failing(() => Promise.reject(new TypeError('28.6139')));
    expect(remaining(await ask('GET', DAY))).toBe(59);
    expect(await checks()).toMatchObject({ status: 'ok', rate_limiter: true });
    const answer = await ask('GET', DAY, undefined, broken);
    expect([answer.status, remaining(answer)]).toEqual([200, 58]);
    expect(await checks()).toMatchObject({ status: 'degraded', rate_limiter: false, accounts: true });
    expect((await counts()).faults).toMatchObject({ rate_limiter: 1, kernel: 0 });
    expect(remaining(await ask('GET', DAY))).toBe(58);
    vi.setSystemTime(NOON + 60_001);
    expect(await checks()).toMatchObject({ status: 'ok', rate_limiter: true });
    expect(logged()).not.toContain('28.6139');
  });

  test('memory decides after two seconds when limiter objects are slow', async () => {
    const { ask, checks } = service();
    const answer = await ask(
      'GET',
      DAY,
      undefined,
      failing(() => new Promise<never>(() => {})),
    );
    expect(answer.status).toBe(200);
    expect(remaining(answer)).toBeLessThan(60);
    expect(answer.headers.get('Server-Timing')).toMatch(/limit;dur=(19|2\d)\d\d/);
    expect(await checks()).toMatchObject({ rate_limiter: false });
  });

  test('limiter objects keep their count when they are evicted between two requests', async () => {
    const { ask } = service();
    await ask('GET', DAY);
    await ask('GET', DAY);
    const namespace = env.RATE_LIMITS as unknown as DurableObjectNamespace;
    await evictDurableObject(namespace.getByName(await bucketName('muhurta', undefined)));
    expect(remaining(await ask('GET', DAY))).toBe(57);
  });
});

describe('the database', () => {
  const real = env.DB as unknown as D1Database;
  const refusing = (words: string) => Promise.reject(new Error(`D1_ERROR: ${words}`));

  /** The database, with errors for statements and batches that match `fails`. */
  function database(fails: (sql: string) => boolean, words: string): Database {
    const sqlOf = new WeakMap<object, string>();
    const wrapped = (statement: D1PreparedStatement, sql: string): ReturnType<Database['prepare']> => {
      const overrides = {
        bind: (...values: unknown[]) => wrapped(statement.bind(...values), sql),
        all: <Row>() => (fails(sql) ? refusing(words) : statement.all<Row>()) as Promise<{ results: Row[] }>,
        statement,
      };
      sqlOf.set(overrides, sql);
      return overrides;
    };
    return {
      prepare: (sql) => wrapped(real.prepare(sql), sql),
      batch: <Row>(statements: ReturnType<Database['prepare']>[]) =>
        statements.some((each) => fails(sqlOf.get(each) ?? ''))
          ? refusing(words)
          : real.batch<Row>(
              statements.map((each) => (each as unknown as { statement: D1PreparedStatement }).statement),
            ),
    };
  }

  const writes = (sql: string) => /^\s*(INSERT|UPDATE|DELETE)/i.test(sql);

  test('a full database still serves stored data and loses nothing, and charts are answered', async () => {
    const browser = new Browser();
    await browser.register();
    await browser.chart();
    const bindings = { ...env, DB: database(writes, 'database or disk is full: SQLITE_FULL 28.6139') };
    const stored = await browser.ask('GET', '/account/charts', undefined, { bindings });
    expect([stored.status, stored.body.count]).toEqual([200, 1]);
    const answer = await browser.ask('POST', CHART, { ...birth, day: 16 }, { bindings });
    expect([answer.status, answer.headers.get('X-Chart-Saved')]).toEqual([200, 'false']);
    const refused = await browser.ask('DELETE', '/account', undefined, { bindings });
    expect([refused.status, refused.body.error]).toEqual([503, 'storage-unavailable']);
    expect((await browser.get('/account/charts')).body.count).toBe(1);
    expect((await browser.chart({ day: 16 })).headers.get('X-Chart-Saved')).toBe('true');
    const log = logged();
    for (const secret of ['SQLITE', '28.6139', '1990', browser.session]) expect(log).not.toContain(secret);
  });

  test('a briefly locked database gives 503, the next request succeeds, and health reports it', async () => {
    let isLocked = true;
    const DB = database(() => isLocked, 'database is locked: SQLITE_BUSY');
    const bindings: Bindings = { ...env, DB };
    const { ask, checks, counts } = service();
    const headers = { Authorization: `Bearer khagola_0123456789abcdef_${'A'.repeat(43)}` };
    const keyed = service();
    expect((await keyed.fetch('/api/muhurta', { headers }, bindings)).status).toBe(503);
    expect(await keyed.checks(bindings)).toMatchObject({ status: 'degraded', accounts: false, kernel: true });
    expect((await keyed.counts(bindings)).faults).toMatchObject({ accounts: 1, kernel: 0 });
    isLocked = false;
    expect((await keyed.fetch('/api/muhurta', { headers }, bindings)).status).toBe(401);
    vi.setSystemTime(NOON + 60_001);
    expect(await keyed.checks(bindings)).toMatchObject({ status: 'ok', accounts: true });
    expect((await ask('POST', CHART, birth, bindings)).status).toBe(200);
    expect(await checks()).toMatchObject({ status: 'ok' });
    expect((await counts()).faults.accounts).toBe(0);
  });

  test('a slow database gives 503 after five seconds, without delaying requests that do not need it', async () => {
    const silent = () => new Promise<never>(() => {});
    const statement = { bind: () => statement, all: silent };
    const bindings: Bindings = { ...env, DB: { prepare: () => statement, batch: silent } };
    const { ask, fetch } = service();
    const headers = { Cookie: `__Host-session=${'A'.repeat(43)}` };
    const { setTimeout: laterOn } = globalThis;
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON });
    let status: number | undefined;
    const account = fetch('/account', { headers }, bindings).then((response) => {
      status = response.status;
    });
    while (vi.getTimerCount() === 0) await new Promise((resolve) => laterOn(resolve, 1));
    expect((await ask('POST', CHART, birth, bindings)).status).toBe(200);
    await vi.advanceTimersByTimeAsync(4999);
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await account;
    expect(status).toBe(503);
  });

  test('an absent database gives 503 on account paths, health reports it, and everything else works', async () => {
    const { DB: _, ...bindings } = env;
    const { ask, checks } = service();
    expect((await ask('GET', '/account', undefined, bindings)).body.error).toBe('accounts-not-configured');
    expect(await checks(bindings)).toMatchObject({ status: 'degraded', accounts: false });
    expect((await ask('POST', CHART, birth, bindings)).status).toBe(200);
  });
});

describe('the cache', () => {
  const broken = () => Promise.reject(new Error('lat=28.6139'));
  let year = 1950;

  test.each<[string, object]>([
    ['does not open', { open: broken }],
    ['does not find', { open: async () => ({ match: broken, put: async () => {} }) }],
    ['does not store', { open: async () => ({ match: async () => undefined, put: broken }) }],
  ])('the year is computed when the cache %s, and health reports it for a minute', async (_, caches) => {
    const { ask, checks, counts } = service();
    year += 1;
    const path = `/api/utsavas?year=${year}`;
    const expected = (await service().ask('GET', path)).body;
    vi.stubGlobal('caches', caches);
    expect((await ask('GET', path)).body).toEqual(expected);
    expect(await checks()).toMatchObject({ status: 'degraded', cache: false, kernel: true });
    vi.unstubAllGlobals();
    const faults = await counts();
    expect(faults.faults.cache).toBeGreaterThan(0);
    expect((await ask('GET', path)).body).toEqual(expected);
    vi.setSystemTime(NOON + 60_001);
    expect(await checks()).toMatchObject({ status: 'ok', cache: true });
    expect(logged()).not.toContain('lat=');
  });
});

describe('the model provider', () => {
  const MODEL = { MODEL_PROVIDER: 'openai', MODEL_NAME: 'some', MODEL_API_KEY: 'planted-secret-key' };
  const question = { message: 'Which tithi is today?' };

  test.each<[string, () => Promise<Response>]>([
    ['never answers', () => Promise.reject(new TypeError('connect planted-secret-key'))],
    ['answers 500', async () => new Response('planted-secret-key', { status: 500 })],
    ['answers without JSON', async () => new Response('<html>planted-secret-key')],
    ['redirects', async () => Response.redirect('https://elsewhere.test/planted-secret-key', 307)],
  ])(
    'a model provider that %s gives 502 without its text, health reports it, and everything else works',
    async (_, answer) => {
      const providerFetch = vi.fn(answer);
      vi.stubGlobal('fetch', providerFetch);
      const bindings = { ...env, ...MODEL };
      const { ask, checks, counts } = service();
      const { status, body } = await ask('POST', '/api/sahaja', question, bindings);
      expect([status, body.error]).toEqual([502, 'model-unavailable']);
      expect(providerFetch).toHaveBeenCalledTimes(1);
      expect(await checks(bindings)).toMatchObject({
        status: 'degraded',
        model: true,
        model_reachable: false,
        kernel: true,
      });
      expect((await counts(bindings)).faults.model).toBe(1);
      expect((await ask('POST', CHART, birth, bindings)).status).toBe(200);
      expect(JSON.stringify(body) + logged()).not.toContain('planted-secret-key');
      expect(await checks(env)).toMatchObject({ status: 'ok', model: false, model_reachable: null });
    },
  );
});

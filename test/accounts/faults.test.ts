/** A missing or failing database, and the log. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/accounts/store';
import { Browser, birth, brokenDatabase, clock, env, migrate, registered, send } from './browser';

const LEVELS = ['debug', 'error', 'info', 'log', 'warn'] as const;
const logs = LEVELS.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
const logged = () => JSON.stringify(logs.flatMap(({ mock }) => mock.calls));

beforeEach(async () => {
  clock.ms = Date.UTC(2026, 10, 21, 12);
  await migrate();
});
afterEach(async () => {
  for (const log of logs) log.mockClear();
  await reset();
});

const { DB: _, ...withoutDatabase } = env;
const broken = { ...env, DB: brokenDatabase() };

/** Every account path with a supported method. */
const PATHS = [
  ['GET', '/account'],
  ['DELETE', '/account'],
  ['GET', '/account/session'],
  ['GET', '/account/export'],
  ['GET', '/account/charts'],
  ['GET', '/account/charts/AAAAAAAAAAAAAAAAAAAAAA'],
  ['PATCH', '/account/charts/AAAAAAAAAAAAAAAAAAAAAA'],
  ['DELETE', '/account/charts/AAAAAAAAAAAAAAAAAAAAAA'],
  ['GET', '/account/passkeys'],
  ['POST', '/account/passkeys'],
  ['DELETE', '/account/passkeys'],
  ['POST', '/account/passkeys/options'],
  ['POST', '/account/register/options'],
  ['POST', '/account/sign-in/options'],
  ['POST', '/account/sign-out'],
] as const;

describe('without the database', () => {
  const bindings = withoutDatabase;

  test.each(PATHS)('the request %s %s without a database returns 503 with the reason', async (method, path) => {
    const browser = await registered();
    const { status, body } = await browser.ask(method, path, method === 'GET' ? undefined : {}, { bindings });
    expect([status, body.error]).toEqual([503, 'accounts-not-configured']);
  });

  test('the service computes charts without a database, and health reports the missing database', async () => {
    const browser = await registered();
    const answer = await browser.ask('POST', '/api/chart', birth, { bindings });
    expect([answer.status, answer.headers.get('X-Chart-Saved')]).toEqual([200, 'false']);
    const anonymous = await send('POST', '/api/chart', { body: birth, bindings });
    expect([anonymous.status, anonymous.headers.get('X-Chart-Saved')]).toEqual([200, null]);
    const health = await send('GET', '/api/health', { bindings });
    expect(health.body).toMatchObject({ status: 'degraded', checks: { accounts: false, kernel: true } });
    expect((await send('GET', '/api/health')).body).toMatchObject({ status: 'ok', checks: { accounts: true } });
  });
});

describe('with a failing database', () => {
  test.each(PATHS)(
    'the request %s %s with a failing database returns 503, and the log quotes nothing',
    async (method, path) => {
      const browser = await registered();
      const { status, body } = await browser.ask(method, path, method === 'GET' ? undefined : {}, { bindings: broken });
      expect([status, body.error]).toEqual([503, 'storage-unavailable']);
      expect(logged()).toContain('StorageFault');
      expect(logged()).not.toContain(browser.session);
      expect(logged()).not.toContain('D1_ERROR');
    },
  );

  test('the service computes charts without saving them when the database fails, and the log contains no birth', async () => {
    const browser = await registered();
    const answer = await browser.ask('POST', '/api/chart', { ...birth, name: 'Mother' }, { bindings: broken });
    expect([answer.status, answer.headers.get('X-Chart-Saved')]).toEqual([200, 'false']);
    expect(logged()).toContain('chart not saved');
    for (const secret of ['Mother', '28.6139', '1990', browser.session]) expect(logged()).not.toContain(secret);
  });

  test('an account path returns 503 before migrations have run', async () => {
    const browser = await registered();
    await reset();
    expect((await browser.get('/account')).status).toBe(503);
    expect((await browser.chart()).headers.get('X-Chart-Saved')).toBe('false');
  });

  test('a chart is not delayed when the database never answers', async () => {
    const browser = await registered();
    const silent: Database = {
      prepare: () => ({
        bind() {
          return this;
        },
        all: () => new Promise(() => {}),
      }),
      batch: () => new Promise(() => {}),
    };
    const answer = await browser.ask('POST', '/api/chart', birth, { bindings: { ...env, DB: silent } });
    expect([answer.status, answer.headers.get('X-Chart-Saved')]).toEqual([200, 'false']);
  });

  test('a commercial key that cannot be checked is refused, instead of treating the request as anonymous', async () => {
    const headers = { Authorization: `Bearer khagola_0123456789abcdef_${'A'.repeat(43)}` };
    const { status, body } = await send('GET', '/api/muhurta', { headers, bindings: broken });
    expect([status, body.error]).toEqual([503, 'storage-unavailable']);
  });
});

test('the log contains nothing private during the whole life of an account, including refusals', async () => {
  const browser = new Browser();
  await browser.register({ account: 'Sītā of Mithilā' });
  await browser.chart({ name: 'Sītā of Mithilā' });
  const [{ id }] = (await browser.get('/account/charts')).body.charts;
  await browser.get(`/account/charts/${id}`);
  await browser.ask('PATCH', `/account/charts/${id}`, { name: 'Lava' });
  await browser.get('/account/export');
  await browser.signIn();
  await browser.signIn({ origin: 'https://evil.test' });
  await browser.post('/account/sign-in/verify', { credential: 5 });
  await browser.chart({ year: 1850 });
  await browser.delete('/account');
  await browser.get('/account');
  expect(logged()).toBe('[]');
});

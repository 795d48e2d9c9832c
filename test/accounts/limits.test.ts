/** The hourly limit of changes, and of keys and sessions that turn out to be invalid. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newKey } from '../../src/accounts/keys';
import type { Database } from '../../src/accounts/store';
import { newToken } from '../../src/accounts/tokens';
import { app, type Browser, env, migrate, registered } from './browser';

const HOUR_MS = 3_600_000;
const DAY = '/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5';

/** A new hour for each test, because instances remember their counts. */
let hourMs = Date.UTC(2091, 0, 1);
beforeEach(async () => {
  hourMs += 24 * HOUR_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: hourMs });
  await migrate();
});
afterEach(async () => {
  vi.useRealTimers();
  await reset();
});

/** The service with a limit of five an hour, and the number of statements that its database got. */
function limited() {
  let statements = 0;
  const DB: Database = {
    prepare: (sql) => {
      statements++;
      return env.DB.prepare(sql);
    },
    batch: (batch) => env.DB.batch(batch as D1PreparedStatement[]),
  };
  return { bindings: { ...env, DB, LIMIT_ACCOUNT: '5' }, statements: () => statements };
}

const left = ({ headers }: { headers: Headers }) => headers.get('X-RateLimit-Remaining');

describe.each<[string, (attempt: number) => Promise<[path: string, headers: Record<string, string>]>]>([
  ['a forged session', async () => ['/account', { Cookie: `__Host-session=${newToken()}` }]],
  ['a forged session of a page', async () => ['/account/session', { Cookie: `__Host-session=${newToken()}` }]],
  ['an invalid key', async () => [DAY, { Authorization: `Bearer ${(await newKey()).key}` }]],
  [
    'an invalid key of a tool',
    async () => ['/mcp', { Authorization: `Bearer ${(await newKey()).key}`, 'Content-Type': 'application/json' }],
  ],
])('%s', (_, forged) => {
  test('the database is asked at most five times an hour for a client', async () => {
    const { bindings, statements } = limited();
    const attempt = async (address: string) => {
      const [path, headers] = await forged(0);
      const method = path === '/mcp' ? 'POST' : 'GET';
      const url = `https://khagola.test${path}`;
      return app.fetch(new Request(url, { method, headers: { ...headers, 'CF-Connecting-IP': address } }), bindings);
    };
    const address = `203.0.113.${(hourMs / HOUR_MS) % 251}`;
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await attempt(address)).status);
    const below = statuses[0] as number; // of a page, that nobody is signed in is an answer
    expect([200, 401]).toContain(below);
    expect(statuses).toEqual([...Array(5).fill(below), ...Array(7).fill(429)]);
    expect(statements()).toBe(5);
    const over = await attempt(address);
    expect(left(over)).toBe('0');
    expect(await over.json()).toMatchObject({ error: 'rate-limit-exceeded' });
    expect((await attempt('203.0.113.252')).status).toBe(below);
    vi.setSystemTime(hourMs + HOUR_MS);
    expect((await attempt(address)).status).toBe(below);
  });
});

describe('the changes of a signed-in client', () => {
  const { bindings } = limited();
  const change = (browser: Browser, name: string) =>
    browser.ask('PATCH', `/account/charts/${'A'.repeat(22)}`, { name }, { bindings });

  test('the changes are limited to LIMIT_ACCOUNT, and reading is not', async () => {
    const browser = await registered();
    for (let i = 0; i < 5; i++) {
      const answer = await change(browser, 'x');
      expect([answer.status, left(answer)]).toEqual([404, String(4 - i)]);
    }
    for (const [method, path] of [
      ['PATCH', `/account/charts/${'A'.repeat(22)}`],
      ['DELETE', `/account/charts/${'A'.repeat(22)}`],
      ['POST', '/account/passkeys/options'],
      ['POST', '/account/sign-out'],
      ['DELETE', '/account'],
    ] as const) {
      const { status } = await browser.ask(method, path, method === 'PATCH' ? { name: 'x' } : undefined, { bindings });
      expect([path, status]).toEqual([path, 429]);
    }
    expect((await browser.ask('GET', '/account', undefined, { bindings })).status).toBe(200);
  });

  test('a chart over the limit is answered and not saved, and requests of other sites use up nothing', async () => {
    const browser = await registered();
    const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
    for (let i = 0; i < 9; i++) {
      expect((await browser.ask('DELETE', '/account', undefined, { bindings, headers })).status).toBe(403);
    }
    const saved: (string | null)[] = [];
    for (let minute = 0; minute < 7; minute++) {
      const answer = await browser.ask(
        'POST',
        '/api/chart',
        { year: 1990, month: 5, day: 15, hour: 14, minute, lat: 28.6139, lon: 77.209, tzHours: 5.5, dashaDepth: 1 },
        { bindings },
      );
      // Over the limit, the answer says when the next change passes.
      expect([answer.status, left(answer)]).toEqual([200, minute < 5 ? null : '0']);
      expect(answer.headers.has('X-RateLimit-Reset')).toBe(minute >= 5);
      saved.push(answer.headers.get('X-Chart-Saved'));
    }
    expect(saved).toEqual([...Array(5).fill('true'), 'false', 'false']);
  });

  test('a client may change something 300 times an hour by default', async () => {
    const browser = await registered();
    expect((await browser.ask('DELETE', `/account/charts/${'A'.repeat(22)}`)).headers.get('X-RateLimit-Limit')).toBe(
      '300',
    );
  });
});

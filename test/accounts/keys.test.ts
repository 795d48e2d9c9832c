/** Commercial keys in requests. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findKey, newKey, RAISED_ROUTES, type RaisedRoute } from '../../src/accounts/keys';
import type { Database } from '../../src/accounts/store';
import type { Bindings } from '../../src/http/env';
import { birth, env, migrate, registered, send } from './browser';

beforeEach(migrate);
afterEach(() => reset());

async function issue(ceilings: Partial<Record<RaisedRoute, number>> = {}): Promise<{ key: string; id: string }> {
  const { key, id, hash } = await newKey();
  await env.DB.prepare('INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?, ?, NULL)')
    .bind(id, hash, 'test', ...RAISED_ROUTES.map((route) => ceilings[route] ?? null), Date.now())
    .run();
  return { key, id };
}

const revoke = (id: string) => env.DB.prepare('UPDATE keys SET revoked = 1 WHERE id = ?').bind(id).run();

const DAY = '/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5';

const ask = (authorization?: string, bindings: Bindings = env, address = '203.0.113.7') =>
  send('GET', DAY, {
    headers: { 'CF-Connecting-IP': address, ...(authorization !== undefined && { Authorization: authorization }) },
    bindings,
  });

const rateLimitHeaders = ({ headers }: { headers: Headers }) =>
  ['Limit', 'Remaining'].map((name) => Number(headers.get(`X-RateLimit-${name}`)));

describe('a commercial key', () => {
  test('a commercial key raises the limit and has its own count, from any address', async () => {
    const { key } = await issue({ muhurta: 5000 });
    expect(rateLimitHeaders(await ask())).toEqual([60, 59]);
    expect(rateLimitHeaders(await ask(`Bearer ${key}`))).toEqual([5000, 4999]);
    expect(rateLimitHeaders(await ask(`bearer  ${key} `, env, '203.0.113.8'))).toEqual([5000, 4998]);
    expect(rateLimitHeaders(await ask())).toEqual([60, 58]);
    const otherKey = await issue({ muhurta: 100 });
    expect(rateLimitHeaders(await ask(`Bearer ${otherKey.key}`))).toEqual([100, 99]);
  });

  test('a commercial key never lowers a limit, raises only its own routes, and opens no closed route', async () => {
    expect(rateLimitHeaders(await ask(`Bearer ${(await issue({ muhurta: 5 })).key}`))).toEqual([60, 59]);
    expect(rateLimitHeaders(await ask(`Bearer ${(await issue({ operator: 900 })).key}`))).toEqual([60, 59]);
    const closed = await ask(`Bearer ${(await issue({ muhurta: 900 })).key}`, { ...env, LIMIT_MUHURTA: '0' });
    expect(closed.status).toBe(429);
  });

  test('a commercial key also raises the limit in memory', async () => {
    const { RATE_LIMITS: _, ...alone } = env;
    const { key } = await issue({ muhurta: 70 });
    expect(rateLimitHeaders(await ask(`Bearer ${key}`, alone))[0]).toBe(70);
  });

  test('a commercial key has no effect on other routes', async () => {
    const { key } = await issue();
    const headers = { Authorization: `Bearer ${key}` };
    expect((await send('POST', '/api/chart', { body: birth, headers })).status).toBe(200);
    expect((await send('GET', '/api/panchang', { headers })).status).toBe(200);
  });

  test('a commercial key does not give access to an account', async () => {
    const browser = await registered();
    const { key } = await issue();
    expect(
      (await browser.ask('GET', '/account', undefined, { headers: { Authorization: `Bearer ${key}` } })).status,
    ).toBe(200);
    expect((await send('GET', '/account', { headers: { Authorization: `Bearer ${key}` } })).status).toBe(401);
  });
});

describe('an invalid key', () => {
  const refused = async (authorization: string) => {
    const answer = await ask(authorization);
    return [answer.status, answer.body.error];
  };
  const INVALID = [401, 'invalid-key'];

  test('an invalid key is refused with a challenge: unknown, revoked or changed', async () => {
    const { key, id } = await issue({ muhurta: 5000 });
    const { key: unknown } = await newKey();
    const { key: other } = await issue();
    const mixed = `${key.slice(0, 24)}${other.slice(24)}`;
    const last = key.endsWith('A') ? 'B' : 'A';
    const texts = [unknown, mixed, key.slice(0, -1) + last, key.slice(0, -1), `${key}A`, 'x', key.toUpperCase()];
    for (const text of texts) expect(await refused(`Bearer ${text}`), text).toEqual(INVALID);
    for (const header of ['Bearer', 'Bearer ', `Bearer ${key} ${key}`]) {
      expect(await refused(header), header).toEqual(INVALID);
    }
    expect((await ask('Bearer x')).headers.get('WWW-Authenticate')).toBe(
      'Bearer realm="khagola", error="invalid_token"',
    );
    expect((await ask(`Bearer ${key}`)).status).toBe(200);
    await revoke(id);
    expect(await refused(`Bearer ${key}`)).toEqual(INVALID);
  });

  test('a header of another scheme is ignored', async () => {
    const { key } = await issue();
    for (const header of ['', key, `Basic ${btoa(`x:${key}`)}`, `Token ${key}`, 'Digest username="x"']) {
      expect((await ask(header)).status, header).toBe(200);
    }
  });

  test('an invalid key changes nothing on a path without a limit, and counts against no limit', async () => {
    const headers = { Authorization: 'Bearer nonsense' };
    for (const path of ['/api/panchang', '/api/utsavas?year=2026', '/api/press', '/api/health']) {
      expect((await send('GET', path, { headers })).status, path).toBe(200);
    }
    expect((await send('POST', '/api/chart', { body: birth, headers })).status).toBe(200);
    expect((await send('GET', '/nowhere', { headers })).status).toBe(404);
    expect((await ask('Bearer nonsense')).status).toBe(401);
    expect(rateLimitHeaders(await ask())).toEqual([60, 59]);
  });

  test('an invalid key is looked up once a minute, and not at all on a path without a limit', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2090, 0, 1) });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const lookedUp = vi.fn();
    const DB: Database = {
      prepare: (sql) => {
        lookedUp(sql);
        return env.DB.prepare(sql);
      },
      batch: (statements) => env.DB.batch(statements as D1PreparedStatement[]),
    };
    const bindings = { ...env, DB };
    const { key } = await newKey();
    for (let i = 0; i < 20; i++) expect((await ask(`Bearer ${key}`, bindings)).status).toBe(401);
    expect(lookedUp).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.UTC(2090, 0, 1) + 60_000);
    expect((await ask(`Bearer ${key}`, bindings)).status).toBe(401);
    expect(lookedUp).toHaveBeenCalledTimes(2);
    for (const path of ['/api/panchang', '/api/press', '/api/ghadi']) {
      const headers = { Authorization: `Bearer ${(await newKey()).key}` };
      expect((await send('GET', path, { headers, bindings })).status, path).toBe(200);
    }
    expect(lookedUp).toHaveBeenCalledTimes(2);
  });

  test('a key is refused when no database can verify it', async () => {
    const { DB: _, ...bindings } = env;
    const { key } = await issue();
    expect((await ask(`Bearer ${key}`, bindings)).body.error).toBe('invalid-key');
  });

  test('an invalid key is not logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await ask('Bearer nonsense');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

test('the operator creates a different key each time, and stores only the hash of its secret', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => issue()));
  expect(new Set(keys.map(({ key }) => key)).size).toBe(20);
  const stored = JSON.stringify((await env.DB.prepare('SELECT * FROM keys').all()).results);
  for (const { key, id } of keys) {
    expect(key).toMatch(/^khagola_[0-9a-f]{16}_[\w-]{43}$/);
    expect(stored).toContain(id);
    expect(stored).not.toContain(key.slice(25));
    expect(await findKey(env.DB, key)).toMatchObject({ id });
  }
});

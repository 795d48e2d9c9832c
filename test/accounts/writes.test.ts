/** The number of rows that clients without a session can make the service write. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLEANED_ROWS } from '../../src/accounts/sessions';
import type { Database, PreparedStatement } from '../../src/accounts/store';
import { ORIGIN } from '../http/ask';
import { app, Browser, clock, env, migrate, registered, rowsOf } from './browser';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(async () => {
  clock.ms = Date.UTC(2026, 10, 21, 12);
  await migrate();
});
afterEach(async () => {
  log.mockClear();
  await reset();
});

/** The database, with a count of the rows that it writes, including indexes. */
function counting() {
  let written = 0;
  const counted = <R extends { meta?: { rows_written?: number } }>(result: R): R => {
    written += result.meta?.rows_written ?? 0;
    return result;
  };
  const statements = new Map<PreparedStatement, D1PreparedStatement>();
  const wrapped = (real: D1PreparedStatement): PreparedStatement => {
    const statement: PreparedStatement = {
      bind: (...values) => wrapped(real.bind(...values)),
      all: async <Row>() => counted(await real.all<Row>()),
    };
    statements.set(statement, real);
    return statement;
  };
  const DB: Database = {
    prepare: (sql) => wrapped(env.DB.prepare(sql)),
    batch: async <Row>(batch: PreparedStatement[]) =>
      (await env.DB.batch<Row>(batch.map((each) => statements.get(each) as D1PreparedStatement))).map(counted),
  };
  return { bindings: { ...env, DB }, written: () => written };
}

async function call(path: string, body: unknown, bindings: typeof env | object, address: string): Promise<number> {
  const headers = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': address };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await app.fetch(new Request(ORIGIN + path, init), bindings as typeof env);
  await response.arrayBuffer();
  return response.status;
}

test('4,000 calls write at most 200 rows, from one client and from 100', async () => {
  const { bindings, written } = counting();
  const browser = new Browser();
  const credential = await browser.authenticator.create({ challenge: 'AAAA', user: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } });
  const paths: [string, unknown][] = [
    ['/account/register/options', { name: 'x'.repeat(100) }],
    ['/account/register/verify', { credential }],
    ['/account/sign-in/options', {}],
    ['/account/sign-in/verify', { credential: await browser.authenticator.get({ challenge: 'AAAA' }) }],
  ];
  const statuses = new Map<number, number>();
  for (let i = 0; i < 4000; i++) {
    const [path, body] = paths[i % 4] as [string, unknown];
    const address = i < 3900 ? '203.0.113.20' : `10.2.${i >> 8}.${i & 255}`;
    const status = await call(path, body, bindings, address);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 30 + 50, 400: 30 + 50, 429: 3840 });
  expect(written()).toBeLessThanOrEqual(200);
  expect(await rowsOf()).toEqual({ accounts: 0, passkeys: 0, sessions: 0, charts: 0 });
});

test('a client registers at most 30 accounts an hour', async () => {
  const browser = new Browser();
  for (let i = 0; i < 30; i++) expect((await browser.register()).status).toBe(201);
  const over = await browser.post('/account/register/options', {});
  expect([over.status, over.body.error]).toEqual([429, 'rate-limit-exceeded']);
  const rows = await rowsOf();
  expect(Object.values(rows).reduce((sum, count) => sum + count)).toBeLessThanOrEqual(200);
  expect(rows.accounts).toBe(30);
});

test('requests of other sites use up no limit', async () => {
  const browser = await registered();
  for (let i = 0; i < 70; i++) {
    const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
    expect((await browser.ask('POST', '/account/sign-in/options', {}, { headers })).status).toBe(403);
  }
  expect((await browser.signIn()).status).toBe(200);
});

test('LIMIT_CEREMONIES sets the limit', async () => {
  const browser = new Browser();
  const bindings = { ...env, LIMIT_CEREMONIES: '2' };
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) {
    statuses.push((await browser.ask('POST', '/account/sign-in/options', {}, { bindings })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('a clean-up deletes a bounded number of rows', async () => {
  const browser = await registered();
  const insert = (table: string, columns: string) =>
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) INSERT INTO ${table} SELECT ${columns} FROM n`,
    ).run();
  await insert('used_challenges', "'old' || i, i");
  await insert('sessions', "'old' || i, (SELECT id FROM accounts), 'x', 0, i");
  const count = async (table: string) =>
    (await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE expires <= 100`).first<{ n: number }>())?.n;
  await browser.signIn();
  expect([await count('used_challenges'), await count('sessions')]).toEqual([100 - CLEANED_ROWS, 100 - CLEANED_ROWS]);
  for (let i = 0; i < 4; i++) await browser.signIn();
  expect([await count('used_challenges'), await count('sessions')]).toEqual([0, 0]);
});

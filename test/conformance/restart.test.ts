/** A service that stops and starts again: accounts and hourly limits are on disk, and nothing else is. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Authenticator } from '../accounts/authenticator';
import { birth } from '../http/births';
import { listeners } from './processes';
import { type Server, startServer, stateFolder } from './server';

const CLIENT = '203.0.113.7';

const state = stateFolder();
const authenticator = new Authenticator('http://localhost');
const cookies = new Map<string, string>();
let server: Server;
/** Answers before the restart. */
let before: { registered: number; saved: string | null; count: Awaited<ReturnType<typeof count>> };
let hasStopped: boolean;

beforeAll(async () => {
  vi.stubEnv('WRANGLER_LOG_PATH', state.path);
  const start = () => startServer('--persist-to', state.path, '--var', 'PUBLIC_ORIGIN:http://localhost');
  server = await start();
  const creationOptions = (await ask('POST', '/account/register/options', { name: 'Līlā' })).body;
  const credential = await authenticator.create(creationOptions);
  const registered = (await ask('POST', '/account/register/verify', { credential })).status;
  const saved = (await ask('POST', '/api/chart', birth)).headers.get('X-Chart-Saved');
  await count(CLIENT);
  before = { registered, saved, count: await count(CLIENT) };
  await server.stop();
  hasStopped = await fetch(server.origin).then(
    () => false,
    () => true,
  );
  server = await start();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.stop();
  state.remove();
});

/** A request of a page of the service. */
async function ask(method: string, path: string, body?: unknown) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(server.origin + path, {
    method,
    headers: { Origin: 'http://localhost', Cookie: cookie },
    body: body === undefined ? null : JSON.stringify(body),
  });
  for (const set of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
  }
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

/** One refused request, and the remaining limit of its client. */
async function count(client: string) {
  const { status, headers } = await fetch(`${server.origin}/api/muhurta`, { headers: { 'CF-Connecting-IP': client } });
  const limitHeader = (name: string) => Number(headers.get(`X-RateLimit-${name}`) ?? Number.NaN);
  return { status, limit: limitHeader('Limit'), remaining: limitHeader('Remaining'), reset: limitHeader('Reset') };
}

test('npm start stops when its process ends', () => {
  expect(hasStopped).toBe(true);
});

test('a passkey opens its account with its charts after a restart', async () => {
  expect(before).toMatchObject({ registered: 201, saved: 'true' });
  const { body } = await ask('GET', '/account/charts');
  expect(body).toMatchObject({ count: 1, charts: [{ input: birth }] });
  cookies.clear();
  const challenge = (await ask('POST', '/account/sign-in/options')).body;
  const signed = { credential: await authenticator.get(challenge) };
  expect((await ask('POST', '/account/sign-in/verify', signed)).body).toMatchObject({ name: 'Līlā', charts: 1 });
  expect((await ask('DELETE', '/account')).status).toBe(204);
  expect((await ask('GET', '/account')).status).toBe(401);
});

test('the count survives a restart of npm start', async () => {
  const after = await count(CLIENT);
  const otherClient = await count('203.0.113.8');
  expect(before.count.status).toBe(400);
  expect(before.count.limit).toBe(60);
  expect(before.count.remaining).toBeLessThan(60);
  // If the hour has ended in between, the count restarts.
  expect(after.remaining).toBe(after.reset === before.count.reset ? before.count.remaining - 1 : 59);
  expect(otherClient.remaining).toBe(59);
});

test('npm start does not open its database, and keeps no requests', async () => {
  for (const path of [
    '/cdn-cgi/explorer',
    '/cdn-cgi/explorer/api/d1/database',
    '/cdn-cgi/explorer/api/d1/database/DB/raw',
  ]) {
    const answer = await fetch(server.origin + path, {
      method: path.endsWith('raw') ? 'POST' : 'GET',
      ...(path.endsWith('raw') && { body: JSON.stringify({ sql: 'SELECT * FROM accounts' }) }),
    });
    expect([404, 405], path).toContain(answer.status);
  }
  const marks = ['12.345678', 'Gokulapuram'];
  for (const path of [
    '/api/muhurta?date=2026-11-21&lat=12.345678&lon=2&tz=0',
    '/api/v1/places?q=Pune&lat=12.345678&lon=2',
    '/api/utsavas.ics?year=2026&lat=12.345678&lon=2&tz=UTC&name=Gokulapuram',
    '/utsava/lakshmi_puja/2027?place=Gokulapuram&at=12.345678,2&tz=UTC',
  ]) {
    const answer = await fetch(server.origin + path);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.text();
  }
  const files = globSync(`${state.path}/**/*`).filter((path) => statSync(path).isFile());
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => marks.some((mark) => readFileSync(path).includes(mark)))).toEqual([]);
});

// Last, because it ends the service.
test.runIf(process.platform === 'linux')('npm start ends with a message when its process has died', async () => {
  const runtimes = listeners(server.pid).filter((each) => each.command === 'workerd');
  for (const pid of new Set(runtimes.map((each) => each.pid))) process.kill(pid, 'SIGKILL');
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(
    'The process of the Worker ended, and the service no longer answers. Run npm start',
  );
});

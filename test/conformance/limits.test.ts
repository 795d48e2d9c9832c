/** The hourly limits of a running service are on disk and survive restarts. */
import { afterAll, expect, test } from 'vitest';
import { type Server, startServer, stateFolder } from './server';

const state = stateFolder();
let server: Server | undefined;
afterAll(async () => {
  await server?.stop();
  state.remove();
});

const start = () => startServer('--persist-to', state.path);

/** One refused request, and the remaining limit of its client. */
async function ask({ origin }: Server, address: string) {
  const { status, headers } = await fetch(`${origin}/api/muhurta`, { headers: { 'CF-Connecting-IP': address } });
  const limitHeader = (name: string) => Number(headers.get(`X-RateLimit-${name}`) ?? Number.NaN);
  return { status, limit: limitHeader('Limit'), remaining: limitHeader('Remaining'), reset: limitHeader('Reset') };
}

test('the count survives a restart of npm start', { timeout: 120_000 }, async () => {
  server = await start();
  await ask(server, '203.0.113.7');
  const before = await ask(server, '203.0.113.7');
  await server.stop();
  server = await start();
  const after = await ask(server, '203.0.113.7');
  const otherClient = await ask(server, '203.0.113.8');
  expect(before.status).toBe(400);
  expect(before.limit).toBe(60);
  expect(before.remaining).toBeLessThan(60);
  // If the hour has ended in between, the count restarts.
  expect(after.remaining).toBe(after.reset === before.reset ? before.remaining - 1 : 59);
  expect(otherClient.remaining).toBe(59);
});

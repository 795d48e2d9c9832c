/** An account on a running service survives a restart, because it is on disk. */
import { afterAll, expect, test } from 'vitest';
import { Authenticator } from '../accounts/authenticator';
import { birth } from '../http/births';
import { type Server, startServer, stateFolder } from './server';

const state = stateFolder();
let server: Server | undefined;
afterAll(async () => {
  await server?.stop();
  state.remove();
});

const cookies = new Map<string, string>();

/** A request of a page of the service. */
async function ask({ origin }: Server, method: string, path: string, body?: unknown) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(origin + path, {
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

test('a passkey opens its account with its charts after a restart', { timeout: 120_000 }, async () => {
  const options = ['--persist-to', state.path, '--var', 'PUBLIC_ORIGIN:http://localhost'];
  const authenticator = new Authenticator('http://localhost');
  server = await startServer(...options);
  const creationOptions = (await ask(server, 'POST', '/account/register/options', { name: 'Līlā' })).body;
  const credential = await authenticator.create(creationOptions);
  expect((await ask(server, 'POST', '/account/register/verify', { credential })).status).toBe(201);
  expect((await ask(server, 'POST', '/api/chart', birth)).headers.get('X-Chart-Saved')).toBe('true');
  await server.stop();

  server = await startServer(...options);
  const { body } = await ask(server, 'GET', '/account/charts');
  expect(body).toMatchObject({ count: 1, charts: [{ input: birth }] });
  cookies.clear();
  const challenge = (await ask(server, 'POST', '/account/sign-in/options')).body;
  const signed = { credential: await authenticator.get(challenge) };
  expect((await ask(server, 'POST', '/account/sign-in/verify', signed)).body).toMatchObject({
    name: 'Līlā',
    charts: 1,
  });
  expect((await ask(server, 'DELETE', '/account')).status).toBe(204);
  expect((await ask(server, 'GET', '/account')).status).toBe(401);
});

/** An account from its first passkey to its deletion. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { post } from '../http/ask';
import { Authenticator } from './authenticator';
import { Browser, birth, clock, env, migrate, registered, rowsOf } from './browser';

const ORIGIN = 'https://khagola.test';
const DAY_MS = 86_400_000;

beforeEach(async () => {
  clock.ms = Date.UTC(2026, 10, 21, 12);
  await migrate();
});
afterEach(() => reset());

const NOTHING = { accounts: 0, passkeys: 0, sessions: 0, charts: 0 };

test('an account registers, saves, signs out, signs in, lists, renames, exports and deletes, and nothing remains', async () => {
  const browser = new Browser();
  const { status, body, headers } = await browser.register({ account: 'Līlā', passkey: 'Phone' });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    name: 'Līlā',
    created: '2026-11-21T12:00:00Z',
    passkeys: 1,
    charts: 0,
    charts_limit: 500,
  });
  expect(headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/),
  );

  expect((await browser.get('/account/session')).body).toEqual({ account: body });

  const answered = await browser.chart({ name: 'Mother' });
  expect([answered.status, answered.headers.get('X-Chart-Saved')]).toEqual([200, 'true']);
  expect(answered.body).toEqual((await post('/api/chart', { ...birth, dashaDepth: 1, name: 'Mother' })).body);

  const signedOut = browser.session;
  expect((await browser.post('/account/sign-out')).status).toBe(204);
  expect(browser.cookies.has('__Host-session')).toBe(false);
  expect((await browser.get('/account/charts')).status).toBe(401);
  expect((await browser.get('/account/session')).body).toEqual({ account: null });

  expect((await browser.signIn()).status).toBe(200);
  expect(browser.session).not.toBe(signedOut);
  const list = await browser.get('/account/charts');
  expect(list.body).toMatchObject({
    count: 1,
    charts: [{ name: 'Mother', input: { ...birth, name: 'Mother', second: 0, dashaDepth: 1 } }],
  });
  const [{ id, summary }] = list.body.charts;
  const moon = answered.body.grahas[1];
  expect(summary).toMatchObject({
    utc: answered.body.input.utc,
    lagna: { rashi: answered.body.lagna.rashi },
    moon: { nakshatra_pada: moon.nakshatra_pada, sidereal_deg: moon.sidereal_deg },
    rashis: { moon: moon.rashi_index },
  });

  const renamed = await browser.ask('PATCH', `/account/charts/${id}`, { name: '  Amma \n' });
  expect(renamed.body).toMatchObject({ id, name: 'Amma', input: { name: 'Amma' } });
  const opened = await browser.get(`/account/charts/${id}`);
  expect(opened.body.chart).toEqual({ ...answered.body, input: { ...answered.body.input, name: 'Amma' } });

  const exported = await browser.get('/account/export');
  expect(exported.headers.get('Content-Disposition')).toBe('attachment; filename="khagola.json"');
  expect(exported.body).toMatchObject({
    account: { name: 'Līlā', charts: 1 },
    passkeys: [{ name: 'Phone', counter: 1, current: true, used: '2026-11-21T12:00:00Z' }],
    sessions: [{ current: true, expires: '2026-12-21T12:00:00Z' }],
    charts: [{ name: 'Amma' }],
  });

  await browser.post('/account/passkeys/options');
  expect(await rowsOf()).toEqual({ accounts: 1, passkeys: 1, sessions: 1, charts: 1 });
  expect((await browser.delete('/account')).status).toBe(204);
  expect(browser.cookies.has('__Host-session')).toBe(false);
  expect(await rowsOf()).toEqual(NOTHING);
  expect((await browser.signIn()).body.error).toBe('unknown-passkey');
});

describe('passkeys', () => {
  test.each(['ES256', 'EdDSA'] as const)('passkeys with %s register and sign in', async (algorithm) => {
    const browser = await registered(new Authenticator(ORIGIN, algorithm));
    await browser.post('/account/sign-out');
    expect((await browser.signIn()).status).toBe(200);
  });

  test('passkeys with self attestation are accepted like passkeys without attestation', async () => {
    const browser = new Browser();
    expect((await browser.register({}, { selfAttested: true })).status).toBe(201);
    expect((await browser.signIn()).status).toBe(200);
  });

  test('passkeys without a signature counter sign in again and again', async () => {
    const browser = await registered(new Authenticator(ORIGIN, 'ES256', false));
    for (let i = 0; i < 3; i++) expect((await browser.signIn()).status).toBe(200);
  });

  test('passkeys can be listed, added, and deleted except for the last one', async () => {
    const browser = await registered();
    const laptop = new Authenticator(ORIGIN);
    const phone = browser.authenticator;
    const options = await browser.post('/account/passkeys/options');
    expect(options.body.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([phone.credentials[0]?.id]);
    expect(options.body.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    clock.ms += 1000;
    const credential = await laptop.create(options.body);
    const added = await browser.post('/account/passkeys', { credential, name: 'Laptop' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ name: 'Laptop', used: null, current: false, transports: ['internal'] });

    const second = new Browser(laptop);
    expect((await second.signIn()).body).toMatchObject({ passkeys: 2 });
    const { body } = await second.get('/account/passkeys');
    expect(body.count).toBe(2);
    expect(body.passkeys.map(({ current }: { current: boolean }) => current)).toEqual([false, true]);

    // Deleting the first one also ends the session that it opened.
    expect((await second.delete(`/account/passkeys?id=${body.passkeys[0].id}`)).status).toBe(204);
    expect((await browser.get('/account')).status).toBe(401);
    expect((await browser.signIn()).body.error).toBe('unknown-passkey');
    expect((await second.get('/account')).status).toBe(200);
    const last = await second.delete(`/account/passkeys?id=${body.passkeys[1].id}`);
    expect([last.status, last.body.error]).toEqual([409, 'last-passkey']);
    const repeated = await second.delete(`/account/passkeys?id=${body.passkeys[0].id}`);
    expect([repeated.status, repeated.body.error]).toEqual([404, 'not-found']);
    const withoutId = await second.delete('/account/passkeys');
    expect([withoutId.status, withoutId.body.field]).toEqual([400, 'id']);
  });

  test('the current session survives the deletion of its passkey', async () => {
    const browser = await registered();
    await browser.addPasskey();
    const { body } = await browser.get('/account/passkeys');
    const ownPasskey = body.passkeys.find(({ current }: { current: boolean }) => current);
    expect((await browser.delete(`/account/passkeys?id=${ownPasskey.id}`)).status).toBe(204);
    expect((await browser.get('/account')).status).toBe(200);
  });

  test('an account is limited to twenty passkeys', async () => {
    const browser = await registered();
    for (let i = 1; i < 20; i++) expect((await browser.addPasskey()).status).toBe(201);
    const oneMore = await browser.addPasskey();
    expect([oneMore.status, oneMore.body.error]).toEqual([409, 'too-many-passkeys']);
    expect((await rowsOf()).passkeys).toBe(20);
  });
});

describe('sessions', () => {
  test('sessions of one account all end at once, without affecting other accounts', async () => {
    const [browser, other] = [await registered(), await registered()];
    const second = new Browser(browser.authenticator);
    await second.signIn();
    expect((await browser.post('/account/sign-out?everywhere')).status).toBe(204);
    expect((await second.get('/account')).status).toBe(401);
    expect((await other.get('/account')).status).toBe(200);
  });

  test('sessions end one at a time on sign-out', async () => {
    const browser = await registered();
    const second = new Browser(browser.authenticator);
    await second.signIn();
    const stolen = browser.clone();
    await browser.post('/account/sign-out');
    expect((await stolen.get('/account')).status).toBe(401);
    expect((await second.get('/account')).status).toBe(200);
    expect((await browser.post('/account/sign-out')).status).toBe(204);
    expect((await browser.post('/account/sign-out?everywhere')).status).toBe(401);
    expect((await second.post('/account/sign-out?everywhere=no')).body.field).toBe('everywhere');
  });

  test('sessions last exactly thirty days, and expired ones are deleted at the next sign-in', async () => {
    const browser = await registered();
    clock.ms += 30 * DAY_MS - 1;
    expect((await browser.get('/account')).status).toBe(200);
    clock.ms += 1;
    expect((await browser.get('/account')).status).toBe(401);
    expect((await rowsOf()).sessions).toBe(1);
    await registered();
    expect((await rowsOf()).sessions).toBe(1);
  });

  test('sessions end in this browser when it registers a new account, but the old account remains', async () => {
    const browser = await registered();
    const old = browser.clone();
    const first = (await browser.get('/account')).body.id;
    await browser.register();
    expect((await browser.get('/account')).body.id).not.toBe(first);
    expect((await old.get('/account')).status).toBe(401);
    expect((await rowsOf()).accounts).toBe(2);
  });

  test('sessions are stored as hashes, and no table contains a token', async () => {
    const browser = await registered();
    await browser.post('/account/passkeys/options');
    const tables = await Promise.all(
      ['sessions', 'used_challenges', 'passkeys'].map((table) => env.DB.prepare(`SELECT * FROM ${table}`).all()),
    );
    const text = JSON.stringify(tables.map(({ results }) => results));
    expect(browser.cookies.size).toBe(2);
    for (const token of browser.cookies.values()) expect(text).not.toContain(token);
  });
});

describe('a name', () => {
  test('a name is used when it is given, and has a default otherwise', async () => {
    expect((await new Browser().register()).body.name).toBe('Khagola');
    const browser = new Browser();
    const long = await browser.post('/account/register/options', { name: 'x'.repeat(101) });
    expect([long.status, long.body.field]).toEqual([400, 'name']);
    expect((await browser.post('/account/register/options', { name: ' \u0007 ' })).status).toBe(400);
    const options = await browser.post('/account/register/options', { name: 'राम\u200d' });
    expect(options.body.user).toMatchObject({ name: 'राम\u200d', displayName: 'राम\u200d' });
  });
});

test('every account response forbids caching and framing', async () => {
  const browser = await registered();
  for (const [method, path] of [
    ['GET', '/account'],
    ['GET', '/account/charts'],
    ['GET', '/account/charts/none'],
    ['PUT', '/account'],
    ['POST', '/account/sign-in/options'],
  ] as const) {
    const { headers } = await browser.ask(method, path);
    expect(headers.get('Cache-Control'), path).toBe('no-store');
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'");
  }
});

/** Attacks on accounts. */
import { reset } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { base64url } from '../../src/accounts/tokens';
import { type Answer, ORIGIN, published } from '../http/ask';
import { Authenticator, type Deviations } from './authenticator';
import { app, Browser, birth, clock, env, migrate, registered, rowsOf, send } from './browser';

const EVIL = 'https://evil.test';

beforeEach(async () => {
  clock.ms = Date.UTC(2026, 10, 21, 12);
  await migrate();
});
afterEach(() => reset());

const refusal = ({ status, body }: Answer) => [status, body?.error];
const EXPIRED = [400, 'challenge-expired'];
const REFUSED = [400, 'passkey-refused'];
const NOBODY = [401, 'unauthenticated'];

describe('a challenge', () => {
  const path = '/account/sign-in/verify';
  const begin = async () => {
    const browser = await registered();
    const options = (await browser.post('/account/sign-in/options')).body;
    return { browser, options, credential: await browser.authenticator.get(options) };
  };

  test('a challenge works only once', async () => {
    const { browser, credential } = await begin();
    const replay = browser.clone();
    expect((await browser.post(path, { credential })).status).toBe(200);
    expect(refusal(await replay.post(path, { credential }))).toEqual(EXPIRED);
  });

  test('a challenge signs in only one of two simultaneous requests with the same response', async () => {
    const { browser, credential } = await begin();
    const tabs = Array.from({ length: 8 }, () => browser.clone());
    const answers = await Promise.all(tabs.map((tab) => tab.post(path, { credential })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.error === 'challenge-expired')).toHaveLength(7);
  });

  test('a wrong response uses up its challenge', async () => {
    const { browser, options, credential } = await begin();
    const wrong = await browser.authenticator.get(options, { signature: new Uint8Array(64) });
    const honest = browser.clone();
    expect(refusal(await browser.post(path, { credential: wrong }))).toEqual(REFUSED);
    expect(refusal(await honest.post(path, { credential }))).toEqual(EXPIRED);
  });

  test.each([
    [5 * 60_000 - 1, 200],
    [5 * 60_000, 400],
  ])('a challenge gives after %i ms the status %i', async (ms, status) => {
    const { browser, credential } = await begin();
    clock.ms += ms;
    expect((await browser.post(path, { credential })).status).toBe(status);
  });

  test('a challenge is deleted after it expires, when the next one is used', async () => {
    const used = async () =>
      (await env.DB.prepare('SELECT COUNT(*) AS n FROM used_challenges').first<{ n: number }>())?.n;
    const { browser, credential } = await begin();
    await browser.post(path, { credential });
    expect(await used()).toBe(2); // including the challenge of the registration
    clock.ms += 5 * 60_000;
    await browser.signIn();
    expect(await used()).toBe(1);
  });

  test('a challenge is refused in any other spelling of the same bytes, and when a byte is changed', async () => {
    const { browser, options, credential } = await begin();
    const last = options.challenge.at(-1) as string;
    const next = String.fromCharCode(last.charCodeAt(0) + 1);
    for (const challenge of [
      `${options.challenge}=`,
      options.challenge.slice(0, -1) + next,
      `B${options.challenge}`,
      `BBBB${options.challenge}`,
    ]) {
      const otherResponse = await browser.authenticator.get(options, { challenge });
      expect(refusal(await browser.post(path, { credential: otherResponse })), challenge).toEqual(EXPIRED);
    }
    expect((await browser.post(path, { credential })).status).toBe(200);
  });

  test('a challenge does not work in another browser, so relayed phishing fails', async () => {
    const { credential } = await begin();
    expect(refusal(await new Browser().post(path, { credential }))).toEqual(EXPIRED);
    const otherBrowser = new Browser();
    await otherBrowser.post('/account/sign-in/options');
    expect(refusal(await otherBrowser.post(path, { credential }))).toEqual(EXPIRED);
  });

  test('a challenge of one ceremony does not work in another', async () => {
    const browser = await registered();
    const options = (await browser.post('/account/passkeys/options')).body;
    const registration = await browser.authenticator.create(options);
    expect(refusal(await browser.post('/account/register/verify', { credential: registration }))).toEqual(EXPIRED);
    const signed = await browser.authenticator.get(options);
    expect(refusal(await browser.post(path, { credential: signed }))).toEqual(EXPIRED);
    const otherOptions = (await browser.post('/account/register/options', {})).body;
    const credential = await browser.authenticator.create(otherOptions);
    expect(refusal(await browser.post('/account/passkeys', { credential }))).toEqual(EXPIRED);
  });

  test.each(['', 'x', 'e30', 'bnVsbA', base64url(new TextEncoder().encode('{"challenge":1}'))])(
    'a challenge is refused when the client data is %j',
    async (clientDataJSON) => {
      const { browser, credential } = await begin();
      const answer = await browser.post(path, {
        credential: { ...credential, response: { ...credential.response, clientDataJSON } },
      });
      expect(answer.status).toBe(400);
    },
  );

  test('a challenge is refused when it was signed in a frame of another site', async () => {
    const browser = await registered();
    expect(refusal(await browser.signIn({ crossOrigin: true }))).toEqual(EXPIRED);
    expect(refusal(await new Browser().register({}, { crossOrigin: true }))).toEqual(EXPIRED);
  });

  test('a challenge works separately in each of two tabs', async () => {
    const browser = await registered();
    const first = (await browser.post('/account/sign-in/options')).body;
    const second = (await browser.post('/account/sign-in/options')).body;
    for (const options of [first, second]) {
      const credential = await browser.authenticator.get(options);
      expect((await browser.post(path, { credential })).status).toBe(200);
    }
  });
});

describe('a registration response', () => {
  test.each<[string, Deviations]>([
    ['made on another origin', { origin: EVIL }],
    ['made on a part of ours', { origin: 'https://a.khagola.test' }],
    ['made over http', { origin: 'http://khagola.test' }],
    ['made for another service', { rpId: 'evil.test' }],
    ['made for signing in', { type: 'webauthn.get' }],
    ['by an unverified user', { verified: false }],
    ['with a statement of a certificate', { format: 'packed', statement: new Map([['x5c', [new Uint8Array(9)]]]) }],
    ['with a statement of another kind', { format: 'fido-u2f', statement: new Map() }],
    ['with a broken statement of its own', { format: 'packed', statement: new Map([['sig', new Uint8Array(9)]]) }],
  ])('a registration response %s creates no account', async (_, lies) => {
    const outbound = vi.spyOn(globalThis, 'fetch');
    expect(refusal(await new Browser().register({}, lies))).toEqual(REFUSED);
    expect(await rowsOf()).toMatchObject({ accounts: 0, passkeys: 0, sessions: 0 });
    expect(outbound).not.toHaveBeenCalled();
    outbound.mockRestore();
  });

  test.each([
    [900, 201],
    [1024, 400],
    [20_000, 400],
  ])('a registration response with %i additional bytes in its public key gives %i', async (padding, status) => {
    expect((await new Browser().register({}, { padding })).status).toBe(status);
    expect((await rowsOf()).passkeys).toBe(status === 201 ? 1 : 0);
  });

  test('a registration response with its own challenge is refused', async () => {
    const lies = { challenge: base64url(new Uint8Array(32)) };
    expect(refusal(await new Browser().register({}, lies))).toEqual(EXPIRED);
  });

  test('a registration response creates no account for a credential that is already registered', async () => {
    const victim = await registered();
    const as = victim.authenticator.credentials[0]?.id as string;
    expect(refusal(await new Browser().register({}, { as }))).toEqual(REFUSED);
    const otherBrowser = await registered();
    expect(refusal(await otherBrowser.addPasskey('mine', { as }))).toEqual(REFUSED);
    expect(await rowsOf()).toMatchObject({ accounts: 2, passkeys: 2 });
    expect((await victim.signIn()).status).toBe(200);
  });

  test('a registration response is refused when its identifier is not the signed one', async () => {
    const browser = new Browser();
    const options = (await browser.post('/account/register/options', {})).body;
    const credential = await browser.authenticator.create(options);
    const id = base64url(new Uint8Array(32));
    const answer = await browser.post('/account/register/verify', { credential: { ...credential, id, rawId: id } });
    expect(refusal(answer)).toEqual(REFUSED);
  });

  test('a registration response is validated field by field before anything else happens', async () => {
    const browser = new Browser();
    const options = (await browser.post('/account/register/options', {})).body;
    const credential = await browser.authenticator.create(options);
    const verify = (credential: unknown) => browser.post('/account/register/verify', { credential });
    expect((await verify({ ...credential, id: '<script>' })).body).toMatchObject({
      error: 'invalid-parameter',
      field: 'credential.id',
    });
    expect((await verify({ ...credential, type: 'password' })).body.field).toBe('credential.type');
    expect((await verify({ ...credential, response: {} })).body.field).toBe('credential.response.clientDataJSON');
    expect((await verify(undefined)).body.field).toBe('credential');
    expect((await verify(credential)).status).toBe(201);
  });
});

describe('a sign-in response', () => {
  test.each<[string, Deviations]>([
    ['made on another origin', { origin: EVIL }],
    ['made for another service', { rpId: 'evil.test' }],
    ['made for registering', { type: 'webauthn.create' }],
    ['by an unverified user', { verified: false }],
    ['with another signature', { signature: new Uint8Array(64) }],
    ['for another account', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('a sign-in response %s does not sign in', async (_, lies) => {
    const browser = await registered();
    const old = browser.session;
    expect(refusal(await browser.signIn(lies))).toEqual(REFUSED);
    expect(browser.session).toBe(old);
    expect((await rowsOf()).sessions).toBe(1);
  });

  test('a sign-in response is refused when its counter decreases or stays the same', async () => {
    const browser = await registered();
    expect((await browser.signIn({ counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect(refusal(await browser.signIn({ counter }))).toEqual(REFUSED);
    expect((await browser.signIn({ counter: 8 })).status).toBe(200);
  });

  test('sign-in responses with the same counter sign in only once when two arrive together', async () => {
    const browser = await registered();
    const tabs = Array.from({ length: 6 }, () => browser.clone());
    const answers = await Promise.all(tabs.map((tab) => tab.signIn({ counter: 9 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rowsOf()).sessions).toBe(1);
  });

  test('a sign-in response of a deleted passkey is refused', async () => {
    const browser = await registered();
    const lost = browser.authenticator.credentials[0]?.id as string;
    await browser.addPasskey();
    const { body } = await browser.get('/account/passkeys');
    const { id } = body.passkeys.find((each: { credential_id: string }) => each.credential_id === lost);
    await browser.delete(`/account/passkeys?id=${id}`);
    expect(refusal(await new Browser(browser.authenticator).signIn({ as: lost }))).toEqual([400, 'unknown-passkey']);
    expect((await new Browser(browser.authenticator).signIn()).status).toBe(200);
  });

  test('a sign-in response signed with the key of another account is refused', async () => {
    const [victim, thief] = [await registered(), await registered()];
    const options = (await thief.post('/account/sign-in/options')).body;
    const signed = await thief.authenticator.get(options);
    const id = victim.authenticator.credentials[0]?.id as string;
    const userHandle = victim.authenticator.credentials[0]?.account as string;
    const credential = { ...signed, id, rawId: id, response: { ...signed.response, userHandle } };
    expect(refusal(await thief.post('/account/sign-in/verify', { credential }))).toEqual(REFUSED);
  });
});

test('adding a passkey fails if another account has signed in since', async () => {
  const [first, second] = [await registered(), await registered()];
  const options = (await first.post('/account/passkeys/options')).body;
  const credential = await first.authenticator.create(options);
  first.cookies.set('__Host-session', second.session);
  expect(refusal(await first.post('/account/passkeys', { credential }))).toEqual(REFUSED);
  expect((await rowsOf()).passkeys).toBe(2);
});

/** Every operation under /account that changes something, with a well-formed path. */
const changing = Object.entries((await published()).paths as Record<string, Record<string, unknown>>)
  .filter(([path]) => path.startsWith('/account'))
  .flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => method !== 'get')
      .map((method): [string, string] => [method.toUpperCase(), path.replace('{id}', 'AAAAAAAAAAAAAAAAAAAAAA')]),
  );

describe('a page of another site', () => {
  test('the tests cover all operations that need an origin', () => expect(changing).toHaveLength(11));

  test.each(changing)('a page of another site cannot %s %s with the cookie', async (method, path) => {
    const browser = await registered();
    await browser.chart();
    const before = await rowsOf();
    const request = (headers: Record<string, string>) =>
      send(method, path, { body: {}, headers: { Cookie: `__Host-session=${browser.session}`, ...headers } });
    const foreignHeaders: Record<string, string>[] = [
      { Origin: EVIL },
      { Origin: 'null' },
      { Origin: 'https://khagola.test.evil.test' },
      { Origin: 'http://khagola.test' },
      { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'same-origin' },
      {},
    ];
    for (const headers of foreignHeaders) {
      expect(refusal(await request(headers)), JSON.stringify(headers)).toEqual([403, 'origin-not-allowed']);
    }
    expect(await rowsOf()).toEqual(before);
  });

  test('a page of another site gets a chart but saves none', async () => {
    const browser = await registered();
    for (const headers of [{ Origin: EVIL }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: '' }]) {
      const answer = await browser.ask('POST', '/api/chart', birth, { headers });
      expect([answer.status, answer.headers.get('X-Chart-Saved')]).toEqual([200, 'false']);
    }
    expect((await rowsOf()).charts).toBe(0);
  });

  test('a page of another site cannot read account data, because no response allows it', async () => {
    const browser = await registered();
    const { headers } = await browser.ask('GET', '/account', undefined, { headers: { Origin: EVIL } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await browser.ask('OPTIONS', '/account')).status).toBe(405);
  });
});

test('an origin is checked against the public origin and not against the requested host', async () => {
  const bindings = { ...env, PUBLIC_ORIGIN: 'https://public.test' };
  const browser = new Browser(new Authenticator('https://public.test'));
  const ask = (path: string, body: unknown, origin: string) =>
    browser.ask('POST', path, body, { headers: { Origin: origin }, bindings });
  expect((await ask('/account/register/options', {}, ORIGIN)).status).toBe(403);
  const options = await ask('/account/register/options', {}, 'https://public.test');
  expect(options.body.rp.id).toBe('public.test');
  const credential = await browser.authenticator.create(options.body);
  expect((await ask('/account/register/verify', { credential }, 'https://public.test')).status).toBe(201);
});

test('a name that an attacker has pointed to this machine gets no ceremony and no saved chart', async () => {
  const browser = await registered();
  const rebound = 'http://rebound.example:8787';
  const headers = { Origin: rebound, 'Sec-Fetch-Site': 'same-origin', Cookie: `__Host-session=${browser.session}` };
  const ask = (method: string, path: string, body: unknown) =>
    app.fetch(new Request(rebound + path, { method, headers, body: body ? JSON.stringify(body) : null }), env);
  for (const [method, path] of [
    ['POST', '/account/register/options'],
    ['POST', '/account/sign-in/options'],
    ['POST', '/account/sign-out'],
    ['GET', '/account'],
  ] as const) {
    const response = await ask(method, path, method === 'POST' ? {} : undefined);
    expect([path, response.status, await response.json()]).toMatchObject([path, 403, { error: 'host-not-allowed' }]);
  }
  const chart = await ask('POST', '/api/chart', { ...birth, dashaDepth: 1 });
  expect([chart.status, chart.headers.get('X-Chart-Saved')]).toEqual([200, 'false']);
});

describe('a session', () => {
  const tampered = (token: string): [string, string][] => [
    ['one letter changed', `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`],
    ['cut', token.slice(1)],
    ['longer', `${token}A`],
    ['empty', ''],
    ['quoted', `"${token}"`],
    ['in percent signs', `%41${token.slice(1)}`],
    ['the hash', '0'.repeat(64)],
    ['SQL', "' OR 1=1 --"],
    ['twice', `${token}; __Host-session=${'A'.repeat(43)}`],
  ];

  test('a session is refused when its token is changed', async () => {
    const browser = await registered();
    for (const [how, value] of tampered(browser.session)) {
      const thief = new Browser();
      thief.cookies.set('__Host-session', value);
      expect(refusal(await thief.get('/account')), how).toEqual(NOBODY);
      const chart = await thief.chart();
      expect([chart.status, chart.headers.get('X-Chart-Saved')], how).toEqual([200, 'false']);
    }
    expect((await rowsOf()).charts).toBe(0);
  });

  test('a session is refused under a similar cookie name', async () => {
    const browser = await registered();
    for (const name of ['session', '__host-session', '__Secure-session', ' __Host-session2', 'x__Host-session']) {
      const answer = await send('GET', '/account', { headers: { Cookie: `${name}=${browser.session}` } });
      expect(refusal(answer), name).toEqual(NOBODY);
    }
  });

  test('a session saves nothing after it has ended or was revoked', async () => {
    const browser = await registered();
    const revoked = browser.clone();
    await browser.post('/account/sign-out');
    const late = await registered();
    clock.ms += 30 * 86_400_000;
    for (const thief of [revoked, late]) {
      expect((await thief.chart()).headers.get('X-Chart-Saved')).toBe('false');
      expect(refusal(await thief.get('/account/charts'))).toEqual(NOBODY);
      expect(refusal(await thief.delete('/account'))).toEqual(NOBODY);
    }
    expect(await rowsOf()).toMatchObject({ accounts: 2, charts: 0 });
  });

  test('a session does not keep a token that the browser brought', async () => {
    const browser = await registered();
    const fixed = 'A'.repeat(43);
    browser.cookies.set('__Host-session', fixed);
    await browser.signIn();
    expect(browser.session).not.toBe(fixed);
    const thief = new Browser();
    thief.cookies.set('__Host-session', fixed);
    expect((await thief.get('/account')).status).toBe(401);
  });

  test('the session of the second tab replaces the session of the first when both sign in at once', async () => {
    const browser = await registered();
    const old = browser.clone();
    const tabs = [browser.clone(), browser.clone()] as const;
    const options = await Promise.all(tabs.map((tab) => tab.post('/account/sign-in/options')));
    const signed = [
      await browser.authenticator.get(options[0]?.body),
      await browser.authenticator.get(options[1]?.body),
    ];
    await tabs[0].post('/account/sign-in/verify', { credential: signed[0] });
    await tabs[1].post('/account/sign-in/verify', { credential: signed[1] });
    expect(await Promise.all([...tabs, old].map(async (tab) => (await tab.get('/account')).status))).toEqual([
      200, 200, 401,
    ]);
    // Refusing the old session does not delete the cookie of the new one.
    expect((await old.get('/account')).headers.getSetCookie()).toEqual([]);
  });
});

describe('data of another account', () => {
  test('data of another account do not include the chart, for any operation with its id', async () => {
    const [owner, thief] = [await registered(), await registered()];
    await owner.chart({ name: 'Mother' });
    const [{ id }] = (await owner.get('/account/charts')).body.charts;
    const path = `/account/charts/${id}`;
    const missing = '/account/charts/AAAAAAAAAAAAAAAAAAAAAA';
    const requests: [string, unknown][] = [
      ['GET', undefined],
      ['PATCH', { name: 'Mine' }],
      ['DELETE', undefined],
    ];
    for (const [method, body] of requests) {
      const [another, none] = [await thief.ask(method, path, body), await thief.ask(method, missing, body)];
      expect(refusal(another)).toEqual([404, 'not-found']);
      expect(another.body).toEqual(none.body);
    }
    expect((await thief.get('/account/charts')).body).toEqual({ count: 0, charts: [] });
    expect((await thief.get('/account/export')).body.charts).toEqual([]);
    expect((await owner.get(path)).body.name).toBe('Mother');
  });

  test('data of another account do not include the passkey', async () => {
    const [owner, thief] = [await registered(), await registered()];
    await owner.addPasskey();
    await thief.addPasskey();
    const [{ id }] = (await owner.get('/account/passkeys')).body.passkeys;
    expect(refusal(await thief.delete(`/account/passkeys?id=${id}`))).toEqual([404, 'not-found']);
    expect((await rowsOf()).passkeys).toBe(4);
    expect((await owner.get('/account')).status).toBe(200);
  });

  test('data of another account remain when one account is deleted', async () => {
    const [owner, thief] = [await registered(), await registered()];
    await owner.chart();
    await thief.chart();
    expect((await thief.delete('/account')).status).toBe(204);
    expect(await rowsOf()).toMatchObject({ accounts: 1, passkeys: 1, sessions: 1, charts: 1 });
    expect((await owner.get('/account')).body.charts).toBe(1);
  });
});

test('an account keeps its last passkey when two tabs delete one each at the same time', async () => {
  const browser = await registered();
  await browser.addPasskey();
  const ids = (await browser.get('/account/passkeys')).body.passkeys.map(({ id }: { id: string }) => id);
  const answers = await Promise.all(ids.map((id: string) => browser.clone().delete(`/account/passkeys?id=${id}`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await rowsOf()).passkeys).toBe(1);
});

test('an account is gone for a running session after it was deleted', async () => {
  const browser = await registered();
  const tab = browser.clone();
  await browser.delete('/account');
  for (const [method, path] of [
    ['GET', '/account'],
    ['GET', '/account/charts'],
    ['GET', '/account/export'],
    ['POST', '/account/passkeys/options'],
    ['DELETE', '/account'],
  ] as const) {
    expect(refusal(await tab.ask(method, path)), path).toEqual(NOBODY);
  }
  const { status, body } = await tab.get('/account/session');
  expect([status, body]).toEqual([200, { account: null }]);
  expect((await tab.chart()).headers.get('X-Chart-Saved')).toBe('false');
});

/** Properties of arbitrary cookies, names and bodies. */
import { reset } from 'cloudflare:test';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isName, NAME_LENGTH, nameIn, tidyName } from '../../src/accounts/names';
import { base64url, newToken } from '../../src/accounts/tokens';
import { cookiesNamed, tokenNamed } from '../../src/http/middleware/cookies';
import { Browser, env, migrate, registered } from './browser';

beforeAll(migrate);
afterAll(() => reset());

const NAME = '__Host-session';
const text = fc.string({ unit: 'grapheme' });
const token = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(base64url);
/** An unrelated pair in a cookie header. */
const foreign = fc
  .tuple(fc.stringMatching(/^[\w.-]{0,12}$/), fc.stringMatching(/^[!-:<-~]{0,20}$/))
  .map(([name, value]) => `x${name}=${value}`);

test('tokenNamed finds the token among other cookies in the header', () => {
  fc.assert(
    fc.property(token, fc.array(foreign), fc.array(foreign), (value, before, after) => {
      const header = [...before, `${NAME}=${value}`, ...after].join('; ');
      expect(tokenNamed(NAME, header)).toBe(value);
    }),
  );
});

test('tokenNamed accepts no token when there are two, and one when the same appears twice', () => {
  fc.assert(
    fc.property(token, token, (a, b) => {
      expect(tokenNamed(NAME, `${NAME}=${a};${NAME}=${b}`)).toBe(a === b ? a : undefined);
    }),
  );
});

test('tokenNamed returns a token or undefined for any header, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' }), fc.array(foreign).map(String)), (header) => {
      for (const text of [header, `${NAME}=${header}`, `${header};${NAME}=${header}`]) {
        const token = tokenNamed(NAME, text);
        expect(token === undefined || /^[\w-]{43}$/.test(token)).toBe(true);
        if (token !== undefined) expect(cookiesNamed(NAME, text)).toContain(token);
      }
    }),
  );
});

test('a new token is different each time and has 43 base64url characters', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('tidyName is idempotent, and its result is visible', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (raw) => {
      const tidy = tidyName(raw);
      expect(tidyName(tidy)).toBe(tidy);
      expect(tidy.isWellFormed()).toBe(true);
      expect(tidy).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]| {2}|^ | $/u);
      const name = nameIn(raw);
      expect(name === null || isName(name)).toBe(true);
      expect(name === null).toBe(tidy === '');
      if (isName(tidy)) expect(name).toBe(tidy);
    }),
  );
});

test('a name in Devanāgarī, Latin letters or emoji is unchanged', () => {
  for (const name of ['राम', 'क्‍ष', 'Kṛṣṇa', '👩‍👩‍👧', 'x'.repeat(NAME_LENGTH)]) {
    expect(tidyName(name)).toBe(name.normalize('NFC'));
    expect(isName(tidyName(name))).toBe(true);
  }
});

test('the account endpoints answer or refuse any body, and never fail', async () => {
  const browser = await registered();
  const [{ id }] = [(await browser.chart()) && (await browser.get('/account/charts')).body.charts[0]];
  const paths: [string, string][] = [
    ['POST', '/account/register/options'],
    ['POST', '/account/register/verify'],
    ['POST', '/account/sign-in/verify'],
    ['POST', '/account/passkeys'],
    ['PATCH', `/account/charts/${id}`],
  ];
  const bindings = { ...env, LIMIT_CEREMONIES: '1000' };
  const values = fc.oneof(fc.jsonValue(), fc.record({ name: text }), fc.record({ credential: fc.jsonValue() }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), values, async ([method, path], body) => {
      expect([200, 400]).toContain((await browser.ask(method, path, body, { bindings })).status);
    }),
    { numRuns: 100 },
  );
});

/** The bytes of a part that carry meaning: in a signature the two numbers, not their DER framing. */
function meaningfulBytes(part: string, bytes: Uint8Array): number[] {
  const places = [...bytes.keys()];
  const second = 4 + (bytes[3] as number);
  return part === 'signature' ? places.filter((i) => i >= 4 && i !== second && i !== second + 1) : places;
}

test('an authenticator response with any changed part is refused', async () => {
  const browser = await registered();
  const parts = ['clientDataJSON', 'authenticatorData', 'signature'] as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...parts), fc.nat(), fc.nat(62), async (part, at, by) => {
      const visitor = new Browser(browser.authenticator);
      const options = (await visitor.post('/account/sign-in/options')).body;
      const credential = await browser.authenticator.get(options);
      const bytes = Uint8Array.from(atob(credential.response[part].replaceAll('-', '+').replaceAll('_', '/')), (c) =>
        c.charCodeAt(0),
      );
      const places = meaningfulBytes(part, bytes);
      const i = places[at % places.length] as number;
      bytes[i] = (bytes[i] as number) ^ (by + 1);
      const response = { ...credential.response, [part]: base64url(bytes) };
      expect((await visitor.post('/account/sign-in/verify', { credential: { ...credential, response } })).status).toBe(
        400,
      );
      expect(visitor.session).toBe('');
    }),
    { numRuns: 100 },
  );
});

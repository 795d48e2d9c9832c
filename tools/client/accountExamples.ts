/**
 * Examples for the account endpoints: one account from its first passkey to its deletion, with a database in memory.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Database, PreparedStatement } from '../../src/accounts/store';
import { Authenticator } from '../../test/accounts/authenticator';
import type { Recorder, Sent } from './recorder';

const ORIGIN = 'https://khagola.example';

/** The part of D1 that accounts use, implemented with SQLite. */
export function memoryDatabase(migrations: URL): Database {
  const sqlite = new DatabaseSync(':memory:');
  for (const name of readdirSync(migrations).sort()) sqlite.exec(readFileSync(new URL(name, migrations), 'utf8'));
  const prepared = (sql: string, values: unknown[] = []): PreparedStatement => ({
    bind: (...next) => prepared(sql, next),
    all: async <Row>() => ({ results: sqlite.prepare(sql).all(...(values as never[])) as Row[] }),
  });
  return {
    prepare: (sql) => prepared(sql),
    async batch<Row>(statements: PreparedStatement[]) {
      const outcomes = [];
      for (const statement of statements) outcomes.push(await statement.all<Row>());
      return outcomes;
    },
  };
}

/** Makes random bytes and key pairs deterministic, so that the OpenAPI document is the same in every build. */
export function makeDeterministic(): () => void {
  const { getRandomValues, subtle } = crypto;
  const { generateKey } = subtle;
  let state = 1;
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array as unknown as Uint8Array;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return array;
  };
  // The key pair of RFC 7515, appendix A.3.
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
    y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  };
  const d = 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI';
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  subtle.generateKey = (async () => ({
    publicKey: await subtle.importKey('jwk', jwk, algorithm, true, ['verify']),
    privateKey: await subtle.importKey('jwk', { ...jwk, d }, algorithm, true, ['sign']),
  })) as unknown as typeof subtle.generateKey;
  return () => Object.assign(crypto, { getRandomValues }) && Object.assign(subtle, { generateKey });
}

/** Records the whole life of an account. */
export async function recordAccount(recorder: Recorder, birth: object): Promise<void> {
  const authenticator = new Authenticator(ORIGIN);
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, summary: string, more: Partial<Sent> = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', ...(cookie && { Cookie: cookie }) };
    const name = more.name ?? 'example';
    const response = await recorder.record({ method, path, summary, headers, ...more, name });
    for (const line of response.headers.getSetCookie()) {
      const [, cookieName = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(cookieName, value);
    }
    return response.status === 204 ? undefined : response.json();
  };
  await send('GET', '/account', 'Not signed in', { name: 'signedOut' });
  await send('GET', '/account/session', 'Nobody is signed in', { name: 'signedOut' });
  const creation = await send('POST', '/account/register/options', 'Options for a new account', {
    body: { name: 'Līlā' },
  });
  const credential = await authenticator.create(creation);
  await send('POST', '/account/register/verify', 'The new account', { body: { credential, name: 'Phone' } });
  const secondPasskey = await send('POST', '/account/passkeys/options', 'Options for another passkey');
  const second = await authenticator.create(secondPasskey);
  const passkey = await send('POST', '/account/passkeys', 'The passkey', {
    body: { credential: second, name: 'Laptop' },
  });
  const request = await send('POST', '/account/sign-in/options', 'Options to sign in');
  const signed = await authenticator.get(request);
  await send('POST', '/account/sign-in/verify', 'The account', { body: { credential: signed } });
  await send('POST', '/api/chart', 'Saved, positions alone', { name: 'saved', body: { ...birth, include: [] } });
  await send('GET', '/account', 'The account');
  await send('GET', '/account/passkeys', 'The passkeys');
  const { charts } = await send('GET', '/account/charts', 'The saved charts');
  const savedChart = { path: '/account/charts/{id}', target: `/account/charts/${charts[0].id}` };
  await send('GET', savedChart.path, 'The saved chart, computed again', savedChart);
  await send('PATCH', savedChart.path, 'The renamed chart', { ...savedChart, body: { name: 'Līlā, corrected' } });
  await send('GET', '/account/session', 'The account');
  await send('GET', '/account/export', 'All stored data');
  const target = `/account/passkeys?id=${passkey.id}`;
  await send('DELETE', '/account/passkeys', 'Done', {
    target: `/account/passkeys?id=${'A'.repeat(22)}`,
    name: 'unknown',
  });
  await send('GET', '/account/charts/{id}', 'No such chart', {
    target: `/account/charts/${'A'.repeat(22)}`,
    name: 'unknown',
  });
  await send('DELETE', '/account/passkeys', 'Done', { target });
  await send('DELETE', '/account', 'Done');
}

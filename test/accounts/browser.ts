/** A browser with cookies and an authenticator, and the service with a real D1 database. */
import { applyD1Migrations } from 'cloudflare:test';
import { env as given } from 'cloudflare:workers';
import { expect } from 'vitest';
import wasm from '../../build/kernel.wasm';
import type { Database } from '../../src/accounts/store';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { loadKernel } from '../../src/kernel';
import { type Answer, expectToMatchSchema, ORIGIN, schemaOf } from '../http/ask';
import { Authenticator, type Deviations } from './authenticator';

type Migrations = Parameters<typeof applyD1Migrations>[1];

/** The bindings of `wrangler.toml`. */
export const env = given as unknown as Omit<Bindings, 'DB'> & { DB: D1Database; MIGRATIONS: Migrations };

export const migrate = (): Promise<void> => applyD1Migrations(env.DB, env.MIGRATIONS);

/** The clock of the service. */
export const clock = { ms: Date.UTC(2026, 10, 21, 12) };

let kernel: ReturnType<typeof loadKernel> | undefined;
/** The service. `send` also validates its responses. */
export const app = createApp(
  () => {
    kernel ??= loadKernel(wasm);
    return kernel;
  },
  () => clock.ms,
);

export const TABLES = ['accounts', 'passkeys', 'sessions', 'charts'];

/** Number of rows in each table. */
export async function rowsOf(): Promise<Record<string, number>> {
  const counts = await env.DB.batch<{ n: number }>(
    TABLES.map((table) => env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`)),
  );
  return Object.fromEntries(TABLES.map((table, i) => [table, counts[i]?.results[0]?.n ?? Number.NaN]));
}

interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  bindings?: Bindings;
}

/** Sends a request unchanged, and validates the response against the OpenAPI document. */
export async function send(
  method: string,
  path: string,
  { body, headers = {}, bindings = env }: RequestOptions = {},
): Promise<Answer> {
  const request = new Request(ORIGIN + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  const response = await app.fetch(request, bindings);
  const text = await response.text();
  if (response.status === 204) {
    expect(text).toBe('');
    return { status: 204, headers: response.headers, body: undefined };
  }
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/);
  const value = JSON.parse(text);
  await expectToMatchSchema(await schemaOf(method, path, response.status), value);
  return { status: response.status, headers: response.headers, body: value };
}

let addresses = 0;

export class Browser {
  readonly cookies = new Map<string, string>();

  /** Its network address. Each browser is a different client. */
  readonly address = `10.1.${(addresses >> 8) & 255}.${addresses++ & 255}`;

  readonly authenticator: Authenticator;

  constructor(authenticator = new Authenticator(ORIGIN)) {
    this.authenticator = authenticator;
  }

  /** The same cookies in another browser, as if stolen. */
  clone(): Browser {
    const copy = new Browser(this.authenticator);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  get session(): string {
    return this.cookies.get('__Host-session') ?? '';
  }

  /** A request of a page of this site. The last argument has deviations. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    { headers = {}, bindings = env }: RequestOptions = {},
  ): Promise<Answer> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const ownHeaders = {
      Origin: ORIGIN,
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': this.address,
      ...(cookie && { Cookie: cookie }),
    };
    const answer = await send(method, path, { body, headers: { ...ownHeaders, ...headers }, bindings });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  get = (path: string) => this.ask('GET', path);
  post = (path: string, body?: unknown) => this.ask('POST', path, body);
  delete = (path: string) => this.ask('DELETE', path);

  async register(names: { account?: string; passkey?: string } = {}, lies: Deviations = {}): Promise<Answer> {
    const { account, passkey } = names;
    const options = await this.post('/account/register/options', account === undefined ? {} : { name: account });
    expect(options.status).toBe(200);
    const credential = await this.authenticator.create(options.body, lies);
    return this.post('/account/register/verify', { credential, ...(passkey !== undefined && { name: passkey }) });
  }

  async addPasskey(name?: string, lies: Deviations = {}): Promise<Answer> {
    const options = await this.post('/account/passkeys/options');
    if (options.status !== 200) return options;
    const credential = await this.authenticator.create(options.body, lies);
    return this.post('/account/passkeys', { credential, ...(name !== undefined && { name }) });
  }

  async signIn(lies: Deviations = {}): Promise<Answer> {
    const options = await this.post('/account/sign-in/options');
    expect(options.status).toBe(200);
    return this.post('/account/sign-in/verify', { credential: await this.authenticator.get(options.body, lies) });
  }

  async chart(changes: Record<string, unknown> = {}): Promise<Answer> {
    return this.post('/api/chart', { ...birth, dashaDepth: 1, ...changes });
  }
}

export const birth = { year: 1990, month: 5, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };

/** A browser that has just registered an account. */
export async function registered(authenticator?: Authenticator): Promise<Browser> {
  const browser = new Browser(authenticator);
  expect((await browser.register()).status).toBe(201);
  return browser;
}

/** A database whose statements all fail with an error that quotes them. */
export const brokenDatabase = (): Database => {
  const fails = (sql: string, values: unknown[] = []): ReturnType<Database['prepare']> => ({
    bind: (...bound) => fails(sql, bound),
    all: () => Promise.reject(new Error(`D1_ERROR: ${sql} with ${JSON.stringify(values)}`)),
  });
  return { prepare: fails, batch: () => Promise.reject(new Error('D1_ERROR: batch')) };
};

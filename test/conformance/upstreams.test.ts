/** What a running service asks of others: an index service that notifies search engines, and a model for counsel. */
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Provider, startProvider } from '../counsel/provider';
import { type Server, startServer } from './server';

const INDEX_KEY = 'a1b2c3d4-E5F6-conformance';
const HOME = 'https://khagola.example';
const MODEL_KEY = 'sk-conformance-0123456789';

/** The requests to the index service, and its next response. */
const received: { method: string; url: string; type: string; body: string }[] = [];
let answer: { status: number; headers?: Record<string, string>; body?: string } = { status: 200 };

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const index: HttpServer = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  received.push({ method, url, type: headers['content-type'] ?? '', body: await textOf(request) });
  response.writeHead(answer.status, answer.headers).end(answer.body);
});

let provider: Provider;
let server: Server;
beforeAll(async () => {
  await new Promise<void>((resolve) => index.listen(0, '127.0.0.1', resolve));
  provider = await startProvider();
  const variables = {
    INDEXNOW_ENDPOINT: `http://127.0.0.1:${(index.address() as AddressInfo).port}/indexnow`,
    INDEXNOW_KEY: INDEX_KEY,
    PUBLIC_ORIGIN: HOME,
    MODEL_PROVIDER: 'anthropic',
    MODEL_BASE_URL: `${provider.origin}/v1`,
    MODEL_NAME: 'model-of-the-test',
    MODEL_API_KEY: MODEL_KEY,
    // As long as a loaded machine may need for one answer.
    MODEL_DEADLINE_MS: '8000',
  };
  const options = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  server = await startServer(...options);
});
afterAll(async () => {
  await server?.stop();
  await provider?.close();
  index.close();
});

describe('the notification of search engines', () => {
  afterEach(() => {
    received.length = 0;
    answer = { status: 200 };
  });

  const ping = (body?: object) =>
    fetch(`${server.origin}/api/indexping`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) });

  test('GET submits the home page and ten main pages', async () => {
    const response = await ping();
    expect(await response.json()).toEqual({
      ok: true,
      host: 'khagola.example',
      submitted: 11,
      repeated: false,
      upstream_status: 200,
    });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method: 'POST', url: '/indexnow', type: 'application/json; charset=utf-8' });
    const body = JSON.parse(received[0]?.body ?? '');
    expect(body).toMatchObject({ host: 'khagola.example', key: INDEX_KEY, keyLocation: `${HOME}/${INDEX_KEY}.txt` });
    expect(body.urlList[0]).toBe(`${HOME}/`);
  });

  test('the key file is where the notification says', async () => {
    const response = await fetch(`${server.origin}/${INDEX_KEY}.txt`);
    expect([response.status, await response.text()]).toEqual([200, INDEX_KEY]);
    expect((await fetch(`${server.origin}/${INDEX_KEY}x.txt`)).status).toBe(404);
  });

  // The main pages have been submitted above, and are remembered for an hour.
  test('POST submits only pages of the service', async () => {
    expect((await ping({ urlList: [`${HOME}/hi/docs`] })).status).toBe(200);
    expect((await ping({ urlList: [`${HOME}/hi/docs`, 'https://elsewhere.example/'] })).status).toBe(400);
    expect((await ping({ urlList: [server.origin] })).status).toBe(400);
    expect(received.map(({ body }) => JSON.parse(body).urlList)).toEqual([[`${HOME}/hi/docs`]]);
  });

  test('a redirect is not followed, and the response of the index service is not passed on', async () => {
    answer = { status: 307, headers: { Location: '/elsewhere' }, body: 'SECRET' };
    const response = await ping({ urlList: [`${HOME}/hi/month`] });
    const text = await response.text();
    expect([response.status, JSON.parse(text).upstream_status]).toEqual([502, 307]);
    expect(text).not.toContain('SECRET');
    expect(received.map(({ url }) => url)).toEqual(['/indexnow']);
  });

  test('a failure returns 502 with its status', async () => {
    answer = { status: 429, headers: { 'Retry-After': '60' }, body: 'SECRET' };
    const response = await ping({ urlList: [`${HOME}/hi/match`] });
    expect(response.headers.has('Retry-After')).toBe(false);
    expect(await response.json()).toEqual({
      error: 'index-upstream-failed',
      message: 'The index service answered 429.',
      upstream_status: 429,
    });
  });

  test('npm start behind a proxy uses PUBLIC_ORIGIN for links and for the origin of pages', async () => {
    expect(await (await fetch(`${server.origin}/api/rss`)).text()).toContain(`<link>${HOME}/api/rss/daily</link>`);
    const headers = { Origin: HOME, 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': '203.0.113.7' };
    const options = await fetch(`${server.origin}/account/sign-in/options`, { method: 'POST', headers });
    expect(await options.json()).toMatchObject({ rpId: 'khagola.example' });
  });

  // Last, because it closes the index service.
  test('an unreachable index service returns 502', async () => {
    index.closeAllConnections();
    await new Promise((resolve) => index.close(resolve));
    const response = await ping({ urlList: [`${HOME}/hi/sky`] });
    expect([response.status, await response.json()]).toEqual([
      502,
      { error: 'index-upstream-failed', message: 'The index service did not answer.' },
    ]);
  });
});

describe('counsel with a model', () => {
  async function ask(message: string) {
    const response = await fetch(`${server.origin}/api/sahaja`, { method: 'POST', body: JSON.stringify({ message }) });
    const text = await response.text();
    expect(text).not.toContain(MODEL_KEY);
    return { status: response.status, headers: response.headers, body: JSON.parse(text) };
  }

  test('the Worker talks to a model that calls a tool', async () => {
    provider.say(
      'anthropic',
      { calls: [{ name: 'utsavas', input: { year: 2026, search: 'diwali' } }] },
      {
        calls: [
          {
            name: 'reply',
            input: { language: 'en', claims: [{ kind: 'observance_date', call: 'c1', key: 'lakshmi_puja' }] },
          },
        ],
      },
    );
    const { status, body, headers } = await ask('Diwali 2026?');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reply: 'Diwali / Lakshmi Puja is on 8 November 2026 (Sunday).',
      mode: 'model',
      composed: true,
      model: 'model-of-the-test',
      tools_used: [{ name: 'utsavas', input: { year: 2026, search: 'diwali' } }],
    });
    expect(headers.get('X-RateLimit-Remaining')).toBe('9');
    expect(JSON.stringify(provider.received.at(-1)?.body.messages)).toContain('lakshmi_puja');
    expect(provider.received[0]?.headers['x-api-key']).toBe(MODEL_KEY);
  });

  test('the Worker aborts a silent model, and does not follow redirects', async () => {
    provider.say('anthropic', { respond: () => {} });
    expect((await ask('Hello')).status).toBe(502);
    provider.say('anthropic', { status: 302, body: '', headers: { location: `${provider.origin}/elsewhere` } });
    expect((await ask('Hello')).status).toBe(502);
    expect(provider.received).toHaveLength(1);
    expect(server.output()).not.toContain(MODEL_KEY);
  });
});

/** The tools as the SDK's own client finds them, by both ages of the protocol, and what the protocol refuses. */

import { reset } from 'cloudflare:test';
import { env as given } from 'cloudflare:workers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { ask, ORIGIN } from './ask';
import { birth } from './births';

const PATH = '/mcp';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY = { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 };
const HERE = '203.0.113.7';

const app = createApp(
  () => kernel,
  () => NOW,
);

const AGES = [
  ['2025 and before', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const;
type Age = (typeof AGES)[number][1];

/** The answers that a client got, as they stood on the wire. */
let answers: Response[] = [];
afterEach(() => {
  answers = [];
});

async function connected(mode: Age, bindings: Bindings = {}, address = HERE): Promise<Client> {
  const fetch = async (url: string | URL, init?: RequestInit) => {
    const request = new Request(url, init);
    request.headers.set('CF-Connecting-IP', address);
    const answer = await app.fetch(request, bindings);
    answers.push(answer.clone());
    return answer;
  };
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(ORIGIN + PATH), { fetch: fetch as never }));
  return client;
}

async function endpoint(path: string, body?: object): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await app.fetch(new Request(ORIGIN + path, init), {})).json();
}

const CALLS: [name: string, given: Record<string, unknown>, path: string, body?: object][] = [
  ['chart', birth, '/api/chart', birth],
  ['panchanga', {}, '/api/panchang'],
  ['muhurta', DAY, '/api/muhurta', DAY],
  ['utsavas', { year: 2026 }, '/api/utsavas?year=2026'],
  ['facts', { q: 'rohini' }, '/api/kundali-facts?q=rohini'],
];

const textOf = (result: unknown): string => (result as { content: { text: string }[] }).content[0]?.text ?? '';

describe.each(AGES)('a client of %s', (_, mode) => {
  test('finds the tools with the schemas of the endpoints', async () => {
    const client = await connected(mode);
    expect(client.getServerVersion()).toMatchObject({ name: 'khagola', title: 'Khagola' });
    expect(client.getInstructions()).toContain('calculative');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(CALLS.map(([name]) => name));
    const of = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema;
    expect(of('chart')?.required).toEqual(['year', 'month', 'day', 'hour', 'minute', 'lat', 'lon', 'tzHours']);
    expect(of('chart')?.properties?.dashaDepth).toMatchObject({ minimum: 1, maximum: 5, default: 3 });
    expect(of('muhurta')?.properties?.lat).toMatchObject({ type: 'number', minimum: -90, maximum: 90 });
    expect(of('utsavas')?.required).toEqual(['year']);
    expect(of('facts')?.properties).not.toHaveProperty('format');
    for (const { inputSchema, annotations } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(JSON.stringify(inputSchema)).not.toContain('$ref');
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    }
    await client.close();
  });

  test.each(CALLS)('%s answers what the endpoint does', async (name, args, path, body) => {
    const client = await connected(mode);
    const result = await client.callTool({ name, arguments: args });
    expect(result.isError ?? false).toBe(false);
    expect(result.structuredContent).toEqual(await endpoint(path, body));
    expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
    await client.close();
  });

  test('is answered in one document, without session, and kept by no cache', async () => {
    const client = await connected(mode);
    await client.callTool({ name: 'panchanga' });
    for (const { status, headers } of answers.filter((answer) => answer.status === 200)) {
      expect([status, headers.get('Content-Type')?.split(';')[0]]).toEqual([200, 'application/json']);
      expect([headers.get('Cache-Control'), headers.get('Mcp-Session-Id')]).toEqual(['no-store', null]);
      expect(headers.get('X-Request-Id')).toBeTruthy();
    }
    await client.close();
  });

  test.each<[name: string, given: Record<string, unknown>, refusal: object]>([
    [
      'muhurta',
      { ...DAY, lat: 91 },
      { error: 'invalid-parameter', field: 'lat', message: 'lat must be a finite number from -90 to 90.' },
    ],
    [
      'muhurta',
      {},
      { error: 'invalid-parameter', field: 'date', message: 'date is missing: it must be a date YYYY-MM-DD.' },
    ],
    [
      'chart',
      { ...birth, year: 1899 },
      { error: 'invalid-parameter', field: 'year', message: 'year must be an integer from 1900 to 2100.' },
    ],
    [
      'chart',
      { ...birth, month: 2, day: 30 },
      { error: 'invalid-parameter', field: 'day', message: 'day must be a day that its month has.' },
    ],
    [
      'utsavas',
      { year: '2026' },
      { error: 'invalid-parameter', field: 'year', message: 'year must be an integer from 1900 to 2100.' },
    ],
    ['facts', { q: 1 }, expect.objectContaining({ error: 'invalid-parameter', field: 'q' })],
  ])('%s %j is refused as the endpoint refuses', async (name, args, refusal) => {
    const client = await connected(mode);
    const result = await client.callTool({ name, arguments: args });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    expect(JSON.parse(textOf(result))).toEqual(refusal);
    await client.close();
  });

  test.each(['nothing', 'toString', '__proto__', 'ghadi'])('a tool %s is an error of the protocol', async (name) => {
    const client = await connected(mode);
    await expect(client.callTool({ name })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });

  test('a kernel that fails is told as such, and nothing of it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = createApp(() => {
      throw new Error('of 28.6139');
    });
    const fetch = async (url: string | URL, init?: RequestInit) => broken.fetch(new Request(url, init), {});
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(ORIGIN + PATH), { fetch: fetch as never }));
    const result = await client.callTool({ name: 'muhurta', arguments: DAY });
    expect(JSON.parse(textOf(result)).error).toBe('engine-fault');
    expect(JSON.stringify([result, log.mock.calls])).not.toContain('28.6139');
    log.mockRestore();
    await client.close();
  });
});

describe('the limit of muhūrta', () => {
  const bindings = { LIMIT_MUHURTA: '3' };

  test('is shared with the endpoint, and stands on the answer', async () => {
    const address = '203.0.113.20';
    const client = await connected('legacy', bindings, address);
    await client.callTool({ name: 'panchanga' });
    expect(answers.at(-1)?.headers.has('X-RateLimit-Limit')).toBe(false);
    await client.callTool({ name: 'muhurta', arguments: DAY });
    expect(answers.at(-1)?.headers.get('X-RateLimit-Remaining')).toBe('2');
    await client.callTool({ name: 'muhurta', arguments: {} });
    const request = new Request(`${ORIGIN}/api/muhurta`, { headers: { 'CF-Connecting-IP': address } });
    expect((await app.fetch(request, bindings)).headers.get('X-RateLimit-Remaining')).toBe('0');
    const result = await client.callTool({ name: 'muhurta', arguments: DAY });
    expect(result.isError).toBe(true);
    expect(JSON.parse(textOf(result))).toMatchObject({ error: 'rate-limit-exceeded' });
    expect(answers.at(-1)?.headers.get('X-RateLimit-Remaining')).toBe('0');
    expect(answers.at(-1)?.status).toBe(200);
    expect((await client.callTool({ name: 'panchanga' })).isError ?? false).toBe(false);
    await client.close();
  });

  test('is counted in the objects where they are', async () => {
    const env = { ...(given as unknown as Bindings), ...bindings };
    const client = await connected({ pin: '2026-07-28' }, env, '203.0.113.21');
    await client.callTool({ name: 'muhurta', arguments: DAY });
    const request = new Request(`${ORIGIN}/api/muhurta`, { headers: { 'CF-Connecting-IP': '203.0.113.21' } });
    expect((await createApp(() => kernel).fetch(request, env)).headers.get('X-RateLimit-Remaining')).toBe('1');
    await client.close();
    await reset();
  });
});

/** Sends a message as it is. */
async function send(body: unknown, headers: Record<string, string> = {}, bindings: Bindings = {}, origin = ORIGIN) {
  const usual = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request(origin + PATH, { method: 'POST', headers: { ...usual, ...headers }, body: text });
  const answer = await app.fetch(request, bindings);
  const written = await answer.text();
  return { status: answer.status, headers: answer.headers, body: written === '' ? undefined : JSON.parse(written) };
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

describe('the protocol', () => {
  test('without a handshake the tools are there', async () => {
    const { status, body } = await send(LIST);
    expect(status).toBe(200);
    expect(body.id).toBe(1);
    expect(body.result.tools).toHaveLength(5);
  });

  test.each([
    ['', 400, -32700],
    ['{', 400, -32700],
    [[LIST, LIST], 400, -32600],
    [[], 400, -32600],
  ])('%j is %i, %i', async (body, status, code) => {
    const answer = await send(body);
    expect([answer.status, answer.body.error.code, answer.body.id]).toEqual([status, code, null]);
    expect(answer.headers.get('X-Request-Id')).toBeTruthy();
  });

  test.each([null, 42, 'text', {}, { jsonrpc: '1.0', id: 1, method: 'x' }, { jsonrpc: '2.0', id: {}, method: 'x' }])(
    '%j is no message of it',
    async (body) => {
      const answer = await send(JSON.stringify(body));
      expect(answer.status).toBe(400);
      expect(answer.body.error.code).toBeLessThan(0);
    },
  );

  test.each(['resources/list', 'prompts/list', 'sampling/createMessage', 'completion/complete'])(
    '%s is not served',
    async (method) => {
      expect((await send({ ...LIST, method })).body.error.code).toBe(-32601);
    },
  );

  test('a notification is taken without an answer', async () => {
    const { status, body } = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([status, body]).toEqual([202, undefined]);
  });

  test('a body beyond 64 KiB is 413', async () => {
    const { status, body } = await send({ ...LIST, params: { x: 'x'.repeat(64 * 1024) } });
    expect([status, body.jsonrpc]).toEqual([413, '2.0']);
  });

  test('another content type is 415', async () => {
    expect((await send(LIST, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test('who takes no event stream is told 406', async () => {
    expect((await send(LIST, { Accept: 'text/html' })).status).toBe(406);
  });

  test('an unknown revision is 400', async () => {
    expect((await send(LIST, { 'MCP-Protocol-Version': '1999-01-01' })).status).toBe(400);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is 405: there are no sessions and no streams',
    async (method) => {
      const { status, headers } = await ask(method, PATH, undefined, async (request) => app.fetch(request, {}));
      expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
    },
  );

  test('a stream of changes is not opened', async () => {
    const client = await connected({ pin: '2026-07-28' });
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
    await client.close();
  });
});

describe('a page', () => {
  const from = (Origin: string, bindings: Bindings = {}, origin = ORIGIN) => send(LIST, { Origin }, bindings, origin);
  const HOME = { PUBLIC_ORIGIN: 'https://khagola.example' };

  test('of the service may ask', async () => {
    expect((await from(ORIGIN)).status).toBe(200);
    expect((await from('https://khagola.example', HOME)).status).toBe(200);
    expect((await from('http://localhost:8787', HOME, 'http://localhost:8787')).status).toBe(200);
    expect((await from('http://127.0.0.1:8787', {}, 'http://127.0.0.1:8787')).status).toBe(200);
  });

  test.each([
    'https://elsewhere.example',
    'https://khagola.test.elsewhere.example',
    'http://khagola.test',
    'https://khagola.test:8443',
    'null',
    '',
    'khagola.test',
  ])('of %j may not', async (origin) => {
    const { status, body, headers } = await from(origin);
    expect([status, body.error]).toEqual([403, 'origin-not-allowed']);
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('whose name was made to point at this machine may not', async () => {
    const rebound = 'http://rebound.example:8787';
    expect((await from(rebound, {}, rebound)).status).toBe(403);
  });
});

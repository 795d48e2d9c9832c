/** The tools through the SDK's own client, in old and new protocol revisions, and protocol errors. */

import { env as given } from 'cloudflare:workers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import guide from '../../docs/guides/mcp.md?raw';
import { RESOURCES } from '../../src/api/registry';
import { createApp } from '../../src/app';
import type { Bindings } from '../../src/http/env';
import { kernel } from './almanac';
import { ask, ORIGIN } from './ask';
import { birth, v1Birth } from './births';
import { query } from './utsavas';

const PATH = '/mcp';
const NOW = Date.parse('2026-11-21T12:00:00Z');
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

/** The raw responses that a client received. */
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
  return (await app.fetch(new Request(ORIGIN + path, init), FILES)).json();
}

const MATCH = { a: v1Birth, b: { ...v1Birth, date: '1992-11-15' }, system: 'ashtakuta' };
const SPAN = { purpose: 'vivaha', from: '2026-11-20', to: '2027-03-20', place: 'Pune' };
const DAYS = { from: '2026-11-21', to: '2026-11-23' };
const DAYS_IN_DELHI = { ...DAYS, place: 'New Delhi' };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const TRANSITS = { birth: v1Birth, ...YEAR };
const ANNUAL = { birth: v1Birth, year: 2026 };

const INSTANT = { at: '2026-11-21T12:00', place: 'Pune', lang: 'mr' };
const DATE = { date: '2083-08-07', from: 'nepali' };
const MONTH = { from: '2027-01-01', to: '2027-01-31', place: 'Pune', lang: 'mr' };
const ANNIVERSARY = {
  ...{ kind: 'birthday', tithi: 12, masa: 8, paksha: 'shukla', place: 'Pune' },
  ...{ from: '2026-01-01', to: '2028-12-31' },
};
const HOLIDAYS = { region: 'kerala', year: 2027 };
/** The static assets of the service, which include the list of places. */
const FILES = { ASSETS: (given as Bindings).ASSETS } as Bindings;

const CALLS: [name: string, given: Record<string, unknown>, path: string, body?: object][] = [
  ['chart', v1Birth, '/api/chart', birth],
  ['now', INSTANT, `/api/v1/now${query(INSTANT)}`],
  ['days', MONTH, `/api/v1/days${query(MONTH)}`],
  ['convert', DATE, `/api/v1/convert${query(DATE)}`],
  ['holidays', HOLIDAYS, `/api/v1/holidays${query(HOLIDAYS)}`],
  ['anniversaries', ANNIVERSARY, `/api/v1/anniversaries${query(ANNIVERSARY)}`],
  ['observances', { year: 2026 }, '/api/v1/observances?year=2026'],
  ['facts', { q: 'rohini' }, '/api/v1/facts?q=rohini'],
  ['places', { q: 'Bilaspur' }, '/api/v1/places?q=Bilaspur'],
  ['match', MATCH, '/api/v1/match', MATCH],
  ['muhurta_search', SPAN, `/api/v1/muhurta-search${query(SPAN)}`],
  ['days', DAYS_IN_DELHI, `/api/v1/days${query(DAYS_IN_DELHI)}`],
  ['ephemeris', DAYS, `/api/v1/ephemeris${query(DAYS)}`],
  ['sky', YEAR, `/api/v1/sky${query(YEAR)}`],
  ['transits', TRANSITS, '/api/v1/transits', TRANSITS],
  ['varshaphala', ANNUAL, '/api/v1/varshaphala', ANNUAL],
];

const TOOLS = [...new Set(CALLS.map(([name]) => name))];

/** Maximum length of the answer to `tools/list`, in characters. */
const LIST_CHARACTERS = 30 * 1024;

/** Maximum length of a result that clients accept, in characters. */
const HOST_CHARACTERS = 25_000;

/** Every leaf of a value with its path; list items by key if they have one. */
function* leavesOf(value: unknown, path = ''): Generator<[path: string, leaf: unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else {
    const entries = Object.entries(value);
    for (const [key, each] of entries) {
      const name = Array.isArray(value)
        ? [each?.key, each?.date ?? each?.start ?? each?.grahas?.join('+')].filter(Boolean).join('@') || key
        : key;
      yield* leavesOf(each, `${path}/${name}`);
    }
  }
}

const textOf = (result: unknown): string => (result as { content: { text: string }[] }).content[0]?.text ?? '';

describe.each(AGES)('a client of %s', (_, mode) => {
  test('the server lists the tools with the schemas of the endpoints', async () => {
    const client = await connected(mode);
    expect(client.getServerVersion()).toMatchObject({ name: 'khagola', title: 'Khagola' });
    expect(client.getInstructions()).toContain('calculative');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      RESOURCES.flatMap(({ tool }) => (tool && !tool.isOfCounsel ? [tool.name] : [])),
    );
    expect(TOOLS.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
    const schemaOf = (name: string) => tools.find((tool) => tool.name === name)?.inputSchema;
    expect(schemaOf('chart')?.required).toEqual(['date']);
    expect(schemaOf('chart')?.properties?.dasha_depth).toMatchObject({ minimum: 1, maximum: 3 });
    for (const field of [
      'place',
      'tz',
      'ayanamsa',
      'node',
      'preset',
      'dashas',
      'compare',
      'number',
      'lang',
      'fields',
    ]) {
      expect(schemaOf('chart')?.properties).toHaveProperty(field);
    }
    expect(schemaOf('now')?.properties?.lat).toMatchObject({ type: 'number', minimum: -90, maximum: 90 });
    expect(schemaOf('observances')?.properties?.times).toMatchObject({ type: 'boolean' });
    expect(schemaOf('facts')?.properties).not.toHaveProperty('format');
    for (const { inputSchema, annotations } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(JSON.stringify(inputSchema)).not.toContain('$ref');
      expect(annotations).toMatchObject({ readOnlyHint: true });
    }
    // A host puts the tools into every conversation. The answer counts with its envelope, as the guide states it.
    const list = await (answers.at(-1) as Response).text();
    console.log(`characters of tools/list: ${list.length}`);
    expect(list).toContain('inputSchema');
    expect(list.length).toBeLessThan(LIST_CHARACTERS);
    expect(guide).toContain(`stays below ${LIST_CHARACTERS.toLocaleString('en')} characters (30 KB)`);
    await client.close();
  });

  test.each(CALLS)(
    'the tool %s returns the data of the endpoint, below the size limit of clients',
    async (name, args, path, body) => {
      const client = await connected(mode, FILES);
      const result = await client.callTool({ name, arguments: args });
      expect(result.isError ?? false).toBe(false);
      const whole = new Map(leavesOf(await endpoint(path, body)));
      const compared = [...leavesOf(result.structuredContent)].filter(([leaf]) => whole.has(leaf));
      expect(compared.length).toBeGreaterThan(20);
      for (const [leaf, value] of compared) expect(value, leaf).toEqual(whole.get(leaf));
      expect(JSON.parse(textOf(result))).toEqual(result.structuredContent);
      expect(JSON.stringify(result).length).toBeLessThan(HOST_CHARACTERS);
      await client.close();
    },
  );

  test('the chart tool accepts settings, parts and a comparison, and its result stays below the size limit', async () => {
    const client = await connected(mode);
    const call = async (more: object) => {
      const result = await client.callTool({ name: 'chart', arguments: { ...v1Birth, ...more } });
      expect(result.isError ?? false).toBe(false);
      // biome-ignore lint/suspicious/noExplicitAny: results are walked by path
      return { size: JSON.stringify(result).length, output: result.structuredContent as any };
    };
    const compare = [{ preset: 'kp' }, { preset: 'raman' }, { ayanamsa: 'true-citra' }];
    const compared = await call({ preset: 'jhora', lang: 'hi', compare });
    expect(compared.output).toMatchObject({ preset: 'jhora', ayanamsha: 'lahiri', grahas: { 0: { label: 'सूर्य' } } });
    expect(compared.output.comparison.length).toBeGreaterThan(0);
    expect(compared.size).toBeLessThan(HOST_CHARACTERS);
    const parts = await call({ fields: ['chalit', 'kp_horary'], number: 12, dashas: ['narayana'], dashaDepth: 1 });
    expect(Object.keys(parts.output)).toEqual(expect.arrayContaining(['chalit', 'kp_horary', 'dasha']));
    const named = await call({ dashas: ['yogini'] });
    expect(named.output.dasha.yogini.periods.length).toBeGreaterThan(8);
    expect(named.output.dasha.yogini.periods[0].sub).toEqual([]);
    expect(named.output.left_out).toContain('sub-periods of dasha');
    expect(named.size).toBeLessThan(HOST_CHARACTERS);
    const misspelt = await client.callTool({ name: 'chart', arguments: { ...v1Birth, compare: [{ nod: 'true' }] } });
    expect(textOf(misspelt)).toContain('compare.0.nod is not a field of this request. Did you mean compare.0.node?');
    const wrong = await client.callTool({ name: 'chart', arguments: { ...v1Birth, fields: ['vargas', 'x'] } });
    expect(JSON.parse(textOf(wrong))).toMatchObject({ error: { code: 'INVALID_FIELD', field: 'fields' } });
    await client.close();
  });

  test('a tool understands other spellings of a field, and refuses an unknown one', async () => {
    const client = await connected(mode, FILES);
    const ofYear = (more: object) =>
      client.callTool({ name: 'observances', arguments: { year: 2026, limit: 2, ...more } });
    const named = await ofYear({ lat: 51.5, lon: -0.12, tz: 'Europe/London' });
    expect(textOf(await ofYear({ latitude: 51.5, lng: -0.12, timezone: 'Europe/London' }))).toBe(textOf(named));
    expect(textOf(await ofYear({ city: 'London, United Kingdom' }))).toContain('Europe/London');
    const refused = await ofYear({ citty: 'London' });
    expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringContaining('Did you mean place?')]);
  });

  test('a tool names the parts that it omitted, and returns them on request', async () => {
    const client = await connected(mode);
    const ask = async (fields?: string[]) =>
      (await client.callTool({ name: 'chart', arguments: { ...v1Birth, ...(fields && { fields }) } }))
        .structuredContent as Record<string, unknown>;
    const short = await ask();
    expect(short.left_out).toMatch(/\bkp\b.*To get them, set fields\./);
    expect(short).not.toHaveProperty('kp');
    const { kp } = (await endpoint('/api/chart', birth)) as Record<string, unknown>;
    expect((await ask(['kp'])).kp).toEqual(kp);
    const limited = await client.callTool({ name: 'observances', arguments: { year: 2026, limit: 3 } });
    expect(limited.structuredContent).toMatchObject({ observances: { length: 3 } });
    expect((limited.structuredContent as { left_out: string }).left_out).toMatch(
      /To get them, ask from 2026-01-\d\d, or raise limit\./,
    );
    await client.close();
  });

  test('the client gets one document per message, without session and caching', async () => {
    const client = await connected(mode);
    await client.callTool({ name: 'now' });
    for (const { status, headers } of answers.filter((answer) => answer.status === 200)) {
      expect([status, headers.get('Content-Type')?.split(';')[0]]).toEqual([200, 'application/json']);
      expect([headers.get('Cache-Control'), headers.get('Mcp-Session-Id')]).toEqual(['no-store', null]);
      expect(headers.get('X-Request-Id')).toBeTruthy();
    }
    await client.close();
  });

  test.each<[name: string, given: Record<string, unknown>, refusal: object]>([
    [
      'now',
      { lat: 91, lon: 77.209 },
      {
        code: 'INVALID_FIELD',
        field: 'lat',
        message: 'lat must be a number from -90 to 90, not 91, for example 28.6139.',
      },
    ],
    [
      'match',
      {},
      { code: 'INVALID_FIELD', field: 'a', message: expect.stringMatching(/^a is required and must be an object/) },
    ],
    [
      'chart',
      { ...v1Birth, date: '3001-01-01' },
      {
        code: 'OUT_OF_EPOCH_RANGE',
        field: 'date',
        message:
          'date must be from -003101-02-18 (Julian) to 3000-12-31, not the string "3001-01-01", for example 1990-05-15.',
      },
    ],
    [
      'chart',
      { ...v1Birth, date: '1990-02-30' },
      { code: 'INVALID_FIELD', field: 'date', message: 'date must exist in that month (got 30 February).' },
    ],
    [
      'observances',
      { year: '2026' },
      {
        code: 'INVALID_FIELD',
        field: 'year',
        message: 'year must be a whole number from 1500 to 3000, not the string "2026", for example 2026.',
      },
    ],
    ['facts', { q: 1 }, expect.objectContaining({ code: 'INVALID_FIELD', field: 'q' })],
  ])('the tool %s refuses %j like the endpoint', async (name, args, refusal) => {
    const client = await connected(mode);
    const result = await client.callTool({ name, arguments: args });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    expect(JSON.parse(textOf(result))).toMatchObject({ ok: false, error: refusal });
    await client.close();
  });

  test.each(['nothing', 'toString', '__proto__', 'ghadi', 'utsavas'])(
    'the tool name %s is a protocol error',
    async (name) => {
      const client = await connected(mode);
      await expect(client.callTool({ name })).rejects.toMatchObject({ code: -32602 });
      await client.close();
    },
  );

  test('a failing kernel is reported without details', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = createApp(() => {
      throw new Error('of 28.6139');
    });
    const fetch = async (url: string | URL, init?: RequestInit) => broken.fetch(new Request(url, init), {});
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(ORIGIN + PATH), { fetch: fetch as never }));
    const result = await client.callTool({ name: 'now', arguments: { lat: 28.6139, lon: 77.209, tz: 5.5 } });
    expect(JSON.parse(textOf(result)).error).toMatchObject({ code: 'INTERNAL' });
    expect(JSON.stringify([result, log.mock.calls])).not.toContain('28.6139');
    log.mockRestore();
    await client.close();
  });
});

/** Sends a raw message. */
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
  test('the server lists the tools without a handshake', async () => {
    const { status, body } = await send(LIST);
    expect(status).toBe(200);
    expect(body.id).toBe(1);
    expect(body.result.tools).toHaveLength(TOOLS.length);
  });

  test.each([
    ['', 400, -32700],
    ['{', 400, -32700],
    [[LIST, LIST], 400, -32600],
    [[], 400, -32600],
  ])('the body %j returns %i, %i', async (body, status, code) => {
    const answer = await send(body);
    expect([answer.status, answer.body.error.code, answer.body.id]).toEqual([status, code, null]);
    expect(answer.headers.get('X-Request-Id')).toBeTruthy();
  });

  test.each([null, 42, 'text', {}, { jsonrpc: '1.0', id: 1, method: 'x' }, { jsonrpc: '2.0', id: {}, method: 'x' }])(
    'the server rejects %j as an invalid message',
    async (body) => {
      const answer = await send(JSON.stringify(body));
      expect(answer.status).toBe(400);
      expect(answer.body.error.code).toBeLessThan(0);
    },
  );

  test.each(['resources/list', 'prompts/list', 'sampling/createMessage', 'completion/complete'])(
    'the server does not offer %s',
    async (method) => {
      expect((await send({ ...LIST, method })).body.error.code).toBe(-32601);
    },
  );

  test('the server accepts a notification without an answer', async () => {
    const { status, body } = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([status, body]).toEqual([202, undefined]);
  });

  test('the server returns 413 for a body over 64 KiB', async () => {
    const { status, body } = await send({ ...LIST, params: { x: 'x'.repeat(64 * 1024) } });
    expect([status, body.jsonrpc]).toEqual([413, '2.0']);
  });

  test('the server returns 415 for another content type', async () => {
    expect((await send(LIST, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test('the server returns 406 if the client does not accept an event stream', async () => {
    expect((await send(LIST, { Accept: 'text/html' })).status).toBe(406);
  });

  test('the server returns 400 for an unknown revision', async () => {
    expect((await send(LIST, { 'MCP-Protocol-Version': '1999-01-01' })).status).toBe(400);
  });

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
    'the server returns 405 for %s, because there are no sessions and no streams',
    async (method) => {
      const { status, headers } = await ask(method, PATH, undefined, async (request) => app.fetch(request, {}));
      expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
    },
  );

  test('the server does not open a stream of changes', async () => {
    const client = await connected({ pin: '2026-07-28' });
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
    await client.close();
  });
});

describe('a page of another origin', () => {
  const from = (Origin: string, bindings: Bindings = {}, origin = ORIGIN) => send(LIST, { Origin }, bindings, origin);
  const HOME = { PUBLIC_ORIGIN: 'https://khagola.example' };
  const CLOSED = { CORS_ORIGINS: '' };

  test('a page of another origin is allowed while CORS_ORIGINS is open', async () => {
    const { status, headers } = await from('https://elsewhere.example');
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  });

  test('a page of another origin is allowed only if CORS_ORIGINS lists its origin', async () => {
    const bindings = { CORS_ORIGINS: 'https://app.example' };
    expect((await from('https://app.example', bindings)).status).toBe(200);
    expect((await from('https://elsewhere.example', bindings)).status).toBe(403);
  });

  test('a page of the service itself is allowed whatever CORS_ORIGINS says', async () => {
    expect((await from(ORIGIN, CLOSED)).status).toBe(200);
    expect((await from('https://khagola.example', { ...HOME, ...CLOSED })).status).toBe(200);
    expect((await from('http://localhost:8787', { ...HOME, ...CLOSED }, 'http://localhost:8787')).status).toBe(200);
    expect((await from('http://127.0.0.1:8787', CLOSED, 'http://127.0.0.1:8787')).status).toBe(200);
  });

  test.each([
    'https://elsewhere.example',
    'https://khagola.test.elsewhere.example',
    'http://khagola.test',
    'https://khagola.test:8443',
    'null',
    '',
    'khagola.test',
  ])('the origin %j is refused when CORS_ORIGINS is empty', async (origin) => {
    const { status, body, headers } = await from(origin, CLOSED);
    expect([status, body.error]).toEqual([403, 'origin-not-allowed']);
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test('a name that an attacker has pointed to this machine is refused, even while CORS_ORIGINS is open', async () => {
    const rebound = 'http://rebound.example:8787';
    for (const bindings of [{}, CLOSED, HOME, { PUBLIC_ORIGIN: 'http://khagola.lan:8787' }]) {
      const { status, body } = await from(rebound, bindings, rebound);
      expect([status, body.error]).toEqual([403, 'host-not-allowed']);
    }
    const lan = 'http://khagola.lan:8787';
    expect((await from(lan, { PUBLIC_ORIGIN: lan, ...CLOSED }, lan)).status).toBe(200);
    for (const address of ['http://192.0.2.7:8787', 'http://[2001:db8::7]:8787', 'http://localhost:8787', ORIGIN]) {
      expect([address, (await send(LIST, {}, HOME, address)).status]).toEqual([address, 200]);
    }
  });
});

test('the guide states the sizes of a chart', async () => {
  const client = await connected('legacy');
  const stated = (pattern: RegExp): number => Number(pattern.exec(guide)?.[1]?.replace(',', ''));
  const chart = textOf(await client.callTool({ name: 'chart', arguments: v1Birth }));
  const whole = JSON.stringify(await endpoint('/api/v1/chart', v1Birth));
  console.log(`characters: chart ${chart.length} of ${whole.length}`);
  for (const [pattern, text] of [
    [/a chart has about ([\d,]+) characters/, chart],
    [/characters instead of ([\d,]+)/, whole],
  ] as const)
    expect(Math.abs(stated(pattern) / text.length - 1), String(pattern)).toBeLessThan(0.05);
  await client.close();
});

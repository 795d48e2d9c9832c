/** The published API against a running service, through a client whose types come from its description. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { components, paths } from '../../build/client';
import { birth } from '../http/births';
import { runServer, type Server, startServer, stateFolder } from './server';

let server: Server;
beforeAll(async () => {
  server = await startServer('--inspector-port', '0');
});
afterAll(() => server?.stop());

describe('npm start', () => {
  test('serves, and says no more than where', async () => {
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    await expect.poll(server.output).toBe(`Khagola answers at ${server.origin}\n`);
  });

  test('stops when it is ended', async () => {
    const another = await startServer('--inspector-port', '0');
    await another.stop();
    await expect(fetch(another.origin)).rejects.toThrow();
  });
});

test('npm start serves without the block of the database, and says so', async () => {
  const root = process.cwd();
  const { path, remove } = stateFolder();
  onTestFinished(remove);
  const config = `${path}/wrangler.toml`;
  const text = readFileSync('wrangler.toml', 'utf8')
    .replace(/^\[\[d1_databases\]\]\n(.+\n)+/m, '')
    .replace('"build/worker/', `"${root}/build/worker/`)
    .replace('"./build/web"', `"${root}/build/web"`)
    .replace('[build]', `[build]\ncwd = "${root}"`)
    .replace(/^watch_dir = .*\n/m, '');
  writeFileSync(config, text);
  const bare = await startServer('--inspector-port', '0', '--config', config);
  onTestFinished(() => bare.stop());
  const { status, checks } = await (await fetch(`${bare.origin}/api/health`)).json();
  expect({ status, checks }).toMatchObject({ status: 'degraded', checks: { kernel: true, accounts: false } });
  expect((await fetch(`${bare.origin}/account`)).status).toBe(503);
});

test('npm run dev shows the line of every request', async () => {
  const dev = await runServer('dev', '--inspector-port', '0');
  onTestFinished(() => dev.stop());
  const { headers } = await fetch(`${dev.origin}/api/ghadi`);
  const line = new RegExp(
    `^\\{"id":"${headers.get('X-Request-Id')}","method":"GET","route":"/api/ghadi","status":200,`,
    'm',
  );
  await expect.poll(dev.output).toMatch(line);
});

describe('a client generated from the description', () => {
  const client = () => createClient<paths, 'application/json'>({ baseUrl: server.origin });

  test('asks a chart', async () => {
    const { data, error } = await client().POST('/api/chart', { body: birth });
    expect(error).toBeUndefined();
    const moon = data?.grahas.find(({ key }) => key === 'moon');
    expect(moon?.nakshatra_pada).toBe('Uttarāṣāḍhā 2');
    const lord: components['schemas']['GrahaKey'] | undefined = data?.current_phase?.maha.lord;
    expect(lord).toBe('sun');
    expect(data?.vargas?.D9.grahas.moon.rashi).toBeTypeOf('string');
  });

  test('asks a versioned chart', async () => {
    const { data } = await client().POST('/api/v1/core/chart', {
      body: {
        birthDate: '1990-05-15',
        birthTime: '14:30:00',
        birthPlace: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
        ayanamsa: 'raman',
      },
    });
    expect(data?.birth.utc).toBe('1990-05-15T09:00:00Z');
    expect(data?.ayanamsa.key).toBe('raman');
  });

  test('asks a year of observances', async () => {
    const { data } = await client().GET('/api/utsavas', { params: { query: { year: 2026 } } });
    const eclipses = data?.utsavas.flatMap(({ eclipse }) => (eclipse?.kind === 'lunar' ? [eclipse.type] : []));
    expect(data?.count).toBeGreaterThan(289);
    expect(eclipses).toContain('total');
  });

  test('is refused by code and field', async () => {
    const { error, response } = await client().POST('/api/chart', { body: { ...birth, lat: 91 } });
    expect(response.status).toBe(400);
    expect(error?.error).toMatchObject({ code: 'INVALID_FIELD', field: 'lat' });
  });
});

/** A body of as many bytes that is sent piece by piece, its length unannounced. */
function streamed(bytes: number): RequestInit {
  const piece = new Uint8Array(16 * 1024).fill(0x20);
  let left = bytes;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(piece.subarray(0, left));
      left -= piece.length;
      if (left <= 0) controller.close();
    },
  });
  return { method: 'POST', body, duplex: 'half' } as RequestInit;
}

test.each([
  ['/api/chart', 20_000_000],
  ['/api/v1/core/chart', 20_000_000],
])('%s hears out a sender of %i bytes and refuses', async (path, bytes) => {
  const response = await fetch(server.origin + path, streamed(bytes));
  expect(response.status).toBe(413);
  expect(response.headers.get('X-Request-Id')).toBeTruthy();
  expect(await response.json()).toMatchObject({ ok: false, error: { code: 'PAYLOAD_TOO_LARGE' } });
});

describe('/openapi.json', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const document = await (await fetch(`${server.origin}/openapi.json`)).json();
    const { valid, errors } = await new Validator().validate(document as Record<string, unknown>);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  test('is the one that the client types are made from', async () => {
    const built = JSON.parse(readFileSync('build/openapi.json', 'utf8'));
    expect(await (await fetch(`${server.origin}/openapi.json`)).json()).toEqual(built);
  });
});

/**
 * What an answer is shortened to: some fields of its objects; of its lists the items with the same key, or the first;
 * of a text whose end is left out (…) its beginning.
 */
function shortened(full: unknown, like: unknown): unknown {
  if (typeof full === 'string' && typeof like === 'string' && like.endsWith('…')) {
    return `${full.slice(0, like.length - 1)}…`;
  }
  if (Array.isArray(full) && Array.isArray(like)) {
    return like.map((item, i) =>
      shortened(full.find(({ key }) => key !== undefined && key === item.key) ?? full[i], item),
    );
  }
  if (typeof full !== 'object' || full === null || typeof like !== 'object' || like === null) return full;
  const fields = full as Record<string, unknown>;
  return Object.fromEntries(Object.entries(like).map(([key, value]) => [key, shortened(fields[key], value)]));
}

/** Every `curl … -d '…'` of the README with the JSON block that follows it, comments left out. */
function readmeExamples() {
  const text = readFileSync('README.md', 'utf8');
  const blocks = text.matchAll(/```sh\n(curl (?:(?!```)[\s\S])*)```\s*(?:[^`]*\n)?```jsonc?\n([\s\S]*?)```/g);
  return [...blocks].map(([, command = '', json = '']) => ({
    path: /localhost:8787(\/[^\s'"]*)/.exec(command)?.[1] ?? '',
    body: /-d\s+'([^']*)'/.exec(command)?.[1] ?? null,
    expected: JSON.parse(json.replaceAll(/\/\/ .*/g, '').replaceAll(/,(?=\s*[\]}])/g, '')),
  }));
}

test('the README’s requests get the README’s answers', async () => {
  const examples = readmeExamples();
  expect(examples.length).toBeGreaterThan(0);
  for (const { path, body, expected } of examples) {
    const response = await fetch(server.origin + path, body === null ? {} : { method: 'POST', body });
    expect(shortened(await response.json(), expected), path).toEqual(expected);
  }
});

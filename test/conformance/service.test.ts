/** The published API against a running service, through a client whose types come from its description. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { components, paths } from '../../build/client';
import { birth } from '../http/births';
import { listeners } from './processes';
import { runServer, type Server, startServer, stateFolder } from './server';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** Files that a clone does not hold. */
const BUILT = /(^|\/)(node_modules|build|dist|coverage|\.wrangler|\.git|\.dev\.vars)$/;

describe('npm start', () => {
  test('serves, and prints only its URL', async () => {
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    await expect.poll(server.output).toBe(`Khagola is running at ${server.origin}\n`);
  });

  test('builds what a fresh clone lacks', { timeout: 180_000 }, async () => {
    const { path, remove } = stateFolder();
    onTestFinished(remove);
    cpSync('.', path, { recursive: true, filter: (name) => !BUILT.test(name) });
    for (const folder of ['node_modules', 'tools/client/node_modules']) {
      symlinkSync(resolve(folder), `${path}/${folder}`, 'dir');
    }
    const own = await runServer('start', [], path);
    onTestFinished(() => own.stop());
    for (const page of ['/', '/openapi.json', '/licences.txt']) {
      expect([page, (await fetch(own.origin + page)).status]).toEqual([page, 200]);
    }
    expect(own.output()).toBe(`Khagola is running at ${own.origin}\n`);
  });

  test('does not open its database, and keeps no requests', async () => {
    const folder = stateFolder();
    onTestFinished(folder.remove);
    vi.stubEnv('WRANGLER_LOG_PATH', folder.path);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const own = await startServer('--persist-to', folder.path);
    onTestFinished(() => own.stop());
    for (const path of [
      '/cdn-cgi/explorer',
      '/cdn-cgi/explorer/api/d1/database',
      '/cdn-cgi/explorer/api/d1/database/DB/raw',
    ]) {
      const answer = await fetch(own.origin + path, {
        method: path.endsWith('raw') ? 'POST' : 'GET',
        ...(path.endsWith('raw') && { body: JSON.stringify({ sql: 'SELECT * FROM accounts' }) }),
      });
      expect([404, 405], path).toContain(answer.status);
    }
    const marked = 'lat=12.345678';
    await fetch(`${own.origin}/api/muhurta?date=2026-11-21&${marked}&lon=2&tz=0`);
    const files = globSync(`${folder.path}/**/*`).filter((path) => statSync(path).isFile());
    expect(files.filter((path) => readFileSync(path).includes(marked))).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('opens no inspector', async () => {
    const ports = [...new Set(listeners(server.pid).map(({ port }) => port))];
    expect(ports).toContain(Number(new URL(server.origin).port));
    for (const port of ports) {
      const targets = await fetch(`http://127.0.0.1:${port}/json/list`).then(
        (answer) => answer.text(),
        () => '',
      );
      expect(targets, `port ${port}`).not.toContain('webSocketDebuggerUrl');
    }
  });

  test.runIf(process.platform === 'linux')('ends with a message when its process has died', async () => {
    const own = await startServer();
    const port = Number(new URL(own.origin).port);
    const [serving] = listeners(own.pid).filter((each) => each.port === port);
    process.kill(serving?.pid as number, 'SIGKILL');
    await expect.poll(own.exitCode, { timeout: 25_000 }).toBe(1);
    expect(own.output()).toContain('The process of the Worker ended, and the service no longer answers. Run npm start');
    await own.stop();
  });

  test.each([
    ['--foo', "Unknown option '--foo'"],
    ['--port=99999', '--port must be a port from 1 to 65535, for example 8790'],
    ['--var=LIMIT_MUHURTA', '--var must be NAME:VALUE, for example LIMIT_MUHURTA:100'],
  ])('refuses %s', (option, message) => {
    const { status, stderr } = spawnSync('npm', ['--silent', 'start', '--', option], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });

  test('stops when its process ends', async () => {
    const another = await startServer();
    await another.stop();
    await expect(fetch(another.origin)).rejects.toThrow();
  });
});

test('npm start works without the database binding, and says so', async () => {
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
  const bare = await startServer('--config', config);
  onTestFinished(() => bare.stop());
  const { status, checks } = await (await fetch(`${bare.origin}/api/health`)).json();
  expect({ status, checks }).toMatchObject({ status: 'degraded', checks: { kernel: true, accounts: false } });
  expect((await fetch(`${bare.origin}/account`)).status).toBe(503);
});

test('npm start behind a proxy uses PUBLIC_ORIGIN for links and for the origin of pages', async () => {
  const origin = 'https://khagola.example';
  const proxied = await startServer('--var', `PUBLIC_ORIGIN:${origin}`);
  onTestFinished(() => proxied.stop());
  expect(await (await fetch(`${proxied.origin}/api/rss`)).text()).toContain(`<link>${origin}/api/rss/daily</link>`);
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'CF-Connecting-IP': '203.0.113.7' };
  const options = await fetch(`${proxied.origin}/account/sign-in/options`, { method: 'POST', headers });
  expect(await options.json()).toMatchObject({ rpId: 'khagola.example' });
});

test('npm run dev prints the log line of every request', async () => {
  const dev = await runServer('dev');
  onTestFinished(() => dev.stop());
  const { headers } = await fetch(`${dev.origin}/api/ghadi`);
  const line = new RegExp(
    `^\\{"id":"${headers.get('X-Request-Id')}","method":"GET","route":"/api/ghadi","status":200,`,
    'm',
  );
  await expect.poll(dev.output).toMatch(line);
});

describe('a client generated from the OpenAPI document', () => {
  const client = () => createClient<paths, 'application/json'>({ baseUrl: server.origin });

  test('requests a chart', async () => {
    const { data, error } = await client().POST('/api/chart', { body: birth });
    expect(error).toBeUndefined();
    const moon = data?.grahas.find(({ key }) => key === 'moon');
    expect(moon?.nakshatra_pada).toBe('Uttarāṣāḍhā 2');
    const lord: components['schemas']['GrahaKey'] | undefined = data?.current_phase?.maha.lord;
    expect(lord).toBe('sun');
    expect(data?.vargas?.D9.grahas.moon.rashi).toBeTypeOf('string');
  });

  test('requests a versioned chart', async () => {
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

  test('requests a year of observances', async () => {
    const { data } = await client().GET('/api/utsavas', { params: { query: { year: 2026 } } });
    const eclipses = data?.utsavas.flatMap(({ eclipse }) => (eclipse?.kind === 'lunar' ? [eclipse.type] : []));
    expect(data?.count).toBeGreaterThan(289);
    expect(eclipses).toContain('total');
  });

  test('gets errors with code and field', async () => {
    const { error, response } = await client().POST('/api/chart', { body: { ...birth, lat: 91 } });
    expect(response.status).toBe(400);
    expect(error?.error).toMatchObject({ code: 'INVALID_FIELD', field: 'lat' });
  });
});

/** A body of a given size, sent in chunks without Content-Length. */
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
])('%s reads a body of %i bytes to the end and refuses it', async (path, bytes) => {
  const response = await fetch(server.origin + path, streamed(bytes));
  expect(response.status).toBe(413);
  expect(response.headers.get('X-Request-Id')).toBeTruthy();
  expect(await response.json()).toMatchObject({ ok: false, error: { code: 'PAYLOAD_TOO_LARGE' } });
});

describe.each([
  ['1 MB with its length', 1_000_000, true],
  ['1 MB in chunks', 1_000_000, false],
  ['5 MB with its length', 5_000_000, true],
  ['5 MB in chunks', 5_000_000, false],
])('a body of %s', (_, bytes, hasLength) => {
  const init = () => (hasLength ? { method: 'POST', body: new Uint8Array(bytes).fill(0x20) } : streamed(bytes));

  test.each([
    ['/api/chart', 413],
    ['/api/sahaja', 413],
    ['/mcp', 413],
    ['/api/panchang', 405],
    ['/api/nowhere', 404],
  ])('gets its answer 20 times of 20 at %s', async (path, status) => {
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) {
      const headers = { 'CF-Connecting-IP': `10.3.${i}.${path.length}` };
      const answer = await fetch(server.origin + path, { ...init(), headers });
      await answer.json();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(Array(20).fill(status));
  });
});

describe('/openapi.json', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const document = await (await fetch(`${server.origin}/openapi.json`)).json();
    const { valid, errors } = await new Validator().validate(document as Record<string, unknown>);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  test('is the document that the client types come from', async () => {
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

const DOCUMENTS = ['README.md', ...globSync('docs/{guides,reference}/*.md').sort()];

/** Every `curl` of the documents with the JSON block that follows it, comments left out. */
function documentedExamples() {
  return DOCUMENTS.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const blocks = text.matchAll(/```sh\n(curl (?:(?!```)[\s\S])*)```\s*(?:[^`]*\n)?```jsonc?\n([\s\S]*?)```/g);
    return [...blocks].map(([, command = '', json = '']) => ({
      file,
      path: /localhost:8787(\/[^\s'"]*)/.exec(command)?.[1] ?? '',
      body: /-d\s+'([^']*)'/.exec(command)?.[1] ?? null,
      expected: JSON.parse(json.replaceAll(/\/\/ .*/g, '').replaceAll(/,(?=\s*[\]}])/g, '')),
    }));
  });
}

test('the requests in the documents get the responses beside them', async () => {
  const examples = documentedExamples();
  expect(new Set(examples.map(({ file }) => file)).size).toBeGreaterThan(4);
  for (const { file, path, body, expected } of examples) {
    const response = await fetch(server.origin + path, body === null ? {} : { method: 'POST', body });
    expect(shortened(await response.json(), expected), `${file}: ${path}`).toEqual(expected);
  }
});

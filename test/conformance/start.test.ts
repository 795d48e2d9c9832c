/** `npm start` and `npm run dev`: start, output, ports and files. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { greeting } from '../../src/serve/process';
import { listeners } from './processes';
import { outputIn, runServer, startServer, stateFolder } from './server';

const [origin, pid, log, state] = [inject('origin'), inject('pid'), inject('log'), inject('state')];

/** A port that no test needs: the second service ends before it listens. */
const spare = 18_789;

/** Sends text on a connection of its own, and closes it after the answer or after some milliseconds. */
function raw(text: string, forMs?: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
    if (forMs !== undefined) setTimeout(() => socket.destroy(), forMs);
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });
}

/** Files that a clone does not contain. */
const BUILT = /(^|\/)(node_modules|build|dist|coverage|\.wrangler|\.git|\.dev\.vars)$/;
/** What takes most of the time of a build: places, the compiled kernel, the lexicon, and the images for shared links. */
const SLOW_TO_BUILD = /^(gazetteer\..+|kernel\..+|lexicon|pictures|towns\.txt)$/;

describe('a clone without builds', () => {
  const { path: clone, remove } = stateFolder();
  afterAll(remove);
  beforeAll(() => {
    cpSync('.', clone, { recursive: true, filter: (name) => !BUILT.test(name) });
    cpSync('build/pictures', `${clone}/build/pictures`, { recursive: true });
    for (const folder of ['node_modules', 'tools/client/node_modules']) {
      symlinkSync(resolve(folder), `${clone}/${folder}`, 'dir');
    }
  });

  test('npx wrangler deploy --dry-run builds what a fresh clone lacks', () => {
    const options = ['deploy', '--dry-run', '--outdir', `${clone}/upload`];
    const { status, stdout, stderr } = spawnSync('npx', ['wrangler', ...options], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false' },
      maxBuffer: 1 << 26,
    });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    expect(stdout).toContain('env.ASSETS');
    for (const file of ['upload/index.mjs', 'build/web/sw.js', 'build/openapi.json']) {
      expect([file, existsSync(`${clone}/${file}`)]).toEqual([file, true]);
    }
  });

  test('npm start builds what a fresh clone lacks', async () => {
    for (const name of readdirSync(`${clone}/build`)) {
      if (!SLOW_TO_BUILD.test(name)) rmSync(`${clone}/build/${name}`, { recursive: true });
    }
    const ownServer = await runServer('start', [], clone);
    onTestFinished(() => ownServer.stop());
    for (const page of ['/', '/openapi.json', '/licences.txt']) {
      expect([page, (await fetch(ownServer.origin + page)).status]).toEqual([page, 200]);
    }
    expect(ownServer.output()).toBe(greeting(ownServer.origin));
  });
});

describe('npm start', () => {
  test('npm start serves, and prints only its addresses', async () => {
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    await expect.poll(() => outputIn(log)).toBe(greeting(origin));
  });

  test.runIf(process.platform === 'linux')('npm start opens no inspector', async () => {
    const ports = [...new Set(listeners(pid).map(({ port }) => port))];
    expect(ports).toContain(Number(new URL(origin).port));
    for (const port of ports) {
      const targets = await fetch(`http://127.0.0.1:${port}/json/list`).then(
        (answer) => answer.text(),
        () => '',
      );
      expect(targets, `port ${port}`).not.toContain('webSocketDebuggerUrl');
    }
  });

  test('npm start says so and ends when another service uses its folder of state', () => {
    const port = ['--port', String(spare)];
    const { status, stderr } = spawnSync('npm', ['--silent', 'start', '--', ...port, '--persist-to', state], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      `Another service uses ${state}. Stop it, or choose another folder with --persist-to.\n`,
    ]);
  });

  test('npm start prints nothing of a request that breaks off, and answers broken chunks without a path', async () => {
    const head = (path: string, length: string) =>
      `POST ${path}?lat=12.345678 HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`;
    for (const path of ['/api/chart', '/mcp', '/api/nowhere']) {
      expect(await raw(`${head(path, 'Content-Length: 5000')}{"year":`, 200)).toBe('');
      expect(await raw(`${head(path, 'Transfer-Encoding: chunked')}5\r\nabcde\r\nQQ\r\n`)).toMatch(
        /^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n\r\n$/,
      );
    }
    const whole = await raw(
      `${head('/api/chart', 'Content-Length: 2')}{}`.replace('\r\nHost', '\r\nConnection: close\r\nHost'),
    );
    expect(whole).toContain('400 Bad Request');
    expect(outputIn(log)).toBe(greeting(origin));
  });

  test.each([
    ['MF-Proxy-Shared-Secret', 'x'],
    ['MF-CF-Blob', '{'],
    ['MF-CF-Blob', JSON.stringify({ city: 'Mysuru', latitude: '12.3', longitude: '76.6', timezone: 'Asia/Kolkata' })],
    ['mf-original-url', 'http://evil.example/api/health'],
    ['MF-Route-Override', 'elsewhere'],
    ['X-Forwarded-Proto', 'https'],
  ])('npm start drops the header %s of a client', async (name, value) => {
    const headers = { [name]: value };
    const page = await fetch(origin, { headers });
    expect([page.status, (await page.text()).includes('Mysuru')]).toEqual([200, false]);
    const links = async (init: RequestInit) => (await fetch(`${origin}/llms.txt`, init)).text();
    expect(await links({ headers })).toBe(await links({}));
  });

  test('npm start hides the paths of the local runtime', async () => {
    for (const path of [
      '/cdn-cgi/mf/scheduled',
      '/x/../cdn-cgi/handler/scheduled',
      '//cdn-cgi/mf/scheduled',
      '/__cf_local/stream/x',
    ]) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 .*"error":"not-found"/s);
    }
  });

  test('npm start passes a path with doubled slashes on as it was sent', async () => {
    const answer = await raw('GET //docs/api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 (30\d|404) /);
    expect(answer).not.toContain('"checks"');
  });

  test('npm start says so and ends when its folder of state cannot be made', () => {
    const options = ['--port', String(spare), '--persist-to', 'package.json/state'];
    const { status, stderr } = spawnSync('npm', ['--silent', 'start', '--', ...options], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The folder .*state cannot be used: ENOTDIR.* Choose another with --persist-to\.\n$/);
  });

  test('npm start answers no tool and no ceremony under a name that was pointed to this machine', async () => {
    for (const path of ['/mcp', '/account/sign-in/options']) {
      const lines = ['Host: rebound.example', 'Origin: http://rebound.example', 'X-Forwarded-Proto: https'];
      const answer = await raw(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 403 .*"error":"host-not-allowed"/s);
    }
  });

  test.each([
    ['--foo', "Unknown option '--foo'"],
    ['--port=99999', '--port must be a port from 1 to 65535, for example 8790'],
    ['--var=LIMIT_MUHURTA', '--var must be NAME:VALUE, for example LIMIT_MUHURTA:100'],
  ])('npm start refuses %s', (option, message) => {
    const { status, stderr } = spawnSync('npm', ['--silent', 'start', '--', option], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});

test('npm start works without the database binding, says so, and reads the number of cached answers from .dev.vars', async () => {
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
  writeFileSync(`${path}/.dev.vars`, 'CACHE_ENTRIES=many\n');
  const bare = await startServer('--config', config);
  onTestFinished(() => bare.stop());
  expect(await (await fetch(`${bare.origin}/api/health`)).json()).toMatchObject({
    status: 'degraded',
    checks: { kernel: true, accounts: false },
    unusable_settings: ['CACHE_ENTRIES'],
  });
  expect((await fetch(`${bare.origin}/account`)).status).toBe(503);
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

/** `npm start` and `npm run dev`: start, output, ports, files and shutdown. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listeners } from './processes';
import { runServer, type Server, startServer, stateFolder } from './server';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** Files that a clone does not contain. */
const BUILT = /(^|\/)(node_modules|build|dist|coverage|\.wrangler|\.git|\.dev\.vars)$/;

describe('npm start', () => {
  test('npm start serves, and prints only its URL', async () => {
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
    await expect.poll(server.output).toBe(`Khagola is running at ${server.origin}\n`);
  });

  test('npm start builds what a fresh clone lacks', { timeout: 180_000 }, async () => {
    const { path, remove } = stateFolder();
    onTestFinished(remove);
    cpSync('.', path, { recursive: true, filter: (name) => !BUILT.test(name) });
    for (const folder of ['node_modules', 'tools/client/node_modules']) {
      symlinkSync(resolve(folder), `${path}/${folder}`, 'dir');
    }
    const ownServer = await runServer('start', [], path);
    onTestFinished(() => ownServer.stop());
    for (const page of ['/', '/openapi.json', '/licences.txt']) {
      expect([page, (await fetch(ownServer.origin + page)).status]).toEqual([page, 200]);
    }
    expect(ownServer.output()).toBe(`Khagola is running at ${ownServer.origin}\n`);
  });

  test('npm start does not open its database, and keeps no requests', async () => {
    const folder = stateFolder();
    onTestFinished(folder.remove);
    vi.stubEnv('WRANGLER_LOG_PATH', folder.path);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const ownServer = await startServer('--persist-to', folder.path);
    onTestFinished(() => ownServer.stop());
    for (const path of [
      '/cdn-cgi/explorer',
      '/cdn-cgi/explorer/api/d1/database',
      '/cdn-cgi/explorer/api/d1/database/DB/raw',
    ]) {
      const answer = await fetch(ownServer.origin + path, {
        method: path.endsWith('raw') ? 'POST' : 'GET',
        ...(path.endsWith('raw') && { body: JSON.stringify({ sql: 'SELECT * FROM accounts' }) }),
      });
      expect([404, 405], path).toContain(answer.status);
    }
    const marked = 'lat=12.345678';
    await fetch(`${ownServer.origin}/api/muhurta?date=2026-11-21&${marked}&lon=2&tz=0`);
    const files = globSync(`${folder.path}/**/*`).filter((path) => statSync(path).isFile());
    expect(files.filter((path) => readFileSync(path).includes(marked))).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('npm start opens no inspector', async () => {
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

  test.runIf(process.platform === 'linux')('npm start ends with a message when its process has died', async () => {
    const ownServer = await startServer();
    const port = Number(new URL(ownServer.origin).port);
    const [serving] = listeners(ownServer.pid).filter((each) => each.port === port);
    process.kill(serving?.pid as number, 'SIGKILL');
    await expect.poll(ownServer.exitCode, { timeout: 25_000 }).toBe(1);
    expect(ownServer.output()).toContain(
      'The process of the Worker ended, and the service no longer answers. Run npm start',
    );
    await ownServer.stop();
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

  test('npm start stops when its process ends', async () => {
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

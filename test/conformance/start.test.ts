/** `npm start` and `npm run dev`: start, output, ports and files. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { listeners } from './processes';
import { outputIn, runServer, startServer, stateFolder } from './server';

const [origin, pid, log] = [inject('origin'), inject('pid'), inject('log')];

/** Files that a clone does not contain. */
const BUILT = /(^|\/)(node_modules|build|dist|coverage|\.wrangler|\.git|\.dev\.vars)$/;

describe('npm start', () => {
  test('npm start serves, and prints only its URL', async () => {
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    await expect.poll(() => outputIn(log)).toBe(`Khagola is running at ${origin}\n`);
  });

  test('npm start builds what a fresh clone lacks', async () => {
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

/** `khagola serve` from the packed package, by the text of docs/guides/self-hosting.md. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Installed, install } from './installed';

const root = fileURLToPath(new URL('../../', import.meta.url));
const guide = readFileSync(`${root}docs/guides/self-hosting.md`, 'utf8');

/** The blocks of the guide: language and code. */
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
const commands = blocks.flatMap(({ language, code }) => (language === 'sh' ? code.trim().split('\n') : []));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

let installed: Installed;
beforeAll(() => {
  installed = install();
  // The runtime, which this installation leaves out because it needs the registry.
  symlinkSync(`${root}node_modules/miniflare`, `${installed.folder}/node_modules/miniflare`);
});
afterAll(() => installed?.remove());

interface Service {
  origin: string;
  process: ChildProcess;
  output(): string;
  exited: Promise<number | null>;
}

/** Runs a command of the guide on a free port, and waits for its first line. */
async function serve(command: string, ...more: string[]): Promise<Service> {
  const port = String(await freePort());
  const words = command.split(' ');
  expect(words.slice(0, 3)).toEqual(['npx', 'khagola', 'serve']);
  const args = ['node_modules/khagola/dist/cli.js', ...words.slice(2), '--port', port, ...more];
  const service = spawn(process.execPath, args, {
    cwd: installed.folder,
    env: { ...process.env, HOME: installed.folder },
  });
  let text = '';
  for (const stream of [service.stdout, service.stderr]) stream.on('data', (data) => (text += data));
  const exited = once(service, 'exit').then(([code]) => code as number | null);
  // Killed at once, it would leave its runtime behind.
  onTestFinished(async () => {
    service.kill('SIGTERM');
    await exited;
  });
  await Promise.race([
    exited.then((code) => Promise.reject(new Error(`ended with ${code}: ${text}`))),
    expect.poll(() => text, { timeout: 120_000 }).toContain('/docs\n'),
  ]);
  return { origin: `http://localhost:${port}`, process: service, output: () => text, exited };
}

const status = async (url: string): Promise<number> => (await fetch(url, { redirect: 'manual' })).status;

describe('khagola serve', () => {
  test('the guide has commands, and the first one greets as it states', async () => {
    expect(commands.map((command) => command.split(' ')[0])).toEqual(['npm', 'npx', 'npx', 'curl']);
    const service = await serve(commands[1] ?? '');
    const greeting = blocks.find(({ language }) => language === 'text')?.code ?? '';
    expect(service.output()).toBe(greeting.replaceAll('http://localhost:8787', service.origin));
    for (const path of ['/', '/hi/', '/docs', '/openapi.json', '/api/ghadi', '/api/v1/places?q=Ujjain'])
      expect([path, await status(service.origin + path)]).toEqual([path, 200]);
    const { checks } = await (await fetch(`${service.origin}/api/health`)).json();
    expect(checks).toMatchObject({ kernel: true, rate_limiter: true, accounts: true, cache: true, settings: true });
    const folder = `${installed.folder}/.local/state/khagola`;
    expect(() => readFileSync(`${folder}/nothing`)).toThrow(/ENOENT/);
    const second = [
      `${installed.folder}/node_modules/khagola/dist/cli.js`,
      'serve',
      '--port',
      String(await freePort()),
    ];
    expect(() =>
      execFileSync(process.execPath, second, { env: { ...process.env, HOME: installed.folder }, stdio: 'pipe' }),
    ).toThrow(`Another service uses ${folder}. Stop it, or choose another folder with --state.`);
  });

  test('the settings of the guide take effect, and SIGTERM lets a request in progress end', async () => {
    writeFileSync(`${installed.folder}/khagola.env`, blocks.find(({ language }) => language === 'ini')?.code ?? '');
    const service = await serve(commands[2] ?? '');
    const { headers } = await fetch(`${service.origin}/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5`);
    expect(headers.get('X-RateLimit-Limit')).toBe('120');
    await expect.poll(service.output).toContain('"route":"/api/muhurta","status":200');
    const slow = fetch(`${service.origin}/api/utsavas?year=2031`);
    await expect.poll(async () => (await fetch(`${service.origin}/api/ghadi`)).ok).toBe(true);
    service.process.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await service.exited).toBe(0);
    await expect(fetch(service.origin)).rejects.toThrow();
  });

  test.each([
    [['--port', '99999'], '--port must be a port from 1 to 65535'],
    [['--config', 'nowhere.env'], '--config nowhere.env cannot be read'],
    [['--config', 'wrong.env'], 'wrong.env sets LIMIT_MUHURTAS, which is no setting'],
  ])('khagola serve refuses %j', (options, message) => {
    writeFileSync(`${installed.folder}/wrong.env`, 'LIMIT_MUHURTAS=1\n');
    const args = ['node_modules/khagola/dist/cli.js', 'serve', ...options];
    expect(() => execFileSync(process.execPath, args, { cwd: installed.folder, stdio: 'pipe' })).toThrow(message);
  });

  test('khagola serve ends with status 2 and one message if the machine lacks the address', async () => {
    const options = ['--host', '203.0.113.9', '--port', String(await freePort()), '--state', 'unused'];
    const args = ['node_modules/khagola/dist/cli.js', 'serve', ...options];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: installed.folder, encoding: 'utf8' });
    expect(stderr).toMatch(/^khagola: The service cannot listen: .*EADDRNOTAVAIL.*\n$/);
    expect(status).toBe(2);
  });
});

describe('the files of deploy/', () => {
  const read = (name: string) => readFileSync(`${root}deploy/${name}`, 'utf8');
  const serveOptions = ['--port', '--host', '--state', '--config', '--log'];

  test('the unit and the image run khagola serve with options that it has', () => {
    const [, unit = ''] = /^ExecStart=(.*)$/m.exec(read('khagola.service')) ?? [];
    const [, image = ''] = /^ENTRYPOINT (\[.*\])$/m.exec(read('Containerfile')) ?? [];
    for (const words of [unit.split(' '), JSON.parse(image) as string[]]) {
      expect(words.slice(1, 3)).toEqual([expect.stringMatching(/\/node_modules\/khagola\/dist\/cli\.js$/), 'serve']);
      const options = words.filter((word) => word.startsWith('--'));
      expect(options).toContain('--state');
      expect(options.filter((option) => !serveOptions.includes(option))).toEqual([]);
    }
  });

  test('the proxy replaces the address of the client and strips what the runtime obeys', () => {
    for (const line of ['header_up CF-Connecting-IP {remote_host}', 'header_up -MF-*', 'respond /cdn-cgi/* 404'])
      expect(read('Caddyfile')).toContain(line);
  });
});

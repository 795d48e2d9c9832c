/** The clients of clients/ against the running service. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { version } from '../../package.json';
import { pythonClient } from '../../tools/client/python';

const origin = inject('origin');
const read = (path: string) => readFileSync(path, 'utf8');
const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'], { encoding: 'utf8' }).status === 0;

describe('the client for Python', () => {
  test('the client for Python is what the OpenAPI document gives (npm run clients)', () => {
    const document = JSON.parse(read('build/openapi.json'));
    expect(read('clients/python/src/khagola/api.py') === pythonClient(document)).toBe(true);
  });

  test.runIf(hasPython)('the client for Python passes its own tests', () => {
    const env = { ...process.env, KHAGOLA_URL: origin, PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1' };
    const args = ['-W', 'error', '-m', 'unittest', 'discover', 'tests'];
    const { status, stderr } = spawnSync('python3', args, { cwd: 'clients/python', env, encoding: 'utf8' });
    expect(stderr).toMatch(/^Ran \d+ tests[\s\S]*OK\s*$/m);
    expect(status).toBe(0);
  });

  test('the client for Python imports the standard library alone', () => {
    const imports = ['api', 'transport', '__init__'].flatMap((name) =>
      [...read(`clients/python/src/khagola/${name}.py`).matchAll(/^(?:from|import) ([\w.]+)/gm)].map(
        ([, module]) => module,
      ),
    );
    const standard = [
      '__future__',
      'collections.abc',
      'json',
      'typing',
      'urllib.error',
      'urllib.parse',
      'urllib.request',
    ];
    expect([...new Set(imports)].filter((name) => !name?.startsWith('.')).sort()).toEqual(standard);
  });
});

test('the client for TypeScript checks and runs the program of its README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const client = join(folder, 'node_modules/khagola-client');
  mkdirSync(client, { recursive: true });
  cpSync('clients/typescript', client, { recursive: true });
  copyFileSync('build/client.ts', join(client, 'schema.d.ts'));
  symlinkSync(resolve('node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'));
  symlinkSync(
    resolve('node_modules/openapi-typescript-helpers'),
    join(folder, 'node_modules/openapi-typescript-helpers'),
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(read('clients/typescript/README.md')) ?? [];
  writeFileSync(join(folder, 'program.ts'), `${program.replace('http://localhost:8787', origin)}export {};\n`);
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const options = ['--strict', '--target', 'es2024', '--lib', 'es2024,dom', '--module', 'nodenext', '--types', ''];
  execFileSync(process.execPath, [tsc, ...options, 'program.ts'], { cwd: folder, encoding: 'utf8' });
  const [, expected] = /console\.log\(.*\); \/\/ (.+)/.exec(program) ?? [];
  expect(execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' })).toBe(`${expected}\n`);
});

test('the clients have the version of the package', () => {
  expect(read('clients/python/pyproject.toml')).toContain(`version = "${version}"`);
  expect(JSON.parse(read('clients/typescript/package.json')).version).toBe(version);
});

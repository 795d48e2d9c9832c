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

/** A folder for a program, which the end of the test removes. */
function programFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

/** Checks the types of a program and of the client that it uses, runs it, and returns what it prints. */
function checkedRun(program: string, folder: string): string {
  writeFileSync(join(folder, 'program.ts'), `${program.replace('http://localhost:8787', origin)}export {};\n`);
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const options = ['--strict', '--target', 'es2024', '--lib', 'es2024,dom', '--module', 'nodenext', '--types', ''];
  execFileSync(process.execPath, [tsc, ...options, 'program.ts'], { cwd: folder, encoding: 'utf8' });
  return execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' });
}

/** A folder with the client for TypeScript as an installed package. */
function folderWithClient(): string {
  const folder = programFolder();
  const client = join(folder, 'node_modules/khagola-client');
  mkdirSync(client, { recursive: true });
  cpSync('clients/typescript', client, { recursive: true });
  copyFileSync('build/client.ts', join(client, 'schema.d.ts'));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** A folder with a client that the generator of Hey API makes of the OpenAPI document. */
function folderWithHeyApi(): string {
  const folder = programFolder();
  const config = {
    input: resolve('build/openapi.json'),
    output: { path: join(folder, 'client'), importFileExtension: '.js' },
    plugins: ['@hey-api/client-fetch'],
  };
  const configFile = join(folder, 'config.mjs');
  writeFileSync(configFile, `export default ${JSON.stringify(config)};\n`);
  const generator = ['node_modules/@hey-api/openapi-ts/dist/run.mjs', '--file', configFile, '--no-log-file'];
  execFileSync(process.execPath, ['--import', './tools/client/typescript5.mjs', ...generator]);
  return folder;
}

test('the client for TypeScript checks and runs the program of its README', () => {
  const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(read('clients/typescript/README.md')) ?? [];
  const [, expected] = /console\.log\(.*\); \/\/ (.+)/.exec(program) ?? [];
  expect(checkedRun(program, folderWithClient())).toBe(`${expected}\n`);
});

const GIVEN = `
const birth = { date: '1990-06-15', time: '14:30', place: 'Ujjain' };
const span = { from: '2026-11-01', to: '2026-11-30' };
`;

const SHOWN = `
console.log(JSON.stringify([
  chart.data?.lagna.rashi?.name,
  now.data?.place.tz,
  days.data?.count,
  [...new Set(fasts.data?.observances.map(({ kind }) => kind))].sort(),
  holidays.data?.region,
  dates.data?.conversions.map(({ calendar }) => calendar.key),
  [...new Set(sky.data?.events.map(({ kind }) => kind))],
  moon.data?.bodies.moon?.longitude_deg?.length,
  match.data?.kutas.length,
  facts.data?.facts[0]?.id,
]));
`;

const WITH_OPENAPI_FETCH = `
import { createKhagola } from 'khagola-client';
${GIVEN}
const { GET, POST } = createKhagola({ baseUrl: 'http://localhost:8787' });
const queryOf = <Query extends object>(query: Query) => ({ params: { query } });
const chart = await POST('/api/v1/chart', { body: { ...birth, include: [] } });
const now = await GET('/api/v1/now', queryOf({ place: 'Ujjain', at: '2026-11-08T12:00' }));
const days = await GET('/api/v1/days', queryOf({ ...span, place: 'Ujjain', fields: ['tithi' as const, 'vara' as const], limit: 2 }));
const fasts = await GET('/api/v1/observances', queryOf({ ...span, kind: ['ekadashi' as const, 'vrata' as const] }));
const holidays = await GET('/api/v1/holidays', queryOf({ region: 'kerala' as const, year: 2026 }));
const dates = await GET('/api/v1/convert', queryOf({ date: '2026-11-22', to: ['nepali' as const, 'tamil' as const] }));
const sky = await GET('/api/v1/sky', queryOf({ ...span, kind: ['lunation' as const], bodies: ['sun' as const, 'mars' as const] }));
const moon = await GET('/api/v1/ephemeris', queryOf({ at: ['2026-11-01T00:00Z', '2026-11-02T00:00Z'], bodies: ['moon' as const], columns: ['longitude' as const] }));
const match = await POST('/api/v1/match', { body: { a: birth, b: { ...birth, date: '1992-02-02' }, system: 'ashtakuta' } });
const facts = await GET('/api/v1/facts', queryOf({ q: 'sade sati' }));
${SHOWN}`;

const WITH_HEY_API = `
import * as api from './client/index.js';
import { client } from './client/client.gen.js';
${GIVEN}
client.setConfig({ baseUrl: 'http://localhost:8787' });
const chart = await api.computeChart({ body: { ...birth, include: [] } });
const now = await api.getNow({ query: { place: 'Ujjain', at: '2026-11-08T12:00' } });
const days = await api.getDays({ query: { ...span, place: 'Ujjain', fields: ['tithi', 'vara'], limit: 2 } });
const fasts = await api.getObservances({ query: { ...span, kind: ['ekadashi', 'vrata'] } });
const holidays = await api.getHolidays({ query: { region: 'kerala', year: 2026 } });
const dates = await api.getConvert({ query: { date: '2026-11-22', to: ['nepali', 'tamil'] } });
const sky = await api.getSky({ query: { ...span, kind: ['lunation'], bodies: ['sun', 'mars'] } });
const moon = await api.getEphemeris({ query: { at: ['2026-11-01T00:00Z', '2026-11-02T00:00Z'], bodies: ['moon'], columns: ['longitude'] } });
const match = await api.createMatch({ body: { a: birth, b: { ...birth, date: '1992-02-02' }, system: 'ashtakuta' } });
const facts = await api.getFacts({ query: { q: 'sade sati' } });
${SHOWN}`;

test.each([
  ['the client for TypeScript', WITH_OPENAPI_FETCH, folderWithClient],
  ['a client generated by Hey API', WITH_HEY_API, folderWithHeyApi],
])('a program calls ten operations with %s, lists included', (_client, program, folder) => {
  expect(JSON.parse(checkedRun(program, folder()))).toEqual([
    'Kanyā',
    'Asia/Kolkata',
    2,
    ['ekadashi', 'vrata'],
    'kerala',
    ['nepali', 'tamil'],
    ['lunation'],
    2,
    8,
    'graha-sade-sati',
  ]);
});

test('the clients have the version of the package', () => {
  expect(read('clients/python/pyproject.toml')).toContain(`version = "${version}"`);
  expect(JSON.parse(read('clients/typescript/package.json')).version).toBe(version);
});

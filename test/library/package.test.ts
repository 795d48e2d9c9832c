/** The content of `npm pack`, which must work on its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json';
import { YEARS_KEYS } from '../../src/kernel';
import * as sources from '../../src/lib';
import { type Installed, install } from './installed';

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const nodeTypes = fileURLToPath(new URL('../../node_modules/@types', import.meta.url));

const FILES = [
  'LICENSE',
  'README.md',
  'dist/cli.js',
  'dist/gazetteer.bin',
  'dist/kernel.wasm',
  'dist/khagola.js',
  'dist/licences.txt',
  'package.json',
  ...YEARS_KEYS.map((key) => `dist/years/${key}.bin`),
].sort();

let installed: Installed;
beforeAll(() => {
  installed = install();
});
afterAll(() => installed?.remove());

const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: installed.folder, encoding: 'utf8' });

describe('the package', () => {
  test('the package contains its files and their type declarations, and nothing else', () => {
    const { files, size } = installed;
    const declarations = files.filter((path) => path.startsWith('dist/types/'));
    expect(files.filter((path) => !declarations.includes(path)).sort()).toEqual(FILES);
    expect(declarations).toContain('dist/types/src/lib/index.d.ts');
    for (const path of declarations)
      expect(path).toMatch(
        /^dist\/types\/(src\/(lib|drawing|lexicon|domain|data|kernel)|build\/lexicon)\/[\w/-]+\.d\.ts$/,
      );
    // Places take some 700 KiB, names and observances as much. The tables of other years, 440 KiB, hardly compress.
    const years = YEARS_KEYS.map(
      (key) => statSync(`${installed.folder}/node_modules/khagola/dist/years/${key}.bin`).size,
    );
    expect(size - years.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(2 * 1024 * 1024);
  });

  test('the package declares no dependency that it does not use', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('optionalDependencies');
    expect(manifest).not.toHaveProperty('peerDependencies');
    expect(readdirSync(`${installed.folder}/node_modules`).filter((name) => !name.startsWith('.'))).toEqual([
      'khagola',
    ]);
  });

  test('the package imports only Node’s own modules, and the library nothing', async () => {
    const importsOf = async (file: string): Promise<string[]> => {
      const { metafile } = await esbuild.build({
        entryPoints: [`${installed.folder}/node_modules/khagola/dist/${file}`],
        bundle: true,
        format: 'esm',
        packages: 'external',
        platform: 'node',
        write: false,
        metafile: true,
      });
      return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
    };
    expect(await importsOf('khagola.js')).toEqual([]);
    for (const name of await importsOf('cli.js')) expect(name).toMatch(/^node:/);
  });

  test('the package has kernel and rules in the library, plus schemas and presenters in the command, and no server', async () => {
    const inputsOf = async (entry: string): Promise<string[]> => {
      const entryPoints = [fileURLToPath(new URL(`../../src/${entry}`, import.meta.url))];
      const options = { bundle: true, format: 'esm', platform: 'node', write: false, metafile: true } as const;
      const { metafile } = await esbuild.build({ ...options, entryPoints, mainFields: ['module', 'main'] });
      return Object.keys(metafile.inputs);
    };
    for (const path of await inputsOf('lib/index.ts')) {
      expect(path).toMatch(
        /^(build\/\w+\.json|(src\/(lib|drawing|lexicon|domain|data|kernel)|build\/lexicon)\/|assembly\/(layout|status)\.ts$|.*node_modules\/(@assemblyscript|temporal-))/,
      );
    }
    for (const path of await inputsOf('cli/main.ts')) {
      expect(path).not.toMatch(
        /node_modules\/(hono|zod-openapi|@hono|ai)\/|src\/http\/.*routes|src\/(accounts|counsel|durable|web)\//,
      );
    }
  });

  test('the package lists the licences of its bundled packages', () => {
    const text = readFileSync(`${installed.folder}/node_modules/khagola/dist/licences.txt`, 'utf8');
    for (const name of ['@assemblyscript/loader', 'commander', 'csv-parse', 'temporal-polyfill', 'zod', 'GeoNames']) {
      expect(text).toContain(name);
    }
  });

  test('the package is imported by its name, with the exports of the sources', () => {
    writeFileSync(`${installed.folder}/names.js`, "console.log(JSON.stringify(Object.keys(await import('khagola'))));");
    expect(JSON.parse(node('names.js')).sort()).toEqual(Object.keys(sources).sort());
  });

  test('the package has types and docstrings for programs that check the types of their libraries', () => {
    const program = `
      import { computeChart, type Chart, type Kernel, openKernel, rashiName } from 'khagola';
      const kernel: Kernel = await openKernel();
      const question = { jdUt: 2448057.875, latDeg: 28.6139, lonDeg: 77.209, tzHours: 5.5, ayanamsha: 'lahiri', nodeMode: 'mean' } as const;
      const answer = computeChart(kernel, question, 1);
      const chart: Chart | null = answer.ok ? answer.value : null;
      export const rashi: string | undefined = chart?.shadbala?.grahas && rashiName(chart.lagna.rashi).iast;
      // @ts-expect-error: the ayanāṃśa must be one of the list
      computeChart(kernel, { ...question, ayanamsha: 'none' }, 1);`;
    writeFileSync(`${installed.folder}/typed.ts`, program);
    const options = ['--strict', '--noEmit', '--target', 'es2024', '--lib', 'es2024,dom', '--skipLibCheck', 'false'];
    const types = ['--types', 'node', '--typeRoots', nodeTypes];
    for (const [module, resolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ] as const) {
      node(tsc, ...options, ...types, '--module', module, '--moduleResolution', resolution, 'typed.ts');
    }
    const declared = readFileSync(`${installed.folder}/node_modules/khagola/dist/types/src/lib/open.d.ts`, 'utf8');
    expect(declared).toContain('Opens the kernel. It gives the same digits in Node');
  });

  test('the package includes the command', () => {
    expect(existsSync(`${installed.folder}/node_modules/.bin/khagola`)).toBe(true);
    const version = execFileSync('npx', ['--offline', 'khagola', '--version'], {
      cwd: installed.folder,
      encoding: 'utf8',
    });
    expect(version.trim()).toBe(manifest.version);
  });
});

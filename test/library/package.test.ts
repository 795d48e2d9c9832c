/** The content of `npm pack`, which must work on its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import * as esbuild from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json';
import { LANGUAGE_TAGS } from '../../src/data/language';
import { YEARS_KEYS } from '../../src/kernel';
import * as sources from '../../src/lib';
import { type Installed, install } from './installed';

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const nodeTypes = fileURLToPath(new URL('../../node_modules/@types', import.meta.url));

const FILES = [
  'LICENSE',
  'README.md',
  'dist/cli.js',
  'dist/gazetteer.txt',
  'dist/khagola.1',
  'dist/kernel.wasm',
  ...['calendar', 'chart', 'khagola', 'names', 'places'].map((name) => `dist/${name}.js`),
  ...LANGUAGE_TAGS.map((tag) => `dist/names/${tag}.js`),
  'dist/names/language.d.ts',
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
    const built = files.filter((path) => /^dist\/((part|command)-\w+\.js$|service\/)/.test(path));
    expect(files.filter((path) => !declarations.includes(path) && !built.includes(path)).sort()).toEqual(FILES);
    expect(declarations).toContain('dist/types/src/lib/index.d.ts');
    for (const path of declarations)
      expect(path).toMatch(
        /^dist\/types\/(src\/(lib|drawing|lexicon|domain|data|kernel)|build\/lexicon)\/[\w/-]+\.d\.ts$/,
      );
    // The service with its pages takes 5.7 MiB (pages of the documentation: 0.7), the pictures that pages share 6, places
    // some 700 KiB, names and observances as much. The tables of other years, 440 KiB, hardly compress.
    const years = YEARS_KEYS.map(
      (key) => statSync(`${installed.folder}/node_modules/khagola/dist/years/${key}.bin`).size,
    );
    expect(size - years.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(13.5 * 1024 * 1024);
  });

  test('the package declares no dependency that it does not use', () => {
    expect(manifest).not.toHaveProperty('dependencies');
    expect(Object.keys(manifest.optionalDependencies)).toEqual(['miniflare']);
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
    for (const entry of Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'object' && !target.default.includes('*') ? [target.default.replace('./dist/', '')] : [],
    ))
      expect(await importsOf(entry), entry).toEqual([]);
    for (const name of await importsOf('cli.js')) expect(name).toMatch(/^node:|^miniflare$/);
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

  test('each entry point of the package gives a part of its exports, a language its names, and the text of the places the same towns as the packed list', () => {
    const program = `
      import { deepStrictEqual } from 'node:assert';
      import { readFileSync } from 'node:fs';
      import * as all from 'khagola';
      for (const entry of ['calendar', 'chart', 'names', 'places'])
        for (const [name, value] of Object.entries(await import('khagola/' + entry)))
          if (all[name] !== value) throw new Error(entry + ' ' + name);
      const { labels } = await import('khagola/names/ta');
      const loaded = await all.loadLabels('ta');
      const said = (names) => names.label('rashi', 'mesha') + names.sourceOf('rashi');
      console.log(said(labels) === said(loaded));
      const read = (name) => readFileSync(new URL(import.meta.resolve('khagola/' + name)));
      const list = all.openPlaces(read('gazetteer.bin'));
      const [head, ...rows] = String(read('gazetteer.txt')).trimEnd().split('\\n');
      console.log(head.split('\\t').join(' '), rows.length === list.count);
      for (const row of rows) {
        const [id, name, admin1, country, lat, lon, tz, population] = row.split('\\t');
        const town = { id, name, admin1, country, lat: +lat, lon: +lon, tz, population: +population };
        deepStrictEqual(all.placeById(list, id), town);
      }`;
    writeFileSync(`${installed.folder}/entries.js`, program);
    expect(node('entries.js')).toBe('true\nid name admin1 country lat lon tz population other_names true\n');
  });

  test('the reference of the library describes each export (npm run docs:library)', () => {
    const files = globSync('docs/reference/library/*.md');
    const texts = files.map((file) => readFileSync(file, 'utf8').replaceAll('\\_', '_'));
    const headings = texts.flatMap((text) => [...text.matchAll(/^### (\w+)/gm)].map(([, name]) => name));
    expect(Object.keys(sources).filter((name) => !headings.includes(name))).toEqual([]);
  });

  test('publint finds nothing in the package', async () => {
    const { messages } = await publint({ pkgDir: `${installed.folder}/node_modules/khagola`, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test('the types of every entry point resolve in Node and in bundlers', async () => {
    const excludeEntrypoints = ['./gazetteer.bin', './gazetteer.txt', './kernel.wasm'];
    const archive = createPackageFromTarballData(readFileSync(installed.archive));
    const analysis = await checkPackage(archive, { excludeEntrypoints });
    if (!analysis.types) throw new Error('the package has no types');
    expect(Object.keys(analysis.entrypoints)).toEqual(
      expect.arrayContaining(['.', './calendar', './chart', './names']),
    );
    // The package has ES modules alone, which `require` of Node 22.15 loads. Node 10 does not read exports.
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  });

  test('the package has types and docstrings for programs that check the types of their libraries', () => {
    const program = `
      import { labels } from 'khagola/names/hi';
      export const aries: string = labels.label('rashi', 'mesha');
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

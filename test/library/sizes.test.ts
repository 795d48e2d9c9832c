/** What an import costs: programs of one import, bundled by esbuild, Vite and webpack. docs/guides/library.md states it. */
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build as viteBuild } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';

const root = fileURLToPath(new URL('../../', import.meta.url));
const KB = 1000;

/** Programs, by the row of the document that gives their size. A program that computes also loads the kernel. */
const PROGRAMS = [
  { row: "import { rashiName } from 'khagola'", limit: 5 * KB, computes: false },
  { row: "import { labels } from 'khagola/names/hi'", limit: 12 * KB, computes: false },
  { row: "import { openKernel, daysOf } from 'khagola/calendar'", limit: 100 * KB, computes: true },
  { row: "import { openKernel, computeChart } from 'khagola'", limit: 120 * KB, computes: true },
  { row: "import { openKernel, computeChart } from 'khagola/chart'", limit: 120 * KB, computes: true },
  { row: "import { openKernel, utsavasOf } from 'khagola/calendar'", limit: 160 * KB, computes: true },
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'khagola-sizes-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/khagola'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Bundler = (entry: string, name: string) => Promise<string>;

const BUNDLERS: Record<string, Bundler> = {
  async esbuild(entry) {
    const { outputFiles, warnings } = await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      charset: 'utf8',
      write: false,
    });
    expect(warnings).toEqual([]);
    return outputFiles[0]?.text ?? '';
  },
  async vite(entry) {
    const built = await viteBuild({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        modulePreload: false,
        rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    });
    const { output } = built as { output: { type: string; isEntry?: boolean; code?: string; imports?: string[] }[] };
    const main = output.find(({ isEntry, code }) => isEntry && code);
    expect(main?.imports).toEqual([]);
    return main?.code ?? '';
  },
  async webpack(entry, name) {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      webpack(
        {
          mode: 'production',
          context: folder,
          entry,
          output: { path: join(folder, name), filename: 'main.js', module: true, library: { type: 'module' } },
          experiments: { outputModule: true },
          performance: false,
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      ),
    );
    const { warnings, errors } = stats?.toJson({ all: false, warnings: true, errors: true }) ?? {};
    expect([...(warnings ?? []), ...(errors ?? [])].map(({ message }) => message)).toEqual([]);
    return readFileSync(join(folder, name, 'main.js'), 'utf8');
  },
};

const kernelBytes = () => gzipSync(readFileSync(join(root, 'dist/kernel.wasm'))).length;

/** The row of a program in the document: kilobytes by bundler. */
function documented(row: string): number[] {
  const text = readFileSync(join(root, 'docs/guides/library.md'), 'utf8');
  const line = text.split('\n').find((candidate) => candidate.startsWith(`| \`${row}\` |`));
  return [...(line ?? '').slice(row.length + 5).matchAll(/[\d.]+/g)].map(([figure]) => Number(figure));
}

test.each(PROGRAMS)('$row costs what the guide states in each bundler', async ({ row, limit, computes }) => {
  const name = `program-${PROGRAMS.findIndex((program) => program.row === row)}`;
  const entry = join(folder, `${name}.js`);
  writeFileSync(entry, row.replace('import', 'export'));
  const sizes: number[] = [];
  for (const bundle of Object.values(BUNDLERS)) {
    const code = gzipSync(await bundle(entry, name)).length;
    sizes.push(code + (computes ? kernelBytes() : 0));
  }
  console.log(`${row}: ${sizes.map((size) => (size / KB).toFixed(1)).join(', ')} KB`);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(limit);
  for (const [i, figure] of documented(row).entries())
    expect(Math.abs((sizes[i] ?? 0) / KB - figure)).toBeLessThanOrEqual(Math.max(0.1, figure * 0.05));
  expect(documented(row)).toHaveLength(sizes.length);
});

test('a bundle of webpack brings its kernel along', () => {
  const programs = PROGRAMS.flatMap(({ computes }, i) => (computes ? [`program-${i}`] : []));
  expect(programs.length).toBeGreaterThan(0);
  for (const name of programs) {
    expect(existsSync(join(folder, name, 'main.js'))).toBe(true);
    const sizes = globSync(join(folder, name, '*.wasm')).map((file) => readFileSync(file).length);
    expect(sizes).toEqual([readFileSync(join(root, 'dist/kernel.wasm')).length]);
  }
});

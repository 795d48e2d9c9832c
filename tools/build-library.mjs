// Builds dist/, the contents of the package: the modules of the library with the kernel and type declarations, the
// command, the list of places, and the licences of the bundled packages. Usage: node tools/build-library.mjs
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { build as buildGazetteer } from './build-gazetteer.mjs';
import { build as buildKernel } from './build-kernel.mjs';
import { droppable } from './library/pure.mjs';
import { writeService } from './library/service.mjs';
import { licencesOf, RULE } from './licences.mjs';
import { checkTypes } from './typecheck.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = `${root}dist`;
const fresh = `${root}build/dist`;
const declarations = `${root}build/types`;

/** Shared options of both bundles. @type {esbuild.BuildOptions} */
const COMMON = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  charset: 'utf8',
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** The tags of the languages of names. */
const languages = () =>
  readdirSync(`${root}src/lexicon/source`).filter((tag) => existsSync(`${root}src/lexicon/source/${tag}/names.json`));

/** Marks the entry point of a language. */
const LANGUAGE = 'language:';
/** The types of these entry points. */
const LANGUAGE_TYPES = `import type { Labels } from '../types/src/lexicon/labels.js';
/** The names of the language by kind and key, without those of observances. */
export declare const labels: Labels;
`;

/** Entry points of the library by their names in the package. */
const ENTRIES = {
  khagola: 'src/lib/index.ts',
  ...Object.fromEntries(['calendar', 'chart', 'names', 'places'].map((name) => [name, `src/lib/${name}.ts`])),
  ...Object.fromEntries(languages().map((tag) => [`names/${tag}`, LANGUAGE + tag])),
};

/** Entry points with the names of one language each. @type {esbuild.Plugin} */
const languageEntries = {
  name: 'languages',
  setup(build) {
    build.onResolve({ filter: /^language:/ }, ({ path }) => ({ path, namespace: 'language', sideEffects: false }));
    build.onLoad({ filter: /./, namespace: 'language' }, ({ path }) => ({
      contents: `import { table } from './build/lexicon/${path.slice(LANGUAGE.length)}';
        import { sources } from './build/lexicon/sources/${path.slice(LANGUAGE.length)}';
        import { commonLabels } from './src/lexicon/labels';
        export const labels = commonLabels(table, sources);`,
      resolveDir: root,
    }));
  },
};

/** The library: modules that import only each other, for Node, bundlers and browsers. */
async function bundleLibrary() {
  const result = await esbuild.build({
    ...COMMON,
    entryPoints: ENTRIES,
    outdir: fresh,
    write: false,
    splitting: true,
    // Beside the entry points, because modules find the kernel by its path relative to theirs.
    chunkNames: 'part-[hash]',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2023',
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [languageEntries],
  });
  for (const { path, text } of result.outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, droppable(text));
  }
  return result;
}

/**
 * The command: an entry file and the modules that a command loads. Their syntax is that of an older Node, so that it can
 * report the version that it needs (src/cli/main.ts).
 */
const bundleCommand = () =>
  esbuild.build({
    ...COMMON,
    entryPoints: { cli: 'src/cli/main.ts' },
    outdir: fresh,
    splitting: true,
    // Beside the entry file, because modules find the kernel by its path relative to theirs.
    chunkNames: 'command-[hash]',
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node16',
    external: ['miniflare'],
    minify: true,
  });

/** The manual page, as the command prints it. */
function manual() {
  const run = spawnSync(process.execPath, [`${fresh}/cli.js`, 'man'], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the manual page could not be written\n${run.stderr}`);
  return run.stdout;
}

/** Type declarations of the library's public names; imports in them get file extensions. */
function declare() {
  const { status, stdout } = checkTypes('src/lib');
  if (status !== 0) throw new Error(`the library's types do not compile\n${stdout}`);
  const visited = new Set();
  /** @param {string} file */
  const follow = (file) => {
    if (visited.has(file)) return;
    visited.add(file);
    const text = readFileSync(file, 'utf8').replace(
      // Imports in comments, which start with a star, do not count.
      /(?<=^(?:import|export)\b(?: \*)?[^'";*]*? from |^(?!\s*\*).*?\bimport\()(['"])([^'"]+)\1/gm,
      (_, quote, specifier) => {
        if (!specifier.startsWith('.'))
          throw new Error(`${file} imports ${specifier}, which is not part of this package`);
        const path = join(dirname(file), specifier);
        const index = existsSync(`${path}.d.ts`) ? '' : '/index';
        follow(`${path}${index}.d.ts`);
        return `${quote}${specifier}${index}.js${quote}`;
      },
    );
    const target = join(`${fresh}/types`, relative(declarations, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const entry of Object.values(ENTRIES).filter((path) => !path.startsWith(LANGUAGE)))
    follow(`${declarations}/${entry.replace(/\.ts$/, '.d.ts')}`);
  mkdirSync(`${fresh}/names`, { recursive: true });
  writeFileSync(`${fresh}/names/language.d.ts`, LANGUAGE_TYPES);
}

/** @param {esbuild.Metafile[]} metas */
function licences(metas) {
  const towns = 'gazetteer.bin, gazetteer.txt: towns of GeoNames (geonames.org), Creative Commons Attribution 4.0\n';
  return ['Third-party contents of this package.\n', ...licencesOf(metas), towns].join(RULE);
}

/** Builds dist/ in a temporary folder, then moves it into place. */
export async function build() {
  buildKernel();
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  declare();
  const bundles = await Promise.all([bundleLibrary(), bundleCommand()]);
  const metas = bundles.map(({ metafile }) => /** @type {esbuild.Metafile} */ (metafile));
  copyFileSync(`${root}build/kernel.wasm`, `${fresh}/kernel.wasm`);
  cpSync(`${root}assembly/years`, `${fresh}/years`, { recursive: true });
  buildGazetteer();
  copyFileSync(`${root}build/gazetteer.txt`, `${fresh}/gazetteer.txt`);
  await writeService(`${fresh}/service`);
  writeFileSync(`${fresh}/licences.txt`, licences(metas));
  writeFileSync(`${fresh}/khagola.1`, manual());
  chmodSync(`${fresh}/cli.js`, 0o755);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  return metas;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();

// Builds dist/, the contents of the package: the library as one module with its kernel and type declarations, the
// command with its list of places, and the licences of the bundled packages. Usage: node tools/build-library.mjs
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { gazetteerBytes } from './build-gazetteer.mjs';
import { build as buildKernel } from './build-kernel.mjs';
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

/** The library: one module without imports, for Node, bundlers and browsers. */
const bundleLibrary = () =>
  esbuild.build({
    ...COMMON,
    entryPoints: ['src/lib/index.ts'],
    outfile: `${fresh}/khagola.js`,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2023',
    minifyWhitespace: true,
    minifySyntax: true,
  });

/**
 * The command, in syntax that an older Node can parse, so that it can report the version that it needs
 * (src/cli/main.ts).
 */
const bundleCommand = () =>
  esbuild.build({
    ...COMMON,
    entryPoints: ['src/cli/main.ts'],
    outfile: `${fresh}/cli.js`,
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node16',
    minify: true,
  });

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
      /(?<=^(?:import|export)\b[^'";*]*? from |^(?!\s*\*).*?\bimport\()(['"])([^'"]+)\1/gm,
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
  follow(`${declarations}/src/lib/index.d.ts`);
}

/** @param {esbuild.Metafile[]} metas */
function licences(metas) {
  const towns = 'gazetteer.bin: towns of GeoNames (geonames.org), Creative Commons Attribution 4.0\n';
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
  writeFileSync(`${fresh}/gazetteer.bin`, gazetteerBytes());
  writeFileSync(`${fresh}/licences.txt`, licences(metas));
  chmodSync(`${fresh}/cli.js`, 0o755);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  return metas;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();

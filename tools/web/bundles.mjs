// Bundles scripts, styles and typefaces of the pages, in memory.
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { joined } from './joined.mjs';
import { FOLDER } from './site.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The sources of the pages. */
export const source = `${root}src/web/`;
/** The folder of the built pages. */
export const target = `${root}build/web`;
const TARGETS = ['chrome123', 'firefox120', 'safari17.5'];

/** Options of all bundles. @type {esbuild.BuildOptions} */
const COMMON = {
  absWorkingDir: source,
  outdir: target,
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  target: TARGETS,
  legalComments: 'none',
  logLevel: 'warning',
};

/** Own modules that replace packages in the pages. */
const OWN_MODULES = new Map([
  ['temporal-polyfill/implementation', 'shared/temporal.ts'],
  ['@assemblyscript/loader', 'shared/instance.ts'],
]);

/** @type {esbuild.Plugin} */
const OWN_IN_PLACE = {
  name: 'own-in-place',
  setup(builder) {
    builder.onResolve({ filter: /^(temporal-polyfill|@assemblyscript)\// }, ({ path, importer }) => {
      const replacement = OWN_MODULES.get(path);
      return replacement && !importer.endsWith(replacement) ? { path: source + replacement } : undefined;
    });
  },
};

/** The styles of chart drawings, which the domain also writes into standalone files. @type {esbuild.Plugin} */
const DRAWING_STYLES = {
  name: 'drawing-styles',
  setup(builder) {
    builder.onResolve({ filter: /^khagola:drawing\.css$/ }, ({ path }) => ({ path, namespace: 'drawing' }));
    builder.onLoad({ filter: /.*/, namespace: 'drawing' }, async () => {
      const { DRAWING_CSS } = await import('../../src/drawing/styled.ts');
      return { contents: DRAWING_CSS, loader: 'css' };
    });
  },
};

/**
 * The renderer of the pages as a module that Node can run. JSX is compiled, and everything else is as in the browser.
 *
 * @returns {Promise<typeof import('../../src/web/server/build.ts')>}
 */
export async function renderer() {
  const path = `${root}build/pages.mjs`;
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/web/server/build.ts'],
    outfile: path,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  return import(`${path}?${Date.now()}`);
}

/** Values for the bundler's option `define`. @param {Record<string, unknown>} values @returns {Record<string, string>} */
const defined = (values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/**
 * A script of one file, without imports.
 *
 * @param {string} entry
 * @param {{ constants?: Record<string, unknown>, format?: 'iife' | 'esm' }} [options]  a classic script by default
 */
export async function script(entry, { constants = {}, format = 'iife' } = {}) {
  const define = defined(constants);
  // Other sites load scripts that are no modules, in their own encoding.
  const charset = format === 'esm' ? 'utf8' : 'ascii';
  const { outputFiles } = await esbuild.build({ ...COMMON, entryPoints: [entry], format, charset, define });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error(`${entry} was not built`);
  return file.contents;
}

/**
 * Bundles modules and styles, one bundle for each list of entries. Only entries of the same list share files.
 *
 * @param {string[][]} lists  paths within src/web
 * @param {Record<string, unknown>} constants  values by their names in the sources
 */
export const bundlesOf = (lists, constants) =>
  Promise.all(
    lists.map(async (entryPoints) => {
      const bundle = await esbuild.build({
        ...COMMON,
        entryPoints,
        format: 'esm',
        charset: 'utf8',
        splitting: true,
        // Scripts of one file, by their URLs.
        external: ['/assets/*'],
        loader: { '.woff2': 'file' },
        plugins: [OWN_IN_PLACE, DRAWING_STYLES],
        jsx: 'automatic',
        jsxImportSource: 'preact',
        outbase: source,
        entryNames: `${FOLDER}/[dir]-[hash]`,
        chunkNames: `${FOLDER}/[name]-[hash]`,
        assetNames: `${FOLDER}/[name]-[hash]`,
        define: defined(constants),
      });
      return joined(bundle, entryPoints, { ...COMMON, charset: 'utf8' });
    }),
  );

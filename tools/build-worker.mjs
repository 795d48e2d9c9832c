// Builds the Worker into build/worker for deployment: one module for start-up, and modules that the first request for a
// resource loads with `import()`. Wrangler runs this before it serves, checks or deploys. Usage: node
// tools/build-worker.mjs
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { build as buildKernel } from './build-kernel.mjs';
import { writeTree } from './tree.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = `${root}build/worker`;
const KERNEL = 'kernel.wasm';

/** @type {esbuild.Plugin} */
const modules = {
  name: 'modules',
  setup(build) {
    build.onResolve({ filter: /\/kernel\.wasm$/ }, () => ({ path: `./${KERNEL}`, external: true }));
    // Zod's messages in fifty languages are a tenth of the script; only English is needed.
    build.onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

await buildKernel();
const { outputFiles } = await esbuild.build({
  absWorkingDir: root,
  entryPoints: ['src/index.ts'],
  outdir: target,
  outExtension: { '.js': '.mjs' },
  write: false,
  bundle: true,
  splitting: true,
  chunkNames: '[name]-[hash]',
  format: 'esm',
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
  target: 'es2024',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  external: ['cloudflare:*', 'node:*'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // The pages are made for readers by the code that makes them in the browser.
  alias: { 'khagola:pages': `${root}src/web/server/index.ts` },
  jsx: 'automatic',
  jsxImportSource: 'preact',
  plugins: [modules],
});
writeTree(
  target,
  new Map([
    ...outputFiles.map(({ path, contents }) => /** @type {const} */ ([relative(target, path), contents])),
    [KERNEL, readFileSync(`${root}build/${KERNEL}`)],
  ]),
);

// Builds the pages of src/web into build/web, which the Worker serves as static assets: every script, style, font and
// the kernel under a name that hangs on its contents, the HTML that loads them, the headers, the service worker.
// `weigh` says what a page's first load costs. Usage: node tools/build-web.mjs
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build as buildKernel } from './build-kernel.mjs';
import { gazetteer } from './gazetteer.mjs';
import './resolve-ts.mjs';
import { writeTree } from './tree.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = `${root}src/web/`;
const target = `${root}build/web`;
const FOLDER = 'assets';
/** Seen above the fold of every page. */
const PRELOADED_FONTS = ['tiro-latin.woff2', 'source-sans-latin.woff2'];
const TARGETS = ['chrome123', 'firefox120', 'safari17.5'];

const hashOf = (/** @type {string | Uint8Array} */ content) =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Files of the site by their path in it. */
class Site {
  /** @type {Map<string, string | Uint8Array>} */
  files = new Map();

  /** Adds a file and gives its address. @param {string} path @param {string | Uint8Array} content */
  add(path, content) {
    this.files.set(path, content);
    return `/${path}`;
  }

  /** Adds a file under a name with its hash. @param {string} name @param {string | Uint8Array} content */
  addHashed(name, content) {
    const ending = extname(name);
    return this.add(`${FOLDER}/${basename(name, ending)}-${hashOf(content)}${ending}`, content);
  }

  write() {
    writeTree(target, this.files);
  }
}

/** Options that all bundles share. @type {esbuild.BuildOptions} */
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

/** Modules that pages have in place of packages. */
const OWN_MODULES = new Map([
  ['temporal-polyfill/implementation', 'parts/temporal.ts'],
  ['@assemblyscript/loader', 'parts/instance.ts'],
]);

/** @type {esbuild.Plugin} */
const OWN_IN_PLACE = {
  name: 'own-in-place',
  setup(builder) {
    builder.onResolve({ filter: /^(temporal-polyfill|@assemblyscript)\// }, ({ path, importer }) => {
      const own = OWN_MODULES.get(path);
      return own && !importer.endsWith(own) ? { path: source + own } : undefined;
    });
  },
};

/** A script that stands alone, without modules. @param {string} entry @param {Record<string, string>} [define] */
async function script(entry, define = {}) {
  const { outputFiles } = await esbuild.build({ ...COMMON, entryPoints: [entry], format: 'iife', define });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error(`${entry} was not built`);
  return file.contents;
}

/** What a view loads before it runs: its module, the modules it imports, its styles. */
function loadsOf(/** @type {esbuild.Metafile} */ meta, /** @type {string} */ entry) {
  const outputs = Object.entries(meta.outputs);
  const [path, output] = outputs.find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  if (!path || !output) throw new Error(`${entry} was not built`);
  const imports = new Set();
  const follow = (/** @type {string} */ from) => {
    for (const { path: to, kind } of meta.outputs[from]?.imports ?? []) {
      if (kind !== 'import-statement' || imports.has(to)) continue;
      imports.add(to);
      follow(to);
    }
  };
  follow(path);
  return { script: path, imports: [...imports], styles: output.cssBundle ? [output.cssBundle] : [] };
}

/**
 * Builds the site.
 *
 * @returns the compressed size of each page's first load, by part, bytes
 */
export async function build() {
  buildKernel();
  /** @type {typeof import('../src/web/pages/pages.ts')} */
  const { PAGES } = await import('../src/web/pages/pages.ts');
  /** @type {typeof import('../src/web/pages/template.ts')} */
  const { pageHtml } = await import('../src/web/pages/template.ts');
  /** @type {typeof import('../src/web/pages/headers.ts')} */
  const { headersFile } = await import('../src/web/pages/headers.ts');
  const site = new Site();

  const wasm = readFileSync(`${root}build/kernel.wasm`);
  const kernel = site.addHashed('kernel.wasm', wasm);
  site.add('kernel.wasm', wasm);
  const towns = site.addHashed('gazetteer.txt', gazetteer());
  const boot = site.addHashed('boot.js', await script('shell/boot.ts'));

  const pages =
    /** @type {[import('../src/web/pages/pages.ts').PageKey, import('../src/web/pages/pages.ts').Page][]} */ (
      Object.entries(PAGES)
    );
  const views = pages.flatMap(([, { view }]) => (view ? [view] : []));
  // The chart is built by itself: what pages share is cut into ever smaller files, and it has most to load.
  const own = PAGES.chart.view;
  const bundles = await Promise.all(
    [['styles/index.css'], [own], views.filter((view) => view !== own)].map((entryPoints) =>
      esbuild.build({
        ...COMMON,
        entryPoints,
        format: 'esm',
        splitting: true,
        loader: { '.woff2': 'file' },
        plugins: [OWN_IN_PLACE],
        jsx: 'automatic',
        jsxImportSource: 'preact',
        outbase: source,
        entryNames: `${FOLDER}/[dir]-[hash]`,
        chunkNames: `${FOLDER}/[name]-[hash]`,
        assetNames: `${FOLDER}/[name]-[hash]`,
        define: { KERNEL_URL: JSON.stringify(kernel), GAZETTEER_URL: JSON.stringify(towns) },
      }),
    ),
  );
  for (const { outputFiles } of bundles) {
    for (const { path, contents } of outputFiles ?? []) site.add(path.slice(target.length + 1), contents);
  }
  /** @type {esbuild.Metafile} */
  const meta = { inputs: {}, outputs: Object.assign({}, ...bundles.map(({ metafile }) => metafile?.outputs)) };
  const address = (/** @type {string} */ output) => output.slice(output.indexOf(`${FOLDER}/`) - 1);
  const outputOf = (/** @type {string} */ input) => {
    const found = Object.entries(meta.outputs).find(
      ([path, { inputs }]) =>
        Object.keys(inputs).length === 1 && Object.keys(inputs)[0] === input && !path.endsWith('.map'),
    );
    if (!found) throw new Error(`${input} is not part of the site`);
    return address(found[0]);
  };
  const styles = Object.entries(meta.outputs).find(([, { entryPoint }]) => entryPoint === 'styles/index.css');
  const fonts = PRELOADED_FONTS.map((name) => outputOf(`fonts/${name}`));

  /** @type {Record<string, Record<string, number>>} */
  const weights = {};
  const size = (/** @type {string} */ path) =>
    gzipSync(/** @type {Uint8Array} */ (site.files.get(path.slice(1))), { level: 9 }).length;
  const sum = (/** @type {string[]} */ paths) => paths.reduce((total, path) => total + size(path), 0);
  for (const [key, page] of pages) {
    const loads = page.view ? loadsOf(meta, page.view) : { script: null, imports: [], styles: [] };
    const assets = {
      boot,
      styles: [address(/** @type {[string, unknown]} */ (styles)[0]), ...loads.styles.map(address)],
      script: loads.script && address(loads.script),
      imports: /** @type {string[]} */ (loads.imports).map(address),
      fonts,
      kernel,
    };
    const html = site.add(page.file, pageHtml(key, assets));
    weights[key] = {
      html: size(html),
      scripts: sum([boot, ...(assets.script ? [assets.script] : []), ...assets.imports]),
      styles: sum(assets.styles),
      fonts: sum(fonts),
      kernel: page.kernel ? size(kernel) : 0,
    };
  }

  site.add('icon.svg', readFileSync(`${source}pages/icon.svg`));
  site.add('licences.txt', readFileSync(`${source}licences.txt`));
  for (const name of ['OFL-Tiro.txt', 'OFL-Source-Sans.txt']) {
    site.add(`licences/${name}`, readFileSync(`${source}fonts/${name}`));
  }
  site.add('_headers', headersFile([...site.files.keys()].filter((path) => path.startsWith(`${FOLDER}/`))));

  const offline = [
    ...pages.filter(([, page]) => page.offline).map(([, { path }]) => path),
    ...offlineAssets(meta, pages, address),
    boot,
    kernel,
    '/icon.svg',
  ];
  const content = (/** @type {string} */ path) => {
    const page = pages.find(([, each]) => each.path === path)?.[1];
    return site.files.get(page ? page.file : path.slice(1)) ?? '';
  };
  const version = hashOf(offline.map((path) => `${path} ${hashOf(content(path))}`).join('\n'));
  site.add('sw.js', await script('sw/sw.ts', { VERSION: JSON.stringify(version), FILES: JSON.stringify(offline) }));
  site.write();
  return weights;
}

/** All that pages which work offline may load, parts that come later too. */
function offlineAssets(
  /** @type {esbuild.Metafile} */ meta,
  /** @type {[string, import('../src/web/pages/pages.ts').Page][]} */ pages,
  /** @type {(output: string) => string} */ address,
) {
  const wanted = new Set();
  const follow = (/** @type {string} */ path) => {
    if (wanted.has(path)) return;
    wanted.add(path);
    const output = meta.outputs[path];
    for (const { path: to } of output?.imports ?? []) if (meta.outputs[to]) follow(to);
    if (output?.cssBundle) follow(output.cssBundle);
  };
  const entries = new Set([
    'styles/index.css',
    ...pages.flatMap(([, { view, offline }]) => (offline && view ? [view] : [])),
  ]);
  for (const [path, { entryPoint }] of Object.entries(meta.outputs))
    if (entryPoint && entries.has(entryPoint)) follow(path);
  return [...wanted].map(address);
}

/** Prints what a page's first load weighs, compressed. */
export function weigh(/** @type {Record<string, Record<string, number>>} */ weights) {
  for (const [page, parts] of Object.entries(weights)) {
    const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
    const words = Object.entries(parts).map(([part, bytes]) => `${part} ${(bytes / 1000).toFixed(1)}`);
    console.log(`${page}: ${(total / 1000).toFixed(1)} KB gz (${words.join(', ')})`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) weigh(await build());

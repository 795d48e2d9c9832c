// Builds the pages of src/web into build/web, which the Worker serves as static assets: scripts, styles, fonts and the
// kernel with content hashes in their names, the HTML that loads them, the headers, and the service worker. `weigh`
// prints the size of a page's first load. Usage: node tools/build-web.mjs
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
/** Seen above the fold of every page in a language. */
const PRELOADED_FONTS = { en: ['tiro-latin.woff2'], hi: ['tiro-hindi.woff2'] };
const TARGETS = ['chrome123', 'firefox120', 'safari17.5'];

const hashOf = (/** @type {string | Uint8Array} */ content) =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** The files of the site by path. */
class Site {
  /** @type {Map<string, string | Uint8Array>} */
  files = new Map();

  /** Adds a file and returns its URL. @param {string} path @param {string | Uint8Array} content */
  add(path, content) {
    this.files.set(path, content);
    return `/${path}`;
  }

  /** Adds a file with its hash in the name. @param {string} name @param {string | Uint8Array} content */
  addHashed(name, content) {
    const ending = extname(name);
    return this.add(`${FOLDER}/${basename(name, ending)}-${hashOf(content)}${ending}`, content);
  }

  write() {
    writeTree(target, this.files);
  }
}

/** Shared options of all bundles. @type {esbuild.BuildOptions} */
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

/** The styles of chart drawings, which the domain writes into files of its own too. @type {esbuild.Plugin} */
const DRAWING_STYLES = {
  name: 'drawing-styles',
  setup(builder) {
    builder.onResolve({ filter: /^khagola:drawing\.css$/ }, ({ path }) => ({ path, namespace: 'drawing' }));
    builder.onLoad({ filter: /.*/, namespace: 'drawing' }, async () => {
      const { DRAWING_CSS } = await import('../src/domain/drawing/svg.ts');
      return { contents: DRAWING_CSS, loader: 'css' };
    });
  },
};

/**
 * Messages of what opens on demand, compiled, a module a language and section: `khagola:messages/hi/varsha`.
 *
 * @param {typeof import('../src/web/server/index.ts').messagesOf} messagesOf
 * @returns {esbuild.Plugin}
 */
const lateMessages = (messagesOf) => ({
  name: 'late-messages',
  setup(builder) {
    builder.onResolve({ filter: /^khagola:messages\// }, ({ path }) => ({ path, namespace: 'messages' }));
    builder.onLoad({ filter: /.*/, namespace: 'messages' }, ({ path }) => {
      const [, locale, section] = path.split('/');
      const messages = messagesOf(/** @type {import('../src/web/i18n/locales.ts').LocaleKey} */ (locale), [
        /** @type {import('../src/web/i18n/translate.ts').Section} */ (section),
      ]);
      return { contents: JSON.stringify(messages), loader: 'json' };
    });
  },
});

/**
 * The pages' own renderer, as a module that Node can run: JSX is compiled, all else is as in the browser.
 *
 * @returns {Promise<typeof import('../src/web/server/index.ts')>}
 */
async function renderer() {
  const path = `${root}build/pages.mjs`;
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/web/server/index.ts'],
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

/** A script that stands alone, without modules. @param {string} entry @param {Record<string, string>} [define] */
async function script(entry, define = {}) {
  const { outputFiles } = await esbuild.build({ ...COMMON, entryPoints: [entry], format: 'iife', define });
  const [file] = outputFiles ?? [];
  if (!file) throw new Error(`${entry} was not built`);
  return file.contents;
}

/** What a view loads before it runs: its module, imported modules, and styles. */
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
  const {
    PAGES,
    LOCALES,
    pageHtml,
    anybody,
    messagesFor,
    messagesOf,
    renderNow,
    robots,
    sitemap,
    manifest,
    redirects,
    loadKernel,
  } = await renderer();
  /** @type {typeof import('../src/web/pages/headers.ts')} */
  const { headersFile } = await import('../src/web/pages/headers.ts');
  const site = new Site();

  const wasm = readFileSync(`${root}build/kernel.wasm`);
  const kernel = site.addHashed('kernel.wasm', wasm);
  site.add('kernel.wasm', wasm);
  const places = gazetteer();
  const towns = site.addHashed('gazetteer.txt', places);
  // Without a hash in its name, because the Worker does not know the hash.
  site.add('assets/gazetteer.txt', places);
  const boot = site.addHashed('boot.js', await script('shell/boot.ts'));

  const pages =
    /** @type {[import('../src/web/pages/pages.ts').PageKey, import('../src/web/pages/pages.ts').Page][]} */ (
      Object.entries(PAGES)
    );
  const views = pages.flatMap(([, { view }]) => (view ? [view] : []));
  // Each in a build of its own: what pages share is cut into ever smaller files, and these load least.
  const own = [PAGES.now.view, PAGES.chart.view, PAGES.match.view, PAGES.find.view, PAGES.sky.view];
  const bundles = await Promise.all(
    [
      ['styles/index.css'],
      ...own.map((view) => [view]),
      views.filter((view) => !own.some((each) => each === view)),
    ].map((entryPoints) =>
      esbuild.build({
        ...COMMON,
        entryPoints,
        format: 'esm',
        splitting: true,
        loader: { '.woff2': 'file' },
        plugins: [OWN_IN_PLACE, DRAWING_STYLES, lateMessages(messagesOf)],
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
  const fontsOf = (/** @type {keyof typeof PRELOADED_FONTS} */ locale) =>
    PRELOADED_FONTS[locale].map((name) => outputOf(`fonts/${name}`));

  /** @type {Record<string, Record<string, number>>} */
  const weights = {};
  /** What pages load before they are touched. @type {Set<string>} */
  const early = new Set();
  const size = (/** @type {string} */ path) => {
    const content = /** @type {Uint8Array | string} */ (site.files.get(path.slice(1)));
    return path.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
  };
  const sum = (/** @type {string[]} */ paths) => paths.reduce((total, path) => total + size(path), 0);
  const ours = loadKernel(new WebAssembly.Module(/** @type {BufferSource} */ (/** @type {unknown} */ (wasm))));
  const jdUt = 2440587.5 + Math.floor(Date.now() / 60_000) / 1440;
  for (const [key, page] of pages) {
    const loads = page.view ? loadsOf(meta, page.view) : { script: null, imports: [], styles: [] };
    for (const locale of page.languages) {
      const assets = {
        boot,
        styles: [address(/** @type {[string, unknown]} */ (styles)[0]), ...loads.styles.map(address)],
        script: loads.script && address(loads.script),
        imports: /** @type {string[]} */ (loads.imports).map(address),
        fonts: fontsOf(locale),
        kernel,
      };
      for (const path of [boot, kernel, towns, ...assets.styles, ...assets.imports, ...assets.fonts]) early.add(path);
      if (assets.script) early.add(assets.script);
      const empty = { locale, given: { ...anybody(locale), messages: messagesFor(key, locale) }, view: null };
      const content = key === 'now' ? await renderNow(ours, anybody(locale), jdUt) : empty;
      const html = site.add(
        LOCALES[locale].path.slice(1) + (locale === 'en' ? '' : '/') + page.file,
        pageHtml(key, assets, content),
      );
      weights[locale === 'en' ? key : `${key} (${locale})`] = {
        html: size(html),
        scripts: sum([boot, ...(assets.script ? [assets.script] : []), ...assets.imports]),
        styles: sum(assets.styles),
        fonts: sum(assets.fonts),
        late: lateFonts(html, locale),
        kernel: page.kernel ? size(kernel) : 0,
      };
    }
  }

  /** Typefaces that the letters of a page bring without being preloaded. */
  function lateFonts(/** @type {string} */ html, /** @type {string} */ locale) {
    const text = String(site.files.get(html.slice(1)));
    const body = text.slice(text.indexOf('<body>'));
    if (locale === 'hi') return /<text|<h1/.test(body) ? size(outputOf('fonts/tiro-latin.woff2')) : 0;
    return /[\u0900-\u097f]/.test(body) ? size(outputOf('fonts/tiro-devanagari.woff2')) : 0;
  }

  site.add('manifest.webmanifest', manifest());
  site.add('robots.txt', robots());
  site.add('sitemap.xml', sitemap());
  site.add('_redirects', redirects());
  site.add('share.png', readFileSync(`${source}pages/share.png`));
  site.add('icon.svg', readFileSync(`${source}pages/icon.svg`));
  site.add('licences.txt', readFileSync(`${source}licences.txt`));
  for (const name of ['OFL-Tiro.txt', 'OFL-Tiro-Hindi.txt']) {
    site.add(`licences/${name}`, readFileSync(`${source}fonts/${name}`));
  }
  const hashed = [...site.files.keys()].filter((path) => path.startsWith(`${FOLDER}/`));
  site.add(
    '_headers',
    headersFile(
      hashed.filter((path) => early.has(`/${path}`)),
      hashed.filter((path) => !early.has(`/${path}`)),
    ),
  );

  const offline = [
    ...pages
      .filter(([, page]) => page.offline)
      .flatMap(([, { path, languages }]) => languages.map((locale) => LOCALES[locale].path + path)),
    ...offlineAssets(meta, pages, address),
    boot,
    kernel,
    '/icon.svg',
  ];
  const content = (/** @type {string} */ path) => {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    return site.files.get(file.slice(1)) ?? site.files.get(`${file.slice(1)}.html`) ?? '';
  };
  const version = hashOf(offline.map((path) => `${path} ${hashOf(content(path))}`).join('\n'));
  const rendered = pages
    .filter(([, page]) => page.isRendered)
    .flatMap(([, { path, languages }]) => languages.map((locale) => LOCALES[locale].path + path));
  const constants = { VERSION: version, FILES: offline, RENDERED: rendered };
  const defined = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  site.add('sw.js', await script('sw/sw.ts', Object.fromEntries(defined)));
  site.write();
  return weights;
}

/** Everything that pages with offline support may load, including lazy parts. */
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

/** Prints the compressed size of a page's first load. */
export function weigh(/** @type {Record<string, Record<string, number>>} */ weights) {
  for (const [page, parts] of Object.entries(weights)) {
    const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
    const words = Object.entries(parts).map(([part, bytes]) => `${part} ${(bytes / 1000).toFixed(1)}`);
    console.log(`${page}: ${(total / 1000).toFixed(1)} KB gz (${words.join(', ')})`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) weigh(await build());

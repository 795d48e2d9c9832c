// Builds the pages of src/web into build/web, which the Worker serves as static assets: scripts, styles, fonts and the
// kernel with content hashes in their names, the HTML that loads them, the headers, and the service worker. `weigh`
// prints the size of a page's first load. Usage: node tools/build-web.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { build as buildKernel } from './build-kernel.mjs';
import { bundleWorker } from './build-worker.mjs';
import { gazetteer } from './gazetteer.mjs';
import { licencesOf, RULE } from './licences.mjs';
import './resolve-ts.mjs';
import { filesUnder, stampOf } from './stamp.mjs';
import { loadsOf, offlineAssets } from './web/loads.mjs';
import { openShare } from './web/share.mjs';
import { FOLDER, hashOf, Site } from './web/site.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const source = `${root}src/web/`;
const target = `${root}build/web`;
/** What the site was made from. */
const stampFile = `${root}build/web.sha256`;
/** Seen above the fold of every page in a language. */
const PRELOADED_FONTS = { en: ['tiro-latin.woff2', 'tiro-head.woff2'], hi: ['tiro-hindi.woff2', 'tiro-figures.woff2'] };
const TARGETS = ['chrome123', 'firefox120', 'safari17.5'];

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

/** The licence notices of the bundles. @param {esbuild.BuildResult[]} bundles */
async function notices(bundles) {
  const metas = [...bundles, await bundleWorker()].map(({ metafile }) => /** @type {esbuild.Metafile} */ (metafile));
  return [readFileSync(`${source}licences.txt`, 'utf8'), ...licencesOf(metas)].join(RULE);
}

/** A hash of what decides the site: sources, kernel, packages, these tools, and the day, which its HTML holds. */
function inputs() {
  const tools = filesUnder('tools').filter((name) => !name.includes('/node_modules/'));
  const files = ['build/sources.json', 'build/kernel.json', 'package.json', 'package-lock.json', ...tools];
  return `${stampOf(files)} ${new Date().toISOString().slice(0, 10)}`;
}

/** Builds the site for `npm start`, unless it is of these sources and this day. Needs the files of tools/build-kernel.mjs. */
export async function buildIfStale() {
  const isMade = existsSync(`${target}/sw.js`) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs();
  if (!isMade) await build({ keeps: true });
}

/**
 * Builds the site.
 *
 * @param {{ keeps?: boolean }} [options]  whether to keep the licence notices and share pictures of
 *   an earlier build: they take the longest and hardly change
 * @returns the compressed size of each page's first load, by part, and what the first touch adds to it, bytes
 */
export async function build({ keeps = false } = {}) {
  buildKernel();
  const made = inputs();
  const {
    PAGES,
    LOCALES,
    pageHtml,
    embeddedHtml,
    anybody,
    givenTo,
    messagesOf,
    LATE_SECTIONS,
    renderPage,
    isRenderedKey,
    robots,
    sitemap,
    sharedPictures,
    manifest,
    redirects,
    loadKernel,
    openPlaces,
    townPaths,
    utsavaPaths,
  } = await renderer();
  /** @type {typeof import('../src/web/pages/headers.ts')} */
  const { headersFile } = await import('../src/web/pages/headers.ts');
  const site = new Site();

  const wasm = readFileSync(`${root}build/kernel.wasm`);
  const kernel = site.addHashed('kernel.wasm', wasm);
  site.add('kernel.wasm', wasm);
  const places = gazetteer();
  const towns = site.addHashed('gazetteer.txt', places);
  /** Messages of what opens on demand, by language and section. */
  const lateMessages = Object.fromEntries(
    /** @type {(keyof typeof LOCALES)[]} */ (Object.keys(LOCALES)).map((locale) => [
      locale,
      Object.fromEntries(
        LATE_SECTIONS.map((section) => [
          section,
          site.addHashed(`${locale}-${section}.json`, JSON.stringify(messagesOf(locale, [section]))),
        ]),
      ),
    ]),
  );
  // Without a hash in its name, because the Worker does not know the hash.
  site.add('assets/gazetteer.txt', places);
  const boot = site.addHashed('boot.js', await script('shell/boot.ts'));

  const pages =
    /** @type {[import('../src/web/pages/pages.ts').PageKey, import('../src/web/pages/pages.ts').Page][]} */ (
      Object.entries(PAGES)
    );
  const views = pages.flatMap(([, { view }]) => (view ? [view] : []));
  // Pages that are rendered in a build of their own: what pages share is cut into ever smaller files, and these load least.
  // Two have each a build of their own, because they share little with the rest.
  /** @type {string[]} */
  const alone = [PAGES.find.view, PAGES.sky.view];
  const own = pages.flatMap(([key, { view }]) => (view && isRenderedKey(key) && !alone.includes(view) ? [view] : []));
  const bundles = await Promise.all(
    [
      ['styles/index.css'],
      ['views/embed/embed.css'],
      own,
      ...alone.map((view) => [view]),
      views.filter((view) => ![...own, ...alone].includes(view)),
    ].map((entryPoints) =>
      esbuild.build({
        ...COMMON,
        entryPoints,
        format: 'esm',
        splitting: true,
        loader: { '.woff2': 'file' },
        plugins: [OWN_IN_PLACE, DRAWING_STYLES],
        jsx: 'automatic',
        jsxImportSource: 'preact',
        outbase: source,
        entryNames: `${FOLDER}/[dir]-[hash]`,
        chunkNames: `${FOLDER}/[name]-[hash]`,
        assetNames: `${FOLDER}/[name]-[hash]`,
        define: {
          KERNEL_URL: JSON.stringify(kernel),
          GAZETTEER_URL: JSON.stringify(towns),
          LATE_MESSAGES: JSON.stringify(lateMessages),
        },
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
  const styleOf = (/** @type {string} */ entry) =>
    Object.entries(meta.outputs).find(([, { entryPoint }]) => entryPoint === entry)?.[0] ?? '';
  const styles = [styleOf('styles/index.css')];
  const fontsOf = (/** @type {keyof typeof PRELOADED_FONTS} */ locale) =>
    PRELOADED_FONTS[locale].map((name) => outputOf(`fonts/${name}`));

  /** Files that a page's HTML names. */
  const named = new Set([kernel]);
  /** @type {Record<string, Record<string, number>>} */
  const weights = {};
  /** What the first touch brings: the view, the kernel, the names. @type {Record<string, number>} */
  const afterwards = {};
  const size = (/** @type {string} */ path) => {
    const content = /** @type {Uint8Array | string} */ (site.files.get(path.slice(1)));
    if (content === undefined) throw new Error(`${path} is not part of the site`);
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
        styles: [...styles.map(address), ...loads.styles.map(address)],
        script: loads.script && address(loads.script),
        imports: /** @type {string[]} */ (loads.imports).map(address),
        fonts: fontsOf(locale),
      };
      const empty = { locale, given: { ...anybody(locale), ...givenTo(key, locale) }, view: null };
      for (const path of [boot, ...assets.styles, ...assets.imports, ...assets.fonts]) named.add(path);
      if (assets.script) named.add(assets.script);
      const occasion = { search: '', origin: '', jdUt };
      const content = isRenderedKey(key) ? await renderPage(key, ours, anybody(locale), occasion) : empty;
      const isEmbedded = key.startsWith('embed');
      const own = { ...assets, styles: [address(styleOf('views/embed/embed.css'))] };
      const html = site.add(
        LOCALES[locale].path.slice(1) + (locale === 'en' ? '' : '/') + page.file,
        isEmbedded ? embeddedHtml(key, own, content) : pageHtml(key, assets, content),
      );
      const pageName = locale === 'en' ? key : `${key} (${locale})`;
      weights[pageName] = {
        html: size(html),
        scripts: sum([...(isEmbedded ? [] : [boot]), ...(assets.script ? [assets.script] : []), ...assets.imports]),
        styles: sum(isEmbedded ? own.styles : assets.styles),
        fonts: isEmbedded ? 0 : sum(assets.fonts),
        late: isEmbedded ? 0 : lateFonts(html, locale),
      };
      if (isRenderedKey(key) && page.view) {
        const view = page.view.replace('live.ts', 'index.tsx');
        const languages = '../domain/names/languages';
        const names = [
          `${languages}/${locale}.ts`,
          ...(page.namesUtsavas ? [`${languages}/utsavas/${locale}.ts`, `${languages}/utsavas/keys.ts`] : []),
        ];
        const late = [view, ...names].flatMap((entry) => {
          const { script, imports } = loadsOf(meta, entry);
          return [script, ...imports];
        });
        const here = new Set([assets.script, ...assets.imports]);
        afterwards[pageName] = sum([kernel, ...new Set(late.map(address).filter((path) => !here.has(path)))]);
      }
    }
  }

  /** Typefaces that the letters of a page bring without being preloaded. */
  function lateFonts(/** @type {string} */ html, /** @type {string} */ locale) {
    const text = String(site.files.get(html.slice(1)));
    const view = text.slice(text.indexOf('<div id="view">'));
    // In Hindi a face of its own has the figures and a few letters of what is set in Tiro: headings, drawings, names.
    if (locale === 'hi') {
      const isLatin = /<(?:h[1-3]|text|tspan|b|\w+ class="n\b)[^>]*>[^<]*[A-CE-JL-Zb-fi-km-np-z]/.test(view);
      return isLatin ? size(outputOf('fonts/tiro-latin.woff2')) : 0;
    }
    return /[\u0900-\u097f]/.test(view) ? size(outputOf('fonts/tiro-devanagari.woff2')) : 0;
  }

  site.add('embed.js', await script('views/embed/element.ts'));
  site.add('manifest.webmanifest', manifest());
  site.add('robots.txt', robots());
  const thisYear = new Date().getUTCFullYear();
  const things = [...utsavaPaths(ours, [thisYear, thisYear + 1]), ...townPaths(openPlaces(places))];
  site.add('sitemap.xml', sitemap(things));
  site.add('_redirects', redirects());
  /** A file of an earlier build, or made now. @param {string} path @param {() => Promise<string | Uint8Array>} make */
  const kept = async (path, make) =>
    site.add(path, keeps && existsSync(`${target}/${path}`) ? readFileSync(`${target}/${path}`) : await make());
  /** @type {Awaited<ReturnType<typeof openShare>> | undefined} */
  let draw;
  for (const { path, picture, title } of sharedPictures()) {
    await kept(path, async () => {
      draw ??= await openShare();
      return draw(picture, title);
    });
  }
  site.add('icon.svg', readFileSync(`${source}pages/icon.svg`));
  await kept('licences.txt', () => notices(bundles));
  for (const name of ['OFL-Tiro.txt', 'OFL-Tiro-Hindi.txt']) {
    site.add(`licences/${name}`, readFileSync(`${source}fonts/${name}`));
  }
  const lengthOf = (/** @type {string} */ path) => site.files.get(path)?.length ?? 0;
  // What HTML names is loaded with every page; of the rest the largest files are worth keeping most.
  const worth = (/** @type {string} */ path) => (named.has(`/${path}`) ? 1e9 : 0) + lengthOf(path);
  const hashed = [...site.files.keys()].filter((path) => /-[\w]{8,10}\.\w+$/.test(path));
  site.add('_headers', headersFile(hashed.sort((a, b) => worth(b) - worth(a))));

  const offline = [
    ...pages
      .filter(([, page]) => page.offline)
      .flatMap(([, { path, languages }]) => languages.map((locale) => LOCALES[locale].path + path)),
    ...offlineAssets(meta, pages, address),
    boot,
    kernel,
    ...Object.values(lateMessages).flatMap((sections) => Object.values(sections)),
    '/icon.svg',
  ];
  const content = (/** @type {string} */ path) => {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    return site.files.get(file.slice(1)) ?? site.files.get(`${file.slice(1)}.html`) ?? '';
  };
  const version = hashOf(offline.map((path) => `${path} ${hashOf(content(path))}`).join('\n'));
  const rendered = pages
    .filter(([key]) => isRenderedKey(key))
    .flatMap(([, { path, languages }]) => languages.map((locale) => LOCALES[locale].path + path));
  const constants = { VERSION: version, FILES: offline, RENDERED: rendered };
  const defined = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  site.add('sw.js', await script('sw/sw.ts', Object.fromEntries(defined)));
  site.write(target);
  writeFileSync(stampFile, made);
  return { weights, afterwards };
}

/** Prints the compressed size of a page's first load, and of what the first touch adds. */
export function weigh(/** @type {Awaited<ReturnType<typeof build>>} */ { weights, afterwards }) {
  for (const [page, parts] of Object.entries(weights)) {
    const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
    const words = Object.entries(parts).map(([part, bytes]) => `${part} ${(bytes / 1000).toFixed(1)}`);
    const then = afterwards[page] ? `; touched ${((total + afterwards[page]) / 1000).toFixed(1)}` : '';
    console.log(`${page}: ${(total / 1000).toFixed(1)} KB gz (${words.join(', ')})${then}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) weigh(await build());

// Builds the pages of src/web into build/web, which the Worker serves as static assets: scripts, styles, fonts and the
// kernel with content hashes in their names, the HTML that loads them, the headers, and the service worker. Prints the
// compressed sizes of the pages. Usage: node tools/build-web.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build as buildClient } from './build-client.mjs';
import { gazetteerBytes, townIndexBytes } from './build-gazetteer.mjs';
import { build as buildKernel } from './build-kernel.mjs';
import { buildIfStale as buildWorker } from './build-worker.mjs';
import { licencesOf, RULE } from './licences.mjs';
import './resolve-ts.mjs';
import { filesUnder, stampOf } from './stamp.mjs';
import { bundlesOf, renderer, script, source, target } from './web/bundles.mjs';
import { Outputs } from './web/outputs.mjs';
import { localTownIndex, placeNamesFile } from './web/places.mjs';
import { dateWords, drawnPictures, shareLetters, shortDates } from './web/share.mjs';
import { hashOf, Site } from './web/site.mjs';
import { filesOf, Weights } from './web/weights.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Placeholder for the address of the service, which the Worker replaces. */
const ORIGIN_MARK = 'https://khagola.invalid';
/** File with the hash of the inputs of the last build. */
const stampFile = `${root}build/web.sha256`;
/** File with the compressed sizes of the pages of the last build. */
const weightsFile = `${root}build/web-weights.json`;
/** Fonts that every page of a language needs above the fold. */
const PRELOADED_FONTS = { en: ['tiro-latin.woff2', 'tiro-head.woff2'], hi: ['tiro-hindi.woff2', 'tiro-figures.woff2'] };

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * The licence notices of the bundles and of the Worker, which it builds if a source has changed.
 *
 * @param {{ metafile: Metafile }[]} bundles
 */
async function notices(bundles) {
  const metas = [...bundles.map((bundle) => bundle.metafile), await buildWorker()];
  return [readFileSync(`${source}licences.txt`, 'utf8'), ...licencesOf(metas)].join(RULE);
}

/** A hash of all inputs: sources, kernel, packages, these tools, and the day, which the HTML contains. */
function inputs() {
  const tools = filesUnder('tools').filter((name) => !name.includes('/node_modules/'));
  const files = [
    'build/sources.json',
    'build/kernel.json',
    'build/openapi.json',
    'package.json',
    'package-lock.json',
    ...tools,
  ];
  return `${stampOf(files)} ${new Date().toISOString().slice(0, 10)}`;
}

/**
 * Builds the site if a source or the day has changed. Requires the files of tools/build-kernel.mjs.
 *
 * @returns {Promise<Pick<Weights, 'first' | 'touched'>>} the compressed sizes of its pages
 */
export async function buildIfStale() {
  const isMade =
    [`${target}/sw.js`, weightsFile, stampFile].every((file) => existsSync(file)) &&
    readFileSync(stampFile, 'utf8') === inputs();
  return isMade ? JSON.parse(readFileSync(weightsFile, 'utf8')) : build({ keeps: true });
}

/**
 * Builds the site.
 *
 * @param {{ keeps?: boolean }} [options]  whether to keep the licence notices of an earlier build, which take long and
 *   rarely change
 * @returns the compressed sizes of its pages
 */
export async function build({ keeps = false } = {}) {
  buildKernel();
  buildClient('missing');
  const inputHash = inputs();
  const {
    PAGES,
    LOCALES,
    pageHtml,
    embeddedHtml,
    anybody,
    givenTo,
    messagesOf,
    LATE_SECTIONS,
    docsFiles,
    docsPages,
    renderFixed,
    renderPage,
    isFixedKey,
    isRenderedKey,
    robots,
    sitemap,
    sharedPictures,
    manifest,
    redirects,
    loadKernel,
    openPlaces,
    almanacPaths,
    holidayPaths,
    readPlaceNames,
    townPaths,
    utsavaPaths,
  } = await renderer();
  /** @type {typeof import('../src/web/pages/headers.ts')} */
  const { headersFile } = await import('../src/web/pages/headers.ts');
  const { ACCURACY } = await import('../src/http/generated/accuracy.ts');
  const { ACCURACY_NOTE } = await import('../src/http/press/accuracyNote.ts');
  /** @type {import('../src/web/views/docs/document.ts').ApiDocument} */
  const api = JSON.parse(readFileSync(`${root}build/openapi.json`, 'utf8'));
  const accuracy = /** @type {import('../src/web/views/docs/press.ts').Press['accuracy']} */ ({
    note: ACCURACY_NOTE,
    ...ACCURACY,
  });
  const site = new Site();

  const wasm = readFileSync(`${root}build/kernel.wasm`);
  const kernel = site.addHashed('kernel.wasm', wasm);
  site.add('kernel.wasm', wasm);
  const places = gazetteerBytes();
  const listOfPlaces = openPlaces(places);
  // Compressed here, because hosts compress only texts.
  const towns = site.addHashed('gazetteer.gz', gzipSync(places, { level: 9 }));
  const indexOfTowns = townIndexBytes();
  const townIndex = site.addHashed('towns.gz', gzipSync(indexOfTowns, { level: 9 }));
  const placeNamesText = placeNamesFile();
  const placeNames = readPlaceNames(placeNamesText);
  const placeNamesUrl = site.addHashed('place-names-hi.txt', placeNamesText);
  const hindiIndex = localTownIndex(indexOfTowns, placeNames);
  const hindiTownIndex = site.addHashed('hi-towns.gz', gzipSync(hindiIndex, { level: 9 }));
  const locales = /** @type {(keyof typeof LOCALES)[]} */ (Object.keys(LOCALES));
  /** The place dialog by language, with its messages. @type {Record<string, string>} */
  const placeDialogs = {};
  for (const locale of locales) {
    const constants = { PLACE_MESSAGES: messagesOf(locale, ['place']) };
    const module = await script('shell/placeDialog.ts', { constants, format: 'esm' });
    placeDialogs[locale] = site.addHashed(`${locale}-place.js`, module);
  }
  const figures = site.addHashed('figures.js', await script('shared/figures.ts', { format: 'esm' }));
  /** Messages of content that opens on demand, in a folder with one hash, so that pages have one URL for all. */
  const lateTexts = locales.flatMap((locale) =>
    LATE_SECTIONS.map((section) => ({
      name: `${locale}-${section}.json`,
      text: JSON.stringify(messagesOf(locale, [section])),
    })),
  );
  const lateFolder = `assets/messages-${hashOf(JSON.stringify(lateTexts))}`;
  const lateMessages = lateTexts.map(({ name, text }) => site.add(`${lateFolder}/${name}`, text));
  // Without a hash in their names, because the Worker does not know the hash.
  site.add('assets/gazetteer.bin', places);
  site.add('assets/place-names-hi.txt', placeNamesText);
  for (const name of readdirSync(`${root}assembly/years`)) {
    site.add(`assets/years/${name}`, readFileSync(`${root}assembly/years/${name}`));
  }
  const pages =
    /** @type {[import('../src/web/pages/pages.ts').PageKey, import('../src/web/pages/page.ts').Page][]} */ (
      Object.entries(PAGES)
    );
  const views = pages.flatMap(([, { view }]) => (view ? [view] : []));
  // Rendered pages share one bundle: the bundler splits shared code into ever smaller files, and these pages load the
  // fewest. Five pages have separate bundles because they share little with the others, and the chart has one because it
  // shares much: with the pages of the calendar it would split their scripts, and they its own.
  /** @type {string[]} */
  const alone = [
    PAGES.chart.view,
    PAGES.find.view,
    PAGES.sky.view,
    PAGES.charts.view,
    PAGES.anniversaries.view,
    PAGES.docs.view,
  ];
  // Both use the parts of a chart. In one bundle with the chart, they would split its first scripts.
  /** @type {string[]} */
  const ofCharts = [PAGES.booklet.view, PAGES.rectify.view];
  const renderedViews = pages.flatMap(([key, { view }]) =>
    view && isRenderedKey(key) && !alone.includes(view) ? [view] : [],
  );
  const placeUrls = {
    TOWN_INDEX_URL: townIndex,
    LOCAL_TOWN_INDEX_URLS: { hi: hindiTownIndex },
    PLACE_DIALOG_URLS: placeDialogs,
  };
  const boot = site.addHashed('boot.js', await script('shell/boot.ts', { constants: placeUrls }));
  const bundles = await bundlesOf(
    [
      ['styles/index.css'],
      ['views/embed/embed.css'],
      renderedViews,
      ...alone.map((view) => [view]),
      ofCharts,
      views.filter((view) => ![...renderedViews, ...alone, ...ofCharts].includes(view)),
    ],
    {
      KERNEL_URL: kernel,
      GAZETTEER_URL: towns,
      PLACE_NAMES_URL: placeNamesUrl,
      LATE_MESSAGES: `/${lateFolder}`,
      FIGURES_URL: figures,
    },
  );
  for (const { path, contents } of bundles.flatMap(({ files }) => files)) site.add(path, contents);
  const outputs = new Outputs(bundles);
  const weights = new Weights(site, outputs);
  /** Files that the HTML of a page references. */
  const named = new Set([kernel]);
  const loadedKernel = loadKernel(new WebAssembly.Module(/** @type {BufferSource} */ (/** @type {unknown} */ (wasm))));
  const jdUt = 2440587.5 + Math.floor(Date.now() / 60_000) / 1440;
  for (const [key, page] of pages) {
    const loads = page.view ? outputs.loadsOf(page.view) : { script: null, imports: [], styles: [] };
    for (const locale of locales) {
      const pageName = locale === 'en' ? key : `${key} (${locale})`;
      const path = LOCALES[locale].path.slice(1) + (locale === 'en' ? '' : '/') + page.file;
      const occasion = {
        search: '',
        // The samples of the documentation have the address of the service.
        origin: key === 'docs' ? ORIGIN_MARK : '',
        jdUt,
        places: async () => listOfPlaces,
        placeNames: async () => placeNames,
      };
      const reader = anybody(locale);
      const { name, tz } = reader.place;
      const who = { ...reader, ...(locale === 'hi' && { placeName: placeNames.town(name, tz) }) };
      const [first, ...parts] = key === 'docs' ? await docsPages(api, { accuracy }, locale, occasion) : [];
      const content =
        first?.content ??
        (isRenderedKey(key)
          ? await (isFixedKey(key)
              ? renderFixed(key, loadedKernel, reader, occasion)
              : renderPage(key, loadedKernel, reader, occasion))
          : { locale, given: { ...who, ...givenTo(key, locale) }, view: null });
      const isEmbedded = key.startsWith('embed');
      const assets = isEmbedded
        ? { ...loads, boot: '', styles: [outputs.addressOf('views/embed/embed.css')], fonts: [] }
        : {
            ...loads,
            boot,
            styles: [outputs.addressOf('styles/index.css'), ...loads.styles],
            fonts: (page.ownLanguage ? [] : PRELOADED_FONTS[locale]).map((name) => outputs.copyOf(`fonts/${name}`)),
          };
      const html = site.add(path, isEmbedded ? embeddedHtml(key, assets, content) : pageHtml(key, assets, content));
      weights.add(pageName, locale, html, assets);
      const partFiles = parts.map(({ path, content }) =>
        site.add(`${LOCALES[locale].path}${path}.html`.slice(1), pageHtml(key, assets, content)),
      );
      weights.addLargest(`${pageName}, largest part`, locale, partFiles, assets);
      for (const path of filesOf(assets)) named.add(path);
      if (isRenderedKey(key) && page.view) {
        const view = page.view.replace('live.ts', 'index.tsx');
        const languages = '../../build/lexicon';
        const names = [
          `${languages}/${locale}.ts`,
          ...(page.namesUtsavas ? [`${languages}/observances/${locale}.ts`, `${languages}/observances/keys.ts`] : []),
        ];
        const late = [view, ...names].map((entry) => outputs.loadsOf(entry));
        weights.addTouched(pageName, assets, [kernel, ...late.flatMap(({ script, imports }) => [script, ...imports])]);
      }
    }
  }

  for (const [path, content] of docsFiles(api)) site.add(path.slice(1), JSON.stringify(content));
  site.add('embed.js', await script('views/embed/element.ts'));
  site.add('manifest.webmanifest', manifest());
  site.add('robots.txt', robots());
  const thisYear = new Date().getUTCFullYear();
  const years = [thisYear, thisYear + 1];
  const linkedPaths = [
    PAGES.anniversaries.path,
    ...utsavaPaths(loadedKernel, years),
    ...holidayPaths(years),
    ...townPaths(listOfPlaces),
  ];
  site.add('sitemap.xml', sitemap(linkedPaths, almanacPaths()));
  site.add('_redirects', redirects());
  for (const [path, png] of await drawnPictures(await sharedPictures())) site.add(path, png);
  for (const locale of locales) site.add(`assets/date-words-${locale}.bin`, await dateWords(LOCALES[locale].intl));
  const allTowns = Array.from({ length: listOfPlaces.count }, (_, at) => listOfPlaces.placeAt(at));
  const inHindi = [
    ...allTowns.map(({ name, tz }) => placeNames.town(name, tz)),
    ...['names', 'sentences'].map((name) => readFileSync(`${root}src/lexicon/source/hi/${name}.json`, 'utf8')),
    readFileSync(`${source}messages/hi.json`, 'utf8'),
    ...shortDates(LOCALES.hi.intl),
  ];
  site.add('assets/share-letters-en.bin', await shareLetters([]));
  site.add('assets/share-letters-hi.bin', await shareLetters(inHindi));
  site.add('icon.svg', readFileSync(`${source}pages/icon.svg`));
  const licences = `${target}/licences.txt`;
  site.add('licences.txt', keeps && existsSync(licences) ? readFileSync(licences) : await notices(bundles));
  for (const name of ['OFL-Tiro.txt', 'OFL-Tiro-Hindi.txt']) {
    site.add(`licences/${name}`, readFileSync(`${source}fonts/${name}`));
  }
  const lengthOf = (/** @type {string} */ path) => site.files.get(path)?.length ?? 0;
  // Files referenced by HTML are needed by every page. Of the others, caching the largest saves most.
  const worth = (/** @type {string} */ path) => (named.has(`/${path}`) ? 1e9 : 0) + lengthOf(path);
  const hashed = [...site.files.keys()].filter((path) => /-[\w]{8,10}\.\w+$/.test(path));
  site.add('_headers', headersFile(hashed.sort((a, b) => worth(b) - worth(a))));

  const offline = [
    ...pages
      .filter(([, { offline }]) => offline === true || offline === 'parts')
      .flatMap(([, { path }]) => locales.map((locale) => LOCALES[locale].path + path)),
    ...outputs.allOf([
      'styles/index.css',
      ...pages.flatMap(([, { view, offline }]) => (offline && view ? [view] : [])),
    ]),
    boot,
    kernel,
    townIndex,
    hindiTownIndex,
    placeNamesUrl,
    ...Object.values(placeDialogs),
    '/docs/contents.json',
    figures,
    ...lateMessages,
    '/icon.svg',
  ];
  const content = (/** @type {string} */ path) => {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    return site.files.get(file.slice(1)) ?? site.files.get(`${file.slice(1)}.html`) ?? '';
  };
  const version = hashOf(offline.map((path) => `${path} ${hashOf(content(path))}`).join('\n'));
  const rendered = pages
    .filter(([key]) => isRenderedKey(key))
    .flatMap(([, { path }]) => locales.map((locale) => LOCALES[locale].path + path));
  const things = pages
    .filter(([, { offline }]) => offline === 'read' || offline === 'parts')
    .flatMap(([, { path, offline }]) =>
      locales.map((locale) => LOCALES[locale].path + path + (offline === 'parts' ? '/' : '')),
    );
  const absent = locales
    .map((locale) => [`${LOCALES[locale].path}/`, LOCALES[locale].path + PAGES.absent.path])
    .sort(([a = ''], [b = '']) => b.length - a.length);
  const constants = { VERSION: version, FILES: offline, RENDERED: rendered, THINGS: things, ABSENT: absent };
  site.add('sw.js', await script('sw/sw.ts', { constants }));
  site.write(target);
  writeFileSync(weightsFile, JSON.stringify(weights));
  writeFileSync(stampFile, inputHash);
  return weights;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) (await build()).print();

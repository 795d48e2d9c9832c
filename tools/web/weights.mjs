// Compressed sizes of pages: the first load, and what the first interaction adds.
import { gzipSync } from 'node:zlib';

/**
 * The URLs that the HTML of a page references. @typedef {{ boot: string, styles: string[], script: string | null,
 * imports: string[], fonts: string[] }} Loads
 */

const LATIN_FACE = 'fonts/tiro-latin.woff2';
const DEVANAGARI_FACE = 'fonts/tiro-devanagari.woff2';

const scriptsOf = (/** @type {Loads} */ { boot, script, imports }) => [boot, script ?? '', ...imports].filter(Boolean);
/**
 * The script of the head, and those that it loads after the page. A page for embedding has no script in its head.
 * @param {Loads} loads
 */
function scriptParts(loads) {
  const all = scriptsOf(loads);
  return { scripts: all.slice(0, loads.boot ? 1 : all.length), after: loads.boot ? all.slice(1) : [] };
}

/** All files that the HTML of a page references. @param {Loads} loads */
export const filesOf = (loads) => [...scriptsOf(loads), ...loads.styles, ...loads.fonts];

/** Compressed sizes of the files that pages load, bytes. */
export class Weights {
  #site;
  /** Compressed sizes of files, which pages share, by their URLs. @type {Map<string, number>} */
  #sizes = new Map();
  #outputs;
  /**
   * The files that a page loads before the first interaction, by page. @type {Record<string, Record<string, number>>}
   */
  first = {};
  /**
   * The additional load of the first interaction: the view, the kernel, the names; by page. @type {Record<string,
   * number>}
   */
  touched = {};

  /** @param {import('./site.mjs').Site} site @param {import('./outputs.mjs').Outputs} outputs */
  constructor(site, outputs) {
    this.#site = site;
    this.#outputs = outputs;
  }

  /**
   * Adds a page by the URL of its HTML. @param {string} name @param {string} locale @param {string} html @param {Loads}
   * loads
   */
  add(name, locale, html, loads) {
    const { scripts, after } = scriptParts(loads);
    this.first[name] = {
      html: this.#sum([html]),
      scripts: this.#sum(scripts),
      after: this.#sum(after),
      styles: this.#sum(loads.styles),
      fonts: this.#sum(loads.fonts),
      late: loads.fonts.length ? this.#sum(this.#lateFonts(html, locale)) : 0,
    };
  }

  /**
   * Adds the page with the largest HTML of several with the same files. @param {string} name @param {string} locale
   * @param {string[]} htmls  URLs @param {Loads} loads
   */
  addLargest(name, locale, htmls, loads) {
    const [largest] = htmls.toSorted((a, b) => this.#sum([b]) - this.#sum([a]));
    if (largest) this.add(name, locale, largest, loads);
  }

  /**
   * Adds the files that the first interaction with a page loads. @param {string} name @param {Loads} loads @param
   * {string[]} paths
   */
  addTouched(name, loads, paths) {
    const loaded = new Set(filesOf(loads));
    this.touched[name] = this.#sum([...new Set(paths)].filter((path) => !loaded.has(path)));
  }

  #sum(/** @type {string[]} */ paths) {
    return paths.reduce((total, path) => total + this.#sizeOf(path), 0);
  }

  #sizeOf(/** @type {string} */ path) {
    const known = this.#sizes.get(path);
    if (known !== undefined) return known;
    const content = this.#site.at(path);
    const size = path.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
    this.#sizes.set(path, size);
    return size;
  }

  /** Typefaces that the letters of a page need and that are not preloaded. */
  #lateFonts(/** @type {string} */ html, /** @type {string} */ locale) {
    const text = String(this.#site.at(html));
    // The dialog of the place is closed.
    const view = text.slice(text.indexOf('<div id="view"'), text.indexOf('<template'));
    // In Hindi a separate face has the digits and a few letters of text set in Tiro: headings, drawings, names.
    const [face, letters] =
      locale === 'hi'
        ? [LATIN_FACE, /<(?:(?:h[1-3]|text|tspan|b)\b|\w+ class="n\b)[^>]*>[^<]*[CE-JL-Zb-fi-km-np-z]/]
        : [DEVANAGARI_FACE, /[\u0900-\u097f]/];
    return letters.test(view) ? [this.#outputs.copyOf(face)] : [];
  }

  /** Prints one line for each page. */
  print() {
    for (const [page, parts] of Object.entries(this.first)) {
      const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
      const words = Object.entries(parts).map(([part, bytes]) => `${part} ${(bytes / 1000).toFixed(1)}`);
      const touchedText = this.touched[page] ? `; touched ${((total + this.touched[page]) / 1000).toFixed(1)}` : '';
      console.log(`${page}: ${(total / 1000).toFixed(1)} KB gz (${words.join(', ')})${touchedText}`);
    }
  }
}

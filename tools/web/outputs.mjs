// The outputs of the bundler for the pages: the URL of each file, and the files that load with it.
import { FOLDER } from './site.mjs';

/** The outputs of all bundles of the pages. URLs begin with a slash. */
export class Outputs {
  /** @type {import('esbuild').Metafile['outputs']} */
  #outputs;

  /** @param {{ metafile: import('esbuild').Metafile }[]} results */
  constructor(results) {
    this.#outputs = Object.assign({}, ...results.map(({ metafile }) => metafile.outputs));
  }

  #address(/** @type {string} */ path) {
    return path.slice(path.indexOf(`${FOLDER}/`) - 1);
  }

  #pathOf(/** @type {string} */ entry) {
    const output = Object.entries(this.#outputs).find(([, { entryPoint }]) => entryPoint === entry);
    if (!output) throw new Error(`${entry} was not built`);
    return output[0];
  }

  /** The URL of the output of an entry. @param {string} entry */
  addressOf(entry) {
    return this.#address(this.#pathOf(entry));
  }

  /** The URL of a file that is served unchanged, such as a typeface. @param {string} input */
  copyOf(input) {
    const output = Object.entries(this.#outputs).find(
      ([, { inputs }]) => Object.keys(inputs).length === 1 && Object.keys(inputs)[0] === input,
    );
    if (!output) throw new Error(`${input} is not part of the site`);
    return this.#address(output[0]);
  }

  /**
   * The files that an entry loads before it runs: its module, the modules that it imports, and styles. @param {string}
   * entry
   */
  loadsOf(entry) {
    const path = this.#pathOf(entry);
    /** @type {Set<string>} */
    const imports = new Set();
    const follow = (/** @type {string} */ from) => {
      for (const { path: to, kind } of this.#outputs[from]?.imports ?? []) {
        if (kind !== 'import-statement' || imports.has(to)) continue;
        imports.add(to);
        follow(to);
      }
    };
    follow(path);
    const { cssBundle } = /** @type {import('esbuild').Metafile['outputs'][string]} */ (this.#outputs[path]);
    return {
      script: this.#address(path),
      imports: [...imports].map(this.#address),
      styles: cssBundle ? [this.#address(cssBundle)] : [],
    };
  }

  /** All files that entries may load, immediately or later. @param {string[]} entries */
  allOf(entries) {
    /** @type {Set<string>} */
    const reachable = new Set();
    const follow = (/** @type {string} */ path) => {
      if (reachable.has(path)) return;
      reachable.add(path);
      const output = this.#outputs[path];
      for (const { path: to } of output?.imports ?? []) if (this.#outputs[to]) follow(to);
      if (output?.cssBundle) follow(output.cssBundle);
    };
    for (const entry of entries) follow(this.#pathOf(entry));
    return [...reachable].map(this.#address);
  }
}

// Joins shared scripts with the script that always loads them. The bundler makes a file for each set of entries that
// shares code, although the code of a page never runs without its first scripts: fewer files compress better.
import { posix } from 'node:path';
import * as esbuild from 'esbuild';
import { FOLDER, hashOf } from './site.mjs';

/** Scripts by path, as the bundler describes them. @typedef {esbuild.Metafile['outputs']} Scripts */

/** The scripts that a script imports at once. @param {Scripts} scripts @param {string} path */
const importsOf = (scripts, path) =>
  (scripts[path]?.imports ?? []).flatMap((each) => (each.kind === 'import-statement' ? [each.path] : []));

/**
 * The scripts that load with, or after, those of a list.
 *
 * @param {Scripts} scripts
 * @param {string[]} from
 * @param {{ without?: string, isLate?: boolean }} [options]  a script that never loads; whether imports on demand count
 */
function loadedFrom(scripts, from, { without, isLate = true } = {}) {
  /** @type {Set<string>} */
  const loaded = new Set();
  const follow = (/** @type {string} */ path) => {
    if (path === without || loaded.has(path)) return;
    loaded.add(path);
    for (const { path: to, kind } of scripts[path]?.imports ?? []) {
      if (scripts[to] && (isLate || kind === 'import-statement')) follow(to);
    }
  };
  from.forEach(follow);
  return loaded;
}

/** What loads when the scripts of a bundle run. */
class Loading {
  #scripts;
  #entries;
  /** The scripts that load if one of them never does. @type {Map<string, Set<string>>} */
  #without;
  /** The scripts that each script loads at once. @type {Map<string, Set<string>>} */
  #atOnce;
  /** The scripts that each entry may load. @type {Map<string, Set<string>>} */
  #ever;

  /** @param {Scripts} scripts @param {string[]} entries */
  constructor(scripts, entries) {
    const paths = Object.keys(scripts);
    this.#scripts = scripts;
    this.#entries = entries;
    this.#without = new Map(paths.map((path) => [path, loadedFrom(scripts, entries, { without: path })]));
    this.#atOnce = new Map(paths.map((path) => [path, loadedFrom(scripts, [path], { isLate: false })]));
    this.#ever = new Map(entries.map((entry) => [entry, loadedFrom(scripts, [entry])]));
  }

  /** Whether a script loads another one at once. @param {string} first @param {string} path */
  #isAtOnce(first, path) {
    return this.#atOnce.get(first)?.has(path) === true;
  }

  /** Whether a script never loads without another one. @param {string} path @param {string} first */
  #needs(path, first) {
    return !this.#without.get(first)?.has(path);
  }

  /** Entries keep their files, because pages and imports on demand name them. @param {string} path */
  isEntry(path) {
    return this.#scripts[path]?.entryPoint !== undefined;
  }

  /** Whether a script has loaded before another one does. @param {string} first @param {string} path */
  isBefore(first, path) {
    if (first !== path && this.#needs(path, first) && !this.#isAtOnce(first, path)) return true;
    return this.#entries.every(
      (entry) => !this.#ever.get(entry)?.has(path) || (this.#isAtOnce(entry, first) && !this.#isAtOnce(entry, path)),
    );
  }

  /** The first script that loads this one at once, and without which it never loads. @param {string} path */
  #firstOf(path) {
    const isFirst = (/** @type {string} */ first, /** @type {string} */ other) =>
      first !== other && this.#isAtOnce(first, other) && this.#needs(other, first);
    const candidates = Object.keys(this.#scripts).filter((first) => isFirst(first, path));
    return candidates.find((first) => candidates.every((other) => other === first || isFirst(first, other)));
  }

  /** The entries that load a script at once; null if another one may load it as well. @param {string} path */
  #loadersOf(path) {
    const loaders = this.#entries.filter((entry) => this.#isAtOnce(entry, path));
    const isLate = this.#entries.some((entry) => !loaders.includes(entry) && this.#ever.get(entry)?.has(path));
    return isLate ? null : loaders.join();
  }

  /** The script that each script joins, or the script itself. */
  homes() {
    const paths = Object.keys(this.#scripts);
    const homes = new Map(paths.map((path) => [path, (!this.isEntry(path) && this.#firstOf(path)) || path]));
    // Scripts that the same entries load at once, and that no other entry loads, load together as well.
    const rest = paths.filter(
      (path) => homes.get(path) === path && !this.isEntry(path) && this.#loadersOf(path) !== null,
    );
    for (const together of Map.groupBy(rest, (path) => this.#loadersOf(path)).values()) {
      const [home = ''] = together;
      for (const [path, to] of homes) if (together.includes(to)) homes.set(path, home);
    }
    this.#check(homes);
    return homes;
  }

  /** A script cannot join its home if another one that the home imports needs it first. @param {Map<string, string>} homes */
  #check(homes) {
    for (const [path, home] of homes) {
      const members = [...homes].flatMap(([member, to]) => (to === home ? [member] : []));
      const needed = members.flatMap((member) => [...(this.#atOnce.get(member) ?? [])]);
      const first = needed.find((each) => homes.get(each) !== home && importsOf(this.#scripts, each).includes(path));
      if (first) throw new Error(`${path} cannot join ${home}, which imports ${first}`);
    }
  }
}

/** A path of the bundler within the site. @param {string} path */
const withinSite = (path) => path.slice(path.indexOf(`${FOLDER}/`));

/** The specifier of a script in another one. @param {string} from @param {string} to */
const specifierOf = (from, to) => posix.relative(posix.dirname(from), to).replace(/^(?!\.)/, './');

/** The names that a script imports by a specifier. @param {string} text @param {string} specifier */
function namesIn(text, specifier) {
  const [, names = ''] = text.split(`}from${JSON.stringify(specifier)}`)[0]?.match(/\bimport\{([^{}]*)$/) ?? [];
  return names.split(',').flatMap((each) => each.split(' as ')[0] || []);
}

/**
 * The scripts with names that change with their own content and with that of all scripts that they may load.
 *
 * @param {Scripts} scripts
 * @param {Map<string, string>} texts  by path
 */
function renamed(scripts, texts) {
  const hashes = new Map([...texts].map(([path, text]) => [path, hashOf(text)]));
  const names = new Map(
    Object.keys(scripts).map((path) => {
      const hash = hashOf([...loadedFrom(scripts, [path])].map((each) => hashes.get(each)).join('\n'));
      return [path, path.replace(/-\w+(?=\.js$)/, `-${hash}`)];
    }),
  );
  const nameOf = (/** @type {string} */ path) => names.get(path) ?? path;
  const outputs = Object.entries(scripts).map(([path, script]) => {
    const imports = script.imports.map((each) => ({ ...each, path: nameOf(each.path) }));
    return /** @type {const} */ ([nameOf(path), { ...script, imports }]);
  });
  const files = Object.entries(scripts).map(([path, { imports }]) => {
    const text = imports.reduce(
      (changed, { path: to }) => changed.replaceAll(posix.basename(to), posix.basename(nameOf(to))),
      texts.get(path) ?? '',
    );
    return { path: nameOf(path), text };
  });
  return { outputs: Object.fromEntries(outputs), files };
}

/**
 * Joins the scripts of a bundle.
 *
 * @param {esbuild.BuildResult} bundle
 * @param {string[]} entryPoints
 * @param {esbuild.BuildOptions} options  those of the bundle
 * @returns {Promise<{ metafile: Pick<esbuild.Metafile, 'inputs' | 'outputs'>, files: { path: string, contents: string |
 *   Uint8Array }[] }>}  files by their paths within the site
 */
export async function joined(bundle, entryPoints, options) {
  const metafile = /** @type {esbuild.Metafile} */ (bundle.metafile);
  const isScript = (/** @type {string} */ path) => path.endsWith('.js');
  const scripts = Object.fromEntries(Object.entries(metafile.outputs).filter(([path]) => isScript(path)));
  const paths = Object.keys(scripts);
  const others = Object.fromEntries(Object.entries(metafile.outputs).filter(([path]) => !isScript(path)));
  const otherFiles = (bundle.outputFiles ?? []).filter(({ path }) => !isScript(path));
  const entries = paths.filter((path) => entryPoints.includes(scripts[path]?.entryPoint ?? ''));
  const loading = new Loading(scripts, entries);
  const homes = loading.homes();
  const texts = new Map((bundle.outputFiles ?? []).map(({ path, text }) => [withinSite(path), text]));
  const textOf = (/** @type {string} */ path) => texts.get(withinSite(path)) ?? '';
  const membersOf = (/** @type {string} */ home) => paths.filter((path) => homes.get(path) === home);

  /** The names by which homes export what other scripts import from theirs. @type {Map<string, Map<string, string>>} */
  const aliases = new Map(paths.map((path) => [path, new Map()]));
  for (const from of paths) {
    for (const to of importsOf(scripts, from)) {
      if (homes.get(from) === homes.get(to) || loading.isEntry(to)) continue;
      const ofHome = /** @type {Map<string, string>} */ (aliases.get(homes.get(to) ?? to));
      for (const name of namesIn(textOf(from), specifierOf(from, to))) {
        const key = `${to} ${name}`;
        if (!ofHome.has(key)) ofHome.set(key, `$${ofHome.size.toString(36)}`);
      }
    }
  }

  /** @type {esbuild.Plugin} */
  const plugin = {
    name: 'joined',
    setup(builder) {
      builder.onResolve({ filter: /.*/ }, ({ path, importer, namespace, kind }) => {
        if (kind === 'entry-point') return { path, namespace: 'home' };
        if (namespace === 'home') return { path, namespace: 'script' };
        const to = posix.join(posix.dirname(importer), path);
        const home = homes.get(to);
        if (namespace === 'names' || home === undefined) return { path, external: true };
        const own = homes.get(importer) ?? importer;
        if (home === own || textOf(to).trim() === '') return { path: to, namespace: 'script' };
        const address = specifierOf(own, home);
        if (loading.isEntry(to)) return { path: address, external: true };
        const names = namesIn(textOf(importer), path).map((name) => {
          return `${aliases.get(home)?.get(`${to} ${name}`)} as ${name}`;
        });
        const isNeeded = names.length > 0 || !loading.isBefore(home, own);
        return {
          path: `${address} ${names} ${isNeeded}`,
          namespace: 'names',
          pluginData: { names, address, isNeeded },
        };
      });
      // A script with those that join it, and what others import from them.
      builder.onLoad({ filter: /.*/, namespace: 'home' }, ({ path: home }) => ({
        contents: membersOf(home)
          .map((member) => {
            const own = loading.isEntry(member) ? (scripts[member]?.exports ?? []) : [];
            const imported = [...(aliases.get(home) ?? [])].flatMap(([key, alias]) => {
              const [from, name] = key.split(' ');
              return from === member ? [`${name} as ${alias}`] : [];
            });
            return `export{${[...own, ...imported]}}from${JSON.stringify(member)};`;
          })
          .join(''),
      }));
      builder.onLoad({ filter: /.*/, namespace: 'script' }, ({ path }) => ({ contents: textOf(path) }));
      // What a script imports from one that has joined another.
      builder.onLoad({ filter: /.*/, namespace: 'names' }, ({ pluginData: { names, address, isNeeded } }) => {
        if (!isNeeded) return { contents: '' };
        const from = JSON.stringify(address);
        return { contents: names.length > 0 ? `export{${names}}from${from};` : `import${from};` };
      });
    },
  };
  const kept = paths.filter((path) => homes.get(path) === path && textOf(path).trim() !== '');
  const built = await esbuild.build({
    ...options,
    entryPoints: kept.map((path) => ({ in: path, out: path.slice(path.indexOf(`${FOLDER}/`), -'.js'.length) })),
    format: 'esm',
    plugins: [plugin],
  });
  const builtTexts = new Map((built.outputFiles ?? []).map(({ path, text }) => [withinSite(path), text]));
  const builtOutputs = /** @type {esbuild.Metafile} */ (built.metafile).outputs;
  const result = renamed(
    Object.fromEntries(
      kept.map((path) => {
        const imports = (builtOutputs[path]?.imports ?? []).map((each) => ({
          ...each,
          path: each.path.startsWith('.') ? posix.join(posix.dirname(path), each.path) : each.path,
        }));
        const inputs = Object.assign({}, ...membersOf(path).map((member) => scripts[member]?.inputs));
        return [path, { .../** @type {Scripts[string]} */ (scripts[path]), inputs, imports }];
      }),
    ),
    new Map(kept.map((path) => [path, builtTexts.get(withinSite(path)) ?? ''])),
  );
  return {
    metafile: { inputs: metafile.inputs, outputs: { ...others, ...result.outputs } },
    files: [
      ...otherFiles.map(({ path, contents }) => ({ path: withinSite(path), contents })),
      ...result.files.map(({ path, text }) => ({ path: withinSite(path), contents: text })),
    ],
  };
}

// Checks the layers: imports point only downward, and there are no import cycles of files or of the folders of a layer,
// type-only imports included. A name of the lexicon is no literal elsewhere.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The layers, lowest first. Parts of the same layer do not import each other. docs/architecture.md shows them. */
const LAYERS = [
  ['assembly'],
  ['src/kernel'],
  ['src/data'],
  ['src/domain'],
  ['src/lexicon'],
  ['src/drawing'],
  ['src/api'],
  ['src/serve'],
  ['src/accounts', 'src/cli', 'src/counsel', 'src/durable', 'src/lib', 'src/web'],
  ['src/http'],
  ['src/app.ts'],
  ['src/index.ts'],
];

/** Modules that both host and kernel compile: only constants of the block, no code. */
const SHARED = ['assembly/layout.ts', 'assembly/status.ts'];

const root = fileURLToPath(new URL('../', import.meta.url));

/** Import statements: `from '…'`, `import '…'`, `import('…')`. */
const IMPORTS = /(?:\bfrom\s|\bimport\s|\bimport\()\s*'([^']+)'/g;

/** @param {string} folder @returns {string[]} */
const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`);

/** The file of a relative import; undefined if it is not a source file. @param {string} from @param {string} target */
function resolved(from, target) {
  const base = join(root, dirname(from), target);
  const name = relative(root, base);
  if (name.startsWith('build/lexicon/')) return `${name}.ts`;
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending);
  const found = file.find((path) => /\.tsx?$/.test(path) && existsSync(path) && statSync(path).isFile());
  return found && relative(root, found);
}

/**
 * The part of a file and the index of its layer. The names generated from the lexicon's sources belong to the lexicon.
 * @param {string} path
 */
function partOf(path) {
  const file = path.replace(/^build\/lexicon\//, 'src/lexicon/');
  for (const [level, parts] of LAYERS.entries()) {
    const part = parts.find((name) => file === name || file.startsWith(`${name}/`));
    if (part !== undefined) return { part, level };
  }
  return undefined;
}

/** Literals outside the lexicon that happen to be equal to a name of another thing, by file. */
const HOMONYMS = new Map([
  ['src/api/days/calendar.ts', ['Gaurī']],
  // The service gives its name to a preset.
  ['src/web/pages/template.ts', ['खगोल']],
]);
/** Files with words that people write in questions and pasted charts, in any spelling. */
const WORDS_OF_PEOPLE =
  /^src\/counsel\/(classify|danger|demo|policy|reading)\/|^src\/web\/views\/chart\/differences\/ownFigures\.ts$/;

/** Names of the lexicon in all languages that are not plain English words: of several words, or with letters beyond ASCII. */
function lexiconNames() {
  const names = new Map();
  const source = join(root, 'src/lexicon/source');
  for (const language of readdirSync(source)) {
    const file = join(source, language, 'names.json');
    if (!existsSync(file)) continue;
    for (const [kind, named] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
      for (const [key, name] of Object.entries(named))
        if (/[^\0-\x7f]|\s/.test(name)) names.set(name, `${kind} ${key}`);
    }
  }
  return names;
}

const NAMES = lexiconNames();
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** String literals without insertions, and the text of an element. */
const LITERALS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`|>([^<>{}\n]+)</g;

/** The literals of a file that are names of the lexicon. @param {string} file @param {string} text */
function namesIn(file, text) {
  if (/^src\/(lexicon|data)\//.test(file) || WORDS_OF_PEOPLE.test(file)) return [];
  return [...text.replace(COMMENTS, '').matchAll(LITERALS)]
    .map(([, quoted, attribute, template, element]) => (quoted ?? attribute ?? template ?? element ?? '').trim())
    .filter((literal) => NAMES.has(literal) && !HOMONYMS.get(file)?.includes(literal));
}

/** @type {string[]} */
const faults = [];
/** @type {Map<string, string[]>} */
const graph = new Map();
const files = [...sourcesOf('src'), ...sourcesOf('assembly')];
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const own = partOf(file);
  for (const name of namesIn(file, text))
    faults.push(`${file} spells "${name}": ask the lexicon for ${NAMES.get(name)}`);
  if (own === undefined) faults.push(`${file} is in no layer: add its folder to tools/check-layers.mjs`);
  const targets = [...text.matchAll(IMPORTS)]
    .map(([, name = '']) => (name.startsWith('.') ? resolved(file, name) : undefined))
    .filter((target) => target !== undefined);
  graph.set(file, targets);
  for (const target of targets) {
    const other = partOf(target);
    if (own === undefined || other === undefined || other.part === own.part) continue;
    if (other.level >= own.level) faults.push(`${file} imports ${target}: ${own.part} is not above ${other.part}`);
    if (other.part === 'assembly' && !(own.part === 'src/kernel' && SHARED.includes(target))) {
      faults.push(`${file} imports ${target}: only src/kernel may, and only ${SHARED.join(' and ')}`);
    }
  }
}

/**
 * The folder of a file in its layer; a file beside the folders counts as one itself. Undefined outside the layers with
 * folders.
 * @param {string} file
 */
function folderOf(file) {
  const [src, layer, name] = file.split('/');
  return src === 'src' && name !== undefined ? `${src}/${layer}/${name}` : undefined;
}

/** @type {Map<string, Set<string>>} */
const folders = new Map();
for (const [file, targets] of graph) {
  const folder = folderOf(file);
  if (folder === undefined) continue;
  const importedFolders = folders.get(folder) ?? new Set();
  folders.set(folder, importedFolders);
  for (const other of targets.map(folderOf)) if (other !== undefined && other !== folder) importedFolders.add(other);
}

/**
 * Import cycles, each as the nodes that lead back to the first.
 * @param {Map<string, Iterable<string>>} imports
 * @returns {string[][]}
 */
function circles(imports) {
  /** @type {string[][]} */
  const cycles = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {string[]} */
  const path = [];
  /** @param {string} node */
  const visit = (node) => {
    state.set(node, 'open');
    path.push(node);
    for (const next of imports.get(node) ?? []) {
      if (state.get(next) === 'open') cycles.push([...path.slice(path.indexOf(next)), next]);
      else if (!state.has(next)) visit(next);
    }
    path.pop();
    state.set(node, 'done');
  };
  for (const node of imports.keys()) if (!state.has(node)) visit(node);
  return cycles;
}

for (const circle of circles(graph)) faults.push(`import cycle: ${circle.join(' → ')}`);
for (const circle of circles(folders)) faults.push(`folder cycle: ${circle.join(' → ')}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `layers: ${files.length} files, no upward import, no cycle of files or folders, no name outside the lexicon`,
  );

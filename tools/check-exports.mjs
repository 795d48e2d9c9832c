// Checks that another file imports each export of src, and that no two files export types of one name. It searches the
// source texts, because Biome formats imports and exports uniformly.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from './stamp.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Entry files, which no other file imports: the Worker, the entry points of the package, the renderer of the pages, two modules that
 * replace packages in pages, the types of generated names, and the check of the names.
 */
const ENTRIES = new Set([
  ...[
    'index',
    'web/server/index',
    'web/server/build',
    'web/shared/instance',
    'web/shared/temporal',
    'web/shared/figures',
  ],
  ...['lexicon/table', 'lexicon/kinds'],
  ...['index', 'calendar', 'chart', 'facts', 'kernel', 'names', 'places', 'time'].map((name) => `lib/${name}`),
]);

/** `export const NAME …`, `export const { A, B } = …`. */
const DECLARATION =
  /^export (?:async )?(?:const|function\*?|class|interface|type) (?:(\w+)|[[{] ?([^=]*?),? ?[\]}] =)/gm;
/** `export { A, type B }`, with its source or without. */
const LIST = /^export (?:type )?\{([^}]*)\}/gm;
/** `import { A } from '…'`, `export { A } from '…'`, `import * as a from '…'`, `import('…')`. */
const IMPORT = /(?:\b(?:import|export) (?:type )?(?:\{([^}]*)\}|\* as \w+) from |\bimport\(\s*)'([^']+)'/g;

const texts = new Map(
  ['src', 'test', 'tools']
    .flatMap((folder) => filesUnder(folder))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('/node_modules/'))
    .map((file) => [file, readFileSync(root + file, 'utf8')]),
);

/** The names in braces, by their original or by their local names. @param {string} list @param {0 | -1} side */
const namesIn = (list, side) =>
  list
    .split(',')
    .map((entry) => entry.trim().replace('type ', '').split(' as ').at(side) ?? '')
    .filter(Boolean);

/** The file of an import. Tools also write imports, from other folders. @param {string} from @param {string} target */
const resolved = (from, target) =>
  [join(dirname(from), target), target.replace(/^(\.\.\/)+/, '')]
    .flatMap((path) => ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => path + ending))
    .find((file) => texts.has(file));

/** The names that other files import from a file. @type {Map<string, Set<string>>} */
const imported = new Map();
for (const [from, text] of texts) {
  for (const [, list, target = ''] of text.matchAll(IMPORT)) {
    const file = resolved(from, target);
    if (file === undefined) continue;
    const names = imported.get(file) ?? new Set();
    imported.set(file, names);
    // If a file imports a whole module, every word in it counts as a used name.
    for (const name of list === undefined ? (text.match(/\w+/g) ?? []) : namesIn(list, 0)) names.add(name);
  }
}

/** @type {string[]} */
const faults = [];
/** The file of each exported type. @type {Map<string, string>} */
const types = new Map();
for (const [file, text] of texts) {
  if (!file.startsWith('src/') || ENTRIES.has(file.slice(4).replace(/\.tsx?$/, ''))) continue;
  const declared = [...text.matchAll(DECLARATION)];
  const listed = [...text.matchAll(LIST)].flatMap(([, list = '']) => namesIn(list, -1));
  for (const name of [...listed, ...declared.flatMap(([, one, list]) => one ?? namesIn(list ?? '', -1))]) {
    if (!imported.get(file)?.has(name)) faults.push(`${file} exports ${name}, which no other file imports`);
  }
  for (const [, name = ''] of text.matchAll(/^export (?:class|interface|type) (\w+)/gm)) {
    if (types.has(name)) faults.push(`${file} exports the type ${name}, and so does ${types.get(name)}`);
    types.set(name, file);
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`exports: ${texts.size} files, another file imports each export, and types have names of their own`);

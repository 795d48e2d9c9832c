// Makes build/lexicon from src/lexicon/source: the tables of names (tools/lexicon/tables.ts), the sentences
// (tools/lexicon/sentences.mjs) and the index of the names (tools/lexicon/bare.ts), if they are missing or a source has
// changed. Usage: node tools/build-lexicon.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentenceModules, sourcesOf } from './lexicon/sentences.mjs';
import { filesUnder, stampOf } from './stamp.mjs';
import { writeTree } from './tree.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = `${root}build/lexicon`;
/** File with the hash of the inputs of the last build. */
const STAMP = 'sources.sha256';

/** The index of the names. */
const INDEX = 'bare.ts';

/** A hash of all inputs: names, sentences, rules, spelling, generators, and package versions. */
const inputs = () =>
  stampOf([
    ...filesUnder('src/lexicon/source'),
    ...filesUnder('src/data'),
    ...filesUnder('src/domain/text'),
    ...['bare', 'englishRegion', 'facts/fold', 'labels', 'numberText', 'spelling', 'uses'].map(
      (name) => `src/lexicon/${name}.ts`,
    ),
    ...filesUnder('tools/lexicon'),
    'tools/build-lexicon.mjs',
    'node_modules/@indic-transliteration/sanscript/package.json',
    'node_modules/icu-minify/package.json',
  ]);

/** The output of a tool of tools/lexicon. @param {string} tool */
function printed(tool) {
  const run = spawnSync(process.execPath, ['--import', './tools/resolve-ts.mjs', `tools/lexicon/${tool}`], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`tools/lexicon/${tool} failed\n${run.stderr}`);
  return run.stdout;
}

/** Builds the modules if a source has changed. */
export function build() {
  const inputHash = inputs();
  const stampFile = `${target}/${STAMP}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputHash) return;
  const files = new Map([...Object.entries(JSON.parse(printed('tables.ts'))), ...sentenceModules(sourcesOf())]);
  const index = `${target}/${INDEX}`;
  // The index is made from the tables. Until then that of the last build stays.
  writeTree(
    target,
    new Map([...files, ...(existsSync(index) ? /** @type {const} */ ([[INDEX, readFileSync(index, 'utf8')]]) : [])]),
  );
  writeTree(target, new Map([...files, [INDEX, printed('bare.ts')], [STAMP, inputHash]]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();

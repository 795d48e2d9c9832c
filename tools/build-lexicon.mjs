// Makes build/lexicon from src/lexicon/source: the tables of names (tools/lexicon/tables.ts) and the sentences
// (tools/lexicon/sentences.mjs), if they are missing or a source has changed. Usage: node tools/build-lexicon.mjs
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

/** A hash of all inputs: names, sentences, rules, generators, and package versions. */
const inputs = () =>
  stampOf([
    ...filesUnder('src/lexicon/source'),
    ...filesUnder('src/data'),
    ...filesUnder('tools/lexicon'),
    'tools/build-lexicon.mjs',
    'node_modules/@indic-transliteration/sanscript/package.json',
    'node_modules/icu-minify/package.json',
  ]);

/** Builds the modules if a source has changed. */
export function build() {
  const inputHash = inputs();
  const stampFile = `${target}/${STAMP}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputHash) return;
  const run = spawnSync(process.execPath, ['--import', './tools/resolve-ts.mjs', 'tools/lexicon/tables.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`the tables of names could not be made\n${run.stderr}`);
  writeTree(
    target,
    new Map([...Object.entries(JSON.parse(run.stdout)), ...sentenceModules(sourcesOf()), [STAMP, inputHash]]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();

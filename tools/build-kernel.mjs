// Compiles assembly/ to build/kernel.wasm and writes the provenance of the kernel, build/kernel.json, which every answer
// states. Compiles only if a source has changed, or with `--force`. Makes the modules of the lexicon (build-lexicon.mjs) and the
// list of places (build-gazetteer.mjs). Always updates build/sources.json: the version of the observance rules, which answers state, and a hash of all of src, of the
// tables of other years and of the packages, which is part of every cache key.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as buildGazetteer } from './build-gazetteer.mjs';
import { build as buildLexicon } from './build-lexicon.mjs';
import { rulesVersion } from './rules-version.mjs';
import { filesUnder, stampOf } from './stamp.mjs';

const THEORY = 'VSOP87D and ELP/MPP02 frequencies, amplitudes fitted to JPL DE431, 1899-2101';

const root = fileURLToPath(new URL('../', import.meta.url));
const wasmFile = `${root}build/kernel.wasm`;
const infoFile = `${root}build/kernel.json`;
/** File with the hash of the inputs of the last build. */
const stampFile = `${root}build/kernel.sha256`;

/** A hash of all inputs of the kernel. */
const kernelInputs = () =>
  stampOf([
    ...filesUnder('assembly'),
    'asconfig.json',
    'package.json',
    'tools/build-kernel.mjs',
    'node_modules/assemblyscript/package.json',
  ]);

/** True if the kernel was compiled from these inputs. @param {string} inputHash */
const kernelIsFresh = (inputHash) =>
  [wasmFile, infoFile, stampFile].every((file) => existsSync(file)) && readFileSync(stampFile, 'utf8') === inputHash;

/** @param {string} inputHash */
function buildKernel(inputHash) {
  const asc = `${root}node_modules/assemblyscript/bin/asc.js`;
  const run = spawnSync(process.execPath, [asc, '--target', 'release'], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the kernel does not compile\n${run.stdout}${run.stderr}`);
  const wasm = readFileSync(wasmFile);
  const info = {
    version: JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version,
    sha256: createHash('sha256').update(wasm).digest('hex'),
    bytes: wasm.length,
    theory: THEORY,
  };
  writeFileSync(infoFile, `${JSON.stringify(info, null, 2)}\n`);
  writeFileSync(stampFile, inputHash);
}

function stampSources() {
  const info = {
    rules: rulesVersion(root),
    all: stampOf([...filesUnder('src'), ...filesUnder('assembly/years'), 'package-lock.json']),
  };
  const [file, text] = [`${root}build/sources.json`, `${JSON.stringify(info, null, 2)}\n`];
  // Equal files are not written, so that a process reading them meanwhile finds them complete.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Writes the files of build/ that the service and the tests read. */
export function build({ force = false } = {}) {
  const inputHash = kernelInputs();
  if (force || !kernelIsFresh(inputHash)) buildKernel(inputHash);
  buildLexicon();
  buildGazetteer();
  stampSources();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build({ force: process.argv.includes('--force') });

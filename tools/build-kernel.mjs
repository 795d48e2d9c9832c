// Compiles assembly/ to build/kernel.wasm and writes beside it what the stamp of every answer says of the
// kernel: build/kernel.json. Idle when nothing it reads has changed since; `--force` compiles anyway. Always
// brought up to date is build/sources.json, hashes of the rules in src/domain and of all of src: by them answers are kept.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const THEORY = 'VSOP87D and ELP/MPP02 frequencies, amplitudes fitted to JPL DE431, 1899-2101';

const root = fileURLToPath(new URL('../', import.meta.url));
const wasmFile = `${root}build/kernel.wasm`;
const infoFile = `${root}build/kernel.json`;

/** The compiled kernel stands and is younger than everything it is made of. */
function kernelIsFresh() {
  if (!existsSync(wasmFile) || !existsSync(infoFile)) return false;
  const built = statSync(infoFile).mtimeMs;
  const sources = readdirSync(`${root}assembly`, { recursive: true }).map((name) => `assembly/${name}`);
  return [...sources, 'asconfig.json', 'package.json', 'tools/build-kernel.mjs'].every(
    (name) => statSync(root + name).mtimeMs < built,
  );
}

function buildKernel() {
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
}

/** All TypeScript of a folder in one hash, by names and contents. @param {string} folder */
function hashOf(folder) {
  const hash = createHash('sha256');
  const names = readdirSync(root + folder, { recursive: true }).map(String);
  for (const name of names.filter((name) => name.endsWith('.ts')).sort()) {
    hash.update(`${name}\0${readFileSync(`${root}${folder}/${name}`, 'utf8')}\0`);
  }
  return hash.digest('hex');
}

function stampSources() {
  const info = { rules: hashOf('src/domain'), all: hashOf('src') };
  const [file, text] = [`${root}build/sources.json`, `${JSON.stringify(info, null, 2)}\n`];
  // Who reads it at the same time finds it whole.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** Makes what the service and the tests read from build/. */
export function build({ force = false } = {}) {
  if (force || !kernelIsFresh()) buildKernel();
  stampSources();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build({ force: process.argv.includes('--force') });

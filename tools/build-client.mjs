// Writes build/openapi.json, which the Worker serves, and the typed client (tools/client/generate.ts). Writes them if a
// source has changed, always with `--force`, or only if they are missing with `--missing`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stampOf } from './stamp.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const OUTPUTS = ['build/openapi.json', 'build/client.ts'];
/** The hash of the inputs of the last build. */
const stampFile = `${root}build/client.sha256`;

/** A hash of all inputs: sources and kernel by their stamps, package versions, and the generator. */
function inputs() {
  const generator = readdirSync(`${root}tools/client`).filter((name) => name.endsWith('.ts'));
  const files = ['build/sources.json', 'build/kernel.json', 'package.json', 'package-lock.json'];
  return stampOf([...files, ...generator.sort().map((name) => `tools/client/${name}`)]);
}

/**
 * Builds the outputs. Requires the files of tools/build-kernel.mjs.
 *
 * @param {'stale' | 'missing' | 'always'} when
 */
export function build(when = 'stale') {
  const inputHash = inputs();
  const isThere = [...OUTPUTS.map((name) => root + name), stampFile].every((file) => existsSync(file));
  if (isThere && when === 'missing') return;
  if (isThere && when === 'stale' && readFileSync(stampFile, 'utf8') === inputHash) return;
  const run = spawnSync(process.execPath, ['--import', './tools/resolve-ts.mjs', 'tools/client/generate.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`the OpenAPI document could not be written\n${run.stdout}${run.stderr}`);
  writeFileSync(stampFile, inputHash);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--force')) build('always');
  else build(process.argv.includes('--missing') ? 'missing' : 'stale');
}

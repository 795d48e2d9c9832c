// `npm run typecheck`: checks the types of all projects of tsconfig.json. Every file is checked in one project. The
// other projects read its declarations in build/types. A second run checks only changes. tsc recognises changed files
// only by their times, so the results of earlier runs are removed where that could mislead it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as buildClient } from './build-client.mjs';
import { build as buildKernel } from './build-kernel.mjs';
import { filesUnder, stampOf } from './stamp.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const types = `${root}build/types`;
/** The inputs and outputs of the last run. */
const recordFile = `${types}/record.json`;

/** All inputs of the types: the lockfile for the packages, configurations, sources, generated sources. */
const inputs = () => [
  'package-lock.json',
  ...readdirSync(root).filter((name) => /^tsconfig.*\.json$|^vitest/.test(name)),
  ...filesUnder('build').filter((name) => /^build\/(lexicon\/.+|[^/]+)\.(ts|json)$/.test(name)),
  ...['src', 'test', 'tools', 'assembly'].flatMap((folder) =>
    filesUnder(folder).filter((name) => /\.(tsx?|m?js|json)$/.test(name) && !name.includes('/node_modules/')),
  ),
];

/** Hashes by path. @param {readonly string[]} files */
const hashes = (files) => Object.fromEntries(files.map((name) => [name, stampOf([name])]));

const outputs = () => filesUnder('build/types').filter((name) => root + name !== recordFile);

/**
 * Whether tsc can continue from the last run: the packages are the same, every changed file is newer than the run, and
 * the outputs of the run exist.
 *
 * @param {{ [file: string]: string }} now
 */
function canContinue(now) {
  if (!existsSync(recordFile)) return false;
  const { read, wrote } = JSON.parse(readFileSync(recordFile, 'utf8'));
  const ran = statSync(recordFile).mtimeMs;
  const changed = Object.keys(now).filter((name) => now[name] !== read[name]);
  return (
    now['package-lock.json'] === read['package-lock.json'] &&
    changed.every((name) => statSync(root + name).mtimeMs > ran) &&
    JSON.stringify(hashes(outputs())) === JSON.stringify(wrote)
  );
}

/**
 * Checks a project and its references, and writes their declarations to build/types. Requires the files of
 * tools/build-kernel.mjs.
 *
 * @param {string} project  path of its folder or configuration
 * @param {'inherit' | 'pipe'} stdio
 * @returns {{ status: number | null; stdout: string | null }} of tsc
 */
export function checkTypes(project, stdio = 'pipe') {
  const now = hashes(inputs());
  if (!canContinue(now)) rmSync(types, { recursive: true, force: true });
  // One checker per project: with several, each would check the shared files again.
  const tsc = [`${root}node_modules/typescript/bin/tsc`, '-b', project, '--checkers', '1'];
  const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: root, stdio, encoding: 'utf8' });
  mkdirSync(types, { recursive: true });
  writeFileSync(recordFile, JSON.stringify({ read: now, wrote: hashes(outputs()) }));
  return { status, stdout };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  buildKernel();
  buildClient();
  process.exit(checkTypes('.', 'inherit').status ?? 1);
}

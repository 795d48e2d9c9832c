/**
 * Counts what answers execute. A separate program counts, because V8 counts all code of a process. It is a bundle without
 * white space, so that a count does not depend on how a module is loaded.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { writeTree } from '../../tools/tree.mjs';
import { countedKernel } from './countedKernel';
import type { Counted, Job } from './jobs';

/** As deep in the project as the sources, so that their relative file URLs stay valid. */
const FOLDER = fileURLToPath(new URL('../../build/prices', import.meta.url));

/** CommonJS packages call `require`. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

let bundled: Promise<void> | undefined;

/** Writes the program and the kernel that it counts. */
async function bundle(): Promise<void> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('count.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    banner: { js: REQUIRE },
    write: false,
  });
  const kernel = readFileSync(new URL('../../build/kernel.wasm', import.meta.url));
  const modules = outputFiles.map(({ path, contents }) => [path.slice(FOLDER.length + 1), contents] as const);
  writeTree(FOLDER, new Map([...modules, ['kernel.wasm', countedKernel(kernel)]]));
}

/** The results of a job. */
export async function* counted(job: Job): AsyncGenerator<Counted> {
  bundled ??= bundle();
  await bundled;
  const program = spawn(process.execPath, [`${FOLDER}/count.mjs`, JSON.stringify(job)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // V8 counts no blocks of code that it takes from a cache.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  const ended = once(program, 'close');
  for await (const line of createInterface(program.stdout)) yield JSON.parse(line) as Counted;
  const [status] = await ended;
  if (status !== 0) throw new Error(`the count of ${job.key} failed`);
}

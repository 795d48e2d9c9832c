// Weighs, gzipped and against a budget, what a deployment would upload, the Worker's script and the kernel, and what the
// chart's page loads at first: HTML, scripts, styles, the kernel and the two fonts that are preloaded. And takes the time
// of the Worker's start.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from './build-web.mjs';
import { profiledStart, startup } from './startup.mjs';
import { bundle, canMeasure } from './workerd.mjs';

const BUDGETS = [
  { what: 'script', ending: '.mjs', bytes: 1024 * 1024 },
  { what: 'kernel', ending: '.wasm', bytes: 32 * 1024 },
];

const FIRST_LOAD_BUDGET = 150_000;

/** Work of a start, by wrangler's profile, at a usual pace. Cloudflare refuses a Worker that takes a second. */
const START_BUDGET_MS = 50;
/** Processor time of a process from its start to its first answer, at that pace; docs/operating.md says where it goes. */
const PROCESS_BUDGET_MS = 200;

/** Prints a time and what it may be. @param {string} what @param {number} ms @param {number} budgetMs */
function told(what, ms, budgetMs) {
  const isQuick = ms > 0 && ms <= budgetMs;
  console.log(`${what}: ${ms.toFixed(0)} ms of CPU of ${budgetMs} ms${isQuick ? '' : ', OVER BUDGET'}`);
  if (!isQuick) process.exitCode = 1;
}

const out = mkdtempSync(join(tmpdir(), 'khagola-bundle-'));

try {
  const weights = await build();
  bundle(out);
  for (const { what, ending, bytes } of BUDGETS) {
    const files = readdirSync(out).filter((name) => name.endsWith(ending));
    const size = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name)), { level: 9 }).length, 0);
    const fits = files.length > 0 && size <= bytes;
    console.log(`${what}: ${(size / 1024).toFixed(1)} KiB gz of ${bytes / 1024} KiB${fits ? '' : ', OVER BUDGET'}`);
    if (!fits) process.exitCode = 1;
  }
  const parts = Object.entries(weights.chart ?? {});
  const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
  const fits = total > 0 && total <= FIRST_LOAD_BUDGET;
  const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  const words = parts.map(([part, bytes]) => `${part} ${kb(bytes)}`).join(', ');
  console.log(
    `first load of /: ${kb(total)} KB gz of ${kb(FIRST_LOAD_BUDGET)} KB (${words})${fits ? '' : ', OVER BUDGET'}`,
  );
  if (!fits) process.exitCode = 1;
  if (canMeasure) {
    const { taken, pace } = await startup(out);
    console.log(`pace of this machine: an empty Worker starts in ${pace.toFixed(2)} times the usual`);
    told('start, by its profile', profiledStart() / pace, START_BUDGET_MS);
    told('start, all threads to the first answer', (taken[0] ?? 0) / pace, PROCESS_BUDGET_MS);
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}

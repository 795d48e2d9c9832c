// Compares gzipped sizes with their budgets: the Worker's script and the kernel as a deployment would upload them, and
// the files that every page loads before the first interaction (HTML, scripts, styles and the typefaces of its
// letters). Also measures the start-up time of the Worker.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as buildClient } from './build-client.mjs';
import { build as buildKernel } from './build-kernel.mjs';
import { buildIfStale as buildWeb } from './build-web.mjs';
import { buildIfStale as buildWorker, loadedAtOnce } from './build-worker.mjs';
import { profiledStart, startup } from './startup.mjs';
import { bundle, canMeasure } from './workerd.mjs';

/** The sources that start-up runs: the service, the calendar and the chart (src/http/warmUp.ts). */
const ENTRIES = ['src/index.ts', 'src/api/utsavas/answer.ts', 'src/api/chart/answer.ts'];

// Cloudflare accepts 3 MiB of script on its free plan. Fifteen languages, the rules of observances and the SDK of the
// models are separate modules, which run on the first request for them. The kernel: 32 KiB for positions and the
// calendar, 4 for the passages of a span and the risings of planets, and 1 for writing the numbers of an ephemeris.
const BUDGETS = [
  { what: 'script that a start reads', filesOf: readAtOnce, bytes: 350 * 1024 },
  {
    what: 'whole script with its data',
    filesOf: (/** @type {string} */ out) => [...ending(out, '.mjs'), ...ending(out, '.bin')],
    bytes: 1695 * 1024,
  },
  { what: 'kernel', filesOf: (/** @type {string} */ out) => ending(out, '.wasm'), bytes: 37 * 1024 },
];

/** Files of a folder with an ending. @param {string} out @param {string} suffix */
const ending = (out, suffix) => readdirSync(out).filter((name) => name.endsWith(suffix));

/** The modules of the entries and those that they import statically. */
async function readAtOnce() {
  const { outputs } = await buildWorker();
  const entries = Object.keys(outputs).filter((path) => ENTRIES.includes(outputs[path]?.entryPoint ?? ''));
  if (entries.length < ENTRIES.length) throw new Error(`one of ${ENTRIES.join(', ')} was not built`);
  const paths = loadedAtOnce(outputs, (path) => entries.includes(path));
  return [...paths].map((path) => basename(path));
}

/** Maximum first load of a page before the first interaction, bytes. */
const PAGE_BUDGET = 60_000;
/** Maximum of each part of a page, bytes. */
const PART_BUDGETS = new Map([
  ['html', 18_000],
  ['scripts', 2000],
  ['styles', 12_000],
  ['fonts', 28_000],
]);
/** Pages with another budget: the documentation has 40 KB. */
const OTHER_PAGE_BUDGETS = new Map([
  ['docs', 40_000],
  ['docs, largest part', 40_000],
]);
/** The page of charts with its first chart, including kernel, view, names in the language and all typefaces, bytes. */
const FIRST_CHART_BUDGETS = new Map([
  ['chart', 136_300],
  ['chart (hi)', 148_300],
]);

/**
 * Budgets at reference speed, with and without the warm-up (docs/reference/performance.md): start-up work by wrangler's
 * profile, and CPU time of a process until its first response. Cloudflare rejects a Worker whose start-up takes a
 * second.
 */
const START_BUDGETS = { off: { profileMs: 50, processMs: 120 }, on: { profileMs: 100, processMs: 220 } };
/** CPU time of the first request after the warm-up: a year of observances for another year and place. */
const FIRST_YEAR_BUDGET_MS = 40;
/** @type {[string]} */
const FIRST_YEAR = ['/api/utsavas?year=2031&lat=18.52&lon=73.86&tz=Asia/Kolkata'];

/** Prints a time and its budget. @param {string} what @param {number} ms @param {number} budgetMs */
function report(what, ms, budgetMs) {
  const isQuick = ms > 0 && ms <= budgetMs;
  console.log(`${what}: ${ms.toFixed(0)} ms of CPU of ${budgetMs} ms${isQuick ? '' : ', OVER BUDGET'}`);
  if (!isQuick) process.exitCode = 1;
}

const out = mkdtempSync(join(tmpdir(), 'khagola-bundle-'));

try {
  buildKernel();
  buildClient();
  const weights = await buildWeb();
  bundle(out);
  for (const { what, filesOf, bytes } of BUDGETS) {
    const files = await filesOf(out);
    const size = files.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name)), { level: 9 }).length, 0);
    const fits = files.length > 0 && size <= bytes;
    console.log(`${what}: ${(size / 1024).toFixed(1)} KiB gz of ${bytes / 1024} KiB${fits ? '' : ', OVER BUDGET'}`);
    if (!fits) process.exitCode = 1;
  }
  const kb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  /** @param {string} what @param {number} bytes @param {number} budget @param {string} words */
  const checkSize = (what, bytes, budget, words) => {
    const fits = bytes > 0 && bytes <= budget;
    console.log(`${what}: ${kb(bytes)} KB gz of ${kb(budget)} KB${words}${fits ? '' : ', OVER BUDGET'}`);
    if (!fits) process.exitCode = 1;
  };
  for (const [page, parts] of Object.entries(weights.first)) {
    const total = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
    const words = Object.entries(parts).map(([part, bytes]) => `${part} ${kb(bytes)}`);
    // The frame of a chart is a page of another site, which its script draws.
    const isFrame = page.startsWith('embed');
    const heavy = Object.entries(parts).filter(
      ([part, bytes]) => !isFrame && bytes > (PART_BUDGETS.get(part) ?? total),
    );
    for (const [part, bytes] of heavy) checkSize(`page ${page}, ${part}`, bytes, PART_BUDGETS.get(part) ?? 0, '');
    checkSize(`page ${page}`, total, OTHER_PAGE_BUDGETS.get(page) ?? PAGE_BUDGET, ` (${words.join(', ')})`);
    const chartBudget = FIRST_CHART_BUDGETS.get(page);
    if (chartBudget)
      checkSize(`page ${page}, first chart`, total + (weights.touched[page] ?? Number.NaN), chartBudget, '');
  }
  if (canMeasure) {
    for (const [warm, { profileMs, processMs }] of Object.entries(START_BUDGETS)) {
      const variables = { WARM_START: warm };
      const yearMs = warm === 'on' ? FIRST_YEAR_BUDGET_MS : Number.POSITIVE_INFINITY;
      const { taken, pace } = await startup(out, { requests: [FIRST_YEAR], variables, limits: [processMs, yearMs] });
      console.log(`WARM_START ${warm}: the reference Worker takes ${pace.toFixed(2)} times its time to start`);
      report('start-up, by profile', await profiledStart({ enoughMs: profileMs, variables }), profileMs);
      report('start-up, all threads until the first response', taken[0] ?? 0, processMs);
      if (warm === 'on') report('first request, a year of observances', taken[1] ?? 0, yearMs);
    }
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}

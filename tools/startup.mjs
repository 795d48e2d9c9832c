// Measures the start-up cost of an isolate. `wrangler check startup` gives the work until the Worker's modules are
// loaded. The system's accounting gives the CPU time of workerd from its start to the response for an unknown path, and
// for the first requests, minus that of an empty Worker. It includes all threads, also those that compile in the
// background, and is hardly affected by other processes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuMs, serve, wrangler } from './workerd.mjs';

const EMPTY = 'export default { fetch: () => new Response("empty") };';

/**
 * Starts a new Worker and sends requests one after another.
 * @param {string} folder
 * @param {[string, RequestInit?][]} requests
 * @param {Record<string, string>} variables
 * @returns {Promise<number[]>} CPU time of the start and of each request, milliseconds
 */
async function runOnce(folder, requests, variables) {
  const { origin, pid, stop } = await serve(folder, { variables });
  try {
    const marks = [0, cpuMs(pid)];
    for (const [path, init] of requests) {
      await (await fetch(origin + path, init)).arrayBuffer();
      marks.push(cpuMs(pid));
    }
    return marks.slice(1).map((mark, i) => mark - /** @type {number} */ (marks[i]));
  } finally {
    await stop();
  }
}

const median = (/** @type {number[]} */ values) =>
  /** @type {number} */ (values.toSorted((a, b) => a - b)[values.length >> 1]);

/** CPU time of starting an empty Worker at reference speed. */
const EMPTY_START_MS = 20;

/**
 * @param {string} folder  the folder with the files of a deployment
 * @param {{ runs?: number, requests?: [string, RequestInit?][], variables?: Record<string, string> }} [options]
 * @returns {Promise<{ taken: number[], pace: number }>} medians minus those of an empty Worker, of the start and of
 *   each
 *   request; and the present slowness of the machine relative to the reference speed, measured by the start of the
 *   empty Worker
 */
export async function startup(folder, { runs = 5, requests = [], variables = {} } = {}) {
  const empty = mkdtempSync(join(tmpdir(), 'khagola-empty-'));
  writeFileSync(join(empty, 'index.mjs'), EMPTY);
  try {
    /** @type {{ full: number[][], empty: number[][] }} */
    const taken = { full: [], empty: [] };
    for (let i = 0; i < runs; i++) {
      taken.full.push(await runOnce(folder, requests, variables));
      taken.empty.push(await runOnce(empty, requests, {}));
    }
    const medianOf = (/** @type {number[][]} */ rows, /** @type {number} */ i) =>
      median(rows.map((row) => /** @type {number} */ (row[i])));
    return {
      taken: ['start', ...requests].map((_, i) => medianOf(taken.full, i) - medianOf(taken.empty, i)),
      pace: medianOf(taken.empty, 0) / EMPTY_START_MS,
    };
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/** Milliseconds of a profile that are not idle. @param {string} file */
function workIn(file) {
  /** @type {{ nodes: { id: number, callFrame: { functionName: string } }[], samples: number[], timeDeltas: number[] }} */
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8'));
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id));
  return samples.reduce((sum, id, i) => sum + (idle.has(id) ? 0 : /** @type {number} */ (timeDeltas[i])), 0) / 1000;
}

/**
 * Start-up work by wrangler's profile, ms: the least of some runs, because other load adds to it. The first run within
 * `enoughMs` ends them. Infinite if no run succeeds.
 *
 * @param {{ enoughMs: number, runs?: number, variables?: Record<string, string> }} options
 */
export function profiledStart({ enoughMs, runs = 12, variables = {} }) {
  const options = Object.entries(variables).flatMap(([name, text]) => ['--var', `${name}:${text}`]);
  const folder = mkdtempSync(join(tmpdir(), 'khagola-profile-'));
  const upload = join(folder, 'worker.bundle');
  try {
    wrangler('deploy', '--dry-run', '--outfile', upload, ...options);
    let leastMs = Number.POSITIVE_INFINITY;
    for (let i = 0; i < runs && leastMs > enoughMs; i++) {
      const file = join(folder, `${i}.cpuprofile`);
      try {
        wrangler('check', 'startup', '--outfile', file, '--worker', upload);
      } catch {
        continue; // wrangler gives up after ten seconds, which other load can take
      }
      leastMs = Math.min(leastMs, workIn(file));
    }
    return leastMs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

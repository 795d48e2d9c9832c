// What a fresh isolate costs. By `wrangler check startup`: what the isolate works until the Worker's modules stand. And by
// the system's accounting: the processor time that workerd takes from its start until the Worker has answered an
// unknown path, and then for the first requests, less what it takes for an empty Worker. All threads count, those too
// that compile beside the Worker. Others on the machine hardly disturb it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuMs, serve, wrangler } from './workerd.mjs';

const EMPTY = 'export default { fetch: () => new Response("empty") };';

/**
 * Starts a Worker anew and asks it, request after request.
 * @param {string} folder
 * @param {[string, RequestInit?][]} requests
 * @returns {Promise<number[]>} processor time of the start and of each request, milliseconds
 */
async function runOnce(folder, requests) {
  const { origin, pid, stop } = await serve(folder);
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

/** What an empty Worker's process takes to start on a machine at its usual pace. */
const EMPTY_START_MS = 20;

/**
 * @param {string} folder  with what would be deployed
 * @param {{ runs?: number, requests?: [string, RequestInit?][] }} [options]
 * @returns {Promise<{ taken: number[], pace: number }>} medians, less those of an empty Worker: of the start, and of each
 *   request in turn; and how many times as long as usual the machine takes for anything now, by the empty Worker's start
 */
export async function startup(folder, { runs = 5, requests = [] } = {}) {
  const empty = mkdtempSync(join(tmpdir(), 'khagola-empty-'));
  writeFileSync(join(empty, 'index.mjs'), EMPTY);
  try {
    /** @type {{ full: number[][], empty: number[][] }} */
    const taken = { full: [], empty: [] };
    for (let i = 0; i < runs; i++) {
      taken.full.push(await runOnce(folder, requests));
      taken.empty.push(await runOnce(empty, requests));
    }
    const of = (/** @type {number[][]} */ rows, /** @type {number} */ i) =>
      median(rows.map((row) => /** @type {number} */ (row[i])));
    return {
      taken: ['start', ...requests].map((_, i) => of(taken.full, i) - of(taken.empty, i)),
      pace: of(taken.empty, 0) / EMPTY_START_MS,
    };
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/** Milliseconds of a profile in which there was work. @param {string} file */
function workIn(file) {
  /** @type {{ nodes: { id: number, callFrame: { functionName: string } }[], samples: number[], timeDeltas: number[] }} */
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8'));
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id));
  return samples.reduce((sum, id, i) => sum + (idle.has(id) ? 0 : /** @type {number} */ (timeDeltas[i])), 0) / 1000;
}

/**
 * The work of a start, by wrangler's profile of it: the least of some runs, for what else the machine does adds to them.
 * @param {{ runs?: number }} [options]
 */
export function profiledStart({ runs = 3 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'khagola-profile-'));
  try {
    const each = Array.from({ length: runs }, (_, i) => {
      const file = join(folder, `${i}.cpuprofile`);
      wrangler('check', 'startup', '--outfile', file);
      return workIn(file);
    });
    return Math.min(...each);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

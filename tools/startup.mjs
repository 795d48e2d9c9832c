// Measures the start-up cost of an isolate. `wrangler check startup` gives the work until the Worker's modules are
// loaded. The system's accounting gives the CPU time of workerd from its start to the response for an unknown path, and
// for the first requests. It includes all threads, also those that compile in the background.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuMs, serve, wrangler } from './workerd.mjs';

/**
 * A Worker with a fixed amount of the work of a start: functions and objects to parse, some of them to run. CPU time on a
 * shared machine varies by a half within seconds, with memory and the other thread of a core, and this Worker's with it.
 */
function reference() {
  const functions = Array.from(
    { length: 3200 },
    (_, i) => `const t${i} = { name: 'n${i}', parts: [${i}, ${i % 7}, ${i % 11}], sum: (a) => a.x + ${i % 13} };
function f${i}(a, b) {
  const c = { x: a, y: t${i}.parts.map((v) => v * b) };
  for (const v of c.y) c.x += v;
  return t${i}.sum(c);
}`,
  );
  const running = functions.map((_, i) => `f${i}`).filter((_, i) => i % 4 === 0);
  return `${functions.join('\n')}
let sum = 0;
for (let round = 0; round < 40; round++) for (const f of [${running}]) sum = f(sum % 97, round);
export default { fetch: () => new Response(\`\${sum}\`) };`;
}

/** CPU time of starting the reference Worker, and of starting an empty one, at reference speed. */
const REFERENCE_START_MS = 80;
const EMPTY_START_MS = 18;

/**
 * Starts a new Worker and sends requests one after another.
 * @param {string} folder
 * @param {[string, RequestInit?][]} [requests]
 * @param {Record<string, string>} [variables]
 * @returns {Promise<number[]>} CPU time of the start and of each request, milliseconds
 */
async function runOnce(folder, requests = [], variables = {}) {
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

/**
 * The slowness of the machine relative to the reference speed, by a start of the reference Worker.
 *
 * @param {string} folder  where the reference Worker is written
 */
function paceIn(folder) {
  writeFileSync(join(folder, 'index.mjs'), reference());
  return async () => /** @type {number} */ ((await runOnce(folder))[0]) / REFERENCE_START_MS;
}

const median = (/** @type {number[]} */ values) =>
  /** @type {number} */ (values.toSorted((a, b) => a - b)[values.length >> 1]);

/**
 * @param {string} folder  the folder with the files of a deployment
 * @param {{ runs?: number, requests?: [string, RequestInit?][], variables?: Record<string, string>, limits?: number[] }}
 *   [options]  `limits` are for the start and for each request: the runs end as soon as more than half of all are within
 *   them, because then the median of all is too
 * @returns {Promise<{ taken: number[], pace: number }>} CPU time at reference speed of the start beyond an empty
 *   Worker's, and of each request, milliseconds; and the slowness of the machine relative to the reference speed. Each
 *   run is measured by the reference Worker's starts before and after it, and a time is the median of the runs.
 */
export async function startup(folder, { runs = 15, requests = [], variables = {}, limits } = {}) {
  const fixed = mkdtempSync(join(tmpdir(), 'khagola-reference-'));
  const paceNow = paceIn(fixed);
  try {
    /** @type {number[]} */
    const paces = [];
    /** @type {number[][]} */
    const rows = [];
    const isWithin = (/** @type {number} */ limit, /** @type {number} */ place) =>
      rows.filter((row) => /** @type {number} */ (row[place]) <= limit).length > runs / 2;
    let before = await paceNow();
    for (let i = 0; i < runs && !limits?.every(isWithin); i++) {
      const row = await runOnce(folder, requests, variables);
      const after = await paceNow();
      const pace = (before + after) / 2;
      paces.push(pace);
      rows.push(row.map((ms, place) => ms / pace - (place === 0 ? EMPTY_START_MS : 0)));
      before = after;
    }
    const places = ['start', ...requests].map((_, place) => place);
    return {
      taken: places.map((place) => median(rows.map((row) => /** @type {number} */ (row[place])))),
      pace: median(paces),
    };
  } finally {
    rmSync(fixed, { recursive: true, force: true });
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
 * Start-up work by wrangler's profile, ms at reference speed: the least of some runs, because other load adds to it. Each
 * run is measured by the reference Worker's starts before and after it, and the first within `enoughMs` ends them.
 * Infinite if no run succeeds.
 *
 * @param {{ enoughMs: number, runs?: number, variables?: Record<string, string> }} options
 */
export async function profiledStart({ enoughMs, runs = 20, variables = {} }) {
  const options = Object.entries(variables).flatMap(([name, text]) => ['--var', `${name}:${text}`]);
  const folder = mkdtempSync(join(tmpdir(), 'khagola-profile-'));
  const fixed = mkdtempSync(join(tmpdir(), 'khagola-reference-'));
  const upload = join(folder, 'worker.bundle');
  const paceNow = paceIn(fixed);
  try {
    wrangler('deploy', '--dry-run', '--outfile', upload, ...options);
    let leastMs = Number.POSITIVE_INFINITY;
    let before = await paceNow();
    for (let i = 0; i < runs && leastMs > enoughMs; i++) {
      const file = join(folder, `${i}.cpuprofile`);
      let work = Number.POSITIVE_INFINITY;
      try {
        wrangler('check', 'startup', '--outfile', file, '--worker', upload);
        work = workIn(file);
      } catch {
        // wrangler gives up after ten seconds, which other load can take.
      }
      const after = await paceNow();
      leastMs = Math.min(leastMs, work / ((before + after) / 2));
      before = after;
    }
    return leastMs;
  } finally {
    for (const each of [folder, fixed]) rmSync(each, { recursive: true, force: true });
  }
}

/**
 * `npm run load`: the deployed files under a closed loop on loopback, endpoint by endpoint, in a separate workerd
 * process. Rates, latencies and processor time depend on this machine and its present load. Beside them stands the
 * result of an empty route, an unknown path, in the same run. A mixture of 40,000 requests follows, to see whether
 * memory stays constant. Finally come the first requests of fresh processes, the stages of a request in this process,
 * and searches for places. Writes the tables of docs/reference/performance.md. `npm run load -- 5000` makes a shorter
 * run, which only prints them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { UTSAVA_FIELDS } from '../../src/api/utsavas/fields';
import { bundle, cpuMs, HEAP_MIB, residentMib, serve } from '../../tools/workerd.mjs';
import { measureFresh, measureWarmUp } from './fresh';
import { Page, tableOf } from './page';
import { measurePlaces } from './places';
import { measureStages } from './stages';

/** Requests of a run whose figures are published. */
const USUAL = 40_000;
const ALL = Number(process.argv[2] ?? USUAL);
const CONNECTIONS = 8;
const WARM = 100;
/** Fresh processes for each row: fewer in a short run. */
const FRESH_RUNS = ALL < USUAL ? 1 : 3;
/** Processor time of a request on Cloudflare's free plan, ms. */
const FREE_CPU_MS = 10;
/** Number of memory samples in the second part. */
const MARKS = 10;

const BIRTH = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 };
const CORE = {
  birthDate: '1990-06-15',
  birthTime: '14:30:00',
  birthPlace: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
  ayanamsa: 'lahiri',
};
const RECTIFY = {
  birthDate: '1990-05-15',
  birthWindow: { startTime: '08:00', endTime: '10:00' },
  location: { lat: 28.6139, lon: 77.209, tz: 5.5 },
  events: [
    { date: '2008-07-01', category: 'relocation' },
    { date: '2012-06-01', category: 'education-milestone' },
    { date: '2014-11-23', category: 'marriage' },
    { date: '2016-03-10', category: 'child-birth' },
    { date: '2019-08-01', category: 'career-shift' },
    { date: '2021-05-01', category: 'parent-death' },
  ],
};

const YEAR = '/api/utsavas?year=2026';

type Request = Parameters<typeof autocannon>[0]['requests'][number];

let turn = 0;
/** A different place each time, so that no response comes from the cache. */
const uncachedPlace = (path: string): Request => ({
  setupRequest: (request) => {
    turn += 1;
    return { ...request, path: `${path}&lat=${(turn % 60_000) / 1000}&lon=77.2&tz=Asia/Kolkata` };
  },
});
/** A different service origin each time, which is part of the cache key. */
const uncachedOrigin = (path: string): Request => ({
  path,
  setupRequest: (request) => {
    turn += 1;
    return { ...request, headers: { ...request.headers, Host: `khagola-${turn}.test` } };
  },
});
/** The entity tag of the earlier response of each path. */
const tags = new Map<string, string>();
/** A request of a client that has the response already. */
const conditional = (path: string): Request => ({
  path,
  setupRequest: (request) => ({ ...request, headers: { ...request.headers, 'If-None-Match': tags.get(path) ?? '' } }),
});
const posted = (path: string, body: object): Request => ({ method: 'POST', path, body: JSON.stringify(body) });
/** A tool, called as a client of the Model Context Protocol does. */
const toolCall = (name: string, input: object): Request => ({
  ...posted('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
});

/** The requests, and their share of the first part. */
const SCENARIOS: { name: string; share: number; request: Request }[] = [
  { name: 'unknown path (empty route)', share: 5, request: { path: '/nowhere' } },
  { name: 'GET /api/health', share: 3, request: { path: '/api/health' } },
  { name: 'POST /api/chart', share: 3, request: posted('/api/chart', BIRTH) },
  { name: 'POST /api/chart, dashaDepth 1', share: 3, request: posted('/api/chart', { ...BIRTH, dashaDepth: 1 }) },
  { name: 'POST /api/v1/core/chart', share: 3, request: posted('/api/v1/core/chart', CORE) },
  {
    name: 'POST /api/chart, as a drawing',
    share: 3,
    request: { ...posted('/api/chart', BIRTH), headers: { Accept: 'image/svg+xml' } },
  },
  { name: 'GET /api/panchang', share: 3, request: { path: '/api/panchang' } },
  { name: 'GET /api/ghadi', share: 3, request: { path: '/api/ghadi' } },
  {
    name: 'GET /api/muhurta',
    share: 2,
    request: { path: '/api/muhurta?date=2026-11-21&lat=28.6139&lon=77.209&tz=5.5' },
  },
  { name: 'GET /api/utsavas, kept', share: 2, request: { path: YEAR } },
  { name: 'GET /api/utsavas, with its ETag', share: 3, request: conditional(YEAR) },
  { name: 'GET /api/utsavas, computed', share: 1, request: uncachedPlace(YEAR) },
  { name: 'POST /mcp, observances', share: 1, request: toolCall('observances', { year: 2026 }) },
  {
    name: 'POST /mcp, observances with all fields',
    share: 1,
    request: toolCall('observances', { year: 2026, principal: 'false', fields: [...UTSAVA_FIELDS], limit: 1000 }),
  },
  { name: 'POST /mcp, chart', share: 1, request: toolCall('chart', BIRTH) },
  { name: 'GET /api/utsavas.ics, computed', share: 1, request: uncachedPlace('/api/utsavas.ics?year=2026') },
  { name: 'GET /api/kundali-facts, kept', share: 3, request: { path: '/api/kundali-facts?q=moon' } },
  { name: 'GET /api/rss/daily, kept', share: 3, request: { path: '/api/rss/daily' } },
  { name: 'GET /api/rss/daily, computed', share: 1, request: uncachedOrigin('/api/rss/daily') },
  { name: 'POST /api/rectify', share: 1, request: posted('/api/rectify', RECTIFY) },
  { name: 'POST /api/sahaja, demo', share: 1, request: posted('/api/sahaja', { message: 'When is Diwali in 2027?' }) },
  { name: 'GET /openapi.json', share: 1, request: { path: '/openapi.json' } },
  { name: 'unknown path (empty route)', share: 5, request: { path: '/nowhere' } },
];

interface Measured {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  cpu: number;
}

const folder = mkdtempSync(join(tmpdir(), 'khagola-load-'));
bundle(folder);
const server = await serve(folder, { isWhole: true });
const page = new Page();
let total = 0;

async function load(requests: Request[], amount: number) {
  const began = performance.now();
  let ended = began;
  const run = autocannon({ url: server.origin, amount, connections: CONNECTIONS, timeout: 60, requests });
  run.on('response', () => {
    ended = performance.now();
  });
  const result = await run; // autocannon resolves at its next whole second
  total += result.requests.total;
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => !/^(200|304|404)$/.test(status));
  if (result.errors > 0 || wrong.length > 0) {
    throw new Error(`${result.errors} errors, ${JSON.stringify(wrong)} for ${JSON.stringify(requests)}`);
  }
  return { ...result, seconds: (ended - began) / 1000 };
}

try {
  const { pid } = server;
  tags.set(YEAR, (await fetch(server.origin + YEAR)).headers.get('ETag') as string);
  const shares = SCENARIOS.reduce((sum, { share }) => sum + share, 0);
  const measured: Measured[] = [];
  for (const { name, share, request } of SCENARIOS) {
    await load([request], Math.min(WARM, ALL / 100));
    const before = cpuMs(pid);
    const amount = Math.round((ALL * 0.1 * share) / shares);
    const { requests, latency, seconds } = await load([request], amount);
    const cpu = (cpuMs(pid) - before) / requests.total;
    measured.push({ name, perSecond: requests.total / seconds, p50: latency.p50, p99: latency.p99, cpu });
  }
  const empty = measured.filter(({ name }) => name.includes('empty'));
  const mean = (key: 'cpu' | 'perSecond') => empty.reduce((sum, each) => sum + each[key], 0) / empty.length;
  const [emptyCpu, emptyRate] = [mean('cpu'), mean('perSecond')];
  page.add(
    'load',
    tableOf(
      ['', 'requests a second', 'of the empty route’s', 'p50 ms', 'p99 ms', 'CPU ms', 'CPU above the empty route, ms'],
      measured.map(({ name, perSecond, p50, p99, cpu }) => [
        ...[name, perSecond.toFixed(0), (perSecond / emptyRate).toFixed(2), p50, p99, cpu.toFixed(2)],
        name.includes('empty') ? '' : (cpu - emptyCpu).toFixed(2),
      ]),
    ),
  );
  const above = measured.filter(({ cpu }) => cpu - emptyCpu > FREE_CPU_MS).map(({ name }) => `\`${name}\``);
  page.add('above', [
    `A free Worker has ${FREE_CPU_MS} ms of processor time for a request. Of the requests above, ${above.length === 0 ? 'all keep within it.' : `these need more in this run: ${above.join(', ')}.`}`,
  ]);

  const mixture = SCENARIOS.filter(({ name }) => !/computed|mcp|rectify|openapi|sahaja/.test(name)).map(
    ({ request }) => request,
  );
  const step = Math.ceil((ALL - total) / MARKS);
  const memory = [[total, residentMib(pid).toFixed(0)]];
  while (total < ALL) {
    await load(mixture, Math.min(step, Math.max(ALL - total, CONNECTIONS)));
    memory.push([total, residentMib(pid).toFixed(0)]);
  }
  const health = (await (await fetch(`${server.origin}/api/health`)).json()) as { checks: Record<string, boolean> };
  console.log(`\nhealth after ${total} requests: ${JSON.stringify(health.checks)}`);

  page.add('memory', tableOf(['requests made', 'resident memory, MiB'], memory));
  page.add('conditions', [
    `${total} requests, ${CONNECTIONS} connections, Node ${process.versions.node} on ${process.arch}, ${cpus().length} cores with a load of ${(loadavg()[2] as number).toFixed(1)} on average, isolates of ${HEAP_MIB} MiB.`,
  ]);
  await measureFresh(page, { folder, runs: FRESH_RUNS });
  await measureWarmUp(page, { folder, runs: FRESH_RUNS });
  await measureStages(page);
  measurePlaces(page);
  if (ALL < USUAL) console.log('\nA short run does not change docs/reference/performance.md.');
  else page.write();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

// Runs the upload of a deployment in a separate workerd: the Worker as in production, without development tools. It has
// limiter objects, a cache and the files of the build, but no database. Also measures its CPU time by the system's
// accounting (Linux only).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import workerd from 'workerd';

const root = fileURLToPath(new URL('../', import.meta.url));
// A CommonJS package, which Node wraps twice.
const WORKERD = workerd.default;
const DATE = /^compatibility_date = "(.*)"$/m.exec(readFileSync(`${root}wrangler.toml`, 'utf8'))?.[1] ?? '';
const STARTS_WITHIN_MS = 30_000;
const MAX_CONFIG_BYTES = 1 << 28;

/** Kinds of modules by file extension. @type {Record<string, string>} */
const MODULES = { '.mjs': 'esModule', '.wasm': 'wasm', '.bin': 'data' };

const CACHE_FILE = 'worker-cache.mjs';
/** The heap of an isolate on Cloudflare, MiB. */
export const HEAP_MIB = 128;
/** The Cache API protocol of workerd: GET for a cached response, PUT with a whole HTTP response. */
const CACHE = `
const stored = new Map();
const text = new TextDecoder('latin1');
export default {
  async fetch(request) {
    if (request.method === 'PUT') {
      const bytes = new Uint8Array(await request.arrayBuffer());
      const [head] = text.decode(bytes.subarray(0, 8192)).split('\\r\\n\\r\\n');
      const [, ...lines] = head.split('\\r\\n');
      const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
        .filter(([name]) => !/^(transfer-encoding|content-length)$/i.test(name));
      if (stored.size >= 20) stored.delete(stored.keys().next().value);
      stored.set(request.url, { headers, body: bytes.subarray(head.length + 4) });
      return new Response(null, { status: 204 });
    }
    const response = stored.get(request.url);
    if (!response) return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } });
    return new Response(response.body, { headers: [...response.headers, ['CF-Cache-Status', 'HIT']] });
  },
};`;

/** Starts a process as the leader of a group. Node passes it on, but does not declare it for `spawnSync`. */
const OWN_GROUP = { detached: true };

/** Whether CPU time can be measured on this system. */
export const canMeasure = process.platform === 'linux';

/** Runs wrangler, quietly, and ends what it leaves running. @param {string[]} options */
export function wrangler(...options) {
  const { pid, status } = spawnSync(process.execPath, [`${root}node_modules/wrangler/bin/wrangler.js`, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
    ...OWN_GROUP,
  });
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
  if (status !== 0) throw new Error(`wrangler ${options[0]} failed`);
}

/** Writes the files that `wrangler deploy` would upload into a folder. @param {string} folder */
export function bundle(folder) {
  wrangler('deploy', '--dry-run', '--outdir', folder);
}

/** Total CPU time of a process and all its threads, milliseconds. @param {number} pid */
export function cpuMs(pid) {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // The thread ended in between.
    }
  }
  return nanoseconds / 1e6;
}

/** Resident memory of a process, MiB. @param {number} pid */
export function residentMib(pid) {
  return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}

/** The definition of the cache's Worker. */
const CACHE_WORKER = `const cache :Workerd.Worker = (
  modules = [(name = "cache.mjs", esModule = embed "${CACHE_FILE}")],
  compatibilityDate = "${DATE}"
);`;

/** A process with the cache alone. @param {number} port */
const cacheConfiguration = (port) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "cache", worker = .cache)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "cache")]
);
${CACHE_WORKER}
`;

/**
 * @param {string} folder
 * @param {number} port
 * @param {number | null} cachePort  port of the process with the cache; null for a Worker without objects and cache
 * @param {Record<string, string>} variables
 */
function configuration(folder, port, cachePort, variables) {
  const isWhole = cachePort !== null;
  const modules = readdirSync(folder)
    .filter((name) => extname(name) in MODULES && name !== CACHE_FILE)
    .sort((a, b) => Number(b === 'index.mjs') - Number(a === 'index.mjs'))
    .map((name) => `(name = "${name}", ${MODULES[extname(name)]} = embed "${name}")`);
  const limits = ['LIMIT_MUHURTA', 'LIMIT_SAHAJA', 'LIMIT_OPERATOR'].map((name) => [name, '999999']);
  const texts = [...(isWhole ? limits : []), ...Object.entries(variables)].map(
    ([name, text]) => `(name = "${name}", text = "${text}")`,
  );
  const objectBinding = '(name = "RATE_LIMITS", durableObjectNamespace = "RateLimitBucket")';
  const assetsBinding = '(name = "ASSETS", service = "assets")';
  const bindings = [assetsBinding, ...(isWhole ? [objectBinding] : []), ...texts].join(', ');
  const assets = `(name = "assets", disk = (path = "${root}build/web"))`;
  const objects = `, (name = "objects", disk = (path = "${join(folder, `objects-${port}`)}", writable = true))`;
  const whole = `,
  durableObjectNamespaces = [(className = "RateLimitBucket", uniqueKey = "limits", enableSql = true)],
  durableObjectStorage = (localDisk = "objects"),
  cacheApiOutbound = "cache"`;
  // As on Cloudflare, the heap is bounded, and the cache's memory and processor time are not the Worker's.
  const flags = isWhole ? `v8Flags = ["--max-heap-size=${HEAP_MIB}"],\n  ` : '';
  const cache = isWhole ? `external = (address = "127.0.0.1:${cachePort}", http = ())` : 'worker = .cache';
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  ${flags}services = [(name = "main", worker = .main), (name = "cache", ${cache}), ${assets}${isWhole ? objects : ''}],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [${modules.join(', ')}],
  compatibilityDate = "${DATE}",
  bindings = [${bindings}]${isWhole ? whole : ''}
);
${CACHE_WORKER}
`;
}

/**
 * Serves the Worker of a folder. Resolves after it has answered a request for an unknown path.
 * @param {string} folder  from `bundle`
 * @param {{ isWhole?: boolean, variables?: Record<string, string> }} [options]  whether with objects and cache; variables
 */
export async function serve(folder, { isWhole = false, variables = {} } = {}) {
  const port = await freePort();
  const cachePort = isWhole ? await freePort() : null;
  const config = join(folder, `${port}.capnp`);
  writeFileSync(join(folder, CACHE_FILE), CACHE);
  writeFileSync(config, configuration(folder, port, cachePort, variables));
  // Translated beforehand, because the text of a configuration is no part of a start on Cloudflare.
  const started = join(folder, `${port}.bin`);
  writeFileSync(started, execFileSync(WORKERD, ['compile', '--config-only', config], { maxBuffer: MAX_CONFIG_BYTES }));
  const cacheConfig = join(folder, `cache-${port}.capnp`);
  if (cachePort !== null) writeFileSync(cacheConfig, cacheConfiguration(cachePort));
  const cache = cachePort === null ? null : spawn(WORKERD, ['serve', cacheConfig], { stdio: 'ignore' });
  mkdirSync(join(folder, `objects-${port}`));
  const child = spawn(WORKERD, ['serve', '--binary', started], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk) => {
    if (output.length < 10_000) output += chunk;
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    cache?.kill('SIGKILL');
    child.kill('SIGKILL');
    await ended;
    for (const file of [config, started, cacheConfig]) rmSync(file, { force: true });
    rmSync(join(folder, `objects-${port}`), { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await fetch(`${origin}/nowhere`).catch(() => null))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new Error(`the Worker did not start\n${output}`);
    }
    await sleep(5);
  }
  return { origin, pid: /** @type {number} */ (child.pid), stop, said: () => output };
}

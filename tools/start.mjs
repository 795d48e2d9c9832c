// `npm start`: runs the whole service locally and offline. Builds what is missing, applies migrations to the local
// database, starts the Worker and prints the URL. The port is --port, PORT or 8787; OPTIONS lists the other options.
import { execFile } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { build as buildClient } from './build-client.mjs';
import { build as buildKernel } from './build-kernel.mjs';
import { buildIfStale as buildWeb } from './build-web.mjs';
import { serveFront } from './front.mjs';
import { holdState } from './state-lock.mjs';

/** @type {Record<string, import('node:util').ParseArgsOptionDescriptor>} */
const OPTIONS = {
  port: { type: 'string', default: process.env.PORT || '8787' },
  ip: { type: 'string' },
  config: { type: 'string' },
  'persist-to': { type: 'string' },
  var: { type: 'string', multiple: true, default: [] },
  'log-level': { type: 'string', default: 'warn' },
  'live-reload': { type: 'boolean', default: false },
  'inspector-port': { type: 'string' },
};
/**
 * Settings of the local runtime: it sends no data, prints no banner, does not answer SQL on the port of the service,
 * and keeps no requests.
 */
const PRIVATE_AND_OFFLINE = {
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
};
/**
 * Maximum time for which the service may be silent after one of its processes has ended. It restarts most of them
 * itself.
 */
const RETURNS_WITHIN_MS = 10_000;

/** The addresses of this machine that no other reaches. */
const LOOPBACK = ['127.0.0.1', '::1'];

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const WRANGLER = `${root}node_modules/wrangler/bin/wrangler.js`;
const options = readOptions();
const config = resolve(options.config ?? `${root}wrangler.toml`);
const origin = `http://localhost:${options.port}`;

if (await isTaken(options.port))
  fail(`Port ${options.port} is in use. Stop the other program, or set PORT to another port.`);
const state = resolve(options.persistTo ?? `${dirname(config)}/.wrangler/state`);
if (!(await holdState(state)))
  fail(`Another service uses ${state}. Stop it, or choose another folder with --persist-to.`);
buildKernel();
buildClient();
Object.assign(process.env, { ...PRIVATE_AND_OFFLINE, WRANGLER_LOG: options.logLevel, ...process.env });
// wrangler is imported this late because it reads the environment when it is loaded.
const [{ unstable_startWorker: startWorker }] = await Promise.all([import('wrangler'), migrate(), buildWeb()]);

let isStopping = false;
subscribe('child_process', (message) => {
  const { process: child } = /** @type {{ process: import('node:child_process').ChildProcess }} */ (message);
  child.on('exit', () => /workerd/.test(child.spawnfile) && watch());
});
const worker = await startWorker({
  config,
  bindings: options.variables,
  dev: {
    // Live reload needs a connection of the runtime's own, so `npm run dev` has no front.
    server: options.liveReload ? { hostname: options.ip, port: options.port } : { hostname: '127.0.0.1', port: 0 },
    // An open inspector can read and change everything, and any page in a browser on this machine can reach it.
    inspector: options.inspectorPort === undefined ? false : { port: options.inspectorPort },
    persist: options.persistTo,
    liveReload: options.liveReload,
  },
});

const front = options.liveReload
  ? null
  : await serveFront(await worker.url, options.port, options.ip ? [options.ip] : LOOPBACK);

async function stop() {
  if (isStopping) return;
  isStopping = true;
  front?.close();
  await worker.dispose();
  process.exit(0);
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
// npm kills the shell between npm and this process, but not this process. It stops when its parent is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(), 250).unref();

while (!(await isAnswering())) await sleep(100);
console.log(`Khagola is running at ${origin}`);

/** Prints a message and ends with an error status. @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** A whole number from 1 to 65535. @param {string} name @param {unknown} text */
function portOf(name, text) {
  const port = /^\d{1,5}$/.test(String(text)) ? Number(text) : Number.NaN;
  return port > 0 && port <= 65_535
    ? port
    : fail(`--${name} must be a port from 1 to 65535, for example 8790 (got ${text}).`);
}

/** NAME:VALUE as a variable of the Worker. @param {string} text */
function variableOf(text) {
  const [, name, value] = /^([A-Za-z_]\w*):(.*)$/s.exec(text) ?? [];
  return name === undefined
    ? fail(`--var must be NAME:VALUE, for example LIMIT_MUHURTA:100 (got ${text}).`)
    : [name, { type: 'plain_text', value }];
}

/** The options of the command line. */
function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS });
    const optional = (/** @type {string} */ name) => /** @type {string | undefined} */ (values[name]);
    const inspector = optional('inspector-port');
    return {
      port: portOf('port', values.port),
      ip: optional('ip'),
      config: optional('config'),
      persistTo: optional('persist-to'),
      variables: Object.fromEntries(/** @type {string[]} */ (values.var).map(variableOf)),
      logLevel: String(values['log-level']),
      liveReload: values['live-reload'] === true,
      inspectorPort: inspector === undefined ? undefined : portOf('inspector-port', inspector),
    };
  } catch (error) {
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    return fail(`${error instanceof Error ? error.message : error}\nThe options are ${names.join(', ')}.`);
  }
}

/** Whether the service answers now. */
async function isAnswering() {
  const signal = AbortSignal.timeout(1000);
  const answer = await fetch(`${origin}/api/health`, { signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Ends with a message if the service does not answer again after one of its processes has ended. */
async function watch() {
  const deadline = Date.now() + RETURNS_WITHIN_MS;
  while (!isStopping && Date.now() < deadline) {
    if (await isAnswering()) return;
    await sleep(200);
  }
  if (!isStopping) fail('The process of the Worker ended, and the service no longer answers. Run npm start again.');
}

/** Applies new migrations to the local database, without prompting. */
async function migrate() {
  if (!/^[^#\n]*\bd1_databases\b/m.test(readFileSync(config, 'utf8'))) return; // the configuration has no database
  const target = ['--config', config, ...(options.persistTo === undefined ? [] : ['--persist-to', options.persistTo])];
  const command = [WRANGLER, 'd1', 'migrations', 'apply', 'DB', '--local', ...target];
  const run = promisify(execFile)(process.execPath, command, { cwd: root, env: { ...process.env, CI: 'true' } });
  await run.catch(({ stdout, stderr }) => fail(`The migrations of the local database failed.\n${stdout}${stderr}`));
}

/**
 * Whether a local port is in use.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isTaken(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const answer = (/** @type {boolean} */ taken) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.on('connect', answer(true)).on('error', answer(false));
  });
}

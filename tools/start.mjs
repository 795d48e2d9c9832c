// `npm start`: runs the whole service locally and offline. Builds what is missing, applies migrations to the local
// database, starts the Worker and prints the URL. The port is --port, PORT or 8787; OPTIONS lists the other options.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveFront } from '../src/serve/front.ts';
import { growInLargeSteps } from '../src/serve/growth.ts';
import { migrate } from '../src/serve/migrations.ts';
import {
  greeting,
  LOCAL_CACHE_ENTRIES,
  LOOPBACK,
  portOf,
  reserve,
  StartError,
  stopOnSignals,
  untilAnswering,
  watchRuntime,
} from '../src/serve/process.ts';
import { build as buildClient } from './build-client.mjs';
import { build as buildKernel } from './build-kernel.mjs';
import { buildIfStale as buildWeb } from './build-web.mjs';

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
const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);
const options = readOptions();
const config = resolve(options.config ?? `${root}wrangler.toml`);
const origin = `http://localhost:${options.port}`;

const state = resolve(options.persistTo ?? `${dirname(config)}/.wrangler/state`);
await reserve(options.port, state, '--persist-to').catch(refuse);
buildKernel();
buildClient();
Object.assign(process.env, { ...PRIVATE_AND_OFFLINE, WRANGLER_LOG: options.logLevel, ...process.env });
growInLargeSteps();
// wrangler is imported this late because it reads the environment when it is loaded.
const [{ unstable_getVarsForDev, unstable_readConfig, unstable_startWorker: startWorker }] = await Promise.all([
  import('wrangler'),
  buildWeb(),
]);
const configuration = unstable_readConfig({ config });
for (const database of configuration.d1_databases) await migrateLocal(database);
// Bindings of `startWorker` override wrangler.toml and .dev.vars, so the default is passed only if neither has a value.
const { CACHE_ENTRIES: entries } = {
  ...unstable_getVarsForDev(config, undefined, configuration.vars, undefined, true),
  ...options.variables,
};

const endWatch = watchRuntime(origin, () =>
  fail('The process of the Worker ended, and the service no longer answers. Run npm start again.'),
);
const worker = await startWorker({
  config,
  bindings: {
    ...options.variables,
    ...(!entries?.value && { CACHE_ENTRIES: { type: 'plain_text', value: LOCAL_CACHE_ENTRIES } }),
  },
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
  : await serveFront(await worker.url, options.port, options.ip ? [options.ip] : LOOPBACK).catch(refuse);

const stop = stopOnSignals(async () => {
  endWatch();
  await front?.close();
  await worker.dispose();
});
// npm kills the shell between npm and this process, but not this process. It stops when its parent is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop(), 250).unref();

await untilAnswering(origin);
process.stdout.write(greeting(origin));

/** Prints a message and ends with an error status. @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Ends with the message of an error of the command line or of the machine. @param {unknown} error @returns {never} */
function refuse(error) {
  if (error instanceof StartError) return fail(error.message);
  throw error;
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
      port: portOf('--port', String(values.port)),
      ip: optional('ip'),
      config: optional('config'),
      persistTo: optional('persist-to'),
      variables: Object.fromEntries(/** @type {string[]} */ (values.var).map(variableOf)),
      logLevel: String(values['log-level']),
      liveReload: values['live-reload'] === true,
      inspectorPort: inspector === undefined ? undefined : portOf('--inspector-port', inspector),
    };
  } catch (error) {
    if (error instanceof StartError) return fail(error.message);
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    return fail(`${error instanceof Error ? error.message : error}\nThe options are ${names.join(', ')}.`);
  }
}

/**
 * Applies new migrations to the local database.
 *
 * @param {import('wrangler').Unstable_Config['d1_databases'][number]} database
 */
async function migrateLocal({ binding, database_id: id, preview_database_id: previewId, migrations_dir: folder }) {
  const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await import('miniflare');
  const database = { [binding]: previewId ?? id ?? binding };
  const options = { modules: true, script: '', d1Databases: database, log: new Log(LogLevel.ERROR) };
  const runtime = new Miniflare({ ...convertV4MiniflareOptions(options), resourcePersistencePath: `${state}/v3` });
  try {
    await migrate(await runtime.getD1Database(binding), resolve(dirname(config), folder ?? 'migrations'));
  } catch (error) {
    fail(`The migrations of the local database failed.\n${error}`);
  }
  await runtime.dispose();
}

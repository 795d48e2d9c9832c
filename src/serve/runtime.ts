/** Runs a built service in the local runtime, with its database, objects, cache and pages. */
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { growInLargeSteps } from './growth';
import type { ServiceManifest } from './manifest';
import { migrate } from './migrations';
import { LOCAL_CACHE_ENTRIES, StartError } from './process';

/** Kinds of modules by file extension. */
const MODULES = { '.mjs': 'ESModule', '.wasm': 'CompiledWasm', '.bin': 'Data' } as const;
const MAIN = 'index.mjs';
const WORKER = 'khagola';

/** Writes a line of the Worker; `level` is the method of the console. */
export type WriteLog = (level: string, line: string) => void;

interface RuntimeQuestion {
  /** Folder with `worker/`, `web/`, `migrations/` and `service.json`. */
  folder: URL;
  manifest: ServiceManifest;
  variables: Record<string, string>;
  /** Absolute path of the folder of the database, the objects and the cache. */
  state: string;
  write: WriteLog;
}

/** The local runtime of the Worker. */
interface Runtime {
  /** Where it listens, for this machine alone. */
  url: URL;
  stop(): Promise<void>;
}

/** The modules of the Worker, the main one first. */
function modulesIn(folder: string) {
  const names = readdirSync(folder).filter((name) => extname(name) in MODULES && name !== MAIN);
  return [MAIN, ...names].map((name) => ({
    type: MODULES[extname(name) as keyof typeof MODULES],
    path: `${folder}/${name}`,
  }));
}

async function loadMiniflare() {
  growInLargeSteps();
  return import('miniflare').catch(() => {
    throw new StartError(
      'The runtime is missing: the package was installed without its optional dependencies. Run `npm install miniflare`.',
    );
  });
}

/**
 * Starts the runtime and applies new migrations.
 *
 * @throws StartError if the package `miniflare` is not installed
 */
export async function startRuntime({ folder, manifest, variables, state, write }: RuntimeQuestion): Promise<Runtime> {
  const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = await loadMiniflare();
  const path = fileURLToPath(folder).replace(/[\\/]$/, '');
  const options = convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    telemetry: { enabled: false },
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }) => write(level, message),
    workers: [
      {
        name: WORKER,
        modulesRoot: `${path}/worker`,
        modules: modulesIn(`${path}/worker`),
        compatibilityDate: manifest.compatibilityDate,
        compatibilityFlags: manifest.compatibilityFlags,
        bindings: { ...variables, CACHE_ENTRIES: variables.CACHE_ENTRIES || LOCAL_CACHE_ENTRIES },
        d1Databases: { DB: WORKER },
        durableObjects: { RATE_LIMITS: { className: manifest.limiterClass, useSQLite: true } },
        assets: {
          directory: `${path}/web`,
          binding: 'ASSETS',
          run_worker_first: manifest.workerFirst,
          routerConfig: { has_user_worker: true },
          assetConfig: { not_found_handling: '404-page' },
        },
      },
    ],
  });
  const runtime = new Miniflare({ ...options, resourcePersistencePath: state });
  const url = await runtime.ready;
  await migrate(await runtime.getD1Database('DB', WORKER), `${path}/migrations`);
  return { url, stop: () => runtime.dispose() };
}

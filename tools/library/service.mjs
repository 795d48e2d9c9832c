// The built service in the package, which `khagola serve` runs: the Worker and its pages as they are deployed, the
// migrations of the database, and what the configuration of the Worker says.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unstable_readConfig as readConfig } from 'wrangler';
import { build as buildClient } from '../build-client.mjs';
import { buildIfStale as buildWeb } from '../build-web.mjs';
import { buildIfStale as buildWorker } from '../build-worker.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @returns {import('../../src/serve/manifest').ServiceManifest} */
function manifest() {
  const { compatibility_date, compatibility_flags, vars, assets, durable_objects } = readConfig({
    config: `${root}wrangler.toml`,
  });
  /** @type {{ name: string, class_name: string }[]} */
  const objects = durable_objects.bindings;
  const limiterClass = objects.find(({ name }) => name === 'RATE_LIMITS')?.class_name;
  if (compatibility_date === undefined || limiterClass === undefined || !Array.isArray(assets?.run_worker_first))
    throw new Error('wrangler.toml has no date, no RATE_LIMITS or no list of paths');
  const variables = Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
  return {
    compatibilityDate: compatibility_date,
    compatibilityFlags: compatibility_flags,
    variables,
    workerFirst: assets.run_worker_first,
    limiterClass,
  };
}

/** Writes the built service. @param {string} folder  absolute path */
export async function writeService(folder) {
  buildClient();
  await Promise.all([buildWorker(), buildWeb()]);
  mkdirSync(folder, { recursive: true });
  cpSync(`${root}build/worker`, `${folder}/worker`, { recursive: true, filter: (path) => !path.endsWith('.map') });
  cpSync(`${root}build/web`, `${folder}/web`, { recursive: true });
  cpSync(`${root}migrations`, `${folder}/migrations`, { recursive: true });
  writeFileSync(`${folder}/service.json`, JSON.stringify(manifest()));
}

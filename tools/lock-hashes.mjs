// `npm run lock`: adds the missing hashes to package-lock.json. npm leaves them out for optional packages of other
// platforms. Requests each hash from the registry.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const FOLDER = 'node_modules/';

/** @type {{ packages: Record<string, { version?: string, integrity?: string, link?: boolean, [more: string]: unknown }> }} */
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes(FOLDER) || entry.link || entry.integrity) continue;
  const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const options = ['view', `${name}@${entry.version}`, 'dist.integrity', '--json'];
  const { status, stdout } = spawnSync('npm', options, { encoding: 'utf8' });
  if (status !== 0) {
    console.error(`The registry has no ${name} ${entry.version}.`);
    process.exitCode = 1;
    continue;
  }
  const integrity = JSON.parse(stdout);
  Object.assign(entry, { integrity });
  console.log(`${name} ${entry.version} ${integrity}`);
}
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

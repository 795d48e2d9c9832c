// `npm test` and `npm run test:quick`: prints what will run and about how long it takes, then runs it. The times are
// for two cores; CONTRIBUTING.md lists them by project.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Commands of a step run at the same time. @typedef {{ title: string; commands: string[]; seconds: number }} Step */

/** @type {Step[]} */
const ALL = [
  {
    title: 'build the kernel and the typed client, and lint sources, layers, kernel and test titles',
    commands: ['npm run build:kernel && npm run build:client', 'npm run lint'],
    seconds: 20,
  },
  {
    title: 'build the pages and check the types',
    commands: ['npm run build:web', 'npm run typecheck'],
    seconds: 30,
  },
  { title: 'test all projects', commands: ['vitest run'], seconds: 980 },
];

/** @type {Step[]} */
const QUICK = [
  {
    title: 'build the kernel, and the OpenAPI document if it is missing',
    commands: ['npm run build:kernel && node tools/build-client.mjs --missing'],
    seconds: 3,
  },
  {
    title: 'test kernel, domain and counsel without test/slow.ts',
    commands: ['vitest run --mode quick --project kernel --project domain --project counsel'],
    seconds: 32,
  },
];

const root = fileURLToPath(new URL('../', import.meta.url));
/** Node compiles the sources of tools and services once for all processes, other than those that a test measures. */
const env = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node`, ...process.env };
const isQuick = process.argv.includes('--quick');
const steps = isQuick ? QUICK : ALL;
const options = process.argv.slice(2).filter((option) => option !== '--quick');

/** @param {number} seconds */
const inWords = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`${isQuick ? 'npm run test:quick' : 'npm test'} takes about ${inWords(total)} on two cores:`);
for (const { title, seconds } of steps) console.log(`  ${inWords(seconds).padStart(6)}  ${title}`);
if (!isQuick) console.log('For a part: npm run test:quick, or npx vitest run --project NAME FILE (CONTRIBUTING.md).');

/** Runs a command; resolves with its status when it has ended. @param {string} command */
async function run(command) {
  // Options of the caller go to vitest.
  const line = command.startsWith('vitest')
    ? [command, ...options.map((option) => JSON.stringify(option))].join(' ')
    : command;
  const [status] = await once(spawn(line, { cwd: root, env, stdio: 'inherit', shell: true }), 'close');
  if (status !== 0) console.error(`\`${line}\` failed.`);
  return status;
}

const start = performance.now();
for (const { commands } of steps) {
  const failed = (await Promise.all(commands.map(run))).find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed ?? 1);
}
console.log(`Passed in ${inWords((performance.now() - start) / 1000)}.`);

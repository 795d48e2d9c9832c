// `npm test` and `npm run test:quick`: prints what will run and about how long it takes, then runs it. The times are
// for two idle cores; CONTRIBUTING.md lists them by project.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {{ title: string; command: string; seconds: number }} Step */

/** @type {Step[]} */
const ALL = [
  { title: 'build the kernel, the typed client and the pages', command: 'npm run build', seconds: 30 },
  { title: 'check the types', command: 'npm run typecheck', seconds: 30 },
  { title: 'lint sources, layers, kernel and test titles', command: 'npm run lint', seconds: 5 },
  { title: 'test all projects', command: 'vitest run', seconds: 710 },
];

/** @type {Step[]} */
const QUICK = [
  {
    title: 'build the kernel, and the OpenAPI document if it is missing',
    command: 'npm run build:kernel && node tools/build-client.mjs --missing',
    seconds: 3,
  },
  {
    title: 'test kernel, domain and counsel without test/slow.ts',
    command: 'vitest run --mode quick --project kernel --project domain --project counsel',
    seconds: 57,
  },
];

const root = fileURLToPath(new URL('../', import.meta.url));
const isQuick = process.argv.includes('--quick');
const steps = isQuick ? QUICK : ALL;
const options = process.argv.slice(2).filter((option) => option !== '--quick');

/** @param {number} seconds */
const inWords = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`${isQuick ? 'npm run test:quick' : 'npm test'} takes about ${inWords(total)} on two idle cores:`);
for (const { title, seconds } of steps) console.log(`  ${inWords(seconds).padStart(6)}  ${title}`);
if (!isQuick) console.log('For a part: npm run test:quick, or npx vitest run --project NAME FILE (CONTRIBUTING.md).');

const start = performance.now();
for (const { command } of steps) {
  // Options of the caller go to vitest.
  const line = command.startsWith('vitest')
    ? [command, ...options.map((option) => JSON.stringify(option))].join(' ')
    : command;
  const { status } = spawnSync(line, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) {
    console.error(`\`${line}\` failed.`);
    process.exit(status ?? 1);
  }
}
console.log(`Passed in ${inWords((performance.now() - start) / 1000)}.`);

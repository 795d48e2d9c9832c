// Builds the image of deploy/Containerfile with Podman or Docker, and tries it as docs/guides/self-hosting.md runs it:
// without root, on a read-only file system, with its health check and the signal of `stop`. Usage: npm run image
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const IMAGE = 'khagola';
const STARTS_WITHIN_MS = 60_000;
/** More than the ten seconds that requests in progress have. */
const STOPS_WITHIN_SECONDS = 20;

const engine = ['podman', 'docker'].find((name) => spawnSync(name, ['--version']).status === 0);
if (!engine) throw new Error('npm run image needs Podman or Docker.');

/** Runs the engine. @param {string[]} words */
const run = (...words) => spawnSync(engine, words, { cwd: root, encoding: 'utf8' });

/** The output of the engine, which must succeed. @param {string[]} words */
function outputOf(...words) {
  const { status, stdout, stderr } = run(...words);
  if (status !== 0) throw new Error(`${engine} ${words[0]} failed\n${stderr}`);
  return stdout.trim();
}

/** @param {string} fact @param {boolean} holds */
function check(fact, holds) {
  console.log(`${holds ? 'ok' : 'FAILED'}  ${fact}`);
  if (!holds) process.exitCode = 1;
}

// Podman writes images of the OCI format by default, which have no health check.
const format = engine === 'podman' ? ['--format', 'docker'] : [];
const tags = ['-t', IMAGE, '-t', `${IMAGE}:${version}`];
const build = spawnSync(engine, ['build', ...format, '-f', 'deploy/Containerfile', ...tags, '.'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

const volume = outputOf('volume', 'create');
const container = outputOf('run', '-d', '--read-only', '--tmpfs', '/tmp', '-v', `${volume}:/var/lib/khagola`, IMAGE);
try {
  const [, ...health] = JSON.parse(outputOf('inspect', '--format', '{{json .Config.Healthcheck.Test}}', container));
  const start = Date.now();
  let isHealthy = false;
  while (!isHealthy && Date.now() < start + STARTS_WITHIN_MS) {
    await sleep(200);
    isHealthy = run('exec', container, ...health).status === 0;
  }
  check(`healthy ${((Date.now() - start) / 1000).toFixed(1)} s after the start`, isHealthy);
  check('the service does not run as root', outputOf('exec', container, 'id', '-u') !== '0');
  check('its files are read-only', run('exec', container, 'touch', '/service/file').status !== 0);
  check('it can write its state', run('exec', container, 'test', '-w', '/var/lib/khagola/d1').status === 0);
  outputOf('stop', '-t', String(STOPS_WITHIN_SECONDS), container);
  check('it ends with status 0', outputOf('inspect', '--format', '{{.State.ExitCode}}', container) === '0');
} finally {
  run('rm', '-f', container);
  run('volume', 'rm', volume);
}

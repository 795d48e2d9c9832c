// `npm start`: runs the whole service locally and offline. Builds what is missing, applies migrations to the local
// database, runs `wrangler dev` and prints the URL. Options after `npm start --` are passed to wrangler. The port is
// --port, PORT or 8787.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from './build-web.mjs';

const DEFAULTS = {
  '--port': process.env.PORT || '8787',
  '--log-level': 'warn',
  '--show-interactive-dev-session': 'false',
};
/** What the local runtime must not do: send data, print a banner, answer SQL on the port of the service, keep requests. */
const PRIVATE_AND_OFFLINE = {
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};

const root = fileURLToPath(new URL('../', import.meta.url));
const WRANGLER = `${root}node_modules/wrangler/bin/wrangler.js`;
const given = process.argv.slice(2);
const defaults = Object.entries(DEFAULTS)
  .filter(([name]) => !given.some((option) => option === name || option.startsWith(`${name}=`)))
  .map((option) => option.join('='));
const options = [...defaults, ...given];

const port = Number(/ --port[= ](\d+)/.exec(` ${options.join(' ')}`)?.[1]);
if (await isTaken(port)) {
  console.error(`Port ${port} is in use. Stop the other program, or set PORT to another port.`);
  process.exit(1);
}
await build();
migrate();

const wrangler = spawn(process.execPath, [WRANGLER, 'dev', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...PRIVATE_AND_OFFLINE, ...process.env },
});
wrangler.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => wrangler.kill(signal));
}
// npm kills the shell between us and itself, but not us. Without a parent, stop.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || wrangler.kill('SIGTERM'), 250).unref();
}

const origin = `http://localhost:${port}`;
while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) await sleep(100);
console.log(`Khagola is running at ${origin}`);

/** An option with its value, if given. @param {string} name */
function optionOf(name) {
  const at = options.findIndex((option) => option === name || option.startsWith(`${name}=`));
  return at < 0 ? [] : options.slice(at, options[at]?.includes('=') ? at + 1 : at + 2);
}

/** Applies new migrations to the local database, without prompting. */
function migrate() {
  const config = optionOf('--config');
  const file = config.at(-1)?.replace(/^--config=/, '') ?? `${root}wrangler.toml`;
  if (!/^[^#\n]*\bd1_databases\b/m.test(readFileSync(file, 'utf8'))) return; // without accounts
  const where = [...config, ...optionOf('--persist-to')];
  const run = spawnSync(process.execPath, [WRANGLER, 'd1', 'migrations', 'apply', 'DB', '--local', ...where], {
    cwd: root,
    encoding: 'utf8',
    env: { ...PRIVATE_AND_OFFLINE, ...process.env, CI: 'true' },
  });
  if (run.status === 0) return;
  console.error(`The migrations of the local database failed.\n${run.stdout}${run.stderr}`);
  process.exit(1);
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

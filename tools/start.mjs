// `npm start`: the whole service on this machine, offline. Builds what is missing, brings the tables of the local
// database up to date, then runs `wrangler dev` and says where it answers; options after `npm start --` go on to wrangler. The port is that of --port, of PORT,
// or 8787.
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
const QUIET_AND_OFFLINE = {
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
  console.error(`Port ${port} is taken: stop what listens there, or set PORT to another.`);
  process.exit(1);
}
await build();
migrate();

const wrangler = spawn(process.execPath, [WRANGLER, 'dev', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: { ...QUIET_AND_OFFLINE, ...process.env },
});
wrangler.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => wrangler.kill(signal));
}
// npm ends the shell between us and itself, not us: without a parent there is nobody to serve.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || wrangler.kill('SIGTERM'), 250).unref();
}

const origin = `http://localhost:${port}`;
while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok) await sleep(100);
console.log(`Khagola answers at ${origin}`);

/** An option as it was given, with its value; nothing where it was not. @param {string} name */
function optionOf(name) {
  const at = options.findIndex((option) => option === name || option.startsWith(`${name}=`));
  return at < 0 ? [] : options.slice(at, options[at]?.includes('=') ? at + 1 : at + 2);
}

/** Applies what is new of migrations/ to the database where this service keeps it, without a question. */
function migrate() {
  const config = optionOf('--config');
  const file = config.at(-1)?.replace(/^--config=/, '') ?? `${root}wrangler.toml`;
  if (!/^[^#\n]*\bd1_databases\b/m.test(readFileSync(file, 'utf8'))) return; // without accounts
  const where = [...config, ...optionOf('--persist-to')];
  const run = spawnSync(process.execPath, [WRANGLER, 'd1', 'migrations', 'apply', 'DB', '--local', ...where], {
    cwd: root,
    encoding: 'utf8',
    env: { ...QUIET_AND_OFFLINE, ...process.env, CI: 'true' },
  });
  if (run.status === 0) return;
  console.error(`The tables of the local database cannot be brought up to date.\n${run.stdout}${run.stderr}`);
  process.exit(1);
}

/**
 * Whether something on this machine listens at a port already.
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

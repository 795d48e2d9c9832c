// `npm run keys`: manages commercial keys. A key is printed once, when it is issued; the database stores only its hash.
// Uses the local database, or the deployed one with --remote.
//
//   npm run keys -- issue LABEL [--muhurta N] [--sahaja N] [--operator N] [--remote | --persist-to FOLDER]
//   npm run keys -- list [--remote | --persist-to FOLDER]
//   npm run keys -- revoke ID [--remote | --persist-to FOLDER]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newKey, RAISED_ROUTES } from '../src/accounts/keys';
import { isName, tidyName } from '../src/accounts/names';

const USAGE = `npm run keys -- issue LABEL [--muhurta N] [--sahaja N] [--operator N]
npm run keys -- list
npm run keys -- revoke ID
N is a number of requests per hour. --remote uses the deployed database, and --persist-to FOLDER a local one
that npm start stores there.`;

const root = fileURLToPath(new URL('../', import.meta.url));
const WRANGLER = [`${root}node_modules/wrangler/bin/wrangler.js`, 'd1'];
const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CI: 'true' };

/** @param {string} [message] @returns {never} */
function stop(message) {
  console.error(message ? `${message}\n${USAGE}` : USAGE);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        muhurta: { type: 'string' },
        sahaja: { type: 'string' },
        operator: { type: 'string' },
        remote: { type: 'boolean', default: false },
        'persist-to': { type: 'string' },
      },
    });
  } catch (error) {
    return stop(error instanceof Error ? error.message : undefined);
  }
}

const { values: given, positionals } = readArguments();
const [command, subject = ''] = positionals;
const folder = given['persist-to'];
const target = given.remote ? ['--remote'] : ['--local', ...(folder === undefined ? [] : ['--persist-to', folder])];

/** The output of wrangler. @param {string[]} options */
function wrangler(...options) {
  const run = spawnSync(process.execPath, [...WRANGLER, ...options, ...target], {
    cwd: root,
    encoding: 'utf8',
    env: { ...QUIET, ...process.env },
  });
  if (run.status === 0) return run.stdout;
  console.error(`The database query failed.\n${run.stdout}${run.stderr}`);
  process.exit(1);
}

/**
 * The rows of a statement. On a local database, migrations run first.
 * @param {string} sql
 * @returns {Record<string, string | number | null>[]} */
function ask(sql) {
  if (!given.remote) wrangler('migrations', 'apply', 'DB');
  return JSON.parse(wrangler('execute', 'DB', '--json', '--command', sql))[0].results;
}

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** @param {string | undefined} text @param {string} name */
function ceiling(text, name) {
  if (text === undefined) return 'NULL';
  return /^[1-9]\d{0,5}$/.test(text) ? text : stop(`--${name} must be a whole number from 1 to 999999.`);
}

async function issue() {
  const label = tidyName(subject);
  if (!isName(label)) stop('LABEL must have 1 to 100 characters. It says who gets the key.');
  const ceilings = RAISED_ROUTES.map((route) => ceiling(given[route], route));
  if (ceilings.every((each) => each === 'NULL')) stop('Raise at least one limit, for example --muhurta 1000.');
  const { key, id, hash } = await newKey();
  const values = [quoted(id), quoted(hash), quoted(label), ...ceilings, Date.now(), 'NULL'];
  ask(
    `INSERT INTO keys (id, hash, label, ${RAISED_ROUTES.join(', ')}, created, revoked) VALUES (${values.join(', ')})`,
  );
  console.log(key);
}

function list() {
  const day = (/** @type {unknown} */ ms) => (ms === null ? '' : new Date(Number(ms)).toISOString().slice(0, 10));
  const rows = ask(`SELECT id, label, ${RAISED_ROUTES.join(', ')}, created, revoked FROM keys ORDER BY created, id`);
  const lines = rows.map(({ id, label, created, revoked, ...ceilings }) => {
    const raised = RAISED_ROUTES.flatMap((route) => (ceilings[route] === null ? [] : [`${route} ${ceilings[route]}`]));
    return [id, day(created), revoked === null ? 'valid' : `revoked ${day(revoked)}`, raised.join(', '), label].join(
      '\t',
    );
  });
  console.log(lines.length === 0 ? 'No keys.' : lines.join('\n'));
}

function revoke() {
  if (!/^[0-9a-f]{16}$/.test(subject)) stop('ID must be 16 hexadecimal digits, as shown by list.');
  const revoked = ask(
    `UPDATE keys SET revoked = ${Date.now()} WHERE id = ${quoted(subject)} AND revoked IS NULL RETURNING id`,
  );
  if (revoked.length === 0) stop('No such key, or it is already revoked.');
  console.log(`${subject} is revoked.`);
}

const commands = { issue, list, revoke };
if (positionals.length > 2 || !Object.hasOwn(commands, command ?? '')) stop();
await commands[/** @type {keyof typeof commands} */ (command)]();

// Writes src/domain/generated/zoneMergers.ts and zoneHistory.ts: the histories of zones that the tz database has merged
// with others because they agree since 1970. See README.md beside this file. Usage: node tools/zones/make.mjs FOLDER,
// where FOLDER contains the sources of a tz release
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('usage: node tools/zones/make.mjs FOLDER, with the sources of a tz release');

const REGIONS = ['africa', 'antarctica', 'asia', 'australasia', 'europe', 'northamerica', 'southamerica'];
const FILES = [...REGIONS, 'etcetera', 'factory', 'backward'];
const scratch = `${root}.cache/zones`;

/**
 * Compiles the release with its own tools: `ziguard.awk` selects zones of `backzone`, and `zic` compiles.
 * @param {string} name
 * @param {string} list  the file that lists the zones to keep separate; empty for none
 */
function compiled(name, list) {
  const variables = ['DATAFORM=main', `PACKRATDATA=${list ? 'backzone' : ''}`, `PACKRATLIST=${list}`];
  const options = variables.flatMap((variable) => ['-v', variable]);
  const files = list ? [...FILES, 'backzone'] : FILES;
  const text = execFileSync('awk', [...options, '-f', 'ziguard.awk', ...files], { cwd: source, maxBuffer: 2 ** 27 });
  const folder = `${scratch}/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}.zi`, text);
  execFileSync('zic', ['-b', 'fat', '-d', folder, `${folder}.zi`]);
  return folder;
}

/**
 * Every file below a folder, by its relative path.
 * @param {string} folder
 * @returns {string[]}
 */
const zonesIn = (folder, below = '') =>
  readdirSync(`${folder}/${below}`).flatMap((name) => {
    const path = below === '' ? name : `${below}/${name}`;
    return statSync(`${folder}/${path}`).isDirectory() ? zonesIn(folder, path) : [path];
  });

/** @typedef {{ from: number, offset: number }} Stretch */

/**
 * The 64-bit data block of a TZif file (RFC 8536): offsets in seconds with their first instants in Unix seconds.
 * @param {string} path
 * @returns {Stretch[]}
 */
function historyOf(path) {
  const bytes = readFileSync(path);
  /** The bounds of the data of a block, by the counts in its header. */
  const block = (/** @type {number} */ at, /** @type {number} */ width) => {
    const count = (/** @type {number} */ i) => bytes.readUInt32BE(at + 20 + 4 * i);
    const [isUt, isStandard, leaps, times, types, letters] = [
      count(0),
      count(1),
      count(2),
      count(3),
      count(4),
      count(5),
    ];
    const start = at + 44;
    const end = start + times * (width + 1) + types * 6 + letters + leaps * (width + 4) + isStandard + isUt;
    return { start, end, times };
  };
  const { start, times } = block(block(0, 4).end, 8);
  const kinds = start + 8 * times;
  const offsetOf = (/** @type {number} */ kind) => bytes.readInt32BE(kinds + times + 6 * kind);
  const history = [{ from: Number.NEGATIVE_INFINITY, offset: offsetOf(0) }];
  for (let i = 0; i < times; i++) {
    const from = Number(bytes.readBigInt64BE(start + 8 * i));
    const offset = offsetOf(bytes.readUInt8(kinds + i));
    // The very first instant marks the beginning of time.
    if (from < -(2 ** 50)) history.splice(0, 1, { from: Number.NEGATIVE_INFINITY, offset });
    else if (offset !== history.at(-1)?.offset) history.push({ from, offset });
  }
  return history;
}

/** @param {Stretch[]} history @param {number} instant */
const offsetAt = (history, instant) => history.findLast(({ from }) => from <= instant)?.offset;

const release = readFileSync(`${source}/NEWS`, 'utf8').match(/^Release (\w+)/m)?.[1];
const [merged, whole] = [compiled('merged', ''), compiled('whole', 'zone.tab')];
const keptNames = new Set(zonesIn(whole));
/** The names of zones in `backzone`, which `backward` links to the merged zone. */
const links = new Map(
  readFileSync(`${source}/backzone`, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([word, target = '', name = '']) => (word === 'Link' ? [/** @type {const} */ ([name, target])] : [])),
);

/** @typedef {{ name: string, mergedFrom: number, history: Stretch[] }} Zone */

/** @type {Zone[]} */
const zones = zonesIn(merged)
  .sort()
  .flatMap((name) => {
    const target = links.get(name) ?? name;
    const [other, own] = [
      historyOf(`${merged}/${name}`),
      historyOf(`${whole}/${keptNames.has(target) ? target : name}`),
    ];
    const instants = [...new Set([...other, ...own].map(({ from }) => from))].sort((a, b) => a - b);
    const last = instants.findLastIndex((instant) => offsetAt(own, instant) !== offsetAt(other, instant));
    if (last < 0) return [];
    const mergedFrom = instants[last + 1];
    if (mergedFrom === undefined || mergedFrom > 0) throw new Error(`${name} is not merged by 1970`);
    return [{ name, mergedFrom, history: own.filter(({ from }) => from < mergedFrom) }];
  });

/** @param {number} value */
const figure = (value) => value.toString(36);

/**
 * Name, instant of the merger, offsets, and their first instants as differences, in base 36.
 * @param {Zone} zone
 */
function line({ name, mergedFrom, history }) {
  const offsets = [...new Set(history.map(({ offset }) => offset))];
  let before = 0;
  const starts = history.slice(1).map(({ from, offset }) => {
    const step = `${figure(from - before)}:${figure(offsets.indexOf(offset))}`;
    before = from;
    return step;
  });
  return [name, figure(mergedFrom), offsets.map(figure).join(' '), starts.join(' ')].join('|');
}

const note = `// Generated by \`node tools/zones/make.mjs\` from tz ${release} with its file \`backzone\`; see tools/zones/README.md.`;
const yearOf = (/** @type {number} */ instant) => new Date(instant * 1000).getUTCFullYear();
const years = zones.map(
  ({ name, mergedFrom }) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${yearOf(mergedFrom)},`,
);
writeFileSync(
  `${root}src/domain/generated/zoneMergers.ts`,
  `${note}

/** The merged zones of the tz database, and the year since whose end they agree with the other zone. */
export const MERGER_YEARS: Readonly<Record<string, number>> = {
${years.join('\n')}
};

/** Zones are up to 14 hours ahead of or behind UT, so a local year may extend into the next. */
const YEARS_OF_GRACE = 1;

/** Whether a zone, by canonical identifier, may have had its own history in a year. */
export const hasOwnClocks = (tz: string, year: number): boolean =>
  year <= (MERGER_YEARS[tz] ?? Number.NEGATIVE_INFINITY) + YEARS_OF_GRACE;
`,
);
writeFileSync(
  `${root}src/domain/generated/zoneHistory.ts`,
  `${note}

/** A line for each zone: name, merger, offsets, then first instant and offset of each period; numbers in base 36. */
export const ZONE_HISTORY = \`
${zones.map(line).join('\n')}
\`;
`,
);
console.log(
  `${zones.length} zones of ${release}, ${zones.reduce((sum, { history }) => sum + history.length, 0)} periods`,
);

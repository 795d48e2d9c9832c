// `npm run tables`: writes assembly/tables/ from the reference ephemeris; see README.md beside this file. `--from
// STAGE` starts at a later stage (sample, dictionary, select, fit, check) with the files in .cache/. `--check` compares the
// tables that are made from npm packages; where Swiss Ephemeris is installed, it also writes the others to .cache/ and
// names those that differ from assembly/tables/. `--block=CENTRE:YEARS` writes the tables of a block of other years into
// assembly/years/ instead.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });

const BODIES = ['earth', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'moon'];
const SERIES = [
  ...BODIES.flatMap((body) => ['L', 'B', 'R'].map((coordinate) => `${body}-${coordinate}`)),
  'nutation-psi',
  'nutation-eps',
];

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    from: { type: 'string', default: 'sample' },
    block: { type: 'string' },
  },
});

if (values.block !== undefined) {
  const [centre, years] = values.block.split(':').map(Number);
  mkdirSync(`${root}.cache`, { recursive: true });
  run(process.execPath, 'tools/tables/dictionary.mjs', '.cache/dictionary-of-blocks.json', '--whole');
  run('python3', 'tools/tables/block.py', String(centre - years / 2), String(years));
  run(process.execPath, 'tools/build-kernel.mjs');
  process.exit();
}

/** Whether Python has numpy, the library Swiss Ephemeris and its files, from which the kernel's tables are sampled. */
const hasReference = () =>
  spawnSync('python3', ['-c', 'import sys; sys.path.insert(0, "tools/truth"); import sample'], {
    cwd: root,
  }).status === 0 && existsSync('/usr/share/libswe/ephe');

if (values.check) {
  run(process.execPath, 'tools/tables/outer.mjs', '--check');
  run(process.execPath, 'tools/tables/moonDistance.mjs', '--check');
  console.log('src/domain/generated is up to date');
  if (!hasReference()) {
    console.log('assembly/tables was not compared: it needs numpy, libswe2.0, swe-standard-data and swe-basic-data');
    process.exit();
  }
}

const folder = values.check ? '.cache/tables' : 'assembly/tables';

const stages = {
  sample: () => run('python3', 'tools/truth/sample.py'),
  dictionary: () => run(process.execPath, 'tools/tables/dictionary.mjs', '.cache/dictionary.json'),
  select: () => run('python3', 'tools/tables/select_terms.py', ...SERIES),
  fit: () => run('python3', 'tools/tables/fit.py', folder),
  check: () => {
    if (values.check) {
      const differing = ['series.ts', 'deltat.ts'].filter(
        (file) =>
          readFileSync(`${root}${folder}/${file}`, 'utf8') !== readFileSync(`${root}assembly/tables/${file}`, 'utf8'),
      );
      console.log(differing.length === 0 ? 'assembly/tables is up to date' : `different: ${differing.join(', ')}`);
      process.exitCode = differing.length;
      return;
    }
    run(process.execPath, 'tools/build-kernel.mjs');
    run(process.execPath, 'tools/tables/check.mjs');
  },
};

const names = Object.keys(stages);
if (!names.includes(values.from)) throw new Error(`--from must be one of ${names.join(', ')}`);
mkdirSync(`${root}${folder}`, { recursive: true });
for (const name of names.slice(names.indexOf(values.from))) stages[name]();

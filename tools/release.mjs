// `npm run release`: checks that everything names one version and puts the files of a release into build/release. Run it
// after `npm run build` and `npm run build:library`. With --check it only checks.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = `${root}build/release`;
const read = (/** @type {string} */ path) => readFileSync(root + path, 'utf8');
const { version, name, license, mcpName } = JSON.parse(read('package.json'));

/** Files and the version that each names. @returns {[string, string | undefined][]} */
function versions() {
  const server = JSON.parse(read('server.json'));
  return [
    ['package-lock.json', JSON.parse(read('package-lock.json')).version],
    ['clients/typescript/package.json', JSON.parse(read('clients/typescript/package.json')).version],
    ['clients/python/pyproject.toml', /^version = "(.*)"$/m.exec(read('clients/python/pyproject.toml'))?.[1]],
    ['server.json', server.version],
    ['server.json (package)', server.packages[0].version],
    ['README.md (package)', /khagola-(\d[\w.-]*)\.tgz/.exec(read('README.md'))?.[1]],
  ];
}

/** The notes of a version: its section of the changelog, which must have a date. @param {string} of */
function notesOf(of) {
  const [, date, notes] =
    new RegExp(`^## \\[${of.replaceAll('.', '\\.')}\\] - (\\S+)\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(
      read('CHANGELOG.md'),
    ) ?? [];
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date ?? '')) throw new Error(`CHANGELOG.md has no section [${of}] with a date`);
  return /** @type {string} */ (notes).trim();
}

/** @throws Error if a file names another version */
function check() {
  const others = versions().filter(([, found]) => found !== version);
  if (others.length > 0)
    throw new Error(
      `the version is ${version}, but ${others.map(([file, found]) => `${file} has ${found}`).join(', ')}`,
    );
  if (mcpName !== JSON.parse(read('server.json')).name)
    throw new Error('package.json and server.json name two servers');
}

/** The packages whose code the release contains, from the notices: `hono 4.13.19 (MIT)`. */
function components() {
  const notices = `${read('dist/licences.txt')}\n${read('dist/service/web/licences.txt')}`;
  const found = [...notices.matchAll(/^(@?[\w./-]+) (\d+\.\d+\.\d+[\w.-]*) \((.+)\)$/gm)];
  const unique = new Map(
    found.map(([line, packageName = '', packageVersion = '', licence = '']) => [
      line,
      { packageName, packageVersion, licence },
    ]),
  );
  return [...unique.values()].map(({ packageName, packageVersion, licence }) => ({
    type: 'library',
    name: packageName,
    version: packageVersion,
    purl: `pkg:npm/${packageName.replace('@', '%40')}@${packageVersion}`,
    licenses: [{ expression: licence }],
  }));
}

/** The bill of materials of the package, as CycloneDX. */
function billOfMaterials() {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        name,
        version,
        purl: `pkg:npm/${name}@${version}`,
        licenses: [{ expression: license }],
      },
    },
    components: components(),
  };
}

/** Writes the files of a release. */
export function release() {
  check();
  const notes = notesOf(version);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const folder of ['.', 'clients/typescript'])
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', target], { cwd: root + folder });
  copyFileSync(`${root}build/openapi.json`, `${target}/openapi.json`);
  copyFileSync(`${root}server.json`, `${target}/server.json`);
  copyFileSync(`${root}skills/khagola/SKILL.md`, `${target}/SKILL.md`);
  writeFileSync(`${target}/notices.txt`, `${read('dist/licences.txt')}\n${read('dist/service/web/licences.txt')}`);
  writeFileSync(`${target}/sbom.cdx.json`, `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  writeFileSync(`${target}/notes.md`, `${notes}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) check();
  else release();
}

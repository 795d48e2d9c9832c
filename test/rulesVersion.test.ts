/** The version of the observance rules, on a copy of the sources that each test changes. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULES_VERSION } from '../src/domain/observances/revisions';
import { rulesVersion } from '../tools/rules-version.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'khagola-rules-'));
  for (const folder of ['src/data', 'src/domain', 'src/lexicon', 'src/kernel', 'assembly']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  // It says which modules have no side effects.
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The version with one file changed; the file is restored. */
function versionWith(file: string, change: (text: string) => string): string {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed, `${file} has nothing to change`).not.toBe(text);
  writeFileSync(path, changed);
  try {
    return rulesVersion(copy);
  } finally {
    writeFileSync(path, text);
  }
}

test('answers state the version of the current rules', () => {
  expect(rulesVersion(root)).toBe(RULES_VERSION);
});

test('the version does not depend on the folder of the project', () => {
  expect(rulesVersion(copy)).toBe(RULES_VERSION);
});

test.each([
  ['a comment in the rows', 'src/data/observances/solar.ts', (text: string) => `// A note.\n${text}`],
  ['a comment in the engine', 'src/domain/observances/engine/tithi.ts', (text: string) => `${text}\n/** A note. */\n`],
  ['a type', 'src/domain/observances/types.ts', (text: string) => `${text}\nexport type Unused = string;\n`],
  ['a function that no rule uses', 'src/domain/time/civil.ts', (text: string) => `${text}\nexport const unused = 1;\n`],
  ['a rule of charts', 'src/domain/chart/karakas.ts', (text: string) => text.replaceAll('key', 'name')],
  ['a wording of the kernel', 'src/kernel/search.ts', (text: string) => text.replaceAll('bounds', 'limits')],
])('the version does not change with %s', (_, file, change) => {
  expect(versionWith(file, change)).toBe(RULES_VERSION);
});

test.each([
  ['a row', 'src/data/observances/months/shravana.ts', (text: string) => text.replace('tithi: 8', 'tithi: 9')],
  ['a list of holidays', 'src/data/holidays/lists/abroad.ts', (text: string) => text.replace('10-30', '10-31')],
  ['a source', 'src/data/observances/solar.ts', (text: string) => text.replace('customary', 'printed')],
  ['the engine', 'src/domain/observances/engine/choose.ts', (text: string) => text.replace(' < ', ' <= ')],
  ['an instant that it uses', 'src/kernel/almanac.ts', (text: string) => text.replace('96 / 1440', '95 / 1440')],
])('the version changes with %s', (_, file, change) => {
  expect(versionWith(file, change)).not.toBe(RULES_VERSION);
});

test('a restored copy has the original version', () => {
  appendFileSync(join(copy, 'src/domain/observances/year.ts'), '\n');
  expect(rulesVersion(copy)).toBe(RULES_VERSION);
});

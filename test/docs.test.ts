/** The documents: their links resolve, their commands exist, and the README stays short. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { RESOURCES } from '../src/api/registry';
import { FLAT_CODES, STRUCTURED_CODES } from '../src/http/errors';
import { PARTS, UNTESTED } from './documents';
import { nonEmpty } from './nonEmpty';

const DOCUMENTS = nonEmpty(
  [...globSync('*.md'), ...globSync('docs/**/*.md'), ...globSync('.github/**/*.md')].sort(),
  'documents',
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** Text outside code. */
const prose = (file: string): string => readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');

/** The anchor of a heading: `Known limits` is `known-limits`. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
/** The anchors of a document: of its headings, a repeated one with a number, and of `<a id>`. */
const anchorsOf = (file: string): string[] => {
  const headings = [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));
  const counts = new Map<string, number>();
  const numbered = headings.map((heading) => {
    const count = counts.get(heading) ?? 0;
    counts.set(heading, count + 1);
    return count === 0 ? heading : `${heading}-${count}`;
  });
  return [...numbered, ...[...prose(file).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)];
};

test.each(DOCUMENTS)('every link of %s leads to a file and to a heading in it', (file) => {
  const links = [...prose(file).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
  const broken = links
    .filter((link) => !/^(https?:|mailto:)/.test(link))
    .filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      return !existsSync(target) || (heading !== undefined && !anchorsOf(target).includes(decodeURI(heading)));
    });
  expect(broken).toEqual([]);
});

test.each(DOCUMENTS)('the document %s runs only scripts that exist', (file) => {
  const names = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('every page of docs/ is in its index', () => {
  const index = readFileSync('docs/README.md', 'utf8') + readFileSync('docs/reference/conventions/README.md', 'utf8');
  const pages = DOCUMENTS.filter((file) => file.startsWith('docs/') && !file.endsWith('README.md'));
  const missing = pages.filter((file) => !index.includes(`${file.split('/').at(-1)})`));
  expect(missing).toEqual([]);
});

test.each([...STRUCTURED_CODES, ...FLAT_CODES])('the page docs/reference/errors.md explains %s', (code) => {
  expect(readFileSync('docs/reference/errors.md', 'utf8')).toContain(`\`${code}\``);
});

test.each(RESOURCES.map(({ path }) => path))('the page docs/reference/endpoints.md lists %s', (path) => {
  expect(readFileSync('docs/reference/endpoints.md', 'utf8')).toMatch(new RegExp(`${path}\`|${path}\\?`));
});

test('the README has at most 1,200 words', () => {
  expect(readFileSync('README.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(1200);
});

test('the picture of the README is the output of the drawing code', () => {
  const args = ['--import', './tools/resolve-ts.mjs', 'tools/picture.ts', '--check'];
  expect(() => execFileSync(process.execPath, args, { stdio: 'pipe' })).not.toThrow();
});

test('every block of code in the documents has a test, or is of a kind that has a reason to have none', () => {
  expect(nonEmpty(PARTS, 'blocks').flatMap(({ file, code, test: by }) => (by ? [] : [`${file}: ${code}`]))).toEqual([]);
  const texts = PARTS.map(({ language, code }) => `${language} ${code}`);
  const idle = UNTESTED.filter(({ matches }) => !texts.some((text) => matches.test(text)));
  expect(idle).toEqual([]);
});

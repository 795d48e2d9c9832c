// Checks the titles of tests: each is a sentence with a subject and a verb, readable alone in a failure log. The check
// finds titles that are surely fragments. The prefix of a `describe` does not count.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

const words = (/** @type {string} */ text) => new Set(text.trim().split(/\s+/));

/** Forms that begin a title only if its subject is missing. */
const VERBS = words(`
  is are was were has have had does do can cannot may must might will would should isn’t aren’t doesn’t
  accepts adds agrees allows applies asks avoids begins chooses classifies comes computes contains converts creates
  deletes depends differs exists explains fails finds follows forbids gets gives goes has holds identifies ignores
  includes keeps knows lets loses makes must never obeys omits opens prefers raises reaches reads refuses rejects
  remains removes replaces requires reveals saves says sends serves splits stands stays submits takes tells throws
  treats writes
  agree apply contain exist follow give have keep lie refuse remain say throw
`);
/** Plural nouns that are also verbs. They are nouns before a verb or another noun: "answers state the version". */
const NOUNS_OR_VERBS = words(`
  answers counts covers draws escapes exits fits leaves lies loads logs maps moves needs offers passes prints puts
  reports returns rounds runs shows skips starts stops stores uses works
`);
/** Words that continue a sentence, and so begin only a fragment. */
const CONNECTIVES = words('of that which than and or but to whose likewise');
/** A word that may be a noun or a verb is a verb before one of these. */
const DETERMINERS = words('the a an its their every each no any nothing what which how whether exactly');
/** Words in -s that are neither. */
const OTHERS = words('this its as always sometimes thus plus less across besides unless whereas his');
/** Words that follow a noun: verbs in the plural, and others. */
const PLAIN = words(`
  agree are can contain do exist fail follow get give have hold keep lie may must never reach read say start state stay
  of and that were will
`);

/** A title without its placeholders: `%s`, `$name.field`, `${expression}`. */
const withoutPlaceholders = (/** @type {string} */ title) => title.replace(/%[a-zA-Z#%]|\$\{[^}]*\}|\$[\w.]+/g, '%');

/** Why a title is a fragment; undefined if it may be a sentence. @param {string} title */
export function problemOf(title) {
  const text = withoutPlaceholders(title).replace(/["`“”]/g, '');
  const [first = '', second = '', ...rest] = text.split(/[\s,:;]+/).filter(Boolean);
  const named = text.match(/[\p{L}’]{2,}/gu) ?? [];
  if (/%\.\d/.test(title)) return 'has a placeholder with a precision, which vitest does not replace';
  if (named.length < 2) return 'has no words of its own';
  if (VERBS.has(first)) return `begins with the verb "${first}", without a subject`;
  if (NOUNS_OR_VERBS.has(first) && !PLAIN.has(second)) return `begins with the verb "${first}", without a subject`;
  if (CONNECTIVES.has(first)) return `begins with "${first}", so it continues another sentence`;
  if (/^[a-z]+s$/.test(first) && !OTHERS.has(first) && DETERMINERS.has(second)) {
    return `begins with the verb "${first}", without a subject`;
  }
  const isShort = rest.length <= 2 && !text.includes('%');
  if (isShort && !named.slice(1).some((word) => /(s|ed)$/.test(word) || PLAIN.has(word))) return 'has no verb';
  return undefined;
}

/** The position after the bracket that closes the one before `at`. @param {string} source @param {number} at */
function afterCall(source, at) {
  let depth = 1;
  let i = at;
  for (; depth > 0 && i < source.length; i++) {
    const char = /** @type {string} */ (source[i]);
    if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
    else if ('\'"`'.includes(char)) i = closing(source, i);
    else if (source.startsWith('//', i)) i = source.indexOf('\n', i);
  }
  return i;
}

/** The position of the quote that closes the text at `at`. @param {string} source @param {number} at */
function closing(source, at) {
  let i = at + 1;
  while (i < source.length && source[i] !== source[at]) i += source[i] === '\\' ? 2 : 1;
  return i;
}

/** The literal titles of the tests in a source, with their lines. @param {string} source */
export function titlesIn(source) {
  const titles = [];
  for (const { 0: call, 1: method, index } of source.matchAll(/^[ \t]*(?:test|it)((?:\.\w+)*)(?:<[^\n]*>)?\(/gm)) {
    let at = index + call.length;
    if (/\.(each|for|skipIf|runIf)$/.test(method ?? '')) at = afterCall(source, at) + 1;
    while (/\s/.test(source[at] ?? '')) at++;
    if (!'\'"`'.includes(source[at] ?? '-')) continue;
    const title = source.slice(at + 1, closing(source, at));
    titles.push({ title, line: source.slice(0, at).split('\n').length });
  }
  return titles;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  let count = 0;
  for (const file of files.sort()) {
    for (const { title, line } of titlesIn(readFileSync(`${root}test/${file}`, 'utf8'))) {
      count++;
      const problem = problemOf(title);
      if (problem === undefined) continue;
      console.error(`test/${file}:${line} "${title}" ${problem}.`);
      process.exitCode = 1;
    }
  }
  if (count === 0) throw new Error('found no test titles');
  if (process.exitCode) console.error('Write each title as a sentence, for example "GET /api/health returns 200".');
}

/** Each sentence has one home: the source of its language. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nonEmpty } from '../nonEmpty';

type Sentences = { [key: string]: string | Sentences };

/** Shorter texts, such as "in {rashi}" or "Mars", may be the same for several things. */
const MIN_WORDS = { sentence: 3, phrase: 5 };
const LANGUAGES = ['en', 'hi', 'hi-Latn'];
/** Texts of their own, which are no sentences about an answer: reference facts, and lists of words that people write. */
const OTHER_TEXTS = /^src\/(lexicon\/(source|facts)|counsel\/(classify|danger|grammar|reading|policy)|data)\//;

const sourceOf = (language: string): Sentences =>
  JSON.parse(readFileSync(`src/lexicon/source/${language}/sentences.json`, 'utf8'));

const leaves = (sentences: Sentences, path = ''): [path: string, text: string][] =>
  Object.entries(sentences).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : leaves(value, `${path}${key}.`),
  );

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** The texts between the placeholders of a sentence that are long enough to be recognised. */
const phrasesOf = (sentence: string): string[] =>
  sentence
    .split(/\{[^{}]*\}|[{}]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => wordsIn(phrase) >= MIN_WORDS.phrase);

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

test.each(LANGUAGES)('the source of the language %s has no sentence twice', (language) => {
  const paths = new Map<string, string>();
  for (const [path, text] of nonEmpty(leaves(sourceOf(language)), `sentences of ${language}`)) {
    if (wordsIn(text) < MIN_WORDS.sentence) continue;
    expect(paths.get(text), `${path} repeats another sentence`).toBeUndefined();
    paths.set(text, path);
  }
});

test('no code outside the lexicon has a phrase of a sentence', () => {
  const phrases = LANGUAGES.flatMap((language) => leaves(sourceOf(language)).flatMap(([, text]) => phrasesOf(text)));
  expect(phrases.length).toBeGreaterThan(1000);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !OTHER_TEXTS.test(file));
  const repeated = nonEmpty(files, 'sources').flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(COMMENTS, '');
    return phrases.filter((phrase) => code.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(repeated).toEqual([]);
});

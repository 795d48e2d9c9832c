/** The sources of sentences and the modules that are made from them. */
import { describe, expect, test } from 'vitest';
import * as romanised from '../../../build/lexicon/sentences/hi-Latn/counsel';
import * as romanisedFormat from '../../../build/lexicon/sentences/hi-Latn/format';
import { sentenceModules, sourcesOf } from '../../../tools/lexicon/sentences.mjs';

const SOURCES = sourcesOf();

/** The texts of a source by their paths. */
function textsOf(source: object, path = ''): [path: string, text: string][] {
  return Object.entries(source).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value as object, `${path}${key}.`),
  );
}

/** The modules of English and one more language. */
const made = (english: object, language: string, theirs: object): Map<string, string> =>
  sentenceModules(new Map(Object.entries({ en: { s: english }, [language]: { s: theirs } })) as typeof SOURCES);

describe('the sources', () => {
  test('no language states a sentence of more than three words twice', () => {
    for (const [language, source] of SOURCES) {
      const seen = new Map<string, string>();
      const twice: string[] = [];
      for (const [path, text] of textsOf(source)) {
        if (
          text
            .replace(/\{[^{}]*\}/g, '')
            .split(' ')
            .filter(Boolean).length <= 3
        )
          continue;
        const before = seen.get(text);
        if (before) twice.push(`${language}: ${before} and ${path}`);
        seen.set(text, path);
      }
      expect(twice).toEqual([]);
    }
  });

  test('Hindi has every sentence of English, and romanised Hindi those of replies', () => {
    const keys = (language: string): string[] =>
      textsOf(SOURCES.get(language) ?? {})
        .map(([path]) => path)
        .filter((path) => !/^[\w-]+\.phrases\./.test(path));
    expect(keys('hi').toSorted()).toEqual(keys('en').toSorted());
    expect(romanised.untranslated).toEqual([]);
    expect(romanisedFormat.untranslated).toEqual([]);
  });
});

type Made = Record<string, string | ((values: Record<string, unknown>) => string)>;

/** The sentences of a module of code without types. */
function sentencesOf(code: string | undefined): Made {
  const object = /^export const sentences: Sentences = (\{[\s\S]*?^\});/m.exec(code ?? '')?.[1];
  const plural = (number: number): string => new Intl.PluralRules('en').select(number);
  return new Function('plural', `return ${object};`)(plural) as Made;
}

const written = (sentences: Made, key: string, values: Record<string, unknown>): string => {
  const text = sentences[key];
  return typeof text === 'function' ? text(values) : `no function: ${text}`;
};

describe('the modules', () => {
  test('a sentence is a function of its values, and a text without any', () => {
    const source = { a: 'The {thing} of `{place}`, \\ and $', b: 'None' };
    const sentences = sentencesOf(made(source, 'hi', { a: '{place}', b: 'नहीं' }).get('sentences/en/s.ts'));
    expect(written(sentences, 'a', { thing: 'day', place: 'Pune' })).toBe('The day of `Pune`, \\ and $');
    expect(sentences.b).toBe('None');
  });

  test('a plural chooses exact numbers first, then the category of the language', () => {
    const source = { a: '{n, plural, =0 {none} one {# day} other {# days}}' };
    const code = made(source, 'hi', { a: '{n} दिन' }).get('sentences/en/s.ts');
    expect([0, 1, 2].map((n) => written(sentencesOf(code), 'a', { n }))).toEqual(['none', '1 day', '2 days']);
    expect(code).toContain('pluralIn("en")');
  });

  test('a reference inserts a phrase or another sentence', () => {
    const source = { phrases: { day: 'the day' }, a: { b: '{@day} after' }, c: '{@a.b}, {x}' };
    const sentences = sentencesOf(made(source, 'mr', source).get('sentences/en/s.ts'));
    expect(written(sentences, 'c', { x: 1 })).toBe('the day after, 1');
    expect(() => made({ a: '{@b}' }, 'mr', {})).toThrow('en: s.a refers to b, which is no sentence');
    expect(() => made({ a: '{@a}' }, 'mr', {})).toThrow('refers to itself');
  });

  test('a sentence that a further language lacks is the English one, and marked', () => {
    const code = made({ a: 'One', g: { b: 'Two', c: 'Three' } }, 'mr', { g: { c: 'तीन' } }).get('sentences/mr/s.ts');
    expect(code).toContain('a: `One`,');
    expect(code).toContain('c: `तीन`,');
    expect(code).toContain('untranslated: readonly string[] = ["a","g.b"]');
  });

  test('Hindi takes no sentence from English, so that its module does not compile without it', () => {
    expect(made({ a: 'One', b: 'Two' }, 'hi', { a: 'एक' }).get('sentences/hi/s.ts')).not.toContain('Two');
  });

  test('an unknown key, section or value is an error that names it', () => {
    expect(() => made({ a: 'One' }, 'mr', { b: 'दोन' })).toThrow('English has no b');
    expect(() => made({ a: 'One {x}' }, 'mr', { a: 'एक {y}' })).toThrow('mr: s.a: there is no value y; there are x');
    expect(() => made({ a: 'One {' }, 'mr', {})).toThrow('en: s.a');
  });
});

/** Each term has one spelling in a language: in names, in sentences and in the messages of the pages. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commonSpelling } from '../../src/lexicon/commonSpelling';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** The texts of a file below a path, with the path of each. */
function* textsIn(tree: Tree, path: readonly string[] = []): Generator<{ path: readonly string[]; text: string }> {
  if (typeof tree === 'string') yield { path, text: tree };
  else for (const [key, inside] of Object.entries(tree)) yield* textsIn(inside, [...path, key]);
}

const read = (path: string): Tree => JSON.parse(readFileSync(path, 'utf8')) as Tree;
const filesOf = (language: string) => [
  `src/lexicon/source/${language}/names.json`,
  `src/lexicon/source/${language}/sentences.json`,
  `src/web/messages/${language}.json`,
];
const textsOf = (language: string) => filesOf(language).flatMap((file) => [...textsIn(read(file))]);
const hindiTexts = [...textsOf('hi'), ...textsIn(read('src/lexicon/source/hi/citations.json'))];

/** Spellings that sound alike in English are equal: `Navamsha` and `navamsa`, `Chaturmas` and `Caturmasa`. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'c'],
  [/([sptdkgjb])h/g, '$1'],
  [/w/g, 'v'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/(.)\1/g, '$1'],
  [/(?<=.{4})a$/, ''],
];
const sounded = (word: string): string => SOUNDS.reduce((text, [letters, by]) => text.replace(letters, by), word);

/** Names of persons, works, festivals and regional months are spelled as their people do. */
const PROPER = /^(utsava|month_(?!national)|holidays|sources|varga_variant|far-bodies|place|languages|krazykrackpot)/;
/** Pairs of two words that sound alike. */
const TWO_WORDS = new Set([
  'divas',
  'manas',
  'data',
  'rada',
  'buda',
  'karan',
  'sayan',
  'eigt',
  'never',
  'angiras',
  'barat',
  'pases',
]);
/** The usual name of a choghaḍiyā and of a window beside the one of a yoga. */
const USUAL = new Set(['amrit']);

describe('one spelling of each term', () => {
  test('an English term has one spelling', () => {
    const spellings = new Map<string, Set<string>>();
    for (const { path, text } of textsOf('en')) {
      if (path.some((key) => PROPER.test(key))) continue;
      for (const [word] of commonSpelling(text.replace(/\{[^{}]*\}/g, ' ')).matchAll(/[A-Za-z]{5,}/g)) {
        const spelling = word.toLowerCase();
        const sound = sounded(spelling);
        spellings.set(sound, (spellings.get(sound) ?? new Set()).add(spelling));
      }
    }
    expect(spellings.size).toBeGreaterThan(1500);
    const several = [...spellings].filter(([sound, each]) => each.size > 1 && !TWO_WORDS.has(sound));
    const without = several.map(([, each]) => [...each].filter((word) => !USUAL.has(word)));
    expect(without.filter((each) => each.length > 1)).toEqual([]);
  });

  test('Hindi words have anusvāra before a consonant of the same class', () => {
    const CLASS_NASAL = /ङ्[कखगघ]|ञ्[चछजझ]|ण्[टठडढ]|न्[तथदध]|म्[पफबभ]/;
    const mixed = hindiTexts.filter(
      ({ path, text }) => !/^(ne|sa|mr)$/.test(path.at(-1) ?? '') && CLASS_NASAL.test(text),
    );
    expect(mixed.map(({ text }) => text)).toEqual([]);
  });

  test('Hindi names of the parts of a day end in ह्न, not in ह्ण as in Sanskrit', () => {
    expect(hindiTexts.filter(({ text }) => text.includes('ह्न')).length).toBeGreaterThan(20);
    expect(hindiTexts.filter(({ text }) => text.includes('ह्ण')).map(({ text }) => text)).toEqual([]);
  });

  test('terms in common English are Vimshottari, Navamsa and Trimsamsa', () => {
    const text = textsOf('en')
      .map(({ text: one }) => commonSpelling(one.replace(/\{[^{}]*\}/g, '')))
      .join('\n');
    expect(text).toContain('Vimshottari');
    expect(text.match(/vinsh?ottari|navamsha|trimshamsa|trimshamsha/gi)).toBeNull();
  });
});

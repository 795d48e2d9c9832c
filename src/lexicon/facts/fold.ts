/**
 * Folds the many spellings of a word into one form: with or without diacritics, in Devanāgarī, in English spelling (sh,
 * ch, ee, oo, w), with ṛ as ri or ru, with or without the final a of Sanskrit. The form is only used for comparison.
 */
import { romanised } from '../../domain/text/romanised';

/** Applied repeatedly until nothing changes. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/([a-z])\1+/g, '$1'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/f/g, 'ph'],
  [/z/g, 'j'],
  [/gy/g, 'jn'],
  [/ch/g, 'c'],
  [/sh/g, 's'],
  [/([td])h/g, '$1'],
  [/(?<=[aeiou])h(?=[kps])/g, ''], // visarga
  [/(?<=[aeiou])m(?=[bcdghjknpstv])/g, 'n'], // anusvāra and the nasal that it represents
  [/(?<=^|[^aeiour])r[iu]+/g, 'r'], // vocalic r
];
/** Endings that Sanskrit, Hindi and Tamil write or omit. */
const ENDINGS: readonly RegExp[] = [/(?<=.{4})am$/, /(?<=.{3})ah$/, /(?<=.{2})a$/];

/** Whether any rule still applies. The only group that a rule refers to is also the first group here. */
const UNSETTLED = new RegExp(RULES.map(([rule]) => rule.source).join('|'));

function settled(word: string): string {
  let text = word;
  while (UNSETTLED.test(text)) text = RULES.reduce((before, [rule, by]) => before.replace(rule, by), text);
  return text;
}

/** The stem of a body. */
export function withoutEnding(word: string): string {
  const stem = ENDINGS.reduce((text, ending) => text.replace(ending, ''), word);
  return stem === word ? word : withoutEnding(settled(stem));
}

/** A word in its two forms. */
export interface FoldedWord {
  /** Without its ending: equal for all spellings of a word. */
  stem: string;
  /** With its ending, for words that continue. */
  body: string;
}

/** The words of a text in plain Latin letters: runs of letters and digits. An apostrophe does not separate words. */
export function plainWords(text: string): string[] {
  const plain = romanised(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}'’ʼʻ`]/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The folded forms of a plain word. */
export function foldedWord(word: string): FoldedWord {
  const body = settled(word);
  return { body, stem: withoutEnding(body) };
}

/** The folded form of a text, for comparison. */
export function fold(text: string): string {
  return plainWords(text)
    .map((word) => foldedWord(word).stem)
    .join(' ');
}

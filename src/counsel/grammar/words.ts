/**
 * The words of a message in one spelling for English, Hindi and Hindi in Latin letters: `नहीं`, `nahin` and `nhi` are
 * `nahi`. Grammars are written in this spelling's terms, so one rule reads three ways of writing.
 */

import { romanised } from '../../domain/text/romanised';
import { fold, hindiInLatin } from '../classify/normalise';
import { spellOut } from '../classify/tokens';

const CONSONANT = '[\\u0915-\\u0939]';
const SIGN = '[\\u093e-\\u094c]';
const VOWEL = '[\\u0905-\\u0914]';
const VIRAMA = '\u094d';
const HINDI = /[\u0900-\u097f]/;

/** A nasal sign at the end of a word is not heard as a consonant. */
const FINAL_NASAL = /[\u0901\u0902]$/;
const LABIAL_NASAL = /[\u0901\u0902](?=[प-म])/g;
const NASAL = /[\u0901\u0902](?=[\u0915-\u0939])/g;
/** The inherent a is silent at the end, where no y, r or v is joined to a consonant, and between a vowel with one consonant and a consonant with a vowel. */
const SILENT_END = new RegExp(`(?<=.)(?!(?<=${VIRAMA})[यरव])(${CONSONANT})$`);
const SILENT_INSIDE = new RegExp(
  `(?<=(?:${CONSONANT}|${SIGN}|${VOWEL}))(?<!${VIRAMA})(${CONSONANT})(?=${CONSONANT}${SIGN})`,
  'g',
);

/** A Hindi word as it is heard, in Latin letters: मरना is `marna`. */
const heard = (word: string): string =>
  romanised(
    word
      .replace(/\u0943/g, `${VIRAMA}\u0930\u093f`)
      .replace(/\u090b/g, '\u0930\u093f')
      .replace(FINAL_NASAL, '')
      .replace(LABIAL_NASAL, `म${VIRAMA}`)
      .replace(NASAL, `न${VIRAMA}`)
      .replace(SILENT_INSIDE, `$1${VIRAMA}`)
      .replace(SILENT_END, `$1${VIRAMA}`),
  ).replaceAll('c', 'ch');

/** Short forms of chats. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  h: 'hai',
  hei: 'hai',
  m: 'mai',
  mei: 'me',
  nhi: 'nahi',
  nai: 'nahi',
  nahee: 'nahi',
  kyon: 'kyu',
  kyo: 'kyu',
  u: 'you',
  ur: 'your',
  r: 'are',
  wanna: 'want to',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  plz: 'please',
  pls: 'please',
};

/** Nasal endings that Latin spellings write or omit: hoon, hun and hu; main and mai; mein and me. */
const LATIN_NASAL: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)un$/, 'u'],
  [/(?<=.)ein$/, 'e'],
  [/(?<=.)ain$/, 'ai'],
];

/** English words that would be spelled like others: she and he, now and Nov. */
const KEPT: ReadonlySet<string> = new Set(['she', 'now']);

/** The spelling in which a word is compared. */
export function spelling(word: string): string {
  if (/^\d/.test(word) || KEPT.has(word)) return word;
  const latin = HINDI.test(word) ? heard(word) : (SHORT_FORMS[word] ?? word);
  const plain = hindiInLatin(latin.replaceAll('q', 'k')).replaceAll('sh', 's');
  const ended = LATIN_NASAL.reduce((text, [ending, by]) => text.replace(ending, by), plain);
  return SHORT_FORMS[ended] ?? ended;
}

/** Words with apostrophes, numbers with their signs, and the marks that end a clause. */
const PIECE = /[a-z\u0900-\u0963\u0970-\u097f]+(?:'[a-z]+)*|\d+(?:[.:/-]\d+)*|[.!?;,।\n()"]/g;

/** A mark between clauses, in the folded text. */
export const BREAK = '|';

/**
 * A message as words of the grammar between blanks, with a bar between clauses: ` i want it to stop | all of it | `.
 *
 * @example
 * spelledOut('मैं मरना नहीं चाहता!') // => ' mai marna nahi chahta | '
 */
export function spelledOut(message: string): string {
  const words: string[] = [];
  for (const [piece] of fold(message).text.matchAll(PIECE)) {
    if (/^[.!?;,।\n()"]/.test(piece)) {
      if (words.length > 0 && words.at(-1) !== BREAK) words.push(BREAK);
    } else words.push(...spellOut(piece).flatMap((word) => spelling(word).split(' ')));
  }
  return ` ${words.join(' ')} `;
}

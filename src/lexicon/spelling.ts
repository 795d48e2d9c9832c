/** The words of a text in ever looser spellings, for comparison. */

import { folded } from '../domain/text/withoutMarks';
import { foldedWord, plainWords } from './facts/fold';

export interface Word {
  /** In small letters. */
  exact: string;
  /** Without marks. */
  plain: string;
  /** In Latin letters as Sanskrit, Hindi and English readers may write it, without its ending. */
  stem: string;
  /** Without the letter a, which names in compounds keep or drop. */
  bare: string;
}

/** The nasal before a stop, which meets it where an a is dropped: kemadruma is also kemdrum. */
const NASAL = /m(?=[bcdghjknpstv])/g;

/** Some words together, without the letter a. */
export const bareOf = (words: readonly Word[]): string =>
  words
    .map(({ bare }) => bare)
    .join('')
    .replace(NASAL, 'n');

const WORD = /[\p{L}\p{M}\p{N}'’ʼʻ`\u200c\u200d]+/gu;

function wordOf(exact: string): Word {
  const stem = plainWords(exact)
    .map((plain) => foldedWord(plain).stem)
    .join('');
  return { exact, plain: folded(exact), stem, bare: stem.replaceAll('a', '') };
}

/** The words of a text. */
export const wordsOf = (text: string, spell = wordOf): Word[] =>
  (text.normalize('NFC').toLowerCase().match(WORD) ?? []).map(spell).filter(({ stem }) => stem !== '');

/** Words of names; most occur in many names. */
const KNOWN = new Map<string, Word>();

/** The words of a name. They are kept: the names are few, unlike the texts that people write. */
export const wordsOfName = (name: string): Word[] =>
  wordsOf(name, (exact) => {
    const word = KNOWN.get(exact) ?? wordOf(exact);
    KNOWN.set(exact, word);
    return word;
  });

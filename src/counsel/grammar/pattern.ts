/**
 * Patterns of words over `spelledOut` messages. A pattern is a line of elements:
 *
 * - `word`, `word*` for any ending, `a|b` for either; a digit pattern as `#` for any number;
 * - `<class>` for an entry of a word class, which may have several words;
 * - `one_two` for two words as one alternative; an element with `?` may be absent;
 * - `^` is the start of the message and `$` the end of a clause;
 * - `..` stands for up to three words, `...` for up to eight, within one clause; `~` for up to three words of any clause.
 */
import { BREAK, spelling } from './words';

export type WordClasses = Readonly<Record<string, string>>;

const GAPS: Readonly<Record<string, string>> = {
  '..': '(?:[^ |]+ ){0,3}?',
  '...': '(?:[^ |]+ ){0,8}?',
  '~': '(?:[^ ]+ ){0,4}?',
};

export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The words of all patterns, and the beginnings of words. */
const WORDS = new Set<string>();
const BEGINNINGS = new Set<string>();

/** A longer word after a beginning is another word: Kalamkheda is no form of kalam, and Mithila none of mit. */
const MAX_ENDING = 4;

const isFormOf = (word: string, beginning: string): boolean =>
  word.startsWith(beginning) && word.length - beginning.length <= Math.min(MAX_ENDING, beginning.length);

/** Whether a pattern has a word, in the spelling of the grammar. */
export const isKnown = (word: string): boolean =>
  WORDS.has(word) || [...BEGINNINGS].some((beginning) => isFormOf(word, beginning));

function wordSource(word: string): string {
  if (word === '#') return '[0-9][^ ]*';
  if (word.endsWith('*')) {
    const beginning = spelling(word.slice(0, -1));
    BEGINNINGS.add(beginning);
    return `${escaped(beginning)}[^ |]*`;
  }
  WORDS.add(spelling(word));
  return escaped(spelling(word));
}

/** Words of one alternative, joined by underscores in a line. */
const phraseSource = (phrase: string): string => phrase.split('_').map(wordSource).join(' ');

/** The alternatives of a class: entries are separated by commas, words of an entry by blanks. */
const classSource = (entries: string): string =>
  entries
    .split(',')
    .map((entry) => entry.trim().split(/\s+/).map(wordSource).join(' '))
    .sort((a, b) => b.length - a.length)
    .join('|');

function elementSource(element: string, classes: WordClasses): string {
  const gap = GAPS[element];
  if (gap !== undefined) return gap;
  if (element === '^') return '(?<=^ )';
  if (element === '$') return `(?=\\${BREAK}|$)`;
  const isOptional = element.endsWith('?');
  const body = (isOptional ? element.slice(0, -1) : element)
    .split('|')
    .map((part) => {
      const name = /^<(.+)>$/.exec(part)?.[1];
      if (name === undefined) return phraseSource(part);
      const entries = classes[name];
      if (entries === undefined) throw new RangeError(`no word class ${name}`);
      return classSource(entries);
    })
    .join('|');
  return `(?:(?:${body}) )${isOptional ? '?' : ''}`;
}

/** One expression for any of some patterns, one a line. */
export function patternOf(lines: string, classes: WordClasses = {}): RegExp {
  const alternatives = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line
        .split(/\s+/)
        .map((element) => elementSource(element, classes))
        .join(''),
    );
  return new RegExp(`(?<= )(?:${alternatives.join('|')})`);
}

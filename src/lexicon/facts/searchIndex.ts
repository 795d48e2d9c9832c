/** The words of facts, and the fields in which they occur. */
import { numberText } from '../numberText';
import { foldedWord, plainWords } from './fold';
import type { Fact } from './types';

/** Searched fields, best first. */
export const PLACES = ['title', 'keywords', 'statement'] as const;

/**
 * Plain and short data, which tools/build-worker.mjs computes for the Worker: folding every word would slow its first
 * search.
 */
export interface SearchIndex {
  /** Folded words with their endings, sorted: of each how many letters it shares with the one before (A: none), and the rest. */
  bodies: string;
  /**
   * For each body the facts with it, in order: `PLACES.length` times the distance from the fact before, plus the best
   * place. Blanks separate bodies.
   */
  postings: string;
  /** Number of words in each title. */
  titleLengths: string;
}

const NONE_SHARED = 'A'.charCodeAt(0);
const MAX_SHARED = 'Z'.charCodeAt(0) - NONE_SHARED;

/** Sorted words without capitals, each by what differs from the one before. */
const wordText = (words: readonly string[]): string =>
  words
    .map((word, i) => {
      const before = words[i - 1] ?? '';
      let shared = 0;
      while (shared < Math.min(before.length, MAX_SHARED) && word[shared] === before[shared]) shared++;
      return String.fromCharCode(NONE_SHARED + shared) + word.slice(shared);
    })
    .join('');

/** The words of an index, sorted. */
export function wordsOfText(text: string): string[] {
  let word = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((written) => {
    word = word.slice(0, written.charCodeAt(0) - NONE_SHARED) + written.slice(1);
    return word;
  });
}

const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu;

/** The index words of a text without blanks. A hyphenated word is also indexed as one word. */
const indexWords = (written: string): string[] => [
  ...plainWords(written),
  ...(/.-./.test(written) ? plainWords(written.replace(HYPHEN, '')) : []),
];

const textOf = ({ title, keywords, topic, statement }: Fact, place: (typeof PLACES)[number]): string =>
  ({ title, keywords: [...keywords, topic].join(' | '), statement })[place];

export function indexOf(facts: readonly Fact[]): SearchIndex {
  const postings = new Map<string, { last: number; numbers: number[] }>();
  const folded = new Map<string, readonly string[]>(); // cache: most words occur many times
  const bodiesOf = (written: string): readonly string[] => {
    const known = folded.get(written) ?? [...new Set(indexWords(written).map((word) => foldedWord(word).body))];
    folded.set(written, known);
    return known;
  };
  for (const [fact, row] of facts.entries()) {
    for (const [place, name] of PLACES.entries()) {
      for (const body of textOf(row, name).split(/\s+/).flatMap(bodiesOf)) {
        const list = postings.get(body) ?? { last: -1, numbers: [] };
        postings.set(body, list);
        if (list.last === fact) continue; // the best place comes first
        list.numbers.push((fact - list.last) * PLACES.length + place);
        list.last = fact;
      }
    }
  }
  const sorted = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    bodies: wordText(sorted.map(([body]) => body)),
    postings: sorted.map(([, { numbers }]) => numberText(numbers)).join(' '),
    titleLengths: numberText(facts.map(({ title }) => plainWords(title).length)),
  };
}

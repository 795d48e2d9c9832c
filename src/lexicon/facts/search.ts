/** Searches facts by words. */
import { numberAt } from '../numberText';
import { type FoldedWord, foldedWord, plainWords, withoutEnding } from './fold';
import { PLACES, type SearchIndex, wordsOfText } from './searchIndex';
import type { Fact } from './types';

/** Shorter words do not match beginnings. */
const LEAST_BEGINNING = 3;

/** Ranks of a match: whole words before beginnings, and within each the better fields first. */
const RANKS = 2 * PLACES.length;
/** More than the number of words in a question, so that one better rank outweighs any number of lower ones. */
const BASE = 256;

/** Index of the first sorted word that is not before a given word. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An index, read by the first search. */
interface ReadIndex {
  /** Folded words with their endings, sorted. */
  bodies: readonly string[];
  /** The facts with each body. */
  postings: readonly string[];
  /** Which bodies have a stem. */
  kin: ReadonlyMap<string, readonly number[]>;
  titleLengths: string;
}

function readIndex({ bodies: words, postings, titleLengths }: SearchIndex): ReadIndex {
  const bodies = wordsOfText(words);
  const kin = new Map<string, number[]>();
  for (const [i, body] of bodies.entries()) {
    const stem = withoutEnding(body);
    const known = kin.get(stem);
    if (known) known.push(i);
    else kin.set(stem, [i]);
  }
  return { bodies, postings: postings.split(' '), kin, titleLengths };
}

/** The facts that contain a word, each with its best rank (0 is the best). */
function ranked({ bodies, postings, kin }: ReadIndex, { stem, body }: FoldedWord): Map<number, number> {
  const ranks = new Map<number, number>();
  const note = (at: number, worse: number): void => {
    const posting = postings[at] as string;
    for (let i = 0, fact = -1; i < posting.length; i++) {
      const number = numberAt(posting, i);
      fact += Math.floor(number / PLACES.length);
      const rank = (number % PLACES.length) + worse;
      if (rank < (ranks.get(fact) ?? RANKS)) ranks.set(fact, rank);
    }
  };
  for (const at of kin.get(stem) ?? []) note(at, 0);
  if (body.length < LEAST_BEGINNING || /^\p{N}+$/u.test(body)) return ranks;
  for (let at = firstFrom(bodies, body); bodies[at]?.startsWith(body); at++) note(at, PLACES.length);
  return ranks;
}

interface Score {
  /** Rank of the worst-matching word. */
  worst: number;
  /** Number of words at each rank, as digits of a number. */
  ranks: number;
}

const UNSEEN: Score = { worst: 0, ranks: 0 };

/**
 * Creates a search: it returns the facts that contain every word of a text, or all facts for an empty text. They are
 * sorted by the worst-matching word, then by the number of well-matching ones; among titles that contain all words the
 * shorter comes first, otherwise the original order.
 *
 * @param indexOfFacts  called by the first search to get the index
 */
export function searchOf(facts: readonly Fact[], indexOfFacts: () => SearchIndex): (text: string) => readonly Fact[] {
  let index: ReadIndex | undefined;
  return (text) => {
    const words = new Map(plainWords(text).map((word) => [word, foldedWord(word)]));
    if (words.size === 0) return text.trim() === '' ? facts : [];
    index ??= readIndex(indexOfFacts());
    const { titleLengths } = index;
    const beyond = (fact: number, { worst }: Score): number => (worst === 0 ? numberAt(titleLengths, fact) : 0);
    let scores: Map<number, Score> | undefined;
    for (const word of words.values()) {
      const found = new Map<number, Score>();
      for (const [fact, rank] of ranked(index, word)) {
        const before = scores === undefined ? UNSEEN : scores.get(fact);
        if (before === undefined) continue;
        found.set(fact, {
          worst: Math.max(before.worst, rank),
          ranks: before.ranks + BASE ** (RANKS - 1 - rank),
        });
      }
      scores = found;
    }
    return [...(scores ?? [])]
      .sort(([a, x], [b, y]) => x.worst - y.worst || y.ranks - x.ranks || beyond(a, x) - beyond(b, y) || a - b)
      .map(([fact]) => facts[fact] as Fact);
  };
}

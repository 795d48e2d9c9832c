/** Searches facts by words. The first search folds the words of all facts. */
import { type FoldedWord, foldedWord, plainWords } from './fold';
import type { Fact } from './types';

/** Searched fields, best first. */
const PLACES = ['title', 'keywords', 'statement'] as const;
/** Shorter words do not match beginnings. */
const LEAST_BEGINNING = 3;

/** Ranks of a match: whole words before beginnings, and within each the better fields first. */
const RANKS = 2 * PLACES.length;
/** More than the number of words in a question, so that one better rank outweighs any number of lower ones. */
const BASE = 256;

/** A fact that contains a word, and the best field with it. */
interface Posting {
  fact: number;
  place: number;
}

interface Indexed {
  /** The bodies of each stem. */
  bodies: ReadonlyMap<string, readonly string[]>;
  /** The facts of each body, in order, without duplicates. */
  postings: ReadonlyMap<string, readonly Posting[]>;
  sorted: readonly string[];
  /** Number of words in each title. */
  titleLengths: readonly number[];
}

const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu;

/** The index words of a text without blanks. A hyphenated word is also indexed as one word. */
const indexWords = (written: string): string[] => [
  ...plainWords(written),
  ...(/.-./.test(written) ? plainWords(written.replace(HYPHEN, '')) : []),
];

const textOf = ({ title, keywords, topic, statement }: Fact, place: (typeof PLACES)[number]): string =>
  ({ title, keywords: [...keywords, topic].join(' | '), statement })[place];

function indexOf(facts: readonly Fact[]): Indexed {
  const bodies = new Map<string, string[]>();
  const postings = new Map<string, Posting[]>();
  const folded = new Map<string, readonly string[]>(); // cache: most words occur many times
  const bodiesOf = (written: string): readonly string[] => {
    const known = folded.get(written) ?? [...new Set(indexWords(written).map(bodyOf))];
    folded.set(written, known);
    return known;
  };
  const bodyOf = (word: string): string => {
    const { stem, body } = foldedWord(word);
    if (postings.has(body)) return body;
    postings.set(body, []);
    const kin = bodies.get(stem);
    if (kin) kin.push(body);
    else bodies.set(stem, [body]);
    return body;
  };
  for (const [fact, row] of facts.entries()) {
    for (const [place, name] of PLACES.entries()) {
      for (const body of textOf(row, name).split(/\s+/).flatMap(bodiesOf)) {
        const list = postings.get(body) as Posting[];
        if (list.at(-1)?.fact !== fact) list.push({ fact, place }); // the best place comes first
      }
    }
  }
  return {
    bodies,
    postings,
    sorted: [...postings.keys()].sort(),
    titleLengths: facts.map(({ title }) => plainWords(title).length),
  };
}

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

/** The facts that contain a word, each with its best rank (0 is the best). */
function ranked({ bodies, postings, sorted }: Indexed, { stem, body }: FoldedWord): Map<number, number> {
  const ranks = new Map<number, number>();
  const note = (word: string, worse: number): void => {
    for (const { fact, place } of postings.get(word) ?? []) {
      if (place + worse < (ranks.get(fact) ?? RANKS)) ranks.set(fact, place + worse);
    }
  };
  for (const word of bodies.get(stem) ?? []) note(word, 0);
  if (body.length < LEAST_BEGINNING || /^\p{N}+$/u.test(body)) return ranks;
  for (let i = firstFrom(sorted, body); i < sorted.length; i++) {
    const word = sorted[i] as string;
    if (!word.startsWith(body)) break;
    note(word, PLACES.length);
  }
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
 * @param indexed  the texts to search, in the order of the facts; default: the facts
 */
export function searchOf(facts: readonly Fact[], indexed: readonly Fact[] = facts): (text: string) => readonly Fact[] {
  let index: Indexed | undefined;
  return (text) => {
    const words = new Map(plainWords(text).map((word) => [word, foldedWord(word)]));
    if (words.size === 0) return text.trim() === '' ? facts : [];
    index ??= indexOf(indexed);
    const { titleLengths } = index;
    const beyond = (fact: number, { worst }: Score): number => (worst === 0 ? (titleLengths[fact] as number) : 0);
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

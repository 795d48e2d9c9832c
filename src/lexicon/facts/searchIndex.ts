/** The words of facts, and the fields in which they occur. */
import { foldedWord, plainWords } from './fold';
import type { Fact } from './types';

/** Searched fields, best first. */
export const PLACES = ['title', 'keywords', 'statement'] as const;

/** Plain data, which tools/build-worker.mjs computes for the Worker: folding every word would slow its first search. */
export interface SearchIndex {
  /** Folded words with their endings, sorted. */
  bodies: readonly string[];
  /** For each body the facts with it, in order: `PLACES.length` times the fact plus the best place. */
  postings: readonly (readonly number[])[];
  /** Folded words without their endings, sorted, and for each the places of its bodies. */
  stems: readonly string[];
  kin: readonly (readonly number[])[];
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

export function indexOf(facts: readonly Fact[]): SearchIndex {
  const stemOf = new Map<string, string>();
  const postings = new Map<string, number[]>();
  const folded = new Map<string, readonly string[]>(); // cache: most words occur many times
  const bodyOf = (word: string): string => {
    const { stem, body } = foldedWord(word);
    stemOf.set(body, stem);
    return body;
  };
  const bodiesOf = (written: string): readonly string[] => {
    const known = folded.get(written) ?? [...new Set(indexWords(written).map(bodyOf))];
    folded.set(written, known);
    return known;
  };
  for (const [fact, row] of facts.entries()) {
    for (const [place, name] of PLACES.entries()) {
      for (const body of textOf(row, name).split(/\s+/).flatMap(bodiesOf)) {
        const list = postings.get(body) ?? [];
        postings.set(body, list);
        const first = fact * PLACES.length;
        if ((list.at(-1) ?? -1) < first) list.push(first + place); // the best place comes first
      }
    }
  }
  const bodies = [...postings.keys()].sort();
  const kin = new Map<string, number[]>();
  for (const [i, body] of bodies.entries()) {
    const stem = stemOf.get(body) as string;
    kin.set(stem, [...(kin.get(stem) ?? []), i]);
  }
  const stems = [...kin.keys()].sort();
  return {
    bodies,
    postings: bodies.map((body) => postings.get(body) as number[]),
    stems,
    kin: stems.map((stem) => kin.get(stem) as number[]),
    titleLengths: facts.map(({ title }) => plainWords(title).length),
  };
}

/**
 * The features of a message, as numbers: its words, parts of words, pairs of words, and concepts with their neighbours.
 * Through concepts the weights of one wording hold for others too, through parts of words for misspellings.
 */
import { fnv1a } from '../../kernel/fnv1a';
import { BREAK, spelling } from '../grammar/words';
import { CONCEPTS } from './concepts';
import { GAP } from './harmless';

/** The number of different features, which are hashes. */
export const FEATURES = 1 << 17;

/** Words of a passage, and the words from one passage to the next. A longer message is weighed passage by passage. */
const PASSAGE_WORDS = 14;
const PASSAGE_STEP = 7;
/** Words within which two concepts form a pair. */
const REACH = 6;
/** Letters of a part of a word, whose beginning and end count as one. */
const PART = 4;

/** The concepts of words, and of beginnings of words, by their hashes. */
interface Lexicon {
  words: Map<string, number[]>;
  beginnings: Map<string, number[]>;
}

function lexicon(): Lexicon {
  const [words, beginnings] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const [concept, entries] of Object.entries(CONCEPTS)) {
    for (const entry of entries.split(' ')) {
      const isBeginning = entry.endsWith('*');
      const key = spelling(isBeginning ? entry.slice(0, -1) : entry);
      const map = isBeginning ? beginnings : words;
      map.set(key, [...(map.get(key) ?? []), fnv1a(concept)]);
    }
  }
  return { words, beginnings };
}

let known: Lexicon | undefined;

/** The shortest beginning of a word that stands for a concept. */
const MIN_BEGINNING = 3;

/** Hindi verbs of the future by their endings: what the speaker will do, and what another will do. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:unga|ungi|enge|engi)$/, 'own future'],
  [/.(?:ega|egi)$/, 'future of another'],
];

/** The concept of a number: an age of a child or of an old person, a year, a time of the clock. */
function conceptOfNumber(word: string): string {
  if (!/^\d+$/.test(word)) return 'clock';
  const value = Number(word);
  if (value >= 3 && value <= 17) return 'age of a child';
  if (value >= 60 && value <= 99) return 'old age';
  if (value > 1500 && value < 2026) return 'past year';
  return value >= 2026 && value < 2100 ? 'coming year' : 'number';
}

/** The hashes of the concepts of a word. */
function conceptsOf(word: string): number[] {
  if (/^\d/.test(word)) return [fnv1a(conceptOfNumber(word))];
  known ??= lexicon();
  const found = new Set(known.words.get(word));
  for (let length = MIN_BEGINNING; length <= word.length; length++)
    for (const concept of known.beginnings.get(word.slice(0, length)) ?? []) found.add(concept);
  for (const [ending, concept] of ENDINGS) if (ending.test(word)) found.add(fnv1a(concept));
  return [...found];
}

/** A number for a kind of feature and the hashes of its one or two parts. */
function numbered(kind: number, first: number, second = 0): number {
  let hash = Math.imul(first ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0xc2b2ae35);
  hash ^= hash >>> 13;
  return (hash ^ (hash >>> 17)) & (FEATURES - 1);
}

/** The kinds of features. */
const KIND = {
  word: 1,
  partOfWord: 2,
  pair: 3,
  skippingPair: 4,
  concept: 5,
  nearConcepts: 6,
  conceptAndWord: 7,
  wordAndConcept: 8,
} as const;

/** The values of a word that several passages use. */
interface WeighedWord {
  hash: number;
  /** The features of the word by itself. */
  features: number[];
  /** The hashes of its concepts. */
  concepts: number[];
  /** Whether it is a word: neither the end of a clause nor a gap. */
  isWord: boolean;
  isBreak: boolean;
}

function wordOf(text: string): WeighedWord {
  const hash = fnv1a(/^\d/.test(text) ? '#' : text);
  if (text === BREAK || text === GAP)
    return { hash, features: [], concepts: [], isWord: false, isBreak: text === BREAK };
  const marked = `<${text}>`;
  const parts = Array.from({ length: Math.max(0, marked.length - PART + 1) }, (_, at) =>
    numbered(KIND.partOfWord, fnv1a(marked.slice(at, at + PART))),
  );
  const concepts = conceptsOf(text);
  const features = [numbered(KIND.word, hash), ...parts, ...concepts.map((each) => numbered(KIND.concept, each))];
  return { hash, features, concepts, isWord: true, isBreak: false };
}

/** The words of a message, in passages that overlap. @param words  as `spelledOut` gives them */
export function passagesOf(words: string): WeighedWord[][] {
  const known = new Map<string, WeighedWord>();
  const list = words
    .trim()
    .split(' ')
    .map((text) => {
      const word = known.get(text) ?? wordOf(text);
      known.set(text, word);
      return word;
    });
  const passages = [list.slice(0, PASSAGE_WORDS)];
  for (let at = PASSAGE_STEP; at + PASSAGE_STEP < list.length; at += PASSAGE_STEP)
    passages.push(list.slice(at, at + PASSAGE_WORDS));
  return passages;
}

/** The features of a passage, each once. Pairs of words do not span two clauses, pairs of concepts do. */
export function featuresOf(passage: readonly WeighedWord[]): Set<number> {
  const features = new Set<number>();
  passage.forEach(({ hash, features: own, concepts, isWord }, i) => {
    if (!isWord) return;
    for (const feature of own) features.add(feature);
    const [before, next, second] = [passage[i - 1], passage[i + 1], passage[i + 2]];
    if (next !== undefined && !next.isBreak) {
      features.add(numbered(KIND.pair, hash, next.hash));
      if (second?.isWord) features.add(numbered(KIND.skippingPair, hash, second.hash));
    }
    for (const concept of concepts) {
      features.add(numbered(KIND.conceptAndWord, concept, next?.hash));
      if (before !== undefined) features.add(numbered(KIND.wordAndConcept, before.hash, concept));
      for (let j = i + 1; j <= i + REACH && j < passage.length; j++)
        for (const other of passage[j]?.concepts ?? []) features.add(numbered(KIND.nearConcepts, concept, other));
    }
  });
  return features;
}

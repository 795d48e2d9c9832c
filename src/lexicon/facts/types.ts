/** A reference fact: about the system and its definitions, never about effects. */
import type { SentenceLanguage } from '../../data/language';

export const TOPICS = [
  'graha',
  'dignity',
  'friendship',
  'aspect',
  'rashi',
  'nakshatra',
  'bhava',
  'karaka',
  'varga',
  'dasha',
  'tithi',
  'yoga',
  'karana',
  'vara',
  'muhurta',
  'choghadiya',
  'hora',
  'kala',
  'avastha',
  'shadbala',
  'ashtakavarga',
  'yoga-formation',
  'upagraha',
  'special-lagna',
  'arudha',
  'kp',
  'ayanamsha',
  'month',
  'sankranti',
  'ritu',
  'samvatsara',
  'era',
  'time',
  'astronomy',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The source of a fact. */
export interface Source {
  /** A work or an institution; "customary" if no single one is named. */
  attribution: string;
  /** Place in the work, if known; otherwise null. */
  citation: string | null;
}

export interface Fact extends Source {
  /** Kebab-case, permanent. */
  id: string;
  topic: Topic;
  title: string;
  statement: string;
  /** Other spellings, English names and words that should find it. */
  keywords: readonly string[];
}

/** A fact within its family. */
export interface FactRow extends Pick<Fact, 'id' | 'title' | 'statement' | 'keywords'> {
  /** If it differs from the source of the family. */
  source?: Source;
}

/** The facts of one topic with a shared source. */
export function family(topic: Topic, source: Source, rows: readonly FactRow[]): Fact[] {
  return rows.map(({ source: own = source, id, title, statement, keywords }) => ({
    id,
    topic,
    title,
    statement,
    attribution: own.attribution,
    citation: own.citation,
    keywords,
  }));
}

/** All facts with title and statement in one language, and their search. */
export interface FactBook {
  language: SentenceLanguage;
  /** In the same order in every language. */
  facts: readonly Fact[];
  /** Like `searchFacts`. The Hindi search also finds a fact by its English words. */
  search(text: string): readonly Fact[];
  /** The source of a fact in the words of the language. */
  source(fact: Source): Source;
}

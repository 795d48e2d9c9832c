/** A fact of reference: of the system and how its parts are formed, never of what they would bring about. */

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

/** Who says so. */
export interface Source {
  /** A work or a body, "customary" where no single one is named. */
  attribution: string;
  /** Where in the work, as far as that is known, else null. */
  citation: string | null;
}

export interface Fact extends Source {
  /** Kebab-case, the same for good. */
  id: string;
  topic: Topic;
  title: string;
  statement: string;
  /** Other spellings, English names and words it should be found by. */
  keywords: readonly string[];
}

/** A fact as it is written down within its family. */
export interface FactRow extends Pick<Fact, 'id' | 'title' | 'statement' | 'keywords'> {
  /** Where it is not that of the family. */
  source?: Source;
}

/** The facts of one topic, with the source that they share. */
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

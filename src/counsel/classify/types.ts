/** What a reply of the counsel may not hold, in the order in which categories are listed. */
export const SLIP_CATEGORIES = ['prediction', 'fear', 'remedy', 'medical', 'legal', 'financial'] as const;

export type SlipCategory = (typeof SLIP_CATEGORIES)[number];

/** Offsets into the text as it was given, in UTF-16 units, the end exclusive: a whole sentence, bullet or table row. */
export type SlipSpan = { start: number; end: number; category: SlipCategory };

export type Classification = { slip: boolean; categories: SlipCategory[]; spans: SlipSpan[] };

/** A rule that fired in a sentence, with the words of its groups as the engine read them. */
export type FiredRule = { rule: string; category: SlipCategory; words: string[] };

/** A sentence, bullet, heading or row as it was read. */
export type SentenceFinding = {
  start: number;
  end: number;
  fired: FiredRule[];
  line: 'text' | 'item' | 'heading' | 'row';
  /** It ends in a colon and has what it announces after it. */
  leadsIn: boolean;
  /** It begins by pointing at the sentence before. */
  leans: boolean;
};

/** What a reply must not contain, in the order of listing. */
export const SLIP_CATEGORIES = ['prediction', 'fear', 'remedy', 'medical', 'legal', 'financial'] as const;

export type SlipCategory = (typeof SLIP_CATEGORIES)[number];

/** Offsets into the original text, in UTF-16 units, end exclusive: a whole sentence, bullet or table row. */
export type SlipSpan = { start: number; end: number; category: SlipCategory };

export type Classification = { slip: boolean; categories: SlipCategory[]; spans: SlipSpan[] };

/** A rule that fired in a sentence, with the matched words. */
export type FiredRule = { rule: string; category: SlipCategory; words: string[] };

/** A classified sentence, bullet, heading or row. */
export type SentenceFinding = {
  start: number;
  end: number;
  fired: FiredRule[];
  line: 'text' | 'item' | 'heading' | 'row';
  /** Whether it ends in a colon and introduces what follows. */
  leadsIn: boolean;
  /** Whether it begins by referring to the previous sentence. */
  leans: boolean;
};

/** A word, number or mark of a reply. */
export type Token = {
  kind: 'word' | 'number' | 'mark';
  text: string;
  /** The word in the form for comparing romanised Hindi or Devanāgarī; equal to `text` if that changes nothing. */
  variant: string;
  /** Offsets into the folded text. */
  start: number;
  end: number;
};

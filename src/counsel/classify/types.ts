/** The categories of slips, in the order of listing. */
export const SLIP_CATEGORIES = ['prediction', 'fear', 'remedy', 'advice', 'medical', 'legal', 'financial'] as const;

export type SlipCategory = (typeof SLIP_CATEGORIES)[number];

export type Classification = { slip: boolean; categories: SlipCategory[] };

/** A rule that fired in a sentence, with the matched words. */
export type FiredRule = { rule: string; category: SlipCategory; words: string[] };

/** A classified sentence, bullet, heading or row; offsets into the original text, in UTF-16 units, end exclusive. */
export type SentenceFinding = { start: number; end: number; fired: FiredRule[] };

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

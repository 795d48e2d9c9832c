/**
 * Danger by weighted words, for messages to which no rule applies: a linear score adds the weights of words and of pairs of
 * neighbouring words for each kind of danger. `tools/danger-weights.ts` fits the weights to labelled messages.
 */
import type { Danger } from './rule';
import weights from './weights.json';

/** The kinds of danger in the order of the columns of the weights. */
export const KINDS = ['emergency', 'abuse', 'violence', 'threat', 'self-harm'] as const satisfies readonly Danger[];

/** Log odds of one step, and the letter of weight 0. */
export const STEP = 0.5;
export const ZERO = 'n';

/** Words of a passage. A longer message is weighed in overlapping passages. */
const PASSAGE_WORDS = 60;
/** Log odds of each kind before any word, so that a message without known words shows no danger. */
export const PRIOR = -2.5;
/** The share of danger above which a message counts as one. */
const THRESHOLD = 0.65;

/** The weights of each term by kind; the columns have a letter for each term. */
const WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(
  weights.terms
    .split('\n')
    .map((term, i) => [term, weights.columns.map((column) => (column.charCodeAt(i) - ZERO.charCodeAt(0)) * STEP)]),
);

/** The words of a passage and its pairs of neighbouring words. All numbers are `#`, and no pair spans two clauses. */
export function termsOf(words: readonly string[]): Set<string> {
  const plain = words.map((word) => (/^\d/.test(word) ? '#' : word));
  const pairs = plain.slice(1).map((word, i) => `${plain[i]} ${word}`);
  return new Set([...plain, ...pairs].filter((term) => !term.includes('|')));
}

/** Known terms from which a passage has its full weight; a few words alone are seldom enough. */
const FULL_TERMS = 8;

/** The factor for a sum of weights, so that long passages do not outweigh short ones. */
export const scaleOf = (terms: number): number => 1 / Math.sqrt(Math.max(FULL_TERMS, terms));

/** The shares of no danger and of each kind, from the sums of their weights (softmax). */
export function sharesOf(sums: readonly number[]): number[] {
  const most = Math.max(0, ...sums);
  const parts = [0, ...sums].map((sum) => Math.exp(sum - most));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

/** The shares of no danger and of each kind in a passage. */
function sharesIn(words: readonly string[]): number[] {
  const known = [...termsOf(words)].flatMap((term) => {
    const columns = WEIGHTS.get(term);
    return columns === undefined ? [] : [columns];
  });
  const scale = scaleOf(known.length);
  return sharesOf(KINDS.map((_, k) => PRIOR + scale * known.reduce((sum, row) => sum + (row[k] ?? 0), 0)));
}

/**
 * The danger that the weighted words of a message show; null for none.
 *
 * @param words  a message as `spelledOut` gives it, without harmless turns of phrase
 */
export function weighedDanger(words: string): Danger | null {
  const list = words.trim().split(' ');
  for (let at = 0; at === 0 || at + PASSAGE_WORDS / 2 < list.length; at += PASSAGE_WORDS / 2) {
    const [none = 1, ...dangers] = sharesIn(list.slice(at, at + PASSAGE_WORDS));
    if (1 - none > THRESHOLD) return KINDS[dangers.indexOf(Math.max(...dangers))] ?? null;
  }
  return null;
}

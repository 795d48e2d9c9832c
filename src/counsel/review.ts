/**
 * The last look at every reply: what slips into prediction, fear, remedy or advice is rewritten, and what cannot be
 * rewritten is withheld. What is sent has itself been classified as free of a slip.
 */
import { classify } from './classify/classify';
import { repair } from './classify/repair';
import type { Classification } from './classify/types';
import { type Language, languageOf } from './language';
import { WITHHELD } from './rules';

/** The classifier, as far as a review uses it. */
export interface Classifier {
  classify(text: string): Classification;
  repair(text: string, classification: Classification): { text: string | null };
}

export interface Reviewed {
  reply: string;
  classification: {
    /** Of the draft. */
    slip: boolean;
    categories: Classification['categories'];
    action: 'pass' | 'rewritten' | 'withheld';
  };
}

/**
 * @param language  that of the fixed text, where the draft is withheld
 */
export function review(
  draft: string,
  language: Language = languageOf(draft),
  classifier: Classifier = { classify, repair },
): Reviewed {
  const found = classifier.classify(draft);
  const { slip, categories } = found;
  if (!slip) return { reply: draft, classification: { slip, categories, action: 'pass' } };
  const { text } = classifier.repair(draft, found);
  if (text !== null && text.trim() !== '' && !classifier.classify(text).slip) {
    return { reply: text, classification: { slip, categories, action: 'rewritten' } };
  }
  return { reply: WITHHELD[language], classification: { slip, categories, action: 'withheld' } };
}

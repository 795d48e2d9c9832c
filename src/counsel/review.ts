/**
 * Reviews every reply before it is sent: rewrites slips into prediction, fear, remedy or advice, or withholds the
 * reply. The text that is sent has itself been classified as free of slips.
 */
import { classify } from './classify/classify';
import { repair } from './classify/repair';
import type { Classification } from './classify/types';
import { type Language, languageOf } from './language';
import { WITHHELD } from './rules';

/** The part of the classifier that a review uses. */
export interface Classifier {
  classify(text: string): Classification;
  repair(text: string, classification: Classification): { text: string | null };
}

export interface Reviewed {
  reply: string;
  classification: {
    /** Whether the draft had a slip. */
    slip: boolean;
    categories: Classification['categories'];
    action: 'pass' | 'rewritten' | 'withheld';
  };
}

/**
 * @param language  language of the fixed text for a withheld draft
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

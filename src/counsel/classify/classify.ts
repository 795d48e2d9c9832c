import { findings } from './engine';
import { type Classification, type SentenceFinding, SLIP_CATEGORIES } from './types';

/**
 * Whether a text predicts, frightens, prescribes a remedy, or advises. The result depends only on the text, by words
 * and rules, in time linear in its length.
 */
export function classify(text: string): Classification {
  const fired = findings(text).flatMap((sentence) => sentence.fired);
  const categories = SLIP_CATEGORIES.filter((category) => fired.some((rule) => rule.category === category));
  return { slip: categories.length > 0, categories };
}

/** The sentences with slips, with the rules that fired and their words. */
export function explain(text: string): SentenceFinding[] {
  return findings(text).filter(({ fired }) => fired.length > 0);
}

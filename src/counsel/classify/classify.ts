import { findings } from './engine';
import { type Classification, type SentenceFinding, SLIP_CATEGORIES, type SlipSpan } from './types';

/**
 * Whether and where a reply predicts, frightens, prescribes a remedy, or gives medical, legal or financial advice. The
 * result depends only on the text, by words and rules, in time linear in its length.
 */
export function classify(text: string): Classification {
  const spans: SlipSpan[] = [];
  for (const { start, end, fired } of findings(text)) {
    for (const category of SLIP_CATEGORIES) {
      if (fired.some((row) => row.category === category)) spans.push({ start, end, category });
    }
  }
  const categories = SLIP_CATEGORIES.filter((category) => spans.some((span) => span.category === category));
  return { slip: spans.length > 0, categories, spans };
}

/** The sentences with slips, with the rules that fired and their words. */
export function explain(text: string): SentenceFinding[] {
  return findings(text).filter(({ fired }) => fired.length > 0);
}

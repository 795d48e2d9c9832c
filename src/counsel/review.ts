/** The second check: classifies every composed reply before it is sent, and every draft that a model wrote as prose. */
import { classify } from './classify/classify';
import type { Classification } from './classify/types';
import type { Language } from './language';
import { compose, type Statement } from './statements/compose';

export interface Reviewed {
  reply: string;
  classification: {
    /** Whether the draft had a slip. */
    slip: boolean;
    categories: Classification['categories'];
    action: 'pass' | 'withheld';
  };
}

type Judge = (text: string) => Pick<Classification, 'slip' | 'categories'>;

/** Sent instead of a composed reply that does not pass. */
const INSTEAD: readonly Statement[] = [
  { kind: 'refusal', reason: 'prediction' },
  { kind: 'about', topic: 'abilities' },
];

/**
 * @param text    a composed reply
 * @param drafts  prose that a model wrote instead of composing; never sent
 */
export async function review(
  text: string,
  language: Language,
  drafts: readonly string[] = [],
  judge: Judge = classify,
): Promise<Reviewed> {
  const { slip, categories } = judge(text);
  if (slip) {
    const { text: reply } = await compose(INSTEAD, [], language);
    return { reply, classification: { slip, categories, action: 'withheld' } };
  }
  if (drafts.length === 0) return { reply: text, classification: { slip, categories, action: 'pass' } };
  const draft = judge(drafts.join('\n\n'));
  return { reply: text, classification: { slip: draft.slip, categories: draft.categories, action: 'withheld' } };
}

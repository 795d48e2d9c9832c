/** The second check: classifies every composed reply before it is sent, and every draft that a model wrote as prose. */

import { type Claim, compose } from './claims/compose';
import { classify } from './classify/classify';
import type { Classification } from './classify/types';
import type { Language } from './language';
import { type Bounds, isForbidden } from './policy/company';

export interface Reviewed {
  reply: string;
  classification: {
    /** Whether the draft had a slip. */
    slip: boolean;
    categories: Classification['categories'];
    action: 'pass' | 'withheld';
  };
}

/** The claims of a reply, and the class of the question over the conversation. */
interface Company {
  kinds: readonly string[];
  bounds: Bounds;
}

type Judge = (text: string) => Pick<Classification, 'slip' | 'categories'>;

/** Sent instead of a composed reply that does not pass. */
const INSTEAD: readonly Claim[] = [
  { kind: 'refusal', reason: 'prediction' },
  { kind: 'about', topic: 'abilities' },
];

/**
 * @param text    a composed reply
 * @param company its claims, and the class of the question
 * @param drafts  prose that a model wrote instead of composing; never sent
 */
export async function review(
  text: string,
  language: Language,
  { kinds, bounds }: Company,
  drafts: readonly string[] = [],
  judge: Judge = classify,
): Promise<Reviewed> {
  const judged = judge(text);
  // True claims can together answer a declined question.
  const isSideBySide = isForbidden(kinds, bounds);
  const slip = judged.slip || isSideBySide;
  const categories = isSideBySide && !judged.slip ? (['prediction'] as const).slice() : judged.categories;
  if (slip) {
    const { text: reply } = await compose(INSTEAD, [], language);
    return { reply, classification: { slip, categories, action: 'withheld' } };
  }
  if (drafts.length === 0) return { reply: text, classification: { slip, categories, action: 'pass' } };
  const draft = judge(drafts.join('\n\n'));
  return { reply: text, classification: { slip: draft.slip, categories: draft.categories, action: 'withheld' } };
}

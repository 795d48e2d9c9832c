/** The sentences of reasons in one language, fetched on first use. */

import type { SentenceLanguage } from '../../../data/language';
import type { MonthEnd } from '../../../domain/calendar/monthEnd';
import type { Decision } from '../../../domain/observances/decision';
import type { AppliedRule } from '../../../domain/observances/types';
import { type Cite, loadCitations } from '../../../lexicon/citations';

const LANGUAGES = {
  en: async () => (await import('../../../lexicon/sentences/observances/english')).english,
  hi: async () => (await import('../../../lexicon/sentences/observances/hindi')).hindi,
};

export interface ReasonWords {
  decisionIn(decision: Decision): string;
  ruleIn(rule: AppliedRule): string;
  cite: Cite;
}

/** @param end  how the lunar months of rules end */
export async function loadReasonWords(language: SentenceLanguage, end: MonthEnd): Promise<ReasonWords> {
  const [{ decisionWriter }, { ruleWriter }, words, cite] = await Promise.all([
    import('../../../lexicon/sentences/observances/decisionWriter'),
    import('../../../lexicon/sentences/observances/ruleWriter'),
    LANGUAGES[language](),
    loadCitations(language),
  ]);
  return { decisionIn: decisionWriter(words), ruleIn: ruleWriter(words, end), cite };
}

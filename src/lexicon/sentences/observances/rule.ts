/** What a rule says, in a few sentences of a language. */

import type { AppliedRule } from '../../../domain/observances/types';
import type { SentenceLanguage } from '../../language';
import { ruleInEnglish } from './english/rule';
import { ruleInHindi } from './hindi/rule';
import { inLanguage } from './memory';

/** A rule in words. Rows that share a rule have it worded once for each language. */
export const ruleWords: (rule: AppliedRule, language: SentenceLanguage) => string = inLanguage({
  en: ruleInEnglish,
  hi: ruleInHindi,
});

/** Why an observance is kept on its day, in one sentence of a language. */
import type { SentenceLanguage } from '../../languages';
import type { Decision } from '../decision';
import { decisionInEnglish } from './english/decision';
import { decisionInHindi } from './hindi/decision';
import { inLanguage } from './memory';

/** A decision in one sentence with its full stop. What several observances share is worded once for each language. */
export const decisionWords: (decision: Decision, language: SentenceLanguage) => string = inLanguage({
  en: decisionInEnglish,
  hi: decisionInHindi,
});

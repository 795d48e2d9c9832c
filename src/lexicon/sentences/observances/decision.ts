/** Why an observance is kept on its day, in one sentence of a language. */

import type { Decision } from '../../../domain/observances/decision';
import type { SentenceLanguage } from '../../language';
import { decisionInEnglish } from './english/decision';
import { decisionInHindi } from './hindi/decision';

const WORDINGS = { en: decisionInEnglish, hi: decisionInHindi } as const;

/** A decision in one sentence with its full stop. */
export const decisionWords = (decision: Decision, language: SentenceLanguage): string => WORDINGS[language](decision);

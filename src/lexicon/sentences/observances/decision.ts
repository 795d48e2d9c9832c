import type { SentenceLanguage } from '../../../data/language';
import type { Decision } from '../../../domain/observances/decision';
import { decisionWriter } from './decisionWriter';
import { english } from './english';
import { hindi } from './hindi';

const WRITERS = { en: decisionWriter(english), hi: decisionWriter(hindi) } as const;

/** Why an observance is kept on its day, in one sentence with its full stop. */
export const decisionWords = (decision: Decision, language: SentenceLanguage): string => WRITERS[language](decision);

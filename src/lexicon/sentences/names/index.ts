import type { SentenceLanguage } from '../../../data/language';
import { englishNames } from './english';
import { hindiNames } from './hindi';
import type { NamesInSentences } from './types';

const NAMES: Readonly<Record<SentenceLanguage, NamesInSentences>> = { en: englishNames, hi: hindiNames };

/** The names in the sentences of a language. */
export const namesIn = (language: SentenceLanguage): NamesInSentences => NAMES[language];

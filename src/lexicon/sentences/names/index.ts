import type { SentenceLanguage } from '../../../data/language';
import { devanagariNames } from './devanagari';
import { englishNames } from './english';
import type { NamesInSentences } from './types';

const NAMES: Readonly<Record<SentenceLanguage, NamesInSentences>> = { en: englishNames, hi: devanagariNames };

/** The names in the sentences of a language. */
export const namesIn = (language: SentenceLanguage): NamesInSentences => NAMES[language];

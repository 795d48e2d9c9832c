import type { SentenceLanguage } from '../../../data/language';
import { devanagariNames } from './devanagari';
import { englishNames } from './english';
import type { Names } from './types';

const NAMES: Readonly<Record<SentenceLanguage, Names>> = { en: englishNames, hi: devanagariNames };

/** The names in the sentences of a language. */
export const namesIn = (language: SentenceLanguage): Names => NAMES[language];

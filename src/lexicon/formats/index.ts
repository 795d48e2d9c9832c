import type { SentenceLanguage } from '../../data/language';
import type { Formatter } from '../format';
import { englishFormat } from './english';
import { hindiFormat } from './hindi';

const FORMATS: Readonly<Record<SentenceLanguage, Formatter>> = { en: englishFormat, hi: hindiFormat };

/** The formatter of a language. */
export const formatIn = (language: SentenceLanguage): Formatter => FORMATS[language];

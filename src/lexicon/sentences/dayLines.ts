/** The fixed words of the lines of a day in a calendar file. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/day-lines';
import type { SentenceLanguage } from '../../data/language';

export const dayTexts = (language: SentenceLanguage) => TEXTS[language];

/** Names of the planets beyond Saturn and of stars, in English and Hindi. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/far-bodies';
import type { SentenceLanguage } from '../../data/language';
import type { OuterKey } from '../../data/outer';
import type { StarKey } from '../../data/stars';

/** The name of a planet beyond Saturn. */
export const outerName = (key: OuterKey, language: SentenceLanguage = 'en'): string => TEXTS[language].outer[key];

/** The name of a star; in brackets the Sanskrit one, where a source has it. */
export const starName = (key: StarKey, language: SentenceLanguage = 'en'): string => TEXTS[language].star[key];

/** The fixed words of feeds: titles, descriptions and labels of lines. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/feeds';
import type { SentenceLanguage } from '../../data/language';
import type { AyanamshaKey } from '../../kernel/keys';
import { ayanamshaName } from '../conventions';

export const FEED_KEYS = ['daily', 'utsavas', 'sankrantis', 'sky'] as const;
export type FeedKey = (typeof FEED_KEYS)[number];

/** The words of a feed's items. */
export const feedTexts = (language: SentenceLanguage) => TEXTS[language];

/** "Khagola: daily pañcāṅga". */
export const feedTitle = (feed: string, language: SentenceLanguage): string => TEXTS[language].title({ feed });

/** "daily pañcāṅga", and what the feed has for a place. */
export const feedName = (key: FeedKey, language: SentenceLanguage): string => TEXTS[language][key].title;
export const feedAbout = (key: FeedKey, place: string, language: SentenceLanguage): string =>
  TEXTS[language][key].about({ place });

/** "Sky 2026-11-22 to 2026-12-31 (Lahiri)". */
export const skyFileTitle = (from: string, to: string, ayanamsa: AyanamshaKey, language: SentenceLanguage): string =>
  TEXTS[language]['sky-file']({ from, to, ayanamsa: ayanamshaName(ayanamsa, language) });

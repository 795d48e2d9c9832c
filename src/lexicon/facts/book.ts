/** The reference facts in a language. */
import type { SentenceLanguage } from '../../data/language';
import type { FactBook } from './types';

/** Loads the facts in a language. */
export const loadFacts = async (language: SentenceLanguage): Promise<FactBook> =>
  language === 'hi' ? (await import('./hindi')).hindiBook : (await import('./english')).englishBook;

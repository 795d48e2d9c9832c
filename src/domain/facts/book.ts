/** The reference facts in a language. */
import type { SentenceLanguage } from '../languages';
import { FACTS, searchFacts } from './index';
import type { FactBook } from './types';

export const ENGLISH_BOOK: FactBook = {
  language: 'en',
  facts: FACTS,
  search: searchFacts,
  source: ({ attribution, citation }) => ({ attribution, citation }),
};

/** Loads the facts in a language; those in Hindi are a module of their own. */
export const loadFacts = async (language: SentenceLanguage): Promise<FactBook> =>
  language === 'hi' ? (await import('./hindi')).hindiBook : ENGLISH_BOOK;

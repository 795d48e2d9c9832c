/** The reference facts in Hindi. Loaded when Hindi is wanted: `loadFacts`. */
import { searchOf } from '../search';
import type { FactBook } from '../types';
import { HINDI_FACTS } from './facts';
import { INDEX } from './indexed';
import { sourceInHindi } from './sources';

export const hindiBook: FactBook = {
  language: 'hi',
  facts: HINDI_FACTS,
  search: searchOf(HINDI_FACTS, () => INDEX),
  source: sourceInHindi,
};

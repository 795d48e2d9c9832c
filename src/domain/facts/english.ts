/** The reference facts in English. */

import { FACTS } from '../../data/facts';
import { INDEX } from './indexed';
import { searchOf } from './search';
import type { FactBook } from './types';

export const englishBook: FactBook = {
  language: 'en',
  facts: FACTS,
  search: searchOf(FACTS, () => INDEX),
  source: ({ attribution, citation }) => ({ attribution, citation }),
};

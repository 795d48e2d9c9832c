/** The reference facts in English. */

import { searchOf } from '../search';
import type { FactBook } from '../types';
import { FACTS } from './facts';
import { INDEX } from './indexed';

export const englishBook: FactBook = {
  language: 'en',
  facts: FACTS,
  search: searchOf(FACTS, () => INDEX),
  source: ({ attribution, citation }) => ({ attribution, citation }),
};

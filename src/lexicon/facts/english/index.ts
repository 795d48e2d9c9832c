/** The reference facts in English. */

import { searchOf } from '../search';
import { indexOf } from '../searchIndex';
import type { FactBook } from '../types';
import { FACTS } from './facts';

const INDEX = indexOf(FACTS);

export const englishBook: FactBook = {
  language: 'en',
  facts: FACTS,
  search: searchOf(FACTS, () => INDEX),
  source: ({ attribution, citation }) => ({ attribution, citation }),
};

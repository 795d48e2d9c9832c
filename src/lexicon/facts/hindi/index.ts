/** The reference facts in Hindi. Loaded when Hindi is wanted: `loadFacts`. */

import { FACTS } from '../english/facts';
import { searchOf } from '../search';
import { indexOf } from '../searchIndex';
import type { Fact, FactBook } from '../types';
import { HINDI_FACTS } from './facts';
import { sourceInHindi } from './sources';

const INDEX = indexOf(
  HINDI_FACTS.map((fact, i) => {
    const { title, statement } = FACTS[i] as Fact;
    return { ...fact, title: `${title} ${fact.title}`, statement: `${statement} ${fact.statement}` };
  }),
);

export const hindiBook: FactBook = {
  language: 'hi',
  facts: HINDI_FACTS,
  search: searchOf(HINDI_FACTS, () => INDEX),
  source: sourceInHindi,
};

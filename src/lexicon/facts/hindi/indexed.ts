/** The index of the facts in Hindi: they are found by the words of both languages. The Worker stores it as a text. */
import { FACTS } from '../english/facts';
import { indexOf } from '../searchIndex';
import type { Fact } from '../types';
import { HINDI_FACTS } from './facts';

export const INDEX = indexOf(
  HINDI_FACTS.map((fact, i) => {
    const { title, statement } = FACTS[i] as Fact;
    return { ...fact, title: `${title} ${fact.title}`, statement: `${statement} ${fact.statement}` };
  }),
);

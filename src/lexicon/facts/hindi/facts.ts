/** The reference facts in Hindi, in the order of all facts. */
import { FACTS } from '../english/facts';
import type { Fact } from '../types';
import { HINDI_ROWS } from './rows';

const ROWS = new Map(HINDI_ROWS.map(([id, title, statement]) => [id, { title, statement }]));

/** A fact in Hindi; one without Hindi is a bug and throws. */
function inHindi(fact: Fact): Fact {
  const hindi = ROWS.get(fact.id);
  if (hindi === undefined) throw new RangeError(`no Hindi for the fact ${fact.id}`);
  return { ...fact, ...hindi };
}

export const HINDI_FACTS: readonly Fact[] = FACTS.map(inHindi);

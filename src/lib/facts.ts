/** Reference facts and their search. */

export { FACTS, type Fact, searchFacts, TOPICS, type Topic } from '../lexicon/facts';
export { loadFacts } from '../lexicon/facts/book';
export type { FactBook } from '../lexicon/facts/types';

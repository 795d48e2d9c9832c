/** The reference facts and their search. */
import { FACTS } from './english/facts';
import { searchOf } from './search';
import { indexOf } from './searchIndex';

export { FACTS } from './english/facts';
export type { Fact, Topic } from './types';
export { TOPICS } from './types';

/**
 * Finds the facts that contain every word of a text in title, keywords, topic or statement, in any spelling. Whole
 * words rank above beginnings of words, and the title above keywords and topic above the statement. An empty text finds
 * all facts.
 */
export const searchFacts = searchOf(FACTS, () => indexOf(FACTS));

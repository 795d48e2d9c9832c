/** The question of a search of the facts in canonical form. */
import type { LanguageTag } from '../../data/language';

export interface FactsQuestion {
  query: string;
  limit?: number;
  lang?: LanguageTag;
}

/** The question of a search for windows in canonical form. */
import type { LanguageTag } from '../../data/language';
import type { MuhurtaQuestion, MuhurtaTradition } from '../../domain/muhurta-search/types';
import type { Where } from '../shapes/where';

export interface SearchQuestion {
  search: MuhurtaQuestion;
  place: Where;
  /** Traditions to compare; null for none. */
  compare: readonly MuhurtaTradition[] | null;
  lang: LanguageTag | undefined;
}

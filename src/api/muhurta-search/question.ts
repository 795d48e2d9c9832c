/** The question of a search for windows in canonical form. */
import type { LanguageTag } from '../../data/language';
import type { MuhurtaTradition } from '../../data/muhurta-search/rule';
import type { MuhurtaQuestion } from '../../domain/muhurta-search/types';
import type { PageQuestion } from '../shapes/page';
import type { Location } from '../shapes/place';

export interface SearchQuestion {
  search: MuhurtaQuestion;
  place: Location;
  assumed: readonly string[];
  /** Traditions to compare; null for none. */
  compare: readonly MuhurtaTradition[] | null;
  page: PageQuestion;
  isUtc: boolean;
  lang: LanguageTag | undefined;
}

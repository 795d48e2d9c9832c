/** The question of a match in canonical form. */
import type { LanguageTag } from '../../data/language';
import type { MatchQuestion } from '../../domain/match/match';
import type { ChartQuestion } from '../../domain/positions/types';
import type { BirthQuestion } from '../birth';

export interface MatchRequestQuestion extends MatchQuestion {
  births: Record<'a' | 'b', BirthQuestion>;
  a: ChartQuestion;
  b: ChartQuestion;
  isUtc: boolean;
  lang: LanguageTag | undefined;
}

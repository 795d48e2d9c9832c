/** The question of a rectification, and the language of its names. */
import type { LanguageTag } from '../../data/language';
import type { RectifyQuestion } from '../../domain/rectify/types';

/** The question of a ranking, and the language of its names. */
export interface RectifyRequestQuestion extends RectifyQuestion {
  lang?: LanguageTag;
}

/** Exceptions and cancellations in sentences. */
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/match';
import type { SentenceLanguage } from '../../../data/language';
import type { CancellationKey } from '../../../data/match/mangala';
import type { ExceptionKey, MatchTradition } from '../../../data/match/row';

export const exceptionInWords = (key: ExceptionKey, language: SentenceLanguage): string =>
  TEXTS[language].exception[key];

export const cancellationInWords = (key: CancellationKey, language: SentenceLanguage): string =>
  TEXTS[language].cancellation[key];

/** Which houses of Mars are counted. */
export const mangalaListInWords = (list: 'north' | 'south', language: SentenceLanguage): string =>
  TEXTS[language].houses[list];

/** A sentence about a tradition of matching. */
export const traditionInWords = (tradition: MatchTradition, language: SentenceLanguage): string =>
  TEXTS[language].tradition[tradition];

/** The conditions of daśās in sentences. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/dasha-conditions';
import type { SentenceLanguage } from '../../data/language';
import type { DashaReason } from '../../domain/dasha/conditions';

/** The condition of a daśā and whether it holds for the birth, in two sentences. */
export function dashaReasonInWords({ condition, holds }: DashaReason, language: SentenceLanguage = 'en'): string {
  const texts = TEXTS[language];
  const key = holds === null ? 'unknown' : holds ? 'holds' : 'does-not-hold';
  return texts[key]({ condition: texts.condition[condition] });
}

/** What a chart lacks, and the conditions of daśās, in sentences. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/chart';
import type { SentenceLanguage } from '../../data/language';
import type { DashaReason } from '../../domain/dasha/conditions';
import type { Lack, Note } from '../../domain/positions/notes';
import { namesIn } from './names';

/** The reason for a missing value, without a full stop. */
export function lackInWords(why: Lack, language: SentenceLanguage = 'en'): string {
  const { lack, point } = TEXTS[language];
  switch (why.lack) {
    case 'fault':
      return why.message;
    case 'day-for-condition':
      return lack[why.condition];
    case 'place':
      return lack.place({
        key: why.point,
        name: why.point === 'lagna' ? point.lagna : namesIn(language).graha(why.point),
      });
    default:
      return lack[why.lack];
  }
}

/** A note without a full stop: the field, a colon, and the reason. */
export function noteInWords({ part, why, failed }: Note, language: SentenceLanguage = 'en'): string {
  return TEXTS[language][failed ? 'failed' : 'note']({ field: part, reason: lackInWords(why, language) });
}

/** The condition of a daśā and whether it holds for the birth, in two sentences. */
export function dashaReasonInWords({ condition, holds }: DashaReason, language: SentenceLanguage = 'en'): string {
  const { dasha } = TEXTS[language];
  const key = holds === null ? 'unknown' : holds ? 'holds' : 'does-not-hold';
  return dasha[key]({ condition: dasha.condition[condition] });
}

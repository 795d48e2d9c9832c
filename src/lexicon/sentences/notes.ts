/** The missing values of a chart, in sentences. */
import { GRAHA_HINDI } from '../../../build/lexicon/hindi/graha';
import { all as TEXTS } from '../../../build/lexicon/sentences/all/notes';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import type { GrahaKey } from '../../data/keys';
import type { SentenceLanguage } from '../../data/language';
import type { Lack, Note } from '../../domain/positions/notes';

const grahaName = (key: GrahaKey, language: SentenceLanguage): string =>
  language === 'hi' ? GRAHA_HINDI[key] : GRAHA_NAMES[key].iast;

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
        name: why.point === 'lagna' ? point.lagna : grahaName(why.point, language),
      });
    default:
      return lack[why.lack];
  }
}

/** A note without a full stop: the field, a colon, and the reason. */
export function noteInWords({ part, why, failed }: Note, language: SentenceLanguage = 'en'): string {
  return TEXTS[language][failed ? 'failed' : 'note']({ field: part, reason: lackInWords(why, language) });
}

import { all as TEXTS } from '../../../build/lexicon/sentences/all/sources';
import type { Attribution } from '../../data/attribution';
import type { SentenceLanguage } from '../../data/language';

/** "Dharmasindhu; year lists of drikpanchang.com (independent sources agree)". */
export function attributionInWords({ works, support }: Attribution, language: SentenceLanguage): string {
  const texts = TEXTS[language];
  return texts.support[support]({ works: works.map((key) => texts.work[key]).join('; ') });
}

/** The rules of the kūṭas in sentences. */
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/match';
import type { SentenceLanguage } from '../../../data/language';
import type { KutaRule, Who } from '../../../data/match/row';
import type { Kuta } from '../../../domain/match/types';

/** The key of the sentence of a rule. */
function keyOf(rule: KutaRule) {
  switch (rule.tag) {
    case 'varna-not-lower':
      return rule.list === 'raman' ? 'varna-not-lower-raman' : rule.tag;
    case 'vashya-lists':
      return `vashya-${rule.way}` as const;
    case 'bhakuta-places':
    case 'nadi-different':
      return rule.exceptions ? (`${rule.tag}-exceptions` as const) : rule.tag;
    case 'rashi-count':
      return rule.sameRashi === 'vara-nakshatra-first' ? 'rashi-count-raman' : rule.tag;
    case 'vedha-pairs':
      return `vedha-${rule.chitra}` as const;
    default:
      return rule.tag;
  }
}

const LETTERS: Record<Who, string> = { a: 'a', b: 'b' };

/**
 * The rule of a kūṭa in one or two sentences. If it has a direction, it names the birth in each place.
 *
 * @param names  how the births are called
 */
export function kutaRuleInWords(
  { rule, vara }: Pick<Kuta, 'rule' | 'vara'>,
  language: SentenceLanguage,
  names: Record<Who, string> = LETTERS,
): string {
  const text = TEXTS[language].rule[keyOf(rule)];
  if (typeof text === 'string') return text;
  return text({
    vara: names[vara ?? 'a'],
    kanya: names[vara === 'b' ? 'a' : 'b'],
    count: rule.tag === 'stri-dirgha-beyond' ? rule.count : '',
  });
}

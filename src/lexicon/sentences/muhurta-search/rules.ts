/** Sentences about rules, closed days, and differences between traditions. */
import { MUHURTA_RULE_HINDI } from '../../../../build/lexicon/hindi/muhurta_rule';
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/muhurta-search';
import { MUHURTA_RULE_NAMES } from '../../../../build/lexicon/terms/muhurta_rule';
import type { SentenceLanguage } from '../../../data/language';
import type { MuhurtaTradition, RuleRow } from '../../../data/muhurta-search/rule';
import type { ClosingRule } from '../../../domain/muhurta-search/types';
import type { Grammar } from '../../format';
import { formatIn } from '../../formats';
import { conditionInWords } from './conditions';

/** A rule in one sentence: "Excluded: the karaṇa is viṣṭi (bhadrā)." */
export function ruleInWords({ kind, met, condition }: RuleRow, language: SentenceLanguage): string {
  const isNoted = kind === 'preferred' && met === 'outside';
  return TEXTS[language].kind[isNoted ? 'noted' : kind]({ condition: conditionInWords(condition, language) });
}

/** "12 days", "2 h 5 min", "under a minute". */
function amountInWords({ value, unit }: ClosingRule['by'], language: SentenceLanguage, grammar: Grammar): string {
  if (unit === 'days') return TEXTS[language]['day-count']({ n: Math.round(value * 10) / 10 });
  return formatIn(language).minutes(value, grammar);
}

/** A sentence about why a rule closes a day, and how much is missing. */
export function closingInWords({ id, by, how }: ClosingRule, language: SentenceLanguage): string {
  const { closing } = TEXTS[language];
  const rule = language === 'hi' ? MUHURTA_RULE_HINDI[id] : MUHURTA_RULE_NAMES[id].iast;
  if (Number.isNaN(by.value)) return closing.never({ rule });
  const [amount, oblique] = [amountInWords(by, language, 'direct'), amountInWords(by, language, 'oblique')];
  return closing[how]({ rule, amount, oblique });
}

/** "South Indian lists". */
export const muhurtaTraditionName = (tradition: MuhurtaTradition, language: SentenceLanguage): string =>
  TEXTS[language]['tradition-name'][tradition];

/** A sentence about a tradition of the search. */
export const muhurtaTraditionInWords = (tradition: MuhurtaTradition, language: SentenceLanguage): string =>
  TEXTS[language].tradition[tradition];

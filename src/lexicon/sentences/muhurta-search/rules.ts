/** Sentences about rules, closed days, and differences between traditions. */

import { type RuleId, ruleName } from '../../../domain/muhurta-search/ruleNames';
import type { ClosingRule, RuleRow } from '../../../domain/muhurta-search/types';
import { formatIn } from '../../formats';
import type { SentenceLanguage } from '../../language';
import { conditionInWords } from './conditions';

const KINDS: Record<RuleRow['kind'] | 'noted', Record<SentenceLanguage, string>> = {
  required: { en: 'Required', hi: 'आवश्यक' },
  excluded: { en: 'Excluded', hi: 'वर्जित' },
  preferred: { en: 'Preferred', hi: 'वरीय' },
  noted: { en: 'Noted, not applied', hi: 'केवल उल्लेख, लागू नहीं' },
};

/** A rule in one sentence: "Excluded: the karaṇa is viṣṭi (bhadrā)." */
export function ruleInWords({ kind, met, condition }: RuleRow, language: SentenceLanguage): string {
  const label = KINDS[kind === 'preferred' && met === 'outside' ? 'noted' : kind][language];
  return `${label}: ${conditionInWords(condition, language)}${language === 'hi' ? '।' : '.'}`;
}

const labelOf = (id: RuleId, language: SentenceLanguage): string => {
  const { sa, iast } = ruleName(id);
  return language === 'hi' ? sa : iast;
};

/** "12 days", "2 h 5 min", "under a minute". */
function amountInWords({ value, unit }: ClosingRule['by'], language: SentenceLanguage): string {
  const hi = language === 'hi';
  if (unit === 'days') {
    const days = Math.round(value * 10) / 10;
    return hi ? `${days} दिन` : `${days} ${days === 1 ? 'day' : 'days'}`;
  }
  return formatIn(language).minutes(value);
}

/** A sentence about why a rule closes a day, and how much is missing. */
export function closingInWords(closing: ClosingRule, language: SentenceLanguage): string {
  const label = labelOf(closing.id, language);
  const amount = amountInWords(closing.by, language);
  if (Number.isNaN(closing.by.value))
    return language === 'hi'
      ? `${label}: नियम पूरे दिन पूरा नहीं होता।`
      : `${label}: the rule is not met at any time of this day.`;
  switch (closing.how) {
    case 'all-day':
      return language === 'hi'
        ? `${label}: नियम पूरे दिन पूरा नहीं होता; निकटतम समय ${amount} दूर है।`
        : `${label}: the rule is not met at any time of this day; the nearest time is ${amount} away.`;
    case 'while-others-met':
      return language === 'hi'
        ? `${label}: जब और सब नियम पूरे हैं तब यह नहीं; खुले समय के लिए इसमें ${amount} कम हैं।`
        : `${label}: the rule is not met while all others are; it lacks ${amount} for a window.`;
    case 'in-turn':
      return language === 'hi'
        ? `${label}: इस दिन नियम ${amount} तक पूरा नहीं होता, और शेष समय में दूसरे नियम नहीं।`
        : `${label}: the rule is not met for ${amount} of this day, and other rules are not met for the rest.`;
    case 'short-window':
      return language === 'hi'
        ? `${label}: यह नियम दस मिनट से छोटे समय की सीमा है; खुले समय के लिए ${amount} कम हैं।`
        : `${label}: the rule bounds a time of less than ten minutes; it lacks ${amount} for a window.`;
  }
}

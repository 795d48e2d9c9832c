/** The texts of a calendar file of windows. Unlike those of pages, they name purposes and rules as everyday language does. */
import { MUHURTA_RULE_ENGLISH } from '../../../../build/lexicon/english/muhurta_rule';
import { PURPOSE_ENGLISH } from '../../../../build/lexicon/english/purpose';
import { MUHURTA_RULE_HINDI } from '../../../../build/lexicon/hindi/muhurta_rule';
import { PURPOSE_HINDI } from '../../../../build/lexicon/hindi/purpose';
import { all as TEXTS } from '../../../../build/lexicon/sentences/all/muhurta-search';
import type { SentenceLanguage } from '../../../data/language';
import type { MuhurtaTradition, Purpose, RuleId } from '../../../data/muhurta-search/rule';
import { muhurtaTraditionName } from './rules';

const NAMES = {
  en: { purpose: PURPOSE_ENGLISH, rule: MUHURTA_RULE_ENGLISH },
  hi: { purpose: PURPOSE_HINDI, rule: MUHURTA_RULE_HINDI },
} as const;

/** "Marriage". */
export const purposeName = (purpose: Purpose, language: SentenceLanguage): string => NAMES[language].purpose[purpose];

/** "Marriage: Pune (South Indian lists)". */
export const windowsFileTitle = (
  purpose: Purpose,
  place: string,
  tradition: MuhurtaTradition,
  language: SentenceLanguage,
): string =>
  TEXTS[language].file.title({
    purpose: purposeName(purpose, language),
    place,
    tradition: muhurtaTraditionName(tradition, language),
  });

/** The rules that a window meets, and the preferred ones that it does not meet, one line each. */
export function windowLines(
  { met, unmet }: { met: readonly RuleId[]; unmet: readonly RuleId[] },
  language: SentenceLanguage,
): string[] {
  const { file } = TEXTS[language];
  const named = (ids: readonly RuleId[]) => ({ rules: ids.map((id) => NAMES[language].rule[id]).join('; ') });
  return [file.met(named(met)), ...(unmet.length > 0 ? [file.unmet(named(unmet))] : [])];
}

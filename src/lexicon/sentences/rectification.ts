/** A rectification in sentences. */

import { GRAHA_HINDI } from '../../../build/lexicon/hindi/graha';
import { all as TEXTS } from '../../../build/lexicon/sentences/all/rectification';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import type { GrahaKey } from '../../data/keys';
import type { SentenceLanguage } from '../../data/language';
import type { Category } from '../../data/rectify';
import { housesOf } from '../../domain/rectify/fit';
import type { Evidence, LordReason, Rectification, Tie } from '../../domain/rectify/types';
import { clockOf } from '../../domain/time/isoCivil';
import { formatIn } from '../formats';

const GRAHAS: Readonly<Record<SentenceLanguage, (key: GrahaKey) => string>> = {
  en: (key) => GRAHA_NAMES[key].iast,
  hi: (key) => GRAHA_HINDI[key],
};

/** The sentences about the evidence of an event of a category. */
function evidenceWords(category: Category, language: SentenceLanguage) {
  const texts = TEXTS[language];
  const format = formatIn(language);
  const graha = GRAHAS[language];
  const matter = texts.category[category];
  const housesText = (houses: readonly number[]): string =>
    texts[houses.length > 1 ? 'houses' : 'house']({ houses: format.list(houses) });
  const tieText = (tie: Tie): string =>
    tie.by === 'karaka'
      ? texts.tie.karaka({ category: matter })
      : texts.tie[tie.by]({ houses: housesText(tie.houses) });
  const tiesText = (ties: readonly Tie[]): string => format.list(ties.map(tieText));
  return {
    outside: texts.outside,
    reason({ level, lord, ties: own, agents, fit }: LordReason): string {
      const houses = housesOf(category).map(({ house }) => house);
      const alone = own.length > 0 ? tiesText(own) : texts['no-tie']({ houses: housesText(houses), category: matter });
      const acting = agents
        .map((agent) => texts.agent({ graha: graha(agent.graha), ties: tiesText(agent.ties) }))
        .reduce((before, last) => (before ? texts.agents({ before, last }) : last), '');
      return texts.reason({
        level: texts.level[level],
        graha: graha(lord),
        ties: acting ? texts.acting({ ties: alone, agents: acting }) : alone,
        fit: `${fit < 0 ? '−' : '+'}${Math.abs(fit).toFixed(2)}`,
      });
    },
  };
}

/** The reasons of an event: one sentence a level, or one that no lord runs. */
export function evidenceInWords(
  { category, lords, reasons }: Pick<Evidence, 'category' | 'lords' | 'reasons'>,
  language: SentenceLanguage = 'en',
): string[] {
  const words = evidenceWords(category, language);
  return lords === null ? [words.outside] : reasons.map(words.reason);
}

/** Whether the events tell the moments apart, and what that rests on. */
export function discriminationInWords(
  { discrimination, evaluated }: Pick<Rectification, 'discrimination' | 'evaluated'>,
  language: SentenceLanguage = 'en',
): string {
  const texts = TEXTS[language];
  const { finding, pValue, nearBest } = discrimination;
  const chance = texts.chance({ percent: (pValue * 100).toFixed(1) });
  const near = texts.near({
    n: nearBest.moments,
    all: evaluated,
    start: clockOf(nearBest.startMinute),
    end: clockOf(nearBest.endMinute),
  });
  switch (finding) {
    case 'same-lords':
    case 'one-event':
    case 'one-category':
      return texts.finding[finding];
    case 'chance':
      return texts.finding.chance({ chance });
    default:
      return texts.finding[finding]({ chance, near });
  }
}

/** The method in words, and what its result is not. */
export const rectificationNotes = (language: SentenceLanguage): { method: string; disclaimer: string } => {
  const { method, disclaimer } = TEXTS[language];
  return { method, disclaimer };
};

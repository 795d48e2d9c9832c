/** The evidence of a rectification in sentences, in English. */
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import type { Category } from '../../data/rectify';
import { housesOf } from '../../domain/rectify/fit';
import type { Evidence, Level, LordReason, Tie } from '../../domain/rectify/types';
import { englishFormat } from '../formats/english';

const LEVEL_NAMES: Record<Level, string> = { maha: 'Mahādaśā', antara: 'Antardaśā', pratyantara: 'Pratyantardaśā' };
const MATTERS: Record<Category, string> = {
  marriage: 'marriage',
  'career-shift': 'a change of career',
  relocation: 'a relocation',
  'child-birth': 'the birth of a child',
  'parent-death': 'the death of a parent',
  'spouse-death': 'the death of a spouse',
  'major-illness': 'a major illness',
  'education-milestone': 'a milestone in education',
  windfall: 'a windfall',
};
const OUTSIDE = 'The event lies outside the 120 years of the cycle, so no lord runs: it counts nothing.';

const housesText = (houses: readonly number[]): string =>
  `${houses.length > 1 ? 'houses' : 'house'} ${englishFormat.list(houses)}`;

const tieText = (tie: Tie, category: Category): string =>
  tie.by === 'karaka' ? `is a kāraka of ${MATTERS[category]}` : `${tie.by} ${housesText(tie.houses)}`;

const tiesText = (ties: readonly Tie[], category: Category): string =>
  englishFormat.list(ties.map((tie) => tieText(tie, category)));

function noTieText(category: Category): string {
  const houses = housesText(housesOf(category).map(({ house }) => house));
  return `neither owns, occupies nor aspects ${houses} and is no kāraka of ${MATTERS[category]}`;
}

function reasonText({ level, lord, ties, agents, fit }: LordReason, category: Category): string {
  const own = ties.length > 0 ? tiesText(ties, category) : noTieText(category);
  const others = agents.map((agent) => `${GRAHA_NAMES[agent.graha].iast}, which ${tiesText(agent.ties, category)}`);
  const acting = others.length > 0 ? `; it acts for ${others.join('; and for ')}` : '';
  const signed = `${fit < 0 ? '−' : '+'}${Math.abs(fit).toFixed(2)}`;
  return `${LEVEL_NAMES[level]} of ${GRAHA_NAMES[lord].iast}: it ${own}${acting} (fit ${signed}).`;
}

/** The reasons of an event: one sentence a level, or one that no lord runs. */
export const evidenceInWords = ({
  category,
  lords,
  reasons,
}: Pick<Evidence, 'category' | 'lords' | 'reasons'>): string[] =>
  lords === null ? [OUTSIDE] : reasons.map((reason) => reasonText(reason, category));

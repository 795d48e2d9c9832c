/** The evidence for a moment, event by event: the lords, how well they fit, and why, in short sentences. */

import type { GrahaKey } from '../../data/keys';
import { grahaName } from '../../data/terms';
import type { Kernel } from '../../kernel/kernel';
import { englishFormat } from '../../lexicon/formats/english';
import { runningAt } from '../dasha/periods';
import { VIMSHOTTARI_LORDS, type VimshottariQuestion, vimshottariRule } from '../dasha/vimshottari';
import { type Contacts, contactsOf, type Rashis } from './contacts';
import { jdOf } from './grid';
import { housesOf, karakasOf, LEVEL_WEIGHTS } from './significations';
import { CATEGORIES, type Category, type Evidence, LEVELS, type LifeEvent, type Lords } from './types';

export const NOON_MINUTE = 720;

/** Names of levels and categories in sentences. */
const LEVEL_NAMES = { maha: 'Mahādaśā', antara: 'Antardaśā', pratyantara: 'Pratyantardaśā' } as const;
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
const fixed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

/** A graha's own links to a category, as predicates. */
function tiesOf(key: GrahaKey, { owns, occupies, aspects }: Contacts, category: Category): string[] {
  const houses = housesOf(category).map(({ house }) => house);
  const touched = (of: readonly number[]): number[] => houses.filter((house) => of.includes(house));
  const predicate = (verb: string, of: readonly number[]): string[] => {
    const found = touched(of);
    return found.length > 0 ? [`${verb} ${housesText(found)}`] : [];
  };
  const signifies = karakasOf(category).some(({ karaka }) => karaka === key);
  return [
    ...predicate('owns', owns),
    ...predicate('occupies', [occupies]),
    ...predicate('aspects', aspects),
    ...(signifies ? [`is a kāraka of ${MATTERS[category]}`] : []),
  ];
}

/** One level's lord in a sentence, with the grahas for which a node acts. */
function reasonOf(level: string, lord: GrahaKey, contacts: Record<GrahaKey, Contacts>, category: Category): string {
  const name = grahaName(lord).iast;
  const own = tiesOf(lord, contacts[lord], category);
  const houses = housesText(housesOf(category).map(({ house }) => house));
  const nothing = `neither owns, occupies nor aspects ${houses} and is no kāraka of ${MATTERS[category]}`;
  const agents = contacts[lord].actsFor.flatMap((other) => {
    const ties = tiesOf(other, contacts[other], category);
    return ties.length > 0 ? [`${grahaName(other).iast}, which ${englishFormat.list(ties)}`] : [];
  });
  const itself = `${level} of ${name}: it ${own.length > 0 ? englishFormat.list(own) : nothing}`;
  return agents.length > 0 ? `${itself}; it acts for ${agents.join('; and for ')}` : itself;
}

const LORDS: readonly GrahaKey[] = VIMSHOTTARI_LORDS.map(({ lord }) => lord);

export interface Weighing {
  moon: VimshottariQuestion;
  rashis: Rashis;
  /** From `fitsOf`. */
  fits: Float64Array;
  tzHours: number;
}

/** The evidence of the events for one moment. */
export function evidenceOf(kernel: Kernel, { moon, rashis, fits, tzHours }: Weighing) {
  const contacts = contactsOf(rashis);
  const rule = vimshottariRule(moon);
  return ({ date, category }: LifeEvent): Evidence => {
    const running = runningAt(kernel, rule, jdOf(date, NOON_MINUTE, tzHours), LEVELS.length);
    if (running.length === 0) return { date, category, lords: null, score: 0, reasons: [OUTSIDE] };
    const row = CATEGORIES.indexOf(category) * VIMSHOTTARI_LORDS.length;
    const parts = LEVELS.map((level, i) => {
      const { lord } = running[i] as (typeof running)[number];
      return { level, lord, fit: fits[row + LORDS.indexOf(lord)] as number };
    });
    return {
      date,
      category,
      lords: Object.fromEntries(parts.map(({ level, lord }) => [level, lord])) as Lords,
      score: parts.reduce((sum, { level, fit }) => sum + LEVEL_WEIGHTS[level] * fit, 0),
      reasons: parts.map(
        ({ level, lord, fit }) => `${reasonOf(LEVEL_NAMES[level], lord, contacts, category)} (fit ${fixed(fit)}).`,
      ),
    };
  };
}

/** The evidence for a moment, event by event: the lords, how well they fit, and the links that decide it. */

import { VIMSHOTTARI_LORDS } from '../../data/dashas/usual';
import type { GrahaKey } from '../../data/keys';
import { CATEGORIES, type Category, LEVEL_WEIGHTS } from '../../data/rectify';
import type { Kernel } from '../../kernel/kernel';
import { runningAt } from '../dasha/periods';
import { type VimshottariQuestion, vimshottariRule } from '../dasha/vimshottari';
import { type Contacts, contactsOf, type Rashis } from './contacts';
import { housesOf, karakasOf } from './fit';
import { jdOf } from './grid';
import {
  type Evidence,
  type HouseTie,
  LEVELS,
  type LevelLords,
  type LifeEvent,
  type LordReason,
  type Tie,
} from './types';

export const NOON_MINUTE = 720;

/** A graha's own links to the houses and kārakas of a category. */
function tiesOf(key: GrahaKey, { owns, occupies, aspects }: Contacts, category: Category): Tie[] {
  const houses = housesOf(category).map(({ house }) => house);
  const tie = (by: HouseTie['by'], of: readonly number[]): Tie[] => {
    const touched = houses.filter((house) => of.includes(house));
    return touched.length > 0 ? [{ by, houses: touched }] : [];
  };
  const signifies = karakasOf(category).some(({ karaka }) => karaka === key);
  return [
    ...tie('owns', owns),
    ...tie('occupies', [occupies]),
    ...tie('aspects', aspects),
    ...(signifies ? [{ by: 'karaka' } as const] : []),
  ];
}

/** The grahas for which a node acts, as far as they have links of their own. */
const agentsOf = (lord: GrahaKey, contacts: Record<GrahaKey, Contacts>, category: Category): LordReason['agents'] =>
  contacts[lord].actsFor
    .map((graha) => ({ graha, ties: tiesOf(graha, contacts[graha], category) }))
    .filter(({ ties }) => ties.length > 0);

const LORDS: readonly GrahaKey[] = VIMSHOTTARI_LORDS.map(({ lord }) => lord);

interface Weighing {
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
    if (running.length === 0) return { date, category, lords: null, score: 0, reasons: [] };
    const row = CATEGORIES.indexOf(category) * VIMSHOTTARI_LORDS.length;
    const parts = LEVELS.map((level, i) => {
      const { lord } = running[i] as (typeof running)[number];
      return { level, lord, fit: fits[row + LORDS.indexOf(lord)] as number };
    });
    return {
      date,
      category,
      lords: Object.fromEntries(parts.map(({ level, lord }) => [level, lord])) as LevelLords,
      score: parts.reduce((sum, { level, fit }) => sum + LEVEL_WEIGHTS[level] * fit, 0),
      reasons: parts.map(({ level, lord, fit }) => ({
        level,
        lord,
        ties: tiesOf(lord, contacts[lord], category),
        agents: agentsOf(lord, contacts, category),
        fit,
      })),
    };
  };
}

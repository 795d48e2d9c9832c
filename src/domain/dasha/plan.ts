/** The inputs of a daśā, and a daśā before its periods are computed. */

import type { BirthDay } from '../positions/birthDay';
import type { RashiLords } from '../positions/singleLords';
import type { Standing } from '../positions/standing';
import type { DashaKey } from './keys';
import { DashaQuestion, type DashaRule, type Divider, type Nested, treeOf } from './periods';
import type { Dasha } from './types';

/** The inputs of the daśās of a birth. Functions compute values that only some daśās need. */
export interface DashaBirth<RulingLords extends RashiLords = RashiLords> {
  standing: Standing;
  /** Julian days UT. */
  birthJd: number;
  /** Length of the year, days. */
  yearDays: number;
  /** Sidereal longitude of the Moon with the KP ayanāṃśa, degrees. */
  kpMoonDeg: number;
  /** The day of the birth; null where the Sun does not rise and set around it. */
  day(): BirthDay | null;
  /** The lords for rāśi daśās. */
  lords(): RulingLords;
}

/** A period of a daśā. */
export type PeriodOf<Key extends DashaKey> = Extract<Dasha<Key>['periods'][number], Nested>;

/** A daśā with the rule of its periods instead of the periods. */
export type DashaPlan<Key extends DashaKey> = Omit<Dasha<Key>, 'periods'> & { rule: DashaRule<PeriodOf<Key>> };

/** A daśā with its periods, to `depth` levels (1..5). */
export function dashaOf<Key extends DashaKey>(kernel: Divider, plan: DashaPlan<Key>, depth: number): Dasha<Key> {
  const { rule, ...head } = plan;
  return { ...head, periods: treeOf(kernel, rule, depth) } as unknown as Dasha<Key>;
}

/** The periods of a daśā, read on demand. */
export interface DashaWalk<P extends Nested = Nested> {
  kernel: Divider;
  rule: DashaRule<P>;
  depth: number;
  question: DashaQuestion;
}

/** A daśā whose periods are read page by page instead of all at once. Errors are thrown here, not while reading. */
export function walkOf<Key extends DashaKey>(
  kernel: Divider,
  { rule, ...head }: DashaPlan<Key>,
  depth: number,
): Omit<DashaPlan<Key>, 'rule'> & { periods: DashaWalk<PeriodOf<Key>> } {
  const question = new DashaQuestion(rule.division, { levels: depth });
  return { ...head, periods: { kernel, rule, depth, question } };
}

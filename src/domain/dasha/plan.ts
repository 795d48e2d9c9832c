/** The inputs of a daśā, and a daśā before its periods are computed. */

import type { Kernel } from '../../kernel/kernel';
import type { BirthDay } from '../positions/birthDay';
import type { RashiLords } from '../positions/singleLords';
import type { Standing } from '../positions/standing';
import type { DashaKey } from './keys';
import { type DashaRule, type Nested, requireDepth, requireParts, treeOf } from './periods';
import type { Dasha } from './types';

/** The inputs of the daśās of a birth. Functions compute values that only some daśās need. */
export interface DashaBirth<RulingLords extends RashiLords = RashiLords> {
  kernel: Pick<Kernel, 'vimshottari'>;
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
export function dashaOf<Key extends DashaKey>(plan: DashaPlan<Key>, depth: number): Dasha<Key> {
  const { rule, ...head } = plan;
  return { ...head, periods: treeOf(rule, depth) } as unknown as Dasha<Key>;
}

/** The periods of a daśā that are yet to be visited. */
export interface DashaWalk<P extends Nested = Nested> {
  rule: DashaRule<P>;
  depth: number;
}

/** A daśā whose periods are visited instead of being there all at once. */
export function walkOf<Key extends DashaKey>(
  { rule, ...head }: DashaPlan<Key>,
  depth: number,
): Omit<DashaPlan<Key>, 'rule'> & { periods: DashaWalk<PeriodOf<Key>> } {
  requireDepth(depth);
  requireParts(rule, depth);
  return { ...head, periods: { rule, depth } };
}

/**
 * Daśās of lords in a circle (BPHS 46). The parts of a period begin with its own lord, in proportion to their lords'
 * years.
 */

import type { CircleRow } from '../../data/dashas/row';
import { circleStart } from './circleStart';
import { conditionReason } from './conditions';
import type { DashaKey } from './keys';
import { lordsRule } from './lordPeriods';
import type { DashaBirth, DashaPlan } from './plan';

/** The daśās of lords that begin with the Moon. */
type CircleKey = Exclude<DashaKey, 'kalachakra' | 'mudda'>;

/**
 * The plan of a daśā of lords. It begins before birth, by the part that the Moon has traversed.
 *
 * @param moonDeg  sidereal longitude of the Moon, degrees; by default the chart's
 */
export function circlePlan<Key extends CircleKey>(
  key: Key,
  row: CircleRow,
  { standing, birthJd, yearDays, day }: Omit<DashaBirth, 'lords'>,
  moonDeg: number = standing.lonDeg('moon'),
): DashaPlan<Key> {
  const { lords, cycles } = row;
  const { first, years, seed, balance } = circleStart(row, moonDeg);
  const startJd = birthJd - seed.traversed * years * yearDays;
  const reason = conditionReason(row.condition, standing, day);
  return {
    key,
    applicable: reason === null || reason.holds,
    reason,
    seed,
    balance,
    yearDays,
    rule: lordsRule({ lords, first, cycles, startJd, yearDays }),
  } as unknown as DashaPlan<Key>;
}

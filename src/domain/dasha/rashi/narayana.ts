/**
 * Nārāyaṇa daśā, or padakrama (P. V. R. Narasimha Rao, *Vedic Astrology: An Integrated Approach*): from the stronger of
 * lagna and seventh, in steps by the kind of that rāśi. Śani and Ketu in it change the direction.
 */

import type { Lords } from '../../positions/lords';
import { countFrom, isOdd, modality } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import type { DashaBirth, DashaPlan } from '../plan';
import { followsForward } from './chara';
import { rashiRule, rashisFrom } from './rule';
import { dignifiedYears } from './years';

/** Order of the mahādaśās, by houses from a movable, a fixed and a dual rāśi. */
const STEPS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8],
  [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12],
] as const;
/** Total years of a rāśi in both cycles. */
const BOTH_CYCLES = 12;

/** Śani in a rāśi makes its order forward, Ketu reverses it; both together change nothing. */
function wayFrom(standing: Standing, rashi: number, forward: boolean): { forward: boolean; bySaturn: boolean } {
  const saturn = standing.rashi('saturn') === rashi;
  const ketu = standing.rashi('ketu') === rashi;
  if (saturn === ketu) return { forward, bySaturn: false };
  return { forward: saturn || !forward, bySaturn: saturn };
}

/** The plan of nārāyaṇa daśā: two cycles. In the second, each rāśi has its remainder to twelve years, at least zero. */
export function narayanaPlan(birth: DashaBirth<Lords>): DashaPlan<'narayana'> {
  const { standing, birthJd, yearDays } = birth;
  const { lordOf, stronger, chosen } = birth.lords();
  const lagna = standing.rashi('lagna');
  const start = stronger(lagna, countFrom(lagna, 7));

  const { forward, bySaturn } = wayFrom(standing, start.rashi, followsForward(start.rashi));
  const steps = STEPS[bySaturn ? 0 : modality(start.rashi)] as readonly number[];
  const first = steps.map((house) => {
    const rashi = countFrom(start.rashi, forward ? house : 2 - house);
    const lord = lordOf(rashi);
    return { rashi, lord, years: dignifiedYears(standing, rashi, lord) };
  });
  const second = first.map((maha) => ({ ...maha, years: Math.max(0, BOTH_CYCLES - maha.years) }));

  /** The parts begin with the stronger of two rāśis: those of the lords of a rāśi and of its seventh. */
  const order = (rashi: number): number[] => {
    const holder = (of: number): number => standing.rashi(lordOf(of));
    const { rashi: from } = stronger(holder(rashi), holder(countFrom(rashi, 7)));
    return rashisFrom(from, wayFrom(standing, from, isOdd(from)).forward);
  };
  return {
    key: 'narayana',
    applicable: true,
    reason: null,
    seed: { ...start, ...(chosen && { coLords: chosen }) },
    balance: null,
    yearDays,
    rule: rashiRule([...first, ...second], birthJd, yearDays, lordOf, order),
  };
}

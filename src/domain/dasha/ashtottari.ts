/** Aṣṭottarī daśā: 108 years among eight lords, by groups of nakṣatras (BPHS 46). */

import type { GrahaKey } from '../../data/keys';
import { ashtottariReason } from './conditions';
import { lordsRule, moonIn, NAKSHATRAS } from './lords';
import type { DashaBirth, DashaPlan } from './plan';

/**
 * The lords in order, with their years of 108 and the group of nakṣatras of each: a number of nakṣatras from `first`
 * (1..27 from Aśvinī, without Abhijit). Rāhu's group continues from Revatī to Aśvinī.
 */
export const ASHTOTTARI_LORDS = [
  { lord: 'sun', years: 6, first: 6, nakshatras: 4 },
  { lord: 'moon', years: 15, first: 10, nakshatras: 3 },
  { lord: 'mars', years: 8, first: 13, nakshatras: 4 },
  { lord: 'mercury', years: 17, first: 17, nakshatras: 3 },
  { lord: 'saturn', years: 10, first: 20, nakshatras: 3 },
  { lord: 'jupiter', years: 19, first: 23, nakshatras: 3 },
  { lord: 'rahu', years: 12, first: 26, nakshatras: 4 },
  { lord: 'venus', years: 21, first: 3, nakshatras: 3 },
] as const satisfies readonly { lord: GrahaKey; years: number; first: number; nakshatras: number }[];

/**
 * The plan of aṣṭottarī: eight mahādaśās. The first begins before birth, by the traversed part of the Moon's group of
 * nakṣatras.
 */
export function ashtottariPlan({ standing, birthJd, yearDays, day }: DashaBirth): DashaPlan<'ashtottari'> {
  const moon = moonIn(standing.lonDeg('moon'));
  /** Number of nakṣatras of a group before the Moon's. */
  const passed = ({ first }: { first: number }): number => (moon.nakshatra + 1 - first + NAKSHATRAS) % NAKSHATRAS;
  const holder = ASHTOTTARI_LORDS.findIndex((group) => passed(group) < group.nakshatras);
  const group = ASHTOTTARI_LORDS[holder];
  if (group === undefined) throw new RangeError(`no group contains nakṣatra ${moon.nakshatra + 1}`);
  const { lord, years, nakshatras } = group;
  const traversed = (passed(group) + moon.traversed) / nakshatras;
  const startJd = birthJd - traversed * years * yearDays;
  const reason = ashtottariReason(standing, day());
  return {
    key: 'ashtottari',
    applicable: reason.holds,
    reason,
    seed: { nakshatra: moon.nakshatra + 1, lord, traversed },
    balance: { lord, years: (1 - traversed) * years },
    yearDays,
    rule: lordsRule({ rows: ASHTOTTARI_LORDS, first: holder, cycles: 1, startJd, yearDays }),
  };
}

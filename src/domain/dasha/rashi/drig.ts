/**
 * Dṛg daśā (P. V. R. Narasimha Rao, *Vedic Astrology: An Integrated Approach*): the ninth, tenth and eleventh from the
 * lagna, each followed by the three rāśis that it aspects.
 */

import type { Lords } from '../../positions/lords';
import { countFrom } from '../../positions/rashi';
import { rashisAspected } from '../../positions/rashiDrishti';
import type { DashaBirth, DashaPlan } from '../plan';
import { rashiRule, rashisFrom } from './rule';
import { dignifiedYears, isForward } from './years';

const FIRST_HOUSES = [9, 10, 11] as const;
/** The order of the parts is by kendras: from the rāśi itself, then from its fifth and its ninth. */
const KENDRA_STARTS = [1, 5, 9] as const;
const KENDRA_STEPS = [1, 4, 7, 10] as const;

/** A rāśi and the three that it aspects, in its own direction. */
function withAspected(rashi: number): number[] {
  const aspected = rashisAspected(rashi);
  return rashisFrom(rashi, isForward(rashi)).filter((met) => met === rashi || aspected.includes(met));
}

/**
 * The plan of dṛg daśā: twelve mahādaśās, with a year added or subtracted for the dignity of the lord. From a dual
 * lagna, the ninth and the eleventh aspect each other, so each comes twice and the eighth and the twelfth are absent.
 */
export function drigPlan(birth: DashaBirth<Lords>): DashaPlan<'drig'> {
  const { standing, birthJd, yearDays } = birth;
  const { lordOf, stronger, chosen } = birth.lords();
  const lagna = standing.rashi('lagna');
  const mahas = FIRST_HOUSES.flatMap((house) => withAspected(countFrom(lagna, house))).map((rashi) => {
    const lord = lordOf(rashi);
    return { rashi, lord, years: dignifiedYears(standing, rashi, lord) };
  });
  const order = (rashi: number): number[] => {
    const { rashi: from } = stronger(rashi, countFrom(rashi, 7));
    const step = isForward(from) ? 1 : -1;
    const counted = (start: number, house: number): number => countFrom(start, 1 + step * (house - 1));
    return KENDRA_STARTS.flatMap((house) => KENDRA_STEPS.map((kendra) => counted(counted(from, house), kendra)));
  };
  return {
    key: 'drig',
    applicable: true,
    reason: null,
    seed: { rashi: countFrom(lagna, FIRST_HOUSES[0]), by: 'ninth', ...(chosen && { coLords: chosen }) },
    balance: null,
    yearDays,
    rule: rashiRule(mahas, birthJd, yearDays, lordOf, order),
  };
}

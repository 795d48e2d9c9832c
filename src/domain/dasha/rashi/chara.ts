/**
 * Jaimini's cara daśā: the rāśis in turn from the lagna, each with as many years as the distance to its lord. This is
 * the outline that K. N. Rao teaches, with single lords by default; his own rule is in `charaRao.ts`.
 */

import type { GrahaKey } from '../../../data/keys';
import { countFrom } from '../../positions/rashi';
import type { DashaBirth, DashaPlan } from '../plan';
import { rashiRule, rashisFrom } from './rule';
import { countedYears, isForward } from './years';

/** The ninth from a rāśi decides the direction. */
const DECIDING_HOUSE = 9;
export const followsForward = (rashi: number): boolean => isForward(countFrom(rashi, DECIDING_HOUSE));

/** Parts begin with the rāśi after the period's own rāśi, which comes last. */
const ownLast = (rashi: number, forward: boolean): number[] => rashisFrom(countFrom(rashi, forward ? 2 : 0), forward);

interface CharaWay {
  lordOf: (rashi: number) => GrahaKey;
  /** The direction of the parts of a period. */
  partsForward: (rashi: number, mahasForward: boolean) => boolean;
}

/** The rule of cara daśā with given lords. */
export function charaRule(
  { standing, birthJd, yearDays }: Omit<DashaBirth, 'lords'>,
  { lordOf, partsForward }: CharaWay,
) {
  const lagna = standing.rashi('lagna');
  const forward = followsForward(lagna);
  const mahas = rashisFrom(lagna, forward).map((rashi) => {
    const lord = lordOf(rashi);
    return { rashi, lord, years: countedYears(rashi, standing.rashi(lord)) };
  });
  return rashiRule(mahas, birthJd, yearDays, lordOf, (rashi) => ownLast(rashi, partsForward(rashi, forward)));
}

/** Cara daśā with single lords, or with the stronger of two if the settings say so. */
export function charaPlan(birth: DashaBirth): DashaPlan<'chara'> {
  const { lordOf, chosen } = birth.lords();
  return {
    key: 'chara',
    applicable: true,
    reason: null,
    seed: { rashi: birth.standing.rashi('lagna'), by: 'lagna', ...(chosen && { coLords: chosen }) },
    balance: null,
    yearDays: birth.yearDays,
    rule: charaRule(birth, { lordOf, partsForward: (_, mahasForward) => mahasForward }),
  };
}

/** Every daśā by key: planned for a birth, computed to a depth, or iterated period by period. */
import type { Kernel } from '../../kernel/kernel';
import { type Lords, lordsOf } from '../positions/lords';
import type { Standing } from '../positions/standing';
import type { Positions } from '../positions/types';
import { type DashaOptions, dashaBirth, depthOf } from './birth';
import { conditionalPlan, shashtihayaniPlan } from './conditional';
import { kalachakraPlan } from './kalachakra';
import type { DashaKey } from './keys';
import { muddaPlan } from './mudda';
import { periodsOf } from './periods';
import { type DashaBirth, type DashaPlan, dashaOf, type PeriodOf } from './plan';
import { charaRaoPlan } from './rashi/charaRao';
import { drigPlan } from './rashi/drig';
import { mandookaPlan, niryanaShulaPlan, shulaPlan, sthiraPlan } from './rashi/fixedYears';
import { narayanaPlan } from './rashi/narayana';
import { dignifiedYears } from './rashi/years';
import type { Dasha } from './types';
import { USUAL_PLANS } from './usual';
import { kpVimshottariPlan } from './vimshottari';

/** The lords for rāśi daśās. If two lords tie, the one that gives more years rules. */
export const dashaLords = (standing: Standing, coLords: boolean): Lords =>
  lordsOf(standing, coLords, (rashi, lord) => dignifiedYears(standing, rashi, lord));

/** The plan function of each daśā. */
export const DASHA_PLANS: { [K in DashaKey]: (birth: DashaBirth<Lords>) => DashaPlan<K> } = {
  ...USUAL_PLANS,
  'chara-rao': charaRaoPlan,
  'kp-vimshottari': kpVimshottariPlan,
  narayana: narayanaPlan,
  kalachakra: kalachakraPlan,
  shula: shulaPlan,
  mandooka: mandookaPlan,
  drig: drigPlan,
  sthira: sthiraPlan,
  'niryana-shula': niryanaShulaPlan,
  dvisaptati: (birth) => conditionalPlan('dvisaptati', birth),
  shodashottari: (birth) => conditionalPlan('shodashottari', birth),
  dvadashottari: (birth) => conditionalPlan('dvadashottari', birth),
  panchottari: (birth) => conditionalPlan('panchottari', birth),
  shatabdika: (birth) => conditionalPlan('shatabdika', birth),
  chaturashiti: (birth) => conditionalPlan('chaturashiti', birth),
  shashtihayani: shashtihayaniPlan,
  shattrimsha: (birth) => conditionalPlan('shattrimsha', birth),
  mudda: muddaPlan,
};

/**
 * A daśā with the rule of its periods. `periodsOf(plan.rule, depth)` iterates over them.
 *
 * Throws if a required graha or the lagna could not be placed.
 */
export function planDasha<Key extends DashaKey>(key: Key, birth: DashaBirth<Lords>): DashaPlan<Key> {
  return DASHA_PLANS[key](birth);
}

/**
 * Computes one daśā from the positions of a chart, to a depth.
 *
 * @throws if a required graha or the lagna could not be placed; RangeError for an invalid depth
 */
export function computeDasha<Key extends DashaKey>(
  kernel: Kernel,
  positions: Positions,
  key: Key,
  options: DashaOptions = {},
): Dasha<Key> {
  return dashaOf(kernel, planDasha(key, dashaBirth(kernel, positions, options, dashaLords)), depthOf(key, options));
}

/** A daśā and an iterator over its periods. The memory it needs does not grow with the depth. */
export function walkDasha<Key extends DashaKey>(
  kernel: Kernel,
  positions: Positions,
  key: Key,
  options: DashaOptions = {},
): { head: Omit<DashaPlan<Key>, 'rule'>; periods: Generator<PeriodOf<Key>, void, undefined> } {
  const { rule, ...head } = planDasha(key, dashaBirth(kernel, positions, options, dashaLords));
  return { head, periods: periodsOf(kernel, rule, depthOf(key, options)) };
}

/** Every daśā by key: planned for a birth, computed to a depth, or iterated period by period. */
import { CONDITIONAL_DASHAS, type ConditionalKey } from '../../data/dashas/conditional';
import type { RashiDashaKey } from '../../data/dashas/rashis';
import type { Kernel } from '../../kernel/kernel';
import { type Lords, lordsOf } from '../positions/lords';
import type { Standing } from '../positions/standing';
import type { Positions } from '../positions/types';
import { type DashaOptions, dashaBirth, depthOf } from './birth';
import { kalachakraPlan } from './kalachakra';
import type { DashaKey } from './keys';
import { circlePlan } from './lords';
import { muddaPlan } from './mudda';
import { periodsOf } from './periods';
import { type DashaBirth, type DashaPlan, dashaOf, type PeriodOf } from './plan';
import { rashiPlan } from './rashi/plan';
import { ALL_WAYS } from './rashi/ways';
import { dignifiedYears } from './rashi/years';
import type { Dasha } from './types';
import { USUAL_PLANS } from './usual';
import { kpVimshottariPlan } from './vimshottariPlan';

/** The lords for rāśi daśās. If two lords tie, the one that gives more years rules. */
export const dashaLords = (standing: Standing, coLords: boolean): Lords =>
  lordsOf(standing, coLords, (rashi, lord) => dignifiedYears(standing, rashi, lord));

type Plan<Key extends DashaKey> = (birth: DashaBirth<Lords>) => DashaPlan<Key>;

const ofRashis =
  <Key extends RashiDashaKey>(key: Key): Plan<Key> =>
  (birth) =>
    rashiPlan(key, birth, ALL_WAYS);
const onCondition =
  <Key extends ConditionalKey>(key: Key): Plan<Key> =>
  (birth) =>
    circlePlan(key, CONDITIONAL_DASHAS[key], birth);

/** The plan function of each daśā. */
export const DASHA_PLANS: { [K in DashaKey]: Plan<K> } = {
  ...USUAL_PLANS,
  'chara-rao': ofRashis('chara-rao'),
  'kp-vimshottari': kpVimshottariPlan,
  narayana: ofRashis('narayana'),
  kalachakra: kalachakraPlan,
  shula: ofRashis('shula'),
  mandooka: ofRashis('mandooka'),
  drig: ofRashis('drig'),
  sthira: ofRashis('sthira'),
  'niryana-shula': ofRashis('niryana-shula'),
  dvisaptati: onCondition('dvisaptati'),
  shodashottari: onCondition('shodashottari'),
  dvadashottari: onCondition('dvadashottari'),
  panchottari: onCondition('panchottari'),
  shatabdika: onCondition('shatabdika'),
  chaturashiti: onCondition('chaturashiti'),
  shashtihayani: onCondition('shashtihayani'),
  shattrimsha: onCondition('shattrimsha'),
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

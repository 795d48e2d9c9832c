/** The default daśās of a chart. */
import { ASHTOTTARI, YOGINI, YOGINI_LORDS } from '../../data/dashas/usual';
import { type RashiLords, SINGLE_LORDS } from '../positions/singleLords';
import type { DefaultDasha } from './keys';
import { circlePlan } from './lords';
import type { DashaBirth, DashaPlan } from './plan';
import { rashiPlan, USUAL_WAYS } from './rashi/plan';
import { vimshottariPlan } from './vimshottariPlan';
import type { YoginiPeriod } from './yoginis';

/** Yoginī daśā: eight yoginīs of one to eight years, by the Moon's nakṣatra (BPHS 46). Periods have their keys. */
function yoginiPlan(birth: DashaBirth): DashaPlan<'yogini'> {
  const plan = circlePlan('yogini', YOGINI, birth);
  return {
    ...plan,
    rule: {
      division: plan.rule.division,
      form: 'yoginis',
      period: (node, startJd, endJd, level): YoginiPeriod => {
        const { key, lord } = YOGINI_LORDS[node] as (typeof YOGINI_LORDS)[number];
        return { key, lord, level, startJd, endJd, sub: [] };
      },
    },
  };
}

export const USUAL_PLANS: { [K in DefaultDasha]: (birth: DashaBirth) => DashaPlan<K> } = {
  vimshottari: vimshottariPlan,
  yogini: yoginiPlan,
  ashtottari: (birth) => circlePlan('ashtottari', ASHTOTTARI, birth),
  chara: (birth) => rashiPlan('chara', birth, USUAL_WAYS),
};

/** The rāśis have single lords. */
export const singleLords = (): RashiLords => SINGLE_LORDS;

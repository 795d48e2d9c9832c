/** Yoginī daśā: eight yoginīs of one to eight years, by the Moon's nakṣatra (BPHS 46). */
import { YOGINI, YOGINI_LORDS } from '../../data/dashas/usual';
import { circlePlan } from './lords';
import type { DashaBirth, DashaPlan } from './plan';
import type { YoginiPeriod } from './yoginis';

/** The plan of yoginī daśā: the periods have the keys of the yoginīs. */
export function yoginiPlan(birth: DashaBirth): DashaPlan<'yogini'> {
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

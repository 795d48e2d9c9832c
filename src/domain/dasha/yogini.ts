/** Yoginī daśā: eight yoginīs of one to eight years, by the Moon's nakṣatra (BPHS 46). */
import { YOGINI } from '../../data/dashas/usual';
import { circlePlan } from './lords';
import type { DashaBirth, DashaPlan } from './plan';
import { YOGINIS, type YoginiPeriod } from './yoginis';

/** The plan of yoginī daśā: the periods have the names of the yoginīs. */
export function yoginiPlan(birth: DashaBirth): DashaPlan<'yogini'> {
  const plan = circlePlan('yogini', YOGINI, birth);
  return {
    ...plan,
    rule: {
      division: plan.rule.division,
      form: 'yoginis',
      period: (node, startJd, endJd, level): YoginiPeriod => {
        const { key, iast, sa, lord } = YOGINIS[node] as (typeof YOGINIS)[number];
        return { key, name: iast, sa, lord, level, startJd, endJd, sub: [] };
      },
    },
  };
}

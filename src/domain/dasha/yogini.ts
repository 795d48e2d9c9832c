/** Yoginī daśā: eight yoginīs of one to eight years, by the Moon's nakṣatra (BPHS 46). */
import { circleOf, moonIn } from './lords';
import type { DashaBirth, DashaPlan } from './plan';
import { YOGINIS, type YoginiPeriod } from './yoginis';

/** Each cycle has 36 years. */
const CYCLES = 3;
/** Aśvinī belongs to the fourth yoginī: nakṣatra number plus three, modulo eight, gives the yoginī. */
const YOGINI_OF_ASHVINI = 3;

/**
 * The plan of yoginī daśā: three cycles of the eight. The first period begins before birth, by the traversed part of
 * the Moon's nakṣatra.
 */
export function yoginiPlan({ standing, birthJd, yearDays }: DashaBirth): DashaPlan<'yogini'> {
  const { nakshatra, traversed } = moonIn(standing.lonDeg('moon'));
  const first = (nakshatra + YOGINI_OF_ASHVINI) % YOGINIS.length;
  const { lord, years } = YOGINIS[first] as (typeof YOGINIS)[number];
  const startJd = birthJd - traversed * years * yearDays;
  return {
    key: 'yogini',
    applicable: true,
    reason: null,
    seed: { nakshatra: nakshatra + 1, lord, traversed },
    balance: { lord, years: (1 - traversed) * years },
    yearDays,
    rule: {
      division: circleOf({ rows: YOGINIS, first, cycles: CYCLES, startJd, yearDays }),
      form: 'yoginis',
      period: (node, from, to, level): YoginiPeriod => {
        const { key, iast, sa, lord: ruler } = YOGINIS[node] as (typeof YOGINIS)[number];
        return { key, name: iast, sa, lord: ruler, level, startJd: from, endJd: to, sub: [] };
      },
    },
  };
}

/** The conditional daśās of lords (BPHS 46): eight circles, each for births that meet its condition. */
import type { GrahaKey } from '../../data/keys';
import { type ConditionKey, conditionReason } from './conditions';
import { type LordRow, lordsRule, moonIn, NAKSHATRAS } from './lords';
import type { DashaBirth, DashaPlan } from './plan';

type ConditionalKey =
  | 'dvisaptati'
  | 'shodashottari'
  | 'dvadashottari'
  | 'panchottari'
  | 'shatabdika'
  | 'chaturashiti'
  | 'shattrimsha';

interface ConditionalRow {
  lords: readonly LordRow[];
  /**
   * The nakṣatra 1..27 from which the count to the Moon's gives the lord; with `back` the count starts at the Moon's.
   */
  from: number;
  back?: true;
  cycles: number;
  condition: ConditionKey;
}

/** Lords with the same years. */
const each = (years: number, lords: readonly GrahaKey[]): LordRow[] => lords.map((lord) => ({ lord, years }));
/** Lords whose years increase by one. */
const rising = (years: number, lords: readonly GrahaKey[]): LordRow[] =>
  lords.map((lord, i) => ({ lord, years: years + i }));

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

export const CONDITIONAL_DASHAS = {
  dvisaptati: {
    lords: each(9, [...SEVEN, 'rahu']),
    from: 19, // Mūla
    cycles: 2,
    condition: 'lagna-lord-in-seventh-or-seventh-lord-in-lagna',
  },
  shodashottari: {
    lords: rising(11, ['sun', 'mars', 'jupiter', 'saturn', 'ketu', 'moon', 'mercury', 'venus']),
    from: 8, // Puṣya
    cycles: 1,
    condition: 'hora-and-paksha',
  },
  dvadashottari: {
    lords: [
      { lord: 'sun', years: 7 },
      { lord: 'jupiter', years: 9 },
      { lord: 'ketu', years: 11 },
      { lord: 'mercury', years: 13 },
      { lord: 'rahu', years: 15 },
      { lord: 'mars', years: 17 },
      { lord: 'saturn', years: 19 },
      { lord: 'moon', years: 21 },
    ],
    from: 27, // from the Moon's nakṣatra to Revatī
    back: true,
    cycles: 1,
    condition: 'navamsha-of-shukra',
  },
  panchottari: {
    lords: rising(12, ['sun', 'mercury', 'saturn', 'mars', 'venus', 'moon', 'jupiter']),
    from: 17, // Anurādhā
    cycles: 1,
    condition: 'karka-lagna-and-dvadashamsha',
  },
  shatabdika: {
    lords: [
      { lord: 'sun', years: 5 },
      { lord: 'moon', years: 5 },
      { lord: 'venus', years: 10 },
      { lord: 'mercury', years: 10 },
      { lord: 'jupiter', years: 20 },
      { lord: 'mars', years: 20 },
      { lord: 'saturn', years: 30 },
    ],
    from: 27, // Revatī
    cycles: 1,
    condition: 'vargottama-lagna',
  },
  chaturashiti: {
    lords: each(12, SEVEN),
    from: 15, // Svātī
    cycles: 1,
    condition: 'tenth-lord-in-tenth',
  },
  shattrimsha: {
    lords: rising(1, ['moon', 'sun', 'jupiter', 'mars', 'mercury', 'saturn', 'venus', 'rahu']),
    from: 22, // Śravaṇa
    cycles: 3,
    condition: 'day-and-hora',
  },
} as const satisfies Record<ConditionalKey, ConditionalRow>;

interface Start {
  /** Nakṣatra of the Moon, from 0. */
  nakshatra: number;
  first: number;
  traversed: number;
  lords: readonly LordRow[];
  cycles: number;
  condition: ConditionKey;
}

function planFrom<Key extends ConditionalKey | 'shashtihayani'>(
  key: Key,
  { standing, birthJd, yearDays, day }: DashaBirth,
  { nakshatra, first, traversed, lords, cycles, condition }: Start,
) {
  const { lord, years } = lords[first] as LordRow;
  const startJd = birthJd - traversed * years * yearDays;
  const reason = conditionReason(condition, standing, day);
  return {
    key,
    applicable: reason.holds,
    reason,
    seed: { nakshatra: nakshatra + 1, lord, traversed },
    balance: { lord, years: (1 - traversed) * years },
    yearDays,
    rule: lordsRule({ rows: lords, first, cycles, startJd, yearDays }),
  };
}

/** The plan of a conditional daśā. It begins before birth, by the traversed part of the Moon's nakṣatra. */
export function conditionalPlan<Key extends ConditionalKey>(key: Key, birth: DashaBirth) {
  const { lords, from, cycles, condition, ...row }: ConditionalRow = CONDITIONAL_DASHAS[key];
  const { nakshatra, traversed } = moonIn(birth.standing.lonDeg('moon'));
  const counted = (row.back ? from - (nakshatra + 1) : nakshatra + 1 - from) + NAKSHATRAS;
  const first = (counted % NAKSHATRAS) % lords.length;
  return planFrom(key, birth, { nakshatra, first, traversed, lords, cycles, condition });
}

const SHASHTIHAYANI_LORDS: readonly LordRow[] = [
  { lord: 'jupiter', years: 10 },
  { lord: 'sun', years: 10 },
  { lord: 'mars', years: 10 },
  ...each(6, ['moon', 'mercury', 'venus', 'saturn', 'rahu']),
];
/** Number of nakṣatras per lord, with Abhijit among the 28. */
const SHASHTIHAYANI_GROUPS = [3, 4, 3, 4, 3, 4, 3, 4] as const;

/** Abhijit: from the last quarter of Uttarāṣāḍhā, the 21st, to the first fifteenth of Śravaṇa. */
const ABHIJIT = { afterNakshatra: 21, fromDeg: 276 + 40 / 60, toDeg: 280 + 53 / 60 + 20 / 3600 } as const;

/** The Moon's star among 28, from 0, and its traversed part; Abhijit shortens its neighbours. */
export function starOf28(moonDeg: number): { star: number; traversed: number } {
  const { fromDeg, toDeg, afterNakshatra } = ABHIJIT;
  const { nakshatra } = moonIn(moonDeg);
  const edges = { startDeg: (360 * nakshatra) / NAKSHATRAS, endDeg: (360 * (nakshatra + 1)) / NAKSHATRAS };
  const within = (star: number, startDeg: number, endDeg: number) => ({
    star,
    traversed: (moonDeg - startDeg) / (endDeg - startDeg),
  });
  if (moonDeg >= fromDeg && moonDeg < toDeg) return within(afterNakshatra, fromDeg, toDeg);
  const isBefore = nakshatra < afterNakshatra;
  const startDeg = nakshatra === afterNakshatra ? toDeg : edges.startDeg;
  const endDeg = nakshatra === afterNakshatra - 1 ? fromDeg : edges.endDeg;
  return within(isBefore ? nakshatra : nakshatra + 1, startDeg, endDeg);
}

/**
 * The plan of ṣaṣṭi-hāyanī: groups of three and four of 28 stars, with Abhijit. The traversed part is that of the
 * single star (authors differ: some omit Abhijit, others spread the years over the group).
 */
export function shashtihayaniPlan(birth: DashaBirth): DashaPlan<'shashtihayani'> {
  const moonDeg = birth.standing.lonDeg('moon');
  const { star, traversed } = starOf28(moonDeg);
  let until = 0;
  const first = SHASHTIHAYANI_GROUPS.findIndex((stars) => {
    until += stars;
    return star < until;
  });
  const { nakshatra } = moonIn(moonDeg);
  return planFrom('shashtihayani', birth, {
    nakshatra,
    first,
    traversed,
    lords: SHASHTIHAYANI_LORDS,
    cycles: 2,
    condition: 'surya-in-lagna',
  });
}

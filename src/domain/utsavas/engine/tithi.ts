/** Observances of a tithi, in one month or in every month. */
import { rashiName, tithiName, varaName } from '../../names';
import { GHATI_DAYS } from '../kala';
import type { JunctionRule, TithiRule } from '../types';
import { choose } from './choose';
import { EXCEPTIONS, type Exception } from './exceptions';
import type { Found } from './found';
import { dayAt, dayHolding, monthsNamed, type NamedMonth, sunRashiOf, tithiIn, type YearSky } from './sky';
import { dateOf } from './words';

/** 1..30 of the tithis that a rule means. */
function numbersOf({ paksha, tithi }: Pick<TithiRule, 'paksha' | 'tithi'>): number[] {
  if (paksha === 'both') return [tithi, tithi + 15];
  return [paksha === 'shukla' ? tithi : tithi + 15];
}

const HALVES: Record<NamedMonth['part'], string> = {
  whole: '',
  'first-half': 'The first half of ',
  'second-half': 'The second half of ',
};

const plainly: Exception = (sky, { rule, tithi, name }) => choose(sky, tithi, rule, name);

/** The month by which an occurrence is kept, told where it is one of two. */
const monthNumber = ({ part, number }: NamedMonth): Pick<Found, 'month'> => (part === 'whole' ? {} : { month: number });

/** What the day was to be besides: ", a Somavāra", ", with the Sun in Dhanus". */
function conditionOf({ vara, sunRashi }: TithiRule): string {
  const weekday = vara === undefined ? '' : `, a ${varaName(vara).iast}`;
  return sunRashi === undefined ? weekday : `${weekday}, with the Sun in ${rashiName(sunRashi).iast}`;
}

/** More than the Sun's stay in a rāśi, less than what parts a stay from the next in the same one. */
const APART_DAYS = 100;

/** Of two that come in one stay of the Sun in a rāśi the later. */
function laterOfTwo(found: readonly Found[]): Found[] {
  return found.flatMap((one, i) => {
    const [before, after] = [found[i - 1], found[i + 1]];
    if (after && after.day - one.day < APART_DAYS) return [];
    if (!before || one.day - before.day >= APART_DAYS) return [one];
    return [{ ...one, decision: `${one.decision.slice(0, -1)}; of two in this solar month it is the later.` }];
  });
}

/** The occurrences of a rule over the sky. */
export function byTithi(sky: YearSky, rule: TithiRule): Found[] {
  const decide: Exception = rule.exception ? EXCEPTIONS[rule.exception] : plainly;
  const found = monthsNamed(sky, rule.month, rule.adhika === 'kept-in-adhika').flatMap((named) =>
    numbersOf(rule).flatMap((index): Found[] => {
      const tithi = tithiIn(named, index);
      if (!tithi) return [];
      const name = HALVES[named.part] + tithiName(index).iast;
      const chosen = decide(sky, { rule, tithi, name });
      const day = dayAt(sky, chosen.day);
      if (!day || (rule.vara !== undefined && day.vara !== rule.vara)) return [];
      if (rule.sunRashi !== undefined && sunRashiOf(sky, chosen.momentJd) !== rule.sunRashi) return [];
      const decision = `${chosen.decision.slice(0, -1)}${conditionOf(rule)}.`;
      return [{ ...chosen, decision, kala: rule.kala, ...monthNumber(named) }];
    }),
  );
  return rule.onTwice === 'later' ? laterOfTwo(found) : found;
}

/** The occurrences of a junction: the day that holds the end of its tithi. */
export function byJunction(sky: YearSky, rule: JunctionRule): Found[] {
  return monthsNamed(sky, rule.month).flatMap((named) =>
    numbersOf(rule).flatMap((index): Found[] => {
      const tithi = tithiIn(named, index);
      if (!tithi) return [];
      const { endJd } = tithi;
      const day = dayHolding(sky, endJd);
      const of = dayAt(sky, day);
      if (!of) return [];
      const window = { startJd: endJd - GHATI_DAYS, endJd: endJd + GHATI_DAYS };
      const decision = `${tithiName(index).iast} ends in the day that begins with the sunrise of ${dateOf(sky, day)}, which is kept.`;
      return [{ day, momentJd: endJd, kala: 'tithi', window, decision, ...monthNumber(named) }];
    }),
  );
}

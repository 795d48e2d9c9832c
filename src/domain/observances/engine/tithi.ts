/** Observances of a tithi, in one month or in every month. */

import { GHATI_DAYS } from '../../../data/observances/kala';
import type { JunctionRule, TithiRule } from '../../../data/observances/rule';
import type { Almanac } from '../../../kernel/almanac';
import { type DomainError, ok, type Result } from '../../result';
import { type Decision, type DecisionCondition, type Subject, withConditions } from '../decision';
import { choose } from './choose';
import { foundAt } from './deciding';
import { EXCEPTIONS, type Exception } from './exceptions';
import type { Found } from './found';
import {
  dateAt,
  dayAt,
  dayHolding,
  monthsNamed,
  type NamedMonth,
  sunRashiOf,
  type Tithi,
  tithiIn,
  type YearSky,
} from './sky';

/** The tithis 1..30 of a rule. */
function numbersOf({ paksha, tithi }: Pick<TithiRule, 'paksha' | 'tithi'>): number[] {
  if (paksha === 'both') return [tithi, tithi + 15];
  return [paksha === 'shukla' ? tithi : tithi + 15];
}

const HALVES = { whole: null, 'first-half': 'first', 'second-half': 'second' } as const;

const plainly: Exception = (sky, { rule, tithi, subject }) => choose(sky, tithi, rule, subject);

/** The month of an occurrence, if it is one of the two names of a kṣaya month. */
const monthNumber = ({ part, number }: NamedMonth): Pick<Found, 'month'> => (part === 'whole' ? {} : { month: number });

/** Further conditions of the day. */
function conditionsOf({ vara, sunRashi }: TithiRule): DecisionCondition[] {
  const conditions: DecisionCondition[] = [];
  if (vara !== undefined) conditions.push({ is: 'weekday', vara });
  if (sunRashi !== undefined) conditions.push({ is: 'sun-in', rashi: sunRashi });
  return conditions;
}

/** More than the Sun's stay in a rāśi, less than the time until its next stay in the same one. */
const APART_DAYS = 100;

/** If two occurrences fall within one stay of the Sun in a rāśi: the later one, or both with their numbers. */
function ofOneStay(found: readonly Found[], onTwice: TithiRule['onTwice']): Found[] {
  return found.flatMap((one, i): Found[] => {
    const before = found[i - 1];
    const after = found[i + 1];
    const isFirst = after !== undefined && after.day - one.day < APART_DAYS;
    const isSecond = before !== undefined && one.day - before.day < APART_DAYS;
    if (!isFirst && !isSecond) return [one];
    if (onTwice === undefined) return [{ ...one, occurrence: isFirst ? 1 : 2 }];
    return isFirst ? [] : [{ ...one, decision: withConditions(one.decision, [{ is: 'later-in-solar-month' }]) }];
  });
}

interface Occurrence {
  named: NamedMonth;
  tithi: Tithi;
}

function occurrencesOf(sky: YearSky, rule: TithiRule | JunctionRule): Occurrence[] {
  const inAdhika = rule.by === 'tithi' && rule.adhika === 'kept-in-adhika';
  const numbers = numbersOf(rule);
  const occurrences: Occurrence[] = [];
  for (const named of monthsNamed(sky, rule.month, inAdhika)) {
    for (const index of numbers) {
      const tithi = tithiIn(named, index);
      if (tithi) occurrences.push({ named, tithi });
    }
  }
  return occurrences;
}

/** The occurrences of a rule by the days of a sky. */
function foundIn(sky: YearSky, rule: TithiRule, occurrences: readonly Occurrence[]): Found[] {
  const decide: Exception = rule.exception ? EXCEPTIONS[rule.exception] : plainly;
  const conditions = conditionsOf(rule);
  const found: Found[] = [];
  for (const { named, tithi } of occurrences) {
    const subject: Subject = { tithi: tithi.index, half: HALVES[named.part] };
    const chosen = decide(sky, { rule, tithi, subject });
    const day = dayAt(sky, chosen.day);
    if (!day || (rule.vara !== undefined && day.vara !== rule.vara)) continue;
    if (rule.sunRashi !== undefined && sunRashiOf(sky, chosen.momentJd) !== rule.sunRashi) continue;
    const decision = withConditions(chosen.decision, conditions);
    found.push({ ...chosen, decision, kala: rule.kala, ...monthNumber(named) });
  }
  return rule.sunRashi === undefined ? found : ofOneStay(found, rule.onTwice);
}

/** The occurrences of a rule over the sky. */
export function byTithi(kernel: Almanac, sky: YearSky, rule: TithiRule): Result<Found[], DomainError> {
  const occurrences = occurrencesOf(sky, rule);
  const tithis = () => occurrences.map(({ tithi }) => tithi);
  return foundAt(kernel, sky, rule.decidedAt, tithis, (at) => ok(foundIn(at, rule, occurrences)));
}

/** The occurrences of a junction: the days that contain the end of its tithi. */
export function byJunction(sky: YearSky, rule: JunctionRule): Found[] {
  return occurrencesOf(sky, rule).flatMap(({ named, tithi: { index, endJd } }): Found[] => {
    const day = dayHolding(sky, endJd);
    const of = dayAt(sky, day);
    if (!of) return [];
    const window = { startJd: endJd - GHATI_DAYS, endJd: endJd + GHATI_DAYS };
    const decision: Decision = { by: 'tithi-end', tithi: index, date: dateAt(sky, day) };
    return [{ day, momentJd: endJd, kala: 'tithi', window, decision, ...monthNumber(named) }];
  });
}

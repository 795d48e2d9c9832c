/** Observances at a distance from another one, on a weekday near it, or on a civil date. */

import type { DateRule, RelativeRule, WeekdayRule } from '../../../data/observances/rule';
import type { Decision } from '../decision';
import type { Found } from './found';
import { dateAt, dayAt, monthOf, type YearSky } from './sky';

/** An observance of a whole day, with the limbs at its sunrise. */
export function onDay(sky: YearSky, day: number, nearJd: number, decision: Decision): Found[] {
  const of = dayAt(sky, day);
  if (!of) return [];
  const { sunriseJd } = of;
  const window = sunriseJd === null ? null : { startJd: sunriseJd, endJd: sunriseJd };
  return [{ day, momentJd: sunriseJd ?? nearJd, kala: 'sunrise', window, decision }];
}

/** @param bases  the occurrences of the observance that the rule follows, without pāraṇas and second days */
export function byRelation(
  sky: YearSky,
  rule: Pick<RelativeRule, 'to' | 'days' | 'vara'>,
  bases: readonly Found[],
): Found[] {
  const { to, days, vara = null } = rule;
  return bases.flatMap((base): Found[] => {
    const day = base.day + days;
    const of = dayAt(sky, day);
    if (!of || (vara !== null && of.vara !== vara)) return [];
    const decision: Decision = { by: 'relation', to, days, base: dateAt(sky, base.day), vara, reason: null };
    if (days !== 0) return onDay(sky, day, base.momentJd + days, decision);
    return [{ ...base, decision: { ...decision, reason: base.decision } }];
  });
}

/** The weekday on or before each occurrence of an observance. */
function before(sky: YearSky, rule: WeekdayRule, to: string, bases: readonly Found[]): Found[] {
  return bases.flatMap(({ day, momentJd }) => {
    const vara = dayAt(sky, day)?.vara ?? rule.vara;
    const back = (vara - rule.vara + 7) % 7;
    const decision: Decision = { by: 'weekday-before', vara: rule.vara, to, base: dateAt(sky, day) };
    return onDay(sky, day - back, momentJd - back, decision);
  });
}

/** Every occurrence of the weekday in a lunar month, by the month at sunrise; its adhika month counts too. */
function each(sky: YearSky, rule: WeekdayRule, month: number, reckoning: 'amanta' | 'purnimanta'): Found[] {
  return sky.days.flatMap(({ date, vara, sunriseJd }, day) => {
    if (vara !== rule.vara || sunriseJd === null) return [];
    const running = monthOf(sky, sunriseJd);
    if (running[reckoning] !== month) return [];
    const decision: Decision = { by: 'weekday-of-month', vara, month, adhika: running.adhika, reckoning, date };
    return onDay(sky, day, sunriseJd, decision);
  });
}

/** @param bases  the occurrences of the observance that the weekday precedes, without pāraṇas and second days */
export function byWeekday(sky: YearSky, rule: WeekdayRule, bases: readonly Found[]): Found[] {
  const { on } = rule;
  return 'each' in on ? each(sky, rule, on.each, on.reckoning) : before(sky, rule, on.onOrBefore, bases);
}

/** The civil date in each year of the sky. */
export function byDate(sky: YearSky, { civil }: DateRule): Found[] {
  return sky.days.flatMap(({ date, midnightJd }, day) =>
    date.month === civil.month && date.day === civil.day
      ? onDay(sky, day, midnightJd + 0.25, { by: 'civil-date', date })
      : [],
  );
}

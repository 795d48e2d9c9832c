/** Observances that follow another one, or fall on a weekday about it. */
import { monthName, varaName } from '../../names';
import type { RelativeRule, WeekdayRule } from '../types';
import type { Found } from './found';
import { dayAt, monthOf, type YearSky } from './sky';
import { dateOf, daysFrom } from './words';

/** On a day as such: told at its sunrise. */
function onDay(sky: YearSky, day: number, nearJd: number, decision: string): Found[] {
  const of = dayAt(sky, day);
  if (!of) return [];
  const { sunriseJd } = of;
  const window = sunriseJd === null ? null : { startJd: sunriseJd, endJd: sunriseJd };
  return [{ day, momentJd: sunriseJd ?? nearJd, kala: 'sunrise', window, decision }];
}

/**
 * @param bases  the occurrences of the observance that the rule follows, none of its own further ones
 * @param name   its name
 */
export function byRelation(sky: YearSky, rule: RelativeRule, bases: readonly Found[], name: string): Found[] {
  return bases.flatMap((base): Found[] => {
    const day = base.day + rule.days;
    const of = dayAt(sky, day);
    if (!of || (rule.vara !== undefined && of.vara !== rule.vara)) return [];
    const weekday = rule.vara === undefined ? '' : `, a ${varaName(rule.vara).iast}`;
    const where = `${daysFrom(rule.days, name)}, which is kept on ${dateOf(sky, base.day)}${weekday}`;
    if (rule.days !== 0) return onDay(sky, day, base.momentJd + rule.days, `${where}.`);
    const { suffix: _, ...same } = base;
    return [{ ...same, decision: `${where}: ${base.decision}` }];
  });
}

/** The weekday on or before each occurrence of an observance. */
function before(sky: YearSky, rule: WeekdayRule, bases: readonly Found[], name: string): Found[] {
  return bases.flatMap(({ day, momentJd }) => {
    const vara = dayAt(sky, day)?.vara ?? rule.vara;
    const back = (vara - rule.vara + 7) % 7;
    const on = dateOf(sky, day);
    const decision = `The last ${varaName(rule.vara).iast} on or before ${name}, which is kept on ${on}.`;
    return onDay(sky, day - back, momentJd - back, decision);
  });
}

/** The weekday each time it comes in a lunar month, by the month at sunrise; its adhika month counts too. */
function each(sky: YearSky, rule: WeekdayRule, month: number, reckoning: 'amanta' | 'purnimanta'): Found[] {
  return sky.days.flatMap(({ vara, sunriseJd }, day) => {
    if (vara !== rule.vara || sunriseJd === null) return [];
    const running = monthOf(sky, sunriseJd);
    if (running[reckoning] !== month) return [];
    const by = reckoning === 'amanta' ? 'amānta' : 'pūrṇimānta';
    const decision = `${dateOf(sky, day)} is a ${varaName(vara).iast}, and at its sunrise ${running.adhika ? 'adhika ' : ''}${monthName(month).iast} runs by the ${by} reckoning.`;
    return onDay(sky, day, sunriseJd, decision);
  });
}

export function byWeekday(sky: YearSky, rule: WeekdayRule, bases: readonly Found[], name: string): Found[] {
  return 'each' in rule.on ? each(sky, rule, rule.on.each, rule.on.reckoning) : before(sky, rule, bases, name);
}

/** Which rules close a day, and how much is missing for each to be met. */

import type { RuleCondition, RuleId, RuleRow } from '../../data/muhurta-search/rule';
import type { Stretch } from '../../data/stretch';
import { MINUTES_PER_DAY } from '../time/civil';
import type { SearchDate, SearchSky } from './sky';
import { clipped, distanceTo, holding, intersected, isSame, type Stretches, without } from './stretches';
import type { Closing, ClosingRule } from './types';

/** Minimum length of a window. */
const LEAST_MINUTES = 10;
export const LEAST_DAYS = LEAST_MINUTES / MINUTES_PER_DAY;

/** An applied rule, with the periods in which it is met. */
export interface MetRule {
  row: RuleRow;
  met: Stretches;
}

/** Conditions of whole days from sunrise, and of seasons. Their unit is the day; all others use minutes. */
const WHOLE_DAYS: readonly RuleCondition['by'][] = ['vara', 'asta', 'eclipse', 'disha-shula'];
const SEASONS: readonly RuleCondition['by'][] = [
  'day',
  'sun-rashi',
  'jupiter-rashi',
  'month',
  'adhika',
  'kshaya',
  'season',
];

export const lengthOf = ({ startJd, endJd }: Stretch): number => endJd - startJd;

/** The gap between a day and the periods in which a rule is met, in the rule's unit. */
function missing({ id, condition }: RuleRow, gapDays: number | null): ClosingRule {
  const gap = gapDays ?? Number.NaN;
  const how = 'all-day';
  // The gap ends with a sunrise, so the nearest open day is one day further.
  if (WHOLE_DAYS.includes(condition.by)) return { id, by: { value: Math.round(gap) + 1, unit: 'days' }, how };
  if (SEASONS.includes(condition.by)) return { id, by: { value: gap, unit: 'days' }, how };
  return { id, by: { value: gap * MINUTES_PER_DAY, unit: 'minutes' }, how };
}

const inMinutes = (id: RuleId, days: number, how: Closing): ClosingRule => ({
  id,
  by: { value: days * MINUTES_PER_DAY, unit: 'minutes' },
  how,
});

/** Rules that share the start or the end of a window; `day` if it is a sunrise. */
export function edgesAt(rules: readonly MetRule[], window: Stretch, day: Stretch, side: 'startJd' | 'endJd'): RuleId[] {
  const middleJd = (window.startJd + window.endJd) / 2;
  const isAt = (jdUt: number) => isSame(jdUt, window[side]);
  const ids = rules.flatMap(({ row, met }): RuleId[] => {
    const own = holding(met, middleJd);
    return own && row.id !== 'day' && isAt(own[side]) ? [row.id] : [];
  });
  return isAt(day[side]) ? ['day', ...ids] : ids;
}

/** A window that is too short: the rules at its ends close the day, by the missing length. */
function closedByLength(rules: readonly MetRule[], window: Stretch, day: Stretch): ClosingRule[] {
  const ids = new Set([...edgesAt(rules, window, day, 'startJd'), ...edgesAt(rules, window, day, 'endJd')]);
  return [...ids].map((id) => inMinutes(id, LEAST_DAYS - lengthOf(window), 'short-window'));
}

/**
 * The rules that close a day without a window. The first of four cases that applies: a window shorter than ten minutes,
 * closed by the rules at its ends; rules that fail all day; rules that fail whenever all others are met for ten
 * minutes; all rules that fail at some time.
 *
 * The missing amount is, respectively: the missing length of the window; the distance from the day to the nearest time
 * when the rule is met, in days for rules of whole days; how much longer the rule would have to be met to give a
 * window; the longest period of the day in which the rule fails.
 *
 * @param common  the periods of the day in which all rules are met, each shorter than ten minutes
 */
export function closedBy(rules: readonly MetRule[], day: Stretch, common: Stretches): ClosingRule[] {
  const longest = common.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (longest) return closedByLength(rules, longest, day);
  const ofDay = rules.map((rule) => ({ ...rule, within: clipped(rule.met, day) }));
  const failing = ofDay.filter(({ within }) => without(day, within).length > 0);
  const allDay = failing.filter(({ within }) => within.length === 0);
  if (allDay.length > 0) return allDay.map(({ row, met }) => missing(row, distanceTo(met, day)));
  const alone = failing.flatMap(({ row, met }) => {
    const others = ofDay
      .filter((rule) => rule.row !== row)
      .reduce<Stretch[]>((shared, { within }) => intersected(shared, within), [day])
      .filter((shared) => lengthOf(shared) >= LEAST_DAYS);
    const gaps = others.map((shared) => distanceTo(met, shared) ?? Number.NaN);
    return gaps.length > 0 ? [inMinutes(row.id, Math.min(...gaps) + LEAST_DAYS, 'while-others-met')] : [];
  });
  if (alone.length > 0) return alone;
  return failing.map(({ row, within }) =>
    inMinutes(row.id, Math.max(...without(day, within).map(lengthOf)), 'in-turn'),
  );
}

/** A date without a sunrise: the number of days to the nearest date with one. */
export function closedWithoutDay({ days }: SearchSky, { noonJd }: SearchDate): ClosingRule[] {
  const gap = distanceTo(days, { startJd: noonJd, endJd: noonJd });
  return [{ id: 'day', by: { value: gap ?? Number.NaN, unit: 'days' }, how: 'all-day' }];
}

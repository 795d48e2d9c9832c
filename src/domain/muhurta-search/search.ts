/**
 * Searches for muhūrtas. Each rule of a set becomes periods in which it is met. The intersection of all applied rules
 * gives the windows, which are split at sunrises.
 */

import type { MuhurtaTradition, RuleRow } from '../../data/muhurta-search/rule';
import type { Stretch } from '../../data/stretch';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { type DomainError, ok, type Result } from '../result';
import { MINUTES_PER_DAY } from '../time/civil';
import type { ZoneOffsets } from '../time/zone';
import { closedBy, closedWithoutDay, edgesAt, LEAST_DAYS, lengthOf, type MetRule } from './closing';
import { type Conditions, conditionsOver } from './conditions';
import { ruleSetOf } from './ruleSet';
import { type SearchDay, type SearchSky, searchSky } from './sky';
import { clipped, holding, intersected, type Stretches, without } from './stretches';
import type { MuhurtaQuestion, MuhurtaWindow, RuleMargin, SearchedDay } from './types';

/** Margins are limited to this, so that they do not depend on the dates of the search. */
const FARTHEST_MARGIN_DAYS = 30;

/** The windows of a rule set, and the verdict on every date. */
export interface RuleSetResult {
  rules: RuleRow[];
  windows: MuhurtaWindow[];
  /** Every date of the search, in order. */
  days: SearchedDay[];
}

export interface Muhurtas extends RuleSetResult {
  question: MuhurtaQuestion;
  clocks: ZoneOffsets;
  /** The sky at noon of the first date, for the stamp. */
  sky: Sky;
}

/** The periods in which a rule is met: the periods of its condition, or the known period without them. */
export function metOver(conditions: Conditions, { known }: SearchSky, row: RuleRow): Result<Stretches, DomainError> {
  const stretches = conditions.stretchesOf(row.condition);
  if (!stretches.ok) return stretches;
  return ok(row.met === 'within' ? stretches.value : without(known, stretches.value));
}

const marginMinutes = (days: number): number | null =>
  days > FARTHEST_MARGIN_DAYS ? null : Math.max(0, days) * MINUTES_PER_DAY;

function marginOf({ row: { id }, met }: MetRule, { startJd, endJd }: Stretch): RuleMargin[] {
  const own = holding(met, (startJd + endJd) / 2);
  if (!own || id === 'day') return [];
  return [{ id, beforeMinutes: marginMinutes(startJd - own.startJd), afterMinutes: marginMinutes(own.endJd - endJd) }];
}

/**
 * A window with the status of its rules: all applied ones, and preferred ones that are met throughout, partly, or not.
 */
function windowOf(
  applied: readonly MetRule[],
  preferred: readonly MetRule[],
  stretch: Stretch,
  day: SearchDay,
): MuhurtaWindow {
  const judged = preferred.map((rule) => ({ rule, within: clipped(rule.met, stretch) }));
  const isWhole = ({ within }: { within: Stretch[] }) => without(stretch, within).length === 0;
  const met = [...applied, ...judged.filter(isWhole).map(({ rule }) => rule)];
  const others = judged.filter((rule) => !isWhole(rule));
  return {
    ...stretch,
    date: day.date,
    met: met.map(({ row }) => row.id),
    partly: others
      .filter(({ within }) => within.length > 0)
      .map(({ rule, within }) => ({ id: rule.row.id, stretches: within })),
    unmet: others.filter(({ within }) => within.length === 0).map(({ rule }) => rule.row.id),
    margins: {
      start: edgesAt(applied, stretch, day, 'startJd'),
      end: edgesAt(applied, stretch, day, 'endJd'),
      rules: met.flatMap((rule) => marginOf(rule, stretch)),
    },
  };
}

/** Applies a rule set to a sky. */
export function applyRuleSet(
  sky: SearchSky,
  conditions: Conditions,
  question: MuhurtaQuestion,
  tradition: MuhurtaTradition,
): Result<RuleSetResult, DomainError> {
  const rules = ruleSetOf(question.purpose, tradition, question).filter(({ id }) => !question.without?.includes(id));
  const applied: MetRule[] = [];
  const preferred: MetRule[] = [];
  for (const row of rules) {
    if (row.condition.by === 'unjudged') continue;
    const met = metOver(conditions, sky, row);
    if (!met.ok) return met;
    (row.kind === 'preferred' ? preferred : applied).push({ row, met: met.value });
  }
  const windows: MuhurtaWindow[] = [];
  const days = sky.dates.map((entry): SearchedDay => {
    const { date, day } = entry;
    if (day === null) return { date, day, verdict: 'closed', closedBy: closedWithoutDay(sky, entry) };
    const { startJd, endJd } = day;
    const common = applied.reduce<Stretch[]>(
      (shared, { met }) => intersected(shared, clipped(met, day)),
      [{ startJd, endJd }],
    );
    const open = common.filter((stretch) => lengthOf(stretch) >= LEAST_DAYS);
    windows.push(...open.map((stretch) => windowOf(applied, preferred, stretch, day)));
    return open.length > 0
      ? { date, day: { startJd, endJd }, verdict: 'open', closedBy: [] }
      : { date, day: { startJd, endJd }, verdict: 'closed', closedBy: closedBy(applied, day, common) };
  });
  return ok({ rules, windows, days });
}

/** The request layer validates natal numbers; an invalid one here is a bug of the caller. */
function requireNatal({ natal = {} }: MuhurtaQuestion): void {
  const { nakshatra = 1, rashi = 1 } = natal;
  if (!(Number.isInteger(nakshatra) && nakshatra >= 1 && nakshatra <= 27))
    throw new RangeError(`${nakshatra} is not a nakṣatra number`);
  if (!(Number.isInteger(rashi) && rashi >= 1 && rashi <= 12)) throw new RangeError(`${rashi} is not a rāśi number`);
}

/** The sky of a question, and its conditions. */
export function prepared(
  kernel: Kernel,
  question: MuhurtaQuestion,
): Result<{ sky: SearchSky; conditions: Conditions; first: Sky }, DomainError> {
  requireNatal(question);
  const sky = searchSky(kernel, question);
  if (!sky.ok) return sky;
  const first = kernel.sky(sky.value.dates[0]?.noonJd ?? Number.NaN);
  if (!first.ok) return first;
  return ok({ sky: sky.value, conditions: conditionsOver(sky.value, question), first: first.value });
}

/**
 * The windows of a purpose over a range of dates at a place, by the rules of a tradition (see `ruleSetOf`), and the
 * verdict on every date: open, or closed with each rule that closes it and the missing amount.
 *
 * Nakṣatras and rāśis are by Lahiri; days run from sunrise to sunrise (`ul15`). Errors: an unknown zone, and dates
 * whose seasons are outside the kernel's span. Dates in the wrong order or more than 400 days apart, invalid natal
 * numbers, and a tradition without rows for the purpose throw a RangeError.
 *
 * Source  each row names its own
 */
export function muhurtasOf(kernel: Kernel, question: MuhurtaQuestion): Result<Muhurtas, DomainError> {
  const ready = prepared(kernel, question);
  if (!ready.ok) return ready;
  const { sky, conditions, first } = ready.value;
  const result = applyRuleSet(sky, conditions, question, question.tradition);
  return result.ok ? ok({ ...result.value, question, clocks: sky.clocks, sky: first }) : result;
}

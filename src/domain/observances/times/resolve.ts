/** Finds the times of an observance: the first choice of each rule that occurs, through sets of periods. */
import type { Intersection, Term, TimeChoice, TimeRule } from '../../../data/observances/times/rule';
import type { Stretch } from '../../../data/stretch';
import { intersected, type Stretches, touching, united, without } from '../../muhurta-search/stretches';
import { instantOfChoice, type OrLack, stretchesOf, type TimeContext } from './context';
import type { ObservedTime, TimeLack } from './types';

interface Occurrence {
  startJd: number;
  endJd: number | null;
  open: boolean;
}

const NO_OVERLAP: { value: null; lacks: TimeLack } = { value: null, lacks: 'no-overlap' };

const occurrencesOf = (stretches: Stretches): OrLack<Occurrence[]> =>
  stretches.length === 0
    ? NO_OVERLAP
    : { value: stretches.map(({ startJd, endJd }) => ({ startJd, endJd, open: false })), lacks: null };

/** A set of periods; most terms have one period, which is a set already. */
const asSet = (stretches: readonly Stretch[]): Stretches => (stretches.length > 1 ? united(stretches) : stretches);

function excludedBy(context: TimeContext, terms: readonly Term[]): Stretches {
  const excluded: Stretch[] = [];
  for (const term of terms) {
    const stretches = stretchesOf(context, term);
    // Time that does not exist excludes nothing.
    if (stretches.value !== null) excluded.push(...stretches.value);
  }
  return asSet(excluded);
}

function intersection(context: TimeContext, { in: terms, not }: Intersection): OrLack<Occurrence[]> {
  let common: Stretches | null = null;
  for (const term of terms) {
    const stretches = stretchesOf(context, term);
    if (stretches.value === null) return stretches;
    common = common === null ? asSet(stretches.value) : intersected(common, stretches.value);
    if (common.length === 0) return NO_OVERLAP;
  }
  const rest = not ? excludedBy(context, not) : [];
  const free = rest.length === 0 ? (common ?? []) : (common ?? []).flatMap((stretch) => without(stretch, rest));
  return occurrencesOf(free);
}

function occurring(context: TimeContext, choice: TimeChoice): OrLack<Occurrence[]> {
  if ('in' in choice) return intersection(context, choice);
  if ('at' in choice) {
    const instant = instantOfChoice(context, choice);
    if (instant.value === null) return instant;
    return { value: [{ startJd: instant.value, endJd: null, open: choice.open === true }], lacks: null };
  }
  const [whole, limit] = [stretchesOf(context, choice.whole), stretchesOf(context, choice.touching)];
  if (whole.value === null) return whole;
  if (limit.value === null) return limit;
  const periods = whole.value;
  return occurrencesOf(limit.value.flatMap(({ startJd, endJd }) => touching(periods, startJd, endJd)));
}

const absent = (rule: TimeRule, passed: readonly TimeChoice[], lacks: TimeLack): ObservedTime => ({
  key: rule.key,
  rule,
  choice: null,
  passed,
  startJd: null,
  endJd: null,
  open: false,
  lacks,
});

const NONE: readonly TimeChoice[] = [];

/** The times of one rule whose choices are given; one row without instants if none occurs, unless it is optional. */
export function resolved(context: TimeContext, rule: TimeRule, choices: readonly TimeChoice[]): ObservedTime[] {
  let lacks: TimeLack = 'no-overlap';
  for (const [i, choice] of choices.entries()) {
    const occurrences = occurring(context, choice);
    if (occurrences.value === null) {
      lacks = i === 0 || lacks === 'no-overlap' ? occurrences.lacks : lacks;
      continue;
    }
    const passed = i === 0 ? NONE : choices.slice(0, i);
    return occurrences.value.map(
      ({ startJd, endJd, open }): ObservedTime => ({
        key: rule.key,
        rule,
        choice,
        passed,
        startJd,
        endJd,
        open,
        lacks: null,
      }),
    );
  }
  return rule.optional ? [] : [absent(rule, choices, lacks)];
}

/** Computed times as rows; one row without instants if there is none, unless the rule is optional. */
export function computed(rule: TimeRule, stretches: readonly Stretch[] | TimeLack): ObservedTime[] {
  if (typeof stretches === 'string' || stretches.length === 0) {
    return rule.optional ? [] : [absent(rule, [], typeof stretches === 'string' ? stretches : 'no-overlap')];
  }
  return stretches.map(({ startJd, endJd }) => ({
    key: rule.key,
    rule,
    choice: null,
    passed: [],
    startJd,
    endJd: startJd === endJd ? null : endJd,
    open: false,
    lacks: null,
  }));
}

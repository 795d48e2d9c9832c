/** Compares the rows of several traditions in one search, and finds the rows that decide each differing day. */

import type { MuhurtaTradition, RuleId, RuleRow } from '../../data/muhurta-search/rule';
import type { Kernel } from '../../kernel/kernel';
import type { CivilDate } from '../day/types';
import { type DomainError, ok, type Result } from '../result';
import type { Conditions } from './conditions';
import { ruleSetOf, traditionsOf } from './ruleSet';
import { applyRuleSet, metOver, prepared, type RuleSetResult } from './search';
import type { SearchSky } from './sky';
import { without } from './stretches';
import type { ClosingRule, MuhurtaQuestion, SearchedDay } from './types';

/** The differences of a tradition's rows from the rows of the chosen tradition. */
interface RuleDifference {
  tradition: MuhurtaTradition;
  openDays: number;
  /** Rows only in the other, rows only in the chosen one, and rows that both have in different form. */
  adds: RuleRow[];
  omits: RuleRow[];
  changes: RuleRow[];
}

/** A day with a different verdict in another tradition. */
interface DayDifference {
  date: CivilDate;
  tradition: MuhurtaTradition;
  verdict: SearchedDay['verdict'];
  /** Rows that only one of the two has, or has in different form, and that are not met in the windows of the other. */
  deciding: RuleId[];
  /** The rules that close the day in the tradition in which it is closed. */
  closedBy: ClosingRule[];
}

export interface MuhurtaComparison {
  tradition: MuhurtaTradition;
  openDays: number;
  others: RuleDifference[];
  /** By date, then in the order of the traditions. */
  days: DayDifference[];
}

const applied = (rows: readonly RuleRow[]): RuleRow[] => rows.filter(({ kind }) => kind !== 'preferred');
const isSameRow = (a: RuleRow, b: RuleRow): boolean =>
  a.met === b.met && JSON.stringify(a.condition) === JSON.stringify(b.condition);

function differenceOf(
  own: readonly RuleRow[],
  other: readonly RuleRow[],
): Omit<RuleDifference, 'tradition' | 'openDays'> {
  const [mine, theirs] = [applied(own), applied(other)];
  const hasId = (rows: readonly RuleRow[], id: string) => rows.some((row) => row.id === id);
  return {
    adds: theirs.filter(({ id }) => !hasId(mine, id)),
    omits: mine.filter(({ id }) => !hasId(theirs, id)),
    changes: theirs.filter((row) => mine.some((own) => own.id === row.id && !isSameRow(own, row))),
  };
}

/** Applied rows of the closing set that are not met at some time within the windows of the open set. */
function decidingRows(
  conditions: Conditions,
  sky: SearchSky,
  opening: RuleSetResult,
  closing: RuleSetResult,
  day: SearchedDay,
): Result<RuleId[], DomainError> {
  const windows = opening.windows.filter(
    ({ startJd }) => day.day && startJd >= day.day.startJd && startJd < day.day.endJd,
  );
  const ids: RuleId[] = [];
  const shared = applied(opening.rules);
  for (const row of applied(closing.rules).filter((rule) => !shared.some((other) => isSameRow(other, rule)))) {
    const met = metOver(conditions, sky, row);
    if (!met.ok) return met;
    if (windows.some((window) => without(window, met.value).length > 0)) ids.push(row.id);
  }
  return ok(ids);
}

const openDays = (days: readonly SearchedDay[]): number => days.filter(({ verdict }) => verdict === 'open').length;

/**
 * Searches by the chosen tradition and by others, and reports the differing rows and, for every day with differing
 * verdicts, the rows that decide it.
 *
 * @param traditions  by default all with known rows for the purpose; one without such rows throws a RangeError
 */
export function compareMuhurtas(
  kernel: Kernel,
  question: MuhurtaQuestion,
  traditions: readonly MuhurtaTradition[] = traditionsOf(question.purpose),
): Result<MuhurtaComparison, DomainError> {
  const ready = prepared(kernel, question);
  if (!ready.ok) return ready;
  const { sky, conditions } = ready.value;
  const own = applyRuleSet(sky, conditions, question, question.tradition);
  if (!own.ok) return own;
  const others: RuleDifference[] = [];
  const differing: (DayDifference & { at: number })[] = [];
  for (const tradition of traditions.filter((key) => key !== question.tradition)) {
    const other = applyRuleSet(sky, conditions, question, tradition);
    if (!other.ok) return other;
    others.push({
      tradition,
      openDays: openDays(other.value.days),
      ...differenceOf(own.value.rules, ruleSetOf(question.purpose, tradition, question)),
    });
    for (const [at, day] of other.value.days.entries()) {
      const mine = own.value.days[at] as SearchedDay;
      if (mine.verdict === day.verdict) continue;
      const [opening, closing] = day.verdict === 'open' ? [other.value, own.value] : [own.value, other.value];
      const deciding = decidingRows(conditions, sky, opening, closing, day);
      if (!deciding.ok) return deciding;
      const closedBy = day.verdict === 'open' ? mine.closedBy : day.closedBy;
      differing.push({ at, date: day.date, tradition, verdict: day.verdict, deciding: deciding.value, closedBy });
    }
  }
  return ok({
    tradition: question.tradition,
    openDays: openDays(own.value.days),
    others,
    days: differing.toSorted((a, b) => a.at - b.at).map(({ at: _, ...day }) => day),
  });
}

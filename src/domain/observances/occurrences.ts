/** The occurrences of the requested observances: evaluates the selected rules over the sky of a year. */

import { WORLD } from '../../data/observances/regions';
import type { BaseRule, UtsavaRule } from '../../data/observances/rule';
import type { Eclipse } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import { type DomainError, ok, type Result } from '../result';
import { JD_UNIX_EPOCH } from '../time/civil';
import type { ObservanceQuestion } from './civil';
import { ECLIPSE_ROWS, eclipsesOf } from './engine/eclipses';
import { type Finder, finder } from './engine/find';
import type { Found } from './engine/found';
import { placeOfDate, type YearSky } from './engine/sky';
import { type Entry, planOf } from './selection';
import type { AppliedRule } from './types';

const ECLIPSE: AppliedRule = { by: 'eclipse' };

/** The fields that an occurrence takes from its entry. */
export type Naming = Omit<Entry, 'unless' | 'open' | 'rule'> & { rule: AppliedRule; eclipse?: Eclipse };

/** The fields of one occurrence that do not come from its entry. */
export interface OccurrenceFields {
  occurrence?: 1 | 2;
  authorities?: readonly string[];
}

/** Occurrences nearer to each other than this belong to the same year's observance. */
const SAME_SEASON_DAYS = 40;

const isPart = (found: Found, part: Entry['part']): boolean => (found.part ?? 'itself') === part;

const NO_FIELDS: OccurrenceFields = {};

/** The occurrences of the other rule of an entry; null for an entry without one. */
function othersOf(find: Finder, { part, unless, open }: Entry): Result<readonly Found[] | null, DomainError> {
  const otherRule = open?.other ?? unless;
  if (!otherRule) return ok(null);
  const others = find(otherRule);
  return others.ok ? ok(others.value.filter((found) => isPart(found, part))) : others;
}

/**
 * The fields of an occurrence that do not come from its entry: its number among two in one solar month or among the two
 * days of an open question, and its authorities. Null if the other rule already gives this day.
 */
function occurrenceFieldsOf(
  { rule, unless, open }: Entry,
  { day, occurrence }: Found,
  others: readonly Found[] | null,
): OccurrenceFields | null {
  if (others === null) {
    return occurrence ? { occurrence, authorities: rule.authorities?.[occurrence - 1] ?? [] } : NO_FIELDS;
  }
  const isKept = others.some((other) => other.day === day);
  if (isKept) return unless ? null : NO_FIELDS;
  const other = open && others.find((one) => Math.abs(one.day - day) < SAME_SEASON_DAYS);
  return open && other ? { occurrence: day < other.day ? 1 : 2, authorities: open.authorities } : NO_FIELDS;
}

/** First and last index in `sky.days` of the requested days, both included. */
function rangeOf(sky: YearSky, { year, from, to }: ObservanceQuestion): [first: number, last: number] {
  const first = placeOfDate(sky, { year, month: 1, day: 1 });
  const last = placeOfDate(sky, { year, month: 12, day: 31 });
  return [from ? Math.max(first, placeOfDate(sky, from)) : first, to ? Math.min(last, placeOfDate(sky, to)) : last];
}

/** The naming of an eclipse, which belongs to no tradition and to no region. */
const eclipseNaming = ({ key, kind, source, major }: BaseRule, eclipse: Eclipse): Naming => ({
  key,
  name: { key, forms: [] },
  kind,
  practice: 'general',
  regions: WORLD,
  major: major === true,
  source,
  otherwise: null,
  rule: ECLIPSE,
  part: 'itself',
  eclipse,
});

/** Maximum distance of the day of a rule by tithi from its lunar month. */
const MONTH_MARGIN_DAYS = 5;

/** Whether a rule can fall on a requested day, judged by its lunar month. */
function monthFilter({ asked, named }: YearSky): (rule: UtsavaRule) => boolean {
  const [fromJd, toJd] = [JD_UNIX_EPOCH + asked[0] - MONTH_MARGIN_DAYS, JD_UNIX_EPOCH + asked[1] + MONTH_MARGIN_DAYS];
  const near = named.filter(({ month }) => month.endJd > fromJd && month.startJd < toJd);
  const numbers = new Set<unknown>(near.map(({ number }) => number));
  return (rule) => rule.by !== 'tithi' || typeof rule.month !== 'number' || numbers.has(rule.month);
}

/** Receives a requested observance with one of its names. */
type Take = (found: Found, naming: Naming, fields: OccurrenceFields) => void;

/** Passes each occurrence of a question for the tradition `civil` to `take`. */
function takeCivil(kernel: Kernel, sky: YearSky, question: ObservanceQuestion, take: Take): Result<null, DomainError> {
  const { civil, kinds, key, principal } = question;
  if (!civil) throw new RangeError('the tradition civil needs civil: civilDays in the question');
  const days = civil(kernel, sky, question);
  if (!days.ok) return days;
  const [first, last] = rangeOf(sky, question);
  for (const { entry, found } of days.value) {
    const isSought =
      (kinds?.includes(entry.kind) ?? true) && (key === undefined || key === entry.key) && (!principal || entry.major);
    if (isSought && found.day >= first && found.day <= last) take(found, entry, NO_FIELDS);
  }
  return ok(null);
}

/** Passes each occurrence of the requested observances to `take`, in the order of the rules. */
export function takeOccurrences(
  kernel: Kernel,
  sky: YearSky,
  question: ObservanceQuestion,
  take: Take,
): Result<null, DomainError> {
  if (question.tradition === 'civil') return takeCivil(kernel, sky, question, take);
  const [first, last] = rangeOf(sky, question);
  const plan = planOf(question);
  const find = finder(kernel, sky, plan.ruleOf);
  const mayFall = monthFilter(sky);
  const isSought = ({ key }: { key: string }): boolean => question.key === undefined || question.key === key;
  for (const { rule, signature, entries } of plan.groups) {
    if (!mayFall(rule) || !entries.some(isSought)) continue;
    const all = find(rule, signature);
    if (!all.ok) return all;
    const found = all.value.filter(({ day }) => day >= first && day <= last);
    if (found.length === 0) continue;
    for (const entry of entries.filter(isSought)) {
      const others = othersOf(find, entry);
      if (!others.ok) return others;
      for (const one of found) {
        const fields = isPart(one, entry.part) ? occurrenceFieldsOf(entry, one, others.value) : null;
        if (fields) take(one, entry, fields);
      }
    }
  }
  const hasEclipses = (question.kinds?.includes('eclipse') ?? true) && ECLIPSE_ROWS.some(isSought);
  if (last < first || !hasEclipses) return ok(null);
  const eclipses = eclipsesOf(kernel, sky);
  if (!eclipses.ok) return eclipses;
  for (const { row, eclipse, ...found } of eclipses.value) {
    if (found.day < first || found.day > last || (question.principal && !row.major) || !isSought(row)) continue;
    take(found, eclipseNaming(row, eclipse), NO_FIELDS);
  }
  return ok(null);
}

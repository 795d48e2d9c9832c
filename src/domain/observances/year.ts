/**
 * The observances of a civil year: evaluates the selected rules over the year's sky, then dates, names and sorts the
 * results.
 */

import { WORLD } from '../../data/observances/regions';
import type { Row, UtsavaRule } from '../../data/observances/rule';
import type { TimeRule } from '../../data/observances/times/rule';
import type { Eclipse } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { purnimantaOf } from '../calendar/month';
import type { SpanWithHorizon } from '../day/horizon';
import { type DomainError, ok, type Result } from '../result';
import { daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import type { ZoneOffsets } from '../time/zone';
import type { ObservanceQuestion } from './civil';
import { ECLIPSE_ROWS, eclipsesOf } from './engine/eclipses';
import { type Finder, finder } from './engine/find';
import type { Found } from './engine/found';
import {
  dateAt,
  dayAt,
  laterSky,
  monthOf,
  nakshatraAt,
  placeOfDate,
  tithiAt,
  type YearDay,
  type YearSky,
  yearSky,
} from './engine/sky';
import { type Entry, planOf } from './selection';
import { observedEclipse, observedTimes, timeRulesOf } from './times';
import type { ObservedTime } from './times/types';
import type { AppliedRule, Utsava } from './types';
import { type DatedKey, marginOfYear, otherDatesAmong, widenedByMove } from './undecided';

/** The observances of a civil year at a place, by date and then key. */
export interface UtsavaYear {
  utsavas: Utsava[];
  /** Number of observances without the limit. */
  total: number;
  /** Clocks of the zone over the year. */
  clocks: ZoneOffsets;
  /** The sky at the year's first midnight UT, for the stamp. */
  sky: Sky;
}

const PARANA: AppliedRule = { by: 'parana' };
const ECLIPSE: AppliedRule = { by: 'eclipse' };

/** The tithi, nakṣatra and month of an occurrence, and the reason for its day. */
type Moment = Pick<Utsava, 'tithi' | 'nakshatra' | 'month' | 'paksha' | 'reckoning'>;

function momentOf(sky: YearSky, found: Found): Moment {
  const tithi = tithiAt(sky, found.momentJd);
  const running = monthOf(sky, found.momentJd, tithi);
  const { adhika, paksha } = running;
  const amanta = found.month ?? running.amanta;
  return {
    tithi: tithi.index,
    nakshatra: nakshatraAt(sky, found.momentJd).index,
    month: { amanta, purnimanta: purnimantaOf({ amanta, adhika }, paksha), adhika },
    paksha,
    reckoning: {
      kala: found.kala,
      window: found.window,
      tithi: { startJd: tithi.startJd, endJd: tithi.endJd },
      decision: found.decision,
      ...found.also,
    },
  };
}

/** The fields that an occurrence takes from its entry. */
type Naming = Omit<Entry, 'unless' | 'open' | 'rule'> & { rule: AppliedRule; eclipse?: Eclipse };

/** The fields of one occurrence that do not come from its entry. */
interface OccurrenceFields {
  occurrence?: 1 | 2;
  authorities?: readonly string[];
}

const NONE: readonly string[] = [];

/** An occurrence with its date and its name. */
function utsavaOf(
  sky: YearSky,
  found: Found,
  naming: Naming,
  fields: OccurrenceFields,
  times: readonly ObservedTime[],
): Utsava {
  const { rule, part } = naming;
  const { tithi, nakshatra, month, paksha, reckoning } = momentOf(sky, found);
  const epithets = rule.by === 'tithi' ? rule.epithets : undefined;
  return {
    entry: naming,
    key: naming.key,
    date: (dayAt(sky, found.day) as YearDay).date,
    name: naming.name,
    epithet: epithets?.[month.adhika ? 12 : month.amanta - 1] ?? null,
    kind: naming.kind,
    tradition: naming.practice,
    regions: naming.regions,
    major: naming.major,
    source: naming.source,
    otherwise: naming.otherwise,
    rule: part === 'parana' ? PARANA : rule,
    occurrence: fields.occurrence ?? null,
    authorities: fields.authorities ?? NONE,
    tithi,
    nakshatra,
    month,
    paksha,
    reckoning,
    times,
    eclipse: naming.eclipse ?? null,
  };
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

/** Items in the order of their days, and of their keys (code points) within a day. */
class ByDayThenKey<Item extends { key: string }> {
  readonly #days: Item[][] = [];

  add(day: number, item: Item): void {
    this.#days[day] ??= [];
    const items = this.#days[day] as Item[];
    // A day has few items, so each is moved to its position.
    let i = items.push(item) - 1;
    for (; i > 0 && (items[i - 1] as Item).key > item.key; i--) items[i] = items[i - 1] as Item;
    items[i] = item;
  }

  list(): Item[] {
    return this.#days.flat();
  }
}

/** First and last index in `sky.days` of the requested days, both included. */
function rangeOf(sky: YearSky, { year, from, to }: ObservanceQuestion): [first: number, last: number] {
  const first = placeOfDate(sky, { year, month: 1, day: 1 });
  const last = placeOfDate(sky, { year, month: 12, day: 31 });
  return [from ? Math.max(first, placeOfDate(sky, from)) : first, to ? Math.min(last, placeOfDate(sky, to)) : last];
}

/** The naming of an eclipse, which belongs to no tradition and to no region. */
const eclipseNaming = ({ key, kind, source, major }: Row, eclipse: Eclipse): Naming => ({
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

const NO_TIMES: readonly ObservedTime[] = [];

/** Finds the times of occurrences. Rows that share an occurrence and its times share the result. */
function timesIn(kernel: Kernel, sky: YearSky): (found: Found, naming: Naming) => readonly ObservedTime[] {
  const known = new Map<Found, Map<readonly TimeRule[], readonly ObservedTime[]>>();
  return (found, { rule, eclipse }) => {
    if (eclipse) return observedEclipse(kernel, sky, eclipse);
    if (rule.by === 'eclipse' || rule.by === 'parana') return NO_TIMES;
    const rules = timeRulesOf(found, rule);
    if (rules.length === 0) return NO_TIMES;
    const ofFound = known.get(found) ?? new Map<readonly TimeRule[], readonly ObservedTime[]>();
    known.set(found, ofFound);
    const before = ofFound.get(rules);
    if (before) return before;
    const times = observedTimes(kernel, sky, found, rule, rules);
    ofFound.set(rules, times);
    return times;
  };
}

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

/** Passes each observance of a question for the tradition `civil` to `take`. */
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

/** Passes each observance of a question to `take`. */
function takeAll(kernel: Kernel, sky: YearSky, question: ObservanceQuestion, take: Take): Result<null, DomainError> {
  const [first, last] = rangeOf(sky, question);
  if (question.tradition === 'civil') return takeCivil(kernel, sky, question, take);
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

/**
 * The observances of a civil year at a place, or of a part of it, by date and then key (code points).
 *
 * @param sky  of the whole year at the place of the question
 *
 * Where the Sun does not rise on a date, near the poles, the day has no kāla. The rule then falls back as if no day
 * qualified, and the decision says so.
 *
 * Source  the rows of `rules/`; months by true new moons, nakṣatras and rāśis by Lahiri
 */
export function utsavasIn(kernel: Kernel, sky: YearSky, question: ObservanceQuestion): Result<Utsava[], DomainError> {
  const days = new ByDayThenKey<Utsava>();
  const timesFor = question.times ? timesIn(kernel, sky) : () => NO_TIMES;
  const taken = takeAll(kernel, sky, question, (found, naming, fields) => {
    days.add(found.day, utsavaOf(sky, found, naming, fields, timesFor(found, naming)));
  });
  return taken.ok ? ok(days.list()) : taken;
}

/** The keys and dates of `utsavasIn`, in the same order. */
function datedKeysIn(kernel: Kernel, sky: YearSky, question: ObservanceQuestion): Result<DatedKey[], DomainError> {
  const days = new ByDayThenKey<DatedKey>();
  const taken = takeAll(kernel, sky, question, ({ day }, { key }) => {
    days.add(day, { key, date: dateAt(sky, day) });
  });
  return taken.ok ? ok(days.list()) : taken;
}

/** Adds the dates that the error of ΔT leaves open; none in the years 1900 to 2100. */
export function withOtherDates(
  kernel: Kernel,
  sky: YearSky,
  question: ObservanceQuestion,
  utsavas: readonly Utsava[],
): Result<readonly Utsava[], DomainError> {
  const marginDays = marginOfYear(question.year);
  if (marginDays === 0) return ok(utsavas);
  const around = widenedByMove(question);
  const lists: DatedKey[][] = [];
  for (const days of [-marginDays, marginDays]) {
    const list = datedKeysIn(kernel, laterSky(sky, days), around);
    if (!list.ok) return list;
    lists.push(list.value);
  }
  return ok(utsavas.map((utsava) => ({ ...utsava, ...otherDatesAmong(lists, utsava) })));
}

/** The observances of `utsavasIn`, up to the limit of the question, with the data that an answer states beside them. */
export function utsavasOf(kernel: Kernel, question: ObservanceQuestion): Result<UtsavaYear, DomainError> {
  const { from: _, to: __, ...whole } = question;
  const sky = yearSky(kernel, question.partOfYear ? question : whole);
  if (!sky.ok) return sky;
  const found = utsavasIn(kernel, sky.value, question);
  if (!found.ok) return found;
  const stamp = kernel.sky(JD_UNIX_EPOCH + daysFromCivil(question.year, 1, 1));
  if (!stamp.ok) return stamp;
  const marked = withOtherDates(kernel, sky.value, question, found.value);
  if (!marked.ok) return marked;
  const utsavas = marked.value;
  const { limit = utsavas.length } = question;
  return ok({
    utsavas: utsavas.slice(0, limit),
    total: utsavas.length,
    clocks: sky.value.clocks,
    sky: stamp.value,
  });
}

/**
 * The keys and dates of the observances that `utsavasOf` returns for a part of a year, in the same order. It searches
 * only the days on which they depend.
 *
 * @param inner  see `yearSky`
 */
export function datedKeysOf(
  kernel: Kernel,
  question: ObservanceQuestion & Required<Pick<ObservanceQuestion, 'from' | 'to'>>,
  inner?: SpanWithHorizon,
): Result<DatedKey[], DomainError> {
  const sky = yearSky(kernel, question, inner);
  return sky.ok ? datedKeysIn(kernel, sky.value, question) : sky;
}

/** The observances of a civil year: their occurrences with dates, names and times, in order. */

import type { TimeRule } from '../../data/observances/times/rule';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { purnimantaOf } from '../calendar/month';
import type { SpanWithHorizon } from '../day/horizon';
import { type DomainError, ok, type Result } from '../result';
import { daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import type { ZoneOffsets } from '../time/zone';
import type { ObservanceQuestion } from './civil';
import type { Found } from './engine/found';
import {
  dateAt,
  dayAt,
  laterSky,
  monthOf,
  nakshatraAt,
  tithiAt,
  type YearDay,
  type YearSky,
  yearSky,
} from './engine/sky';
import { type Naming, type OccurrenceFields, takeOccurrences } from './occurrences';
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

/**
 * The observances of a civil year at a place, or of a part of it, by date and then key (code points).
 *
 * @param sky  of the whole year at the place of the question
 *
 * Where the Sun does not rise on a date, near the poles, the day has no kāla. The rule then falls back as if no day
 * qualified, and the decision says so.
 *
 * Source  the rows of `src/data/observances`; months by true new moons, nakṣatras and rāśis by Lahiri
 */
export function utsavasIn(kernel: Kernel, sky: YearSky, question: ObservanceQuestion): Result<Utsava[], DomainError> {
  const days = new ByDayThenKey<Utsava>();
  const timesFor = question.times ? timesIn(kernel, sky) : () => NO_TIMES;
  const taken = takeOccurrences(kernel, sky, question, (found, naming, fields) => {
    days.add(found.day, utsavaOf(sky, found, naming, fields, timesFor(found, naming)));
  });
  return taken.ok ? ok(days.list()) : taken;
}

/** The keys and dates of `utsavasIn`, in the same order. */
function datedKeysIn(kernel: Kernel, sky: YearSky, question: ObservanceQuestion): Result<DatedKey[], DomainError> {
  const days = new ByDayThenKey<DatedKey>();
  const taken = takeOccurrences(kernel, sky, question, ({ day }, { key }) => {
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
 * @param known  see `yearSky`
 */
export function datedKeysOf(
  kernel: Kernel,
  question: ObservanceQuestion & Required<Pick<ObservanceQuestion, 'from' | 'to'>>,
  known?: SpanWithHorizon,
): Result<DatedKey[], DomainError> {
  const sky = yearSky(kernel, question, known);
  return sky.ok ? datedKeysIn(kernel, sky.value, question) : sky;
}

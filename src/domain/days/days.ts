/** The days of a place over a range of civil dates, with the requested fields. */

import type { Place } from '../../data/place';
import type { Kernel } from '../../kernel/kernel';
import type { SpanWithHorizon } from '../day/horizon';
import type { CivilDate, VedicDay } from '../day/types';
import { once } from '../lazy';
import type { Limb } from '../panchanga/types';
import { regionalDatesIn } from '../regional/dates';
import { REGIONAL_ASIDE_DAYS, regionalSky } from '../regional/sky';
import { type DomainError, fail, ok, type Result } from '../result';
import { civilFromDays, dayNumberOf, daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import { type CoveredDays, coveredDays, isInPresent } from '../time/covered';
import { deltaTMarginDays, LEAST_MARGIN_DAYS } from '../time/deltaTError';
import { type Clocks, type ZoneHistories, zoneOffsets } from '../time/zone';
import { COMPUTED_FIELDS, type ComputedField, type ComputedFields } from './fields';
import { lagnasOver } from './lagnas';
import { ASIDE_DAYS, type DaysSky, daysSky } from './sky';
import { markUndecided } from './undecided';
import { type DayView, viewOf } from './view';

/** A range has at most 401 dates: the last is 400 days after the first. */
export const MAX_DAYS = 401;

export interface DayRangeQuestion {
  /** First and last civil date, both included, Gregorian, within the days of the kernel (`coveredDays`). */
  from: CivilDate;
  to: CivilDate;
  place: Place;
  /** An IANA identifier, or a UTC offset in hours. */
  tz: string | number;
  /** Histories of merged zones, from `historiesFor`. */
  histories?: ZoneHistories | null;
  fields: readonly ComputedField[];
}

/** Why a range of days has no answer. The errors of the domain are separate. */
export type DaysError =
  | DomainError
  | { reason: 'dates_out_of_order'; from: CivilDate; to: CivilDate }
  | { reason: 'too_many_days'; days: number; most: number }
  | { reason: 'date_out_of_range'; date: CivilDate; firstYear: number; lastYear: number };

type DatesOn = ReturnType<typeof regionalDatesIn>;

/** A day with its risings and settings and the requested fields. */
export type Day = VedicDay &
  Partial<ComputedFields> & {
    /** Outside 1900 to 2100: the fields whose value at sunrise depends on the error of ΔT. */
    undecided?: readonly ComputedField[];
  };

export interface Days {
  /** One for each civil date, except a date that the zone skipped. */
  days: Day[];
  clocks: Clocks;
}

/** The days of a range before their fields are computed. */
export interface DaysAhead extends Pick<Days, 'clocks'> {
  days: readonly VedicDay[];
  /** Computes the fields of a day. */
  withFields(day: VedicDay): Day;
  /** The kernel's search, for other rules on the same days. */
  span: SpanWithHorizon;
}

function dayOfRange(date: CivilDate, { firstDay, lastDay }: CoveredDays): Result<number, DaysError> {
  const day = dayNumberOf(date);
  if (!day.ok || (day.value >= firstDay && day.value <= lastDay)) return day;
  const [firstYear, lastYear] = [firstDay, lastDay].map((end) => civilFromDays(end).year) as [number, number];
  return fail({ reason: 'date_out_of_range', date, firstYear, lastYear });
}

/** The first and the last day of a range, counted from 1970-01-01. */
export function rangeOfDays(
  { from, to }: Pick<DayRangeQuestion, 'from' | 'to'>,
  covered: CoveredDays,
): Result<[firstDay: number, lastDay: number], DaysError> {
  const first = dayOfRange(from, covered);
  if (!first.ok) return first;
  const last = dayOfRange(to, covered);
  if (!last.ok) return last;
  const count = last.value - first.value + 1;
  if (count < 1) return fail({ reason: 'dates_out_of_order', from, to });
  if (count > MAX_DAYS) return fail({ reason: 'too_many_days', days: count, most: MAX_DAYS });
  return ok([first.value, last.value]);
}

/**
 * Number of days beyond the span, on both sides, for which the clocks of a place are looked up: the Sun's stay in a rāśi,
 * up to 31.5 days, begins or ends in a day, which is within two days of its date.
 */
export const CLOCKS_ASIDE_DAYS = 34;

/** A requested field, and what computes it. */
type Computation = readonly [ComputedField, (view: DayView) => unknown];

/** @param blank  a day without values, so that all days of a range have one shape */
function dayWith(
  sky: DaysSky,
  day: VedicDay,
  blank: object,
  computations: readonly Computation[],
  datesOn: () => DatesOn,
  risings: () => readonly Limb[],
  marginDays: number | null,
): Day {
  const { year, month, day: ofMonth } = day.date;
  const regional = once(() => datesOn()(daysFromCivil(year, month, ofMonth)));
  const view = viewOf(sky, day, regional, risings);
  const computed: Partial<Record<ComputedField, unknown>> = { ...blank };
  Object.assign(computed, day);
  for (const [field, compute] of computations) computed[field] = compute(view);
  const found = computed as Day;
  if (marginDays === null) return found;
  found.undecided = marginDays < LEAST_MARGIN_DAYS ? [] : markUndecided(view, found, marginDays);
  return found;
}

/**
 * The days of a place, from one civil date to another. Their fields are computed on demand, so that few days exist at a
 * time. One search covers what the requested fields need.
 *
 * Errors: dates that do not exist or are outside the days of the kernel, dates in the wrong order, more than 401 days,
 * and an unknown zone.
 *
 * Error   as for the instants of `vedicDay` and `limbsOfDay`
 * Source  customary; each field has its own
 */
export function daysAhead(kernel: Kernel, question: DayRangeQuestion): Result<DaysAhead, DaysError> {
  const { place, tz, histories, fields } = question;
  const range = rangeOfDays(question, coveredDays(kernel));
  if (!range.ok) return range;
  const [firstDay, lastDay] = range.value;
  const [fromJd, toJd] = [JD_UNIX_EPOCH + firstDay, JD_UNIX_EPOCH + lastDay];
  const clocks = zoneOffsets(tz, fromJd - CLOCKS_ASIDE_DAYS, toJd + CLOCKS_ASIDE_DAYS, histories, place.lonDeg);
  if (!clocks.ok) return clocks;
  const asideDays = fields.includes('regional') || fields.includes('day_types') ? REGIONAL_ASIDE_DAYS : ASIDE_DAYS;
  const sky = daysSky(kernel, place, clocks.value, firstDay, lastDay, asideDays);
  if (!sky.ok) return sky;
  const datesOn = once(() => regionalDatesIn(regionalSky(kernel, sky.value, firstDay, lastDay)));
  const risings = lagnasOver(kernel, place, firstDay, lastDay);
  const marginDays = isInPresent(firstDay, lastDay) ? null : Math.max(deltaTMarginDays(fromJd), deltaTMarginDays(toJd));
  const computations = fields.map((field): Computation => [field, COMPUTED_FIELDS[field]]);
  const blank = Object.fromEntries([...Object.keys(sky.value.days[0] ?? {}), ...fields].map((key) => [key, undefined]));
  return ok({
    days: sky.value.days,
    withFields: (day) => dayWith(sky.value, day, blank, computations, datesOn, risings, marginDays),
    clocks: clocks.value,
    span: sky.value.span,
  });
}

/** The days of `daysAhead` with their fields. */
export function daysOf(kernel: Kernel, question: DayRangeQuestion): Result<Days, DaysError> {
  const ahead = daysAhead(kernel, question);
  if (!ahead.ok) return ahead;
  const { days, withFields, clocks } = ahead.value;
  return ok({ days: days.map(withFields), clocks });
}

/**
 * The inputs of muhūrta rules: the days of a place over a range of dates and a season around it, with limbs, saṅkrāntis
 * and lunar months. They are computed once per search; the conditions only look them up.
 */

import type { Place } from '../../data/place';
import type { Stretch } from '../../data/stretch';
import type { CrossingList } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/kernel';
import { type AmantaMonth, monthsBetween } from '../calendar/month';
import { spanWithHorizon } from '../day/horizon';
import { type Dates, datesFrom, daysOf } from '../day/run';
import type { CivilDate, VedicDay } from '../day/types';
import { limbsOf, limbsTouching } from '../panchanga/limbs';
import type { Limb, LimbsOfDay } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { daysFromDate, JD_UNIX_EPOCH } from '../time/civil';
import { type ZoneHistories, type ZoneOffsets, zoneOffsets } from '../time/zone';
import type { SearchZone } from './types';

/**
 * Days before and after the dates of a search: half of the longest period that a rule closes, the six months of the
 * Sun's southward course. This ensures that the distance to the nearest time when a rule is met is always known.
 */
const ASIDE_DAYS = 95;

/** A day of the place, from one sunrise to the next. */
export interface SearchDay extends Stretch {
  date: CivilDate;
  /** 1..7 from Ravivāra. */
  vara: number;
  sunsetJd: number | null;
}

export interface SearchMonth extends AmantaMonth {
  /** The tithis 1..30 within the month. */
  tithis: ReadonlyMap<number, Limb>;
}

/** A date of the search with its noon in the zone, and its day (null without a sunrise). */
export interface SearchDate {
  date: CivilDate;
  noonJd: number;
  day: SearchDay | null;
}

export interface SearchSky {
  kernel: Kernel;
  place: Place;
  clocks: ZoneOffsets;
  /** The known period: the dates of the search and the days around them. */
  known: Stretch;
  /** Every day in `known` with a sunrise and a next one, in order. */
  days: readonly SearchDay[];
  dates: readonly SearchDate[];
  limbs: LimbsOfDay;
  /** The stays of the Sun in the rāśis, 1..12. */
  sunStays: readonly Limb[];
  months: readonly SearchMonth[];
}

interface SkyQuestion {
  /** First and last date of the place, both included. */
  from: CivilDate;
  to: CivilDate;
  place: Place;
  zone: SearchZone;
  /** Histories of merged zones, from `historiesFor`. */
  histories?: ZoneHistories | null;
}

/** Maximum number of days between the first and the last date of a search. */
export const MAX_DAYS = 400;

/** Maximum number of days per kernel search. */
export const MAX_KERNEL_DAYS = 400;

/** The clocks of a zone or of a fixed offset. */
function clocksOf({ zone, histories }: SkyQuestion, fromJd: number, toJd: number): Result<ZoneOffsets, DomainError> {
  if (zone.kind === 'iana') return zoneOffsets(zone.id, fromJd, toJd, histories);
  return ok({ tz: 'UTC', hoursAt: () => zone.hours });
}

function noonOf(clocks: ZoneOffsets, date: CivilDate): number {
  const noon = JD_UNIX_EPOCH + daysFromDate(date) + 0.5;
  return noon - clocks.hoursAt(noon) / 24;
}

/** The stays between entries; before the first entry, the previous rāśi. */
function staysOf({ first, jdUt }: CrossingList, known: Stretch): Limb[] {
  const starts = [known.startJd, ...jdUt];
  return starts.map((startJd, i) => ({
    index: ((first + i + 11) % 12) + 1,
    startJd,
    endJd: starts[i + 1] ?? known.endJd,
  }));
}

function monthsOf(tithis: readonly Limb[], sunStays: readonly Limb[]): SearchMonth[] {
  const rashiAt = (jdUt: number): number =>
    (sunStays.findLast(({ startJd }) => startJd <= jdUt) ?? (sunStays[0] as Limb)).index - 1;
  const newMoons = tithis
    .filter(({ index }) => index === 1)
    .map(({ startJd }) => ({ jdUt: startJd, rashi: rashiAt(startJd) }));
  return monthsBetween(newMoons).map((month) => ({
    ...month,
    tithis: new Map(
      tithis
        .filter(({ startJd, endJd }) => (startJd + endJd) / 2 > month.startJd && (startJd + endJd) / 2 < month.endJd)
        .map((tithi) => [tithi.index, tithi]),
    ),
  }));
}

const isDay = ({ sunriseJd, nextSunriseJd }: VedicDay): boolean => sunriseJd !== null && nextSunriseJd !== null;

const searchDay = ({ date, vara, sunriseJd, sunsetJd, nextSunriseJd }: VedicDay): SearchDay => ({
  date,
  vara,
  startJd: sunriseJd as number,
  endJd: nextSunriseJd as number,
  sunsetJd,
});

/**
 * The sky of a range of dates at a place.
 *
 * Errors: an unknown zone, and dates whose surroundings are outside the kernel's span. Dates in the wrong order or more
 * than `MAX_DAYS` apart throw a RangeError.
 */
export function searchSky(kernel: Kernel, question: SkyQuestion): Result<SearchSky, DomainError> {
  const { from, to, place } = question;
  const length = daysFromDate(to) - daysFromDate(from);
  if (!(length >= 0 && length <= MAX_DAYS)) throw new RangeError(`the dates are ${length} days apart`);
  const first = daysFromDate(from) - ASIDE_DAYS;
  const count = length + 1 + 2 * ASIDE_DAYS;
  const fromUt = JD_UNIX_EPOCH + first - place.lonDeg / 360 - 1;
  const clocks = clocksOf(question, fromUt - 2, fromUt + count + 4);
  if (!clocks.ok) return clocks;
  const known = { startJd: fromUt, endJd: fromUt + count + 3 };
  // `fromUt` is a mean midnight of the place. Starting half a day later, rounding cannot select the previous one.
  const found = spanWithHorizon(kernel, place, known.startJd + 0.5, known.endJd);
  if (!found.ok) return found;
  const { span, horizon } = found.value;
  const limbs = limbsTouching(limbsOf(span), known.startJd, known.endJd);
  const sunStays = staysOf(span.sankrantis, known);
  const dates: Dates = datesFrom(clocks.value, first, count);
  const run = daysOf(dates, count, horizon);
  return ok({
    kernel,
    place,
    clocks: clocks.value,
    known,
    days: run.filter(isDay).map(searchDay),
    dates: run
      .filter(({ date }) => daysFromDate(date) >= daysFromDate(from) && daysFromDate(date) <= daysFromDate(to))
      .map((day) => ({
        date: day.date,
        noonJd: noonOf(clocks.value, day.date),
        day: isDay(day) ? searchDay(day) : null,
      })),
    limbs,
    sunStays,
    months: monthsOf(limbs.tithi, sunStays),
  });
}

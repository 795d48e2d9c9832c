/** Consecutive days of a place: its civil dates in order, each with its risings and settings. */
import { civilFromDays, JD_UNIX_EPOCH, SECONDS_PER_DAY } from '../time/civil';
import type { Clocks } from '../time/zone';
import { firstAfter, type Horizon, isUpAt, lastUpTo } from './horizon';
import type { CivilDate, VedicDay } from './types';

/** Maximum time between a sunrise and the next; a later sunrise does not end the day. */
export const LONGEST_DAY = 1.5;

/** The search for the next sunrise starts this much later, because different searches give different last digits. */
const ASIDE_DAYS = 0.1;

/** 1970-01-01 was a Thursday, four days after Sunday. */
const WEEKDAY_OF_EPOCH = 4;

/** The civil dates of a zone, numbered 0, 1, 2, …; days count from 1970-01-01. */
export interface Dates<C extends Clocks = Clocks> {
  clocks: C;
  firstDay: number;
  /** A date that the zone skipped when it crossed the date line: Apia had no 2011-12-30. */
  leftOut: number | null;
}

/** The civil day of an instant, counted from 1970-01-01. */
export const dayNumber = (clocks: Clocks, jdUt: number): number =>
  Math.floor(jdUt - JD_UNIX_EPOCH + clocks.hoursAt(jdUt) / 24);

/** A zone that has crossed the date line stays on its side for longer. */
const LONG_DAYS = 256;
/** Only a clock that is set forward by more skips a whole date in half a day. */
const HALF_DAY_HOURS = 12;

/** The dates of a zone from a first one; `days` is how far to search for a skipped one. */
export function datesFrom<C extends Clocks>(clocks: C, firstDay: number, days: number): Dates<C> {
  const endUt = JD_UNIX_EPOCH + firstDay + days;
  for (let fromUt = JD_UNIX_EPOCH + firstDay; fromUt < endUt; fromUt += LONG_DAYS) {
    const toUt = Math.min(fromUt + LONG_DAYS, endUt);
    if (clocks.hoursAt(toUt) - clocks.hoursAt(fromUt) <= HALF_DAY_HOURS) continue;
    let before = dayNumber(clocks, fromUt);
    for (let jdUt = fromUt; jdUt <= toUt; jdUt += 0.5) {
      const day = dayNumber(clocks, jdUt);
      if (day > before + 1) return { clocks, firstDay, leftOut: before + 1 };
      before = day;
    }
  }
  return { clocks, firstDay, leftOut: null };
}

/** The number of the civil date at an instant. */
export function placeAt({ clocks, firstDay, leftOut }: Dates, jdUt: number): number {
  const day = dayNumber(clocks, jdUt);
  return day - firstDay - (leftOut !== null && day > leftOut ? 1 : 0);
}

/** The civil day, counted from 1970-01-01, of a numbered date. */
function dayNumberAt({ firstDay, leftOut }: Dates, place: number): number {
  const day = firstDay + place;
  return leftOut !== null && day >= leftOut ? day + 1 : day;
}

/** Number of dates up to and including a civil day, counted from 1970-01-01. */
export const countTo = ({ firstDay, leftOut }: Dates, lastDay: number): number =>
  lastDay - firstDay + 1 - (leftOut !== null && leftOut >= firstDay && leftOut <= lastDay ? 1 : 0);

/** The civil date with a number. */
export const civilAt = (dates: Dates, place: number): CivilDate => civilFromDays(dayNumberAt(dates, place));

/** The midnight that begins a civil day, by the UTC offset around it. */
export function midnightOf(clocks: Clocks, day: number): number {
  const ut = JD_UNIX_EPOCH + day;
  const about = ut - clocks.hoursAt(ut) / 24;
  return ut - (clocks.hoursAt(about) * 3600) / SECONDS_PER_DAY;
}

/** Weekday of a civil day counted from 1970-01-01, 1..7 from Ravivāra (Sunday). */
export const varaOfDay = (day: number): number => ((((day + WEEKDAY_OF_EPOCH) % 7) + 7) % 7) + 1;

/** The fields of a civil day that do not depend on the sky. */
type Dated = Pick<VedicDay, 'date' | 'midnightJd' | 'vara'>;

export const datedDay = (clocks: Clocks, day: number): Dated => ({
  date: civilFromDays(day),
  midnightJd: midnightOf(clocks, day),
  vara: varaOfDay(day),
});

/** An instant if it is before an end; otherwise null. */
const before = (jdUt: number | null, endJd: number): number | null => (jdUt !== null && jdUt < endJd ? jdUt : null);

/**
 * The day that begins with a sunrise. Sunset is the first after it. Moonrise and moonset are the first after it and
 * before the next sunrise (within 24 hours if there is no next one). `polar` is 'day' if the Sun does not set after
 * rising, and 'night' if it does not rise again within a day and a half.
 */
export function dayFrom(dated: Dated, sunriseJd: number, horizon: Horizon): VedicDay {
  const nextSunriseJd = before(firstAfter(horizon.rises, sunriseJd + ASIDE_DAYS), sunriseJd + LONGEST_DAY);
  const sunsetJd = before(firstAfter(horizon.sets, sunriseJd), nextSunriseJd ?? sunriseJd + LONGEST_DAY);
  const endJd = nextSunriseJd ?? sunriseJd + 1;
  const lastSunsetJd = lastUpTo(horizon.sets, sunriseJd);
  return {
    ...dated,
    sunriseJd,
    sunsetJd,
    nextSunriseJd,
    previousSunsetJd: lastSunsetJd !== null && lastSunsetJd > sunriseJd - LONGEST_DAY ? lastSunsetJd : null,
    moonriseJd: before(firstAfter(horizon.moonrises, sunriseJd), endJd),
    moonsetJd: before(firstAfter(horizon.moonsets, sunriseJd), endJd),
    polar: sunsetJd === null ? 'day' : nextSunriseJd === null ? 'night' : null,
  };
}

/**
 * The day of a date without a sunrise. If the Sun stays up or down for the whole date, `polar` says which. If it sets,
 * `polar` is 'night' if the Sun stays down for the whole next date, otherwise 'day', unless the sunrise only moved
 * across the zone's midnight, so that the neighbouring dates have one.
 */
function dayWithoutSunrise(
  dated: Dated,
  endJd: number,
  horizon: Horizon,
  neighboursRise: readonly [boolean, boolean],
): VedicDay {
  const { midnightJd } = dated;
  const sunsetJd = before(firstAfter(horizon.sets, midnightJd), endJd);
  const none = {
    sunriseJd: null,
    sunsetJd,
    nextSunriseJd: null,
    previousSunsetJd: null,
    moonriseJd: null,
    moonsetJd: null,
  };
  if (sunsetJd === null) return { ...dated, ...none, polar: isUpAt(horizon, midnightJd) ? 'day' : 'night' };
  if (neighboursRise[0] && neighboursRise[1]) return { ...dated, ...none, polar: null };
  const stirs = firstAfter(horizon.rises, endJd) ?? Number.POSITIVE_INFINITY;
  return { ...dated, ...none, polar: stirs < endJd + 1 ? 'day' : 'night' };
}

/**
 * The days of consecutive civil dates, each beginning with the first sunrise of its date.
 *
 * @param horizon  from a day before the first date to three days after the last
 */
export function daysOf(dates: Dates, count: number, horizon: Horizon): VedicDay[] {
  // The first sunrise of each date, also of the date before and of the date after them; NaN for none.
  const rises = new Float64Array(count + 2).fill(Number.NaN);
  for (const jdUt of horizon.rises) {
    const at = placeAt(dates, jdUt) + 1;
    if (Number.isNaN(rises[at])) rises[at] = jdUt;
  }
  const risesOn = (place: number): boolean => !Number.isNaN(rises[place + 1]);
  const days: VedicDay[] = [];
  for (let place = 0; place < count; place++) {
    const dated = datedDay(dates.clocks, dayNumberAt(dates, place));
    if (risesOn(place)) {
      days.push(dayFrom(dated, rises[place + 1] as number, horizon));
    } else {
      const endJd = midnightOf(dates.clocks, dayNumberAt(dates, place + 1));
      days.push(dayWithoutSunrise(dated, endJd, horizon, [risesOn(place - 1), risesOn(place + 1)]));
    }
  }
  return days;
}

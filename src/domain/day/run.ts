/** The run of days of a place: its civil dates, one after the other, each with its risings and settings. */
import type { Span } from '../../kernel/almanac';
import { civilFromDays, JD_UNIX_EPOCH } from '../time/civil';
import type { ZoneOffsets } from '../time/zone';
import { varaOf } from './day';
import type { VedicDay } from './types';

/** Between a sunrise and the next less than this lies only where the Sun grazes the horizon. */
const LONGEST_DAY = 1.5;

/** A day of the run; where the Sun does not rise in its date it has no instants at all. */
export type YearDay = Omit<VedicDay, 'midnightJd' | 'polar'>;

/** The civil dates of a zone as places 0, 1, 2, …; days are counted from 1970-01-01. */
export interface Dates {
  clocks: ZoneOffsets;
  firstDay: number;
  /** A date that the zone left out when it crossed the date line: Apia had no 2011-12-30. */
  leftOut: number | null;
}

/** The civil day of an instant, counted from 1970-01-01. */
const dayNumber = (clocks: ZoneOffsets, jdUt: number): number =>
  Math.floor(jdUt - JD_UNIX_EPOCH + clocks.hoursAt(jdUt) / 24);

/** The dates of a zone from a first one on; `days` is how far to look for one left out. */
export function datesFrom(clocks: ZoneOffsets, firstDay: number, days: number): Dates {
  const fromUt = JD_UNIX_EPOCH + firstDay;
  let before = dayNumber(clocks, fromUt);
  // Half a day: no change of the clocks but one across the date line passes a whole date in it.
  for (let jdUt = fromUt; jdUt < fromUt + days; jdUt += 0.5) {
    const day = dayNumber(clocks, jdUt);
    if (day > before + 1) return { clocks, firstDay, leftOut: before + 1 };
    before = day;
  }
  return { clocks, firstDay, leftOut: null };
}

/** The place of an instant's civil date. */
export function placeAt({ clocks, firstDay, leftOut }: Dates, jdUt: number): number {
  const day = dayNumber(clocks, jdUt);
  return day - firstDay - (leftOut !== null && day > leftOut ? 1 : 0);
}

/** The civil date of a place. */
export function civilAt({ firstDay, leftOut }: Dates, place: number): VedicDay['date'] {
  const day = firstDay + place;
  return civilFromDays(leftOut !== null && day >= leftOut ? day + 1 : day);
}

/** The finite instants of a day-by-day list. */
const instants = (lists: readonly Float64Array[]): number[] =>
  lists.flatMap((list) => [...list].filter(Number.isFinite));

/** Looks an ordered list through once, for ever later instants. */
function follower(list: readonly number[]): (jdUt: number) => number | null {
  let i = 0;
  return (jdUt) => {
    while (i < list.length && (list[i] as number) <= jdUt) i++;
    return list[i] ?? null;
  };
}

/** An instant only where it comes before an end. */
const before = (jdUt: number | null, endJd: number): number | null => (jdUt !== null && jdUt < endJd ? jdUt : null);

/**
 * The days of consecutive civil dates: what `vedicDay` says of each, from risings and settings found at once.
 * Where the Sun rises twice in a day, near the poles, the second rising is not among them.
 */
export function daysOf(dates: Dates, count: number, spans: readonly Span[]): YearDay[] {
  const rises = instants(spans.map(({ sunrise }) => sunrise));
  const sunset = follower(instants(spans.map((span) => span.sunset)));
  const moonrise = follower(instants(spans.map((span) => span.moonrise)));
  const moonset = follower(instants(spans.map((span) => span.moonset)));
  const riseOf = new Map<number, number>();
  for (const jdUt of rises) {
    const place = placeAt(dates, jdUt);
    if (!riseOf.has(place)) riseOf.set(place, jdUt);
  }
  const nextRise = follower(rises);
  return Array.from({ length: count }, (_, i) => {
    const date = civilAt(dates, i);
    const sunriseJd = riseOf.get(i) ?? null;
    const dated = { date, vara: varaOf(date), sunriseJd };
    if (sunriseJd === null) return { ...dated, sunsetJd: null, nextSunriseJd: null, moonriseJd: null, moonsetJd: null };
    const nextSunriseJd = before(nextRise(sunriseJd), sunriseJd + LONGEST_DAY);
    const endJd = nextSunriseJd ?? sunriseJd + 1;
    const sunsetJd = before(sunset(sunriseJd), nextSunriseJd ?? sunriseJd + LONGEST_DAY);
    return {
      ...dated,
      sunsetJd,
      nextSunriseJd,
      moonriseJd: before(moonrise(sunriseJd), endJd),
      moonsetJd: before(moonset(sunriseJd), endJd),
    };
  });
}

/** How a day is cut: equal parts of what lies between sunrise, sunset and the next sunrise. Julian days UT. */
import type { VedicDay } from '../day/types';

/** A day that has all three of its marks. Where one is missing, nothing can be divided. */
export interface WholeDay {
  sunriseJd: number;
  sunsetJd: number;
  nextSunriseJd: number;
  /** 1..7 from Ravivāra. */
  vara: number;
}

/** The marks of a day, or null on polar days and wherever else one does not exist. */
export function wholeDay({ sunriseJd, sunsetJd, nextSunriseJd, vara }: VedicDay): WholeDay | null {
  if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return null;
  return { sunriseJd, sunsetJd, nextSunriseJd, vara };
}

/** A stretch of time, [startJd, endJd). */
export interface Stretch {
  startJd: number;
  endJd: number;
}

/** Part `i`, counted from 0, of `count` equal parts: neighbours share their edge to the last bit. */
export function partOfStretch({ startJd, endJd }: Stretch, count: number, i: number): Stretch {
  const edge = (k: number): number => (k === count ? endJd : startJd + ((endJd - startJd) * k) / count);
  return { startJd: edge(i), endJd: edge(i + 1) };
}

export const dayOf = (day: WholeDay): Stretch => ({ startJd: day.sunriseJd, endJd: day.sunsetJd });
export const nightOf = (day: WholeDay): Stretch => ({ startJd: day.sunsetJd, endJd: day.nextSunriseJd });

/** `count` parts of the day, then as many of the night. */
export function dayAndNightParts(day: WholeDay, count: number): Stretch[] {
  return [dayOf(day), nightOf(day)].flatMap((half) =>
    Array.from({ length: count }, (_, i) => partOfStretch(half, count, i)),
  );
}

/** The entry of a weekday, 1..7 from Ravivāra, in a row of seven. */
export function byVara<T>(row: readonly [T, T, T, T, T, T, T], vara: number): T {
  const entry = row[vara - 1];
  if (entry === undefined) throw new RangeError(`no vāra ${vara}`);
  return entry;
}

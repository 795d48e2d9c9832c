/** Divides a day into equal parts between sunrise, sunset and the next sunrise. Julian days UT. */

import type { Stretch } from '../../data/stretch';
import type { VedicDay } from '../day/types';

/** A day with sunrise, sunset and next sunrise. A day that lacks one of them cannot be divided. */
export interface WholeDay {
  sunriseJd: number;
  sunsetJd: number;
  nextSunriseJd: number;
  /** 1..7 from Ravivāra. */
  vara: number;
}

/** The three instants of a day; null on polar days and whenever one of them does not exist. */
export function wholeDay({ sunriseJd, sunsetJd, nextSunriseJd, vara }: VedicDay): WholeDay | null {
  if (sunriseJd === null || sunsetJd === null || nextSunriseJd === null) return null;
  return { sunriseJd, sunsetJd, nextSunriseJd, vara };
}

/** Part `i`, counted from 0, of `count` equal parts. Neighbours share their boundary exactly. */
export function partOfStretch({ startJd, endJd }: Stretch, count: number, i: number): Stretch {
  const length = endJd - startJd;
  return {
    startJd: startJd + (length * i) / count,
    endJd: i + 1 === count ? endJd : startJd + (length * (i + 1)) / count,
  };
}

export const dayOf = (day: WholeDay): Stretch => ({ startJd: day.sunriseJd, endJd: day.sunsetJd });
export const nightOf = (day: WholeDay): Stretch => ({ startJd: day.sunsetJd, endJd: day.nextSunriseJd });

/** The night that ends at the day's sunrise; null if the Sun did not set before it. */
export function nightBefore({ previousSunsetJd, sunriseJd }: VedicDay): Stretch | null {
  if (previousSunsetJd === null || sunriseJd === null) return null;
  return { startJd: previousSunsetJd, endJd: sunriseJd };
}

/** The 2·count + 1 boundaries of `count` parts of the day and as many of the night. */
export function edgesOf({ sunriseJd, sunsetJd, nextSunriseJd }: WholeDay, count: number): number[] {
  const edges: number[] = [];
  for (let i = 0; i < count; i++) edges.push(sunriseJd + ((sunsetJd - sunriseJd) * i) / count);
  for (let i = 0; i < count; i++) edges.push(sunsetJd + ((nextSunriseJd - sunsetJd) * i) / count);
  edges.push(nextSunriseJd);
  return edges;
}

/** `count` parts of the day, then as many of the night. */
export function dayAndNightParts(day: WholeDay, count: number): Stretch[] {
  const edges = edgesOf(day, count);
  return Array.from({ length: 2 * count }, (_, i) => ({ startJd: edges[i] as number, endJd: edges[i + 1] as number }));
}

/** Part `number`, 1..2·count, of the parts of the day and then of the night. */
export const partNumbered = (day: WholeDay, count: number, number: number): Stretch =>
  number <= count
    ? partOfStretch(dayOf(day), count, number - 1)
    : partOfStretch(nightOf(day), count, number - 1 - count);

/** The entry for a weekday, 1..7 from Ravivāra, in a row of seven. */
export function byVara<T>(row: readonly [T, T, T, T, T, T, T], vara: number): T {
  const entry = row[vara - 1];
  if (entry === undefined) throw new RangeError(`no vāra ${vara}`);
  return entry;
}

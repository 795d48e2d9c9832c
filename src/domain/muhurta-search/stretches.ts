/**
 * Sets of instants as ordered, separate periods: union, intersection and difference.
 *
 * Two searches find the same boundary some microseconds apart. Instants within 10 ms count as equal, so shorter periods
 * and shorter gaps do not exist.
 */
import type { Stretch } from '../../data/stretch';

/** In order, without overlapping or adjacent periods. */
export type Stretches = readonly Stretch[];

const SAME_DAYS = 1e-7;

/** Whether two instants count as equal. */
export const isSame = (a: number, b: number): boolean => Math.abs(a - b) < SAME_DAYS;

const isSome = ({ startJd, endJd }: Stretch): boolean => endJd - startJd >= SAME_DAYS;

/** Sorts periods and joins those that overlap or touch; omits empty ones. */
export function united(stretches: readonly Stretch[]): Stretch[] {
  const ordered = stretches.filter(isSome).toSorted((a, b) => a.startJd - b.startJd);
  const joined: Stretch[] = [];
  for (const { startJd, endJd } of ordered) {
    const last = joined.at(-1);
    if (last && startJd < last.endJd + SAME_DAYS) last.endJd = Math.max(last.endJd, endJd);
    else joined.push({ startJd, endJd });
  }
  return joined;
}

/** The intersection of two sets. */
export function intersected(first: Stretches, second: Stretches): Stretch[] {
  const common: Stretch[] = [];
  let [i, j] = [0, 0];
  while (i < first.length && j < second.length) {
    const a = first[i] as Stretch;
    const b = second[j] as Stretch;
    const shared = { startJd: Math.max(a.startJd, b.startJd), endJd: Math.min(a.endJd, b.endJd) };
    if (isSome(shared)) common.push(shared);
    if (a.endJd < b.endJd) i++;
    else j++;
  }
  return common;
}

/** A period minus a set. */
export function without({ startJd, endJd }: Stretch, set: Stretches): Stretch[] {
  const rest: Stretch[] = [];
  let fromJd = startJd;
  for (const taken of touching(set, startJd, endJd)) {
    rest.push({ startJd: fromJd, endJd: taken.startJd });
    fromJd = Math.max(fromJd, taken.endJd);
  }
  rest.push({ startJd: fromJd, endJd });
  return rest.filter(isSome);
}

/** Index of the first period that ends after an instant; the length of the set if there is none. */
function firstEndingAfter(set: Stretches, jdUt: number): number {
  let [low, high] = [0, set.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((set[middle] as Stretch).endJd > jdUt) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The whole periods of a set that overlap the time between two instants. */
export function touching(set: Stretches, startJd: number, endJd: number): Stretch[] {
  const parts: Stretch[] = [];
  for (let i = firstEndingAfter(set, startJd); i < set.length; i++) {
    const stretch = set[i] as Stretch;
    if (stretch.startJd >= endJd) break;
    parts.push(stretch);
  }
  return parts;
}

/** The parts of a set between two instants. */
export function clipped(set: Stretches, { startJd, endJd }: Stretch): Stretch[] {
  return touching(set, startJd, endJd)
    .map((part) => ({ startJd: Math.max(part.startJd, startJd), endJd: Math.min(part.endJd, endJd) }))
    .filter(isSome);
}

/** The period of a set that contains an instant, or null. */
export function holding(set: Stretches, jdUt: number): Stretch | null {
  const stretch = set[firstEndingAfter(set, jdUt)];
  return stretch && stretch.startJd <= jdUt ? stretch : null;
}

/** Days from a period to the nearest instant of a set, 0 if they overlap; null if the set is empty. */
export function distanceTo(set: Stretches, { startJd, endJd }: Stretch): number | null {
  const after = firstEndingAfter(set, startJd);
  const next = set[after];
  const last = set[after - 1];
  const gaps = [...(next ? [Math.max(0, next.startJd - endJd)] : []), ...(last ? [startJd - last.endJd] : [])];
  return gaps.length === 0 ? null : Math.min(...gaps);
}

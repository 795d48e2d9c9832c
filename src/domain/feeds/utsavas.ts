/** Observances of a range of days, and the choice of the principal one. */

import { type Kind, type Practice, SCHOOLS, TRADITIONS } from '../../data/observances/practice';
import type { Kernel } from '../../kernel/kernel';
import type { ObservanceQuestion } from '../observances/civil';
import type { Utsava } from '../observances/types';
import { utsavasOf } from '../observances/year';
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays } from '../time/civil';

/** The place of a feed with its zone, and the selection of observances. */
export type FeedPlace = Omit<ObservanceQuestion, 'year' | 'from' | 'to'>;

/** Rank of kinds, if several observances of a day are equally major. */
const RANK: Record<Kind, number> = {
  festival: 1,
  jayanti: 2,
  navaratra: 3,
  eclipse: 4,
  sankranti: 5,
  solar: 6,
  ekadashi: 7,
  purnima: 8,
  amavasya: 9,
  vrata: 10,
  shraddha: 11,
  monthly: 12,
  nakshatra: 13,
  parana: 14,
  aradhana: 15,
};

/** The order of practices: the general one first. */
const PRACTICES: readonly Practice[] = [...TRADITIONS, ...SCHOOLS];

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorts the observances of one day, principal one first: major ones, then by kind, then by tradition (general practice
 * first), then by key.
 */
export function principalFirst(utsavas: readonly Utsava[]): Utsava[] {
  return [...utsavas].sort(
    (a, b) =>
      Number(b.major) - Number(a.major) ||
      RANK[a.kind] - RANK[b.kind] ||
      PRACTICES.indexOf(a.tradition) - PRACTICES.indexOf(b.tradition) ||
      before(a.key, b.key),
  );
}

/**
 * The observances of consecutive civil days, by date and then key. Each calendar year of the range is computed once.
 *
 * @param firstDay, lastDay  days from 1970-01-01, both included
 */
export function utsavasBetween(
  kernel: Kernel,
  firstDay: number,
  lastDay: number,
  where: FeedPlace,
): Result<Utsava[], DomainError> {
  const [from, to] = [civilFromDays(firstDay), civilFromDays(lastDay)];
  const utsavas: Utsava[] = [];
  for (let { year } = from; year <= to.year; year++) {
    const found = utsavasOf(kernel, { ...where, year, from, to });
    if (!found.ok) return found;
    utsavas.push(...found.value.utsavas);
  }
  return ok(utsavas.slice(0, where.limit));
}

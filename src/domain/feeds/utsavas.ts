/** Observances of a run of days, and which one of a day is named first. */
import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import type { CivilDate } from '../day/types';
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays, daysFromCivil } from '../time/civil';
import { type Kind, TRADITIONS, type Utsava, type UtsavaQuestion } from '../utsavas/types';
import { utsavasOf } from '../utsavas/year';

/** Whose days: the place and its zone. */
export type Where = Omit<UtsavaQuestion, 'year'>;

/** Which kind goes first where several fall on a day and as many of them are major. */
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
};

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Observances of one day, the principal one first: the major ones, then by kind as above, then by tradition (the
 * general practice first), then by key.
 */
export function principalFirst(utsavas: readonly Utsava[]): Utsava[] {
  return [...utsavas].sort(
    (a, b) =>
      Number(b.major) - Number(a.major) ||
      RANK[a.kind] - RANK[b.kind] ||
      TRADITIONS.indexOf(a.tradition) - TRADITIONS.indexOf(b.tradition) ||
      before(a.key, b.key),
  );
}

export const dayNumber = ({ year, month, day }: CivilDate): number => daysFromCivil(year, month, day);

/**
 * The observances of consecutive civil days, by date and then key. Every calendar year that the days touch is
 * reckoned once.
 *
 * @param firstDay, lastDay  days from 1970-01-01, both included
 */
export function utsavasBetween(
  kernel: Kernel & Almanac,
  firstDay: number,
  lastDay: number,
  where: Where,
): Result<Utsava[], DomainError> {
  const found: Utsava[] = [];
  for (let { year } = civilFromDays(firstDay); year <= civilFromDays(lastDay).year; year++) {
    const of = utsavasOf(kernel, { ...where, year });
    if (!of.ok) return of;
    found.push(...of.value.utsavas);
  }
  return ok(found.filter(({ date }) => dayNumber(date) >= firstDay && dayNumber(date) <= lastDay));
}

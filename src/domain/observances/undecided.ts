/**
 * What the error of ΔT leaves open in a year of observances outside 1900 to 2100. The limbs of the sky may all come
 * earlier or later against the sunrises; an observance that then has another day is undecided.
 */
import type { CivilDate } from '../day/types';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import { isInPresent } from '../time/covered';
import { deltaTMarginDays, LEAST_MARGIN_DAYS } from '../time/deltaTError';
import type { UtsavaQuestion } from './question';
import type { Utsava } from './types';

/** Days by which the error of ΔT can move an observance. */
const MOVED_DAYS = 2;

const dayOf = ({ year, month, day }: CivilDate): number => daysFromCivil(year, month, day);

/** The key of an observance and its date. */
export type DatedKey = Pick<Utsava, 'key' | 'date'>;

/** How far the limbs of a year may be off against its sunrises, days; 0 from 1900 to 2100, and below a second. */
export function marginOfYear(year: number): number {
  const [first, last] = [daysFromCivil(year, 1, 1), daysFromCivil(year, 12, 31)];
  if (isInPresent(first, last)) return 0;
  const marginDays = Math.max(deltaTMarginDays(JD_UNIX_EPOCH + first), deltaTMarginDays(JD_UNIX_EPOCH + last));
  return marginDays < LEAST_MARGIN_DAYS ? 0 : marginDays;
}

/** A question whose dates include those from which an observance may move to a requested one. */
export const widenedByMove = ({ from, to, ...question }: UtsavaQuestion): UtsavaQuestion => ({
  ...question,
  ...(from && { from: civilFromDays(dayOf(from) - MOVED_DAYS) }),
  ...(to && { to: civilFromDays(dayOf(to) + MOVED_DAYS) }),
});

/** The date of an observance in another list: the nearest one of its key; null if it has none there. */
function dateIn(others: readonly DatedKey[], { key, date }: DatedKey): CivilDate | null {
  const apart = (other: CivilDate): number => Math.abs(dayOf(other) - dayOf(date));
  const near = others
    .filter((other) => other.key === key && apart(other.date) <= MOVED_DAYS)
    .map((other) => other.date);
  return near.reduce<CivilDate | null>((best, one) => (best && apart(best) <= apart(one) ? best : one), null);
}

/**
 * The other dates of an observance in the lists for an earlier and a later sky; nothing if both have its own date. The
 * list is empty if one of them lacks the observance.
 */
export function otherDatesAmong(
  lists: readonly (readonly DatedKey[])[],
  utsava: DatedKey,
): { otherDates?: readonly CivilDate[] } {
  const dates = lists.map((list) => dateIn(list, utsava));
  const others = dates.filter((date) => date !== null && dayOf(date) !== dayOf(utsava.date)) as CivilDate[];
  return others.length > 0 || dates.includes(null) ? { otherDates: others } : {};
}

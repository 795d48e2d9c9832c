/**
 * Observances outside 1900 to 2100 whose day the error of ΔT leaves open. The limbs may all come earlier or later relative
 * to the sunrises; an observance that then has another day is undecided.
 */
import type { CivilDate } from '../day/types';
import { civilFromDays, daysFromCivil, daysFromDate, JD_UNIX_EPOCH } from '../time/civil';
import { isInPresent } from '../time/covered';
import { deltaTMarginDays, LEAST_MARGIN_DAYS } from '../time/deltaTError';
import type { ObservanceQuestion } from './civil';
import type { Utsava } from './types';

/** Days by which the error of ΔT can move an observance. */
const MOVED_DAYS = 2;

/** The key of an observance and its date. */
export type DatedKey = Pick<Utsava, 'key' | 'date'>;

/** Error of the limbs of a year relative to its sunrises, days; 0 from 1900 to 2100, and if below a second. */
export function marginOfYear(year: number): number {
  const [first, last] = [daysFromCivil(year, 1, 1), daysFromCivil(year, 12, 31)];
  if (isInPresent(first, last)) return 0;
  const marginDays = Math.max(deltaTMarginDays(JD_UNIX_EPOCH + first), deltaTMarginDays(JD_UNIX_EPOCH + last));
  return marginDays < LEAST_MARGIN_DAYS ? 0 : marginDays;
}

/** The question with its dates extended by the days that an observance may move. */
export const widenedByMove = ({ from, to, ...question }: ObservanceQuestion): ObservanceQuestion => ({
  ...question,
  ...(from && { from: civilFromDays(daysFromDate(from) - MOVED_DAYS) }),
  ...(to && { to: civilFromDays(daysFromDate(to) + MOVED_DAYS) }),
});

/** The date of an observance in another list: the nearest one of its key; null if it has none there. */
function dateIn(others: readonly DatedKey[], { key, date }: DatedKey): CivilDate | null {
  const apart = (other: CivilDate): number => Math.abs(daysFromDate(other) - daysFromDate(date));
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
  const others = dates.filter(
    (date) => date !== null && daysFromDate(date) !== daysFromDate(utsava.date),
  ) as CivilDate[];
  return others.length > 0 || dates.includes(null) ? { otherDates: others } : {};
}

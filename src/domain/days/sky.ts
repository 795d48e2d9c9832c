/** The inputs of the fields for a range of days: the days of a place, and lists of changes in the sky. */

import type { Place } from '../../data/place';
import type { Almanac } from '../../kernel/almanac';
import { type SkyLists, skyLists } from '../calendar/lists';
import { lastUpTo } from '../day/horizon';
import { countTo, datesFrom, dayNumber, daysOf, LONGEST_DAY, varaOfDay } from '../day/run';
import type { VedicDay } from '../day/types';
import { ROUNDING_DAYS } from '../panchanga/limbs';
import { type DomainError, ok, type Result } from '../result';
import { JD_UNIX_EPOCH } from '../time/civil';
import type { Clocks } from '../time/zone';

export interface DaysSky extends SkyLists {
  /** Consecutive civil dates from the first to the last. */
  days: readonly VedicDay[];
  /** The vāra (1..7 from Ravivāra) at an instant, from a week before the first day. */
  varaAt(jdUt: number): number;
}

/**
 * How many days the lists extend beyond the range on both sides. Before it: a pañcaka that lasts into the first day
 * needs the vāra of its start, five and a half days earlier. After it: the last day ends within two and a half days of
 * its midnight, and the Moon's stay in a rāśi can last two and a half days more.
 */
export const ASIDE_DAYS = 7;

/**
 * The sky over the civil days of a place.
 *
 * @param clocks  of the place, from some days before the first day to some days after the last
 * @param firstDay, lastDay  days from 1970-01-01, both included
 * @param asideDays  how far the lists extend beyond the days, at least `ASIDE_DAYS`
 */
export function daysSky(
  kernel: Almanac,
  place: Place,
  clocks: Clocks,
  firstDay: number,
  lastDay: number,
  asideDays = ASIDE_DAYS,
): Result<DaysSky, DomainError> {
  const [fromJd, toJd] = [JD_UNIX_EPOCH + firstDay - asideDays, JD_UNIX_EPOCH + lastDay + asideDays];
  const lists = skyLists(kernel, place, fromJd, toJd);
  if (!lists.ok) return lists;
  const horizon = lists.value.horizonAt(place);
  const dates = datesFrom(clocks, firstDay, lastDay - firstDay + 1);
  return ok({
    ...lists.value,
    days: daysOf(dates, countTo(dates, lastDay), horizon),
    varaAt: (jdUt) => {
      const riseJd = lastUpTo(horizon.rises, jdUt + ROUNDING_DAYS);
      // Where the Sun does not rise, the civil date gives the weekday.
      const isRisen = riseJd !== null && riseJd > jdUt - LONGEST_DAY;
      return varaOfDay(dayNumber(clocks, isRisen ? riseJd : jdUt));
    },
  });
}

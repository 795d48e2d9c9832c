import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import { datesFrom, daysOf, type YearDay } from '../day/run';
import { LONGEST_LIMB_DAYS, limbsWithin } from '../panchanga/limbs';
import type { LimbsOfDay } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { JD_UNIX_EPOCH } from '../time/civil';
import { zoneOffsets } from '../time/zone';
import type { Utsava } from '../utsavas/types';
import { dayNumber, principalFirst, utsavasBetween, type Where } from './utsavas';

/** What a line about a day says. */
export interface DayInBrief {
  day: YearDay;
  /** Those that touch the day; the first of each is the one at sunrise. None where the Sun does not rise. */
  limbs: LimbsOfDay;
  /** The principal one first. */
  utsavas: Utsava[];
}

const NONE: LimbsOfDay = { tithi: [], nakshatra: [], yoga: [], karana: [] };

/** By the Sun, a day may begin up to a day before its date or after it, and it ends within a day and a half. */
const ASIDE_DAYS = 3;

/**
 * Consecutive civil days of a place in brief. Each is the same whatever days it is asked with.
 *
 * @param firstDay, lastDay  days from 1970-01-01, both included
 */
export function daysInBrief(
  kernel: Kernel & Almanac,
  firstDay: number,
  lastDay: number,
  where: Where,
): Result<DayInBrief[], DomainError> {
  const utsavas = utsavasBetween(kernel, firstDay, lastDay, where);
  if (!utsavas.ok) return utsavas;
  const count = lastDay - firstDay + 1;
  const aside = Math.ceil(ASIDE_DAYS + LONGEST_LIMB_DAYS);
  // Risings are found one a day: their days are to begin at a midnight of the place, not about a sunrise.
  const fromUt = JD_UNIX_EPOCH + firstDay - aside - where.place.lonDeg / 360;
  const days = count + 2 * aside;
  const clocks = zoneOffsets(where.tz, fromUt, fromUt + days);
  if (!clocks.ok) return clocks;
  const span = kernel.span({ ...where.place, fromUt, days, definition: 'ul15', zodiac: 'lahiri' });
  if (!span.ok) return span;
  const run = daysOf(datesFrom(clocks.value, firstDay, count), count, [span.value]);
  return ok(
    run.map((day) => {
      const { sunriseJd, nextSunriseJd } = day;
      const number = dayNumber(day.date);
      return {
        day,
        limbs: sunriseJd === null ? NONE : limbsWithin(span.value, sunriseJd, nextSunriseJd ?? sunriseJd + 1),
        utsavas: principalFirst(utsavas.value.filter(({ date }) => dayNumber(date) === number)),
      };
    }),
  );
}

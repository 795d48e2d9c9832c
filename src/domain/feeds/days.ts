import type { Almanac } from '../../kernel/almanac';
import type { Kernel } from '../../kernel/types';
import { vedicDay } from '../day/day';
import type { VedicDay } from '../day/types';
import { limbsOfDay } from '../panchanga/limbs';
import type { Limb, LimbsOfDay } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays, JD_UNIX_EPOCH } from '../time/civil';
import type { Utsava } from '../utsavas/types';
import { dayNumber, principalFirst, utsavasBetween, type Where } from './utsavas';

/** What a line about a day says. */
export interface DayInBrief {
  day: VedicDay;
  /** Those that touch the day; the first of each is the one at sunrise. */
  limbs: LimbsOfDay;
  /** The principal one first. */
  utsavas: Utsava[];
}

/** The limbs that touch a stretch of time. */
function limbsWithin(limbs: LimbsOfDay, fromJd: number, toJd: number): LimbsOfDay {
  const within = (list: Limb[]) => list.filter(({ startJd, endJd }) => startJd < toJd && endJd > fromJd);
  return {
    tithi: within(limbs.tithi),
    nakshatra: within(limbs.nakshatra),
    yoga: within(limbs.yoga),
    karana: within(limbs.karana),
  };
}

/**
 * Consecutive civil days of a place in brief. Each is the same whatever days it is asked with.
 *
 * @param firstDay, lastDay  days from 1970-01-01, both included
 * @param tzHours            what the place's clocks run ahead of UT, hours, −14..14
 */
export function daysInBrief(
  kernel: Kernel & Almanac,
  firstDay: number,
  lastDay: number,
  where: Where,
  tzHours: number,
): Result<DayInBrief[], DomainError> {
  const utsavas = utsavasBetween(kernel, firstDay, lastDay, where);
  if (!utsavas.ok) return utsavas;
  const midnightJd = JD_UNIX_EPOCH + firstDay - tzHours / 24;
  // The last day may end late in the second day after it.
  const limbs = limbsOfDay(kernel, midnightJd, midnightJd + (lastDay - firstDay) + 3);
  if (!limbs.ok) return limbs;
  const days: DayInBrief[] = [];
  for (let number = firstDay; number <= lastDay; number++) {
    const day = vedicDay(kernel, civilFromDays(number), where.place, tzHours);
    if (!day.ok) return day;
    const fromJd = day.value.sunriseJd ?? day.value.midnightJd;
    days.push({
      day: day.value,
      limbs: limbsWithin(limbs.value, fromJd, day.value.nextSunriseJd ?? fromJd + 1),
      utsavas: principalFirst(utsavas.value.filter(({ date }) => dayNumber(date) === number)),
    });
  }
  return ok(days);
}

import type { Place } from '../../data/place';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { vedicDayHolding } from '../day/day';
import { type GhatiClock, ghatiAt } from '../day/ghati';
import type { VedicDay } from '../day/types';
import { limbAt } from '../panchanga/limbs';
import type { RunningLimb } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { calendarAt } from './calendar';
import type { CalendarNow } from './types';

/** The traditional time at an instant and a place. */
export interface TraditionalTime {
  sky: Sky;
  calendar: CalendarNow;
  tithi: RunningLimb;
  day: VedicDay;
  /** Null where the Sun does not rise and set: there is no day to divide. */
  clock: GhatiClock | null;
}

/**
 * Years, month, season, tithi and the clock of the day at an instant.
 *
 * @param jdUt     Julian days UT
 * @param tzHours  UTC offset of the place, hours
 */
export function traditionalTimeAt(
  kernel: Kernel,
  jdUt: number,
  place: Place,
  tzHours: number,
): Result<TraditionalTime, DomainError> {
  const sky = kernel.sky(jdUt);
  if (!sky.ok) return sky;
  const calendar = calendarAt(kernel, jdUt);
  if (!calendar.ok) return calendar;
  const tithi = limbAt(kernel, sky.value, 'tithi');
  if (!tithi.ok) return tithi;
  const day = vedicDayHolding(kernel, jdUt, place, tzHours);
  if (!day.ok) return day;
  return ok({
    sky: sky.value,
    calendar: calendar.value,
    tithi: tithi.value,
    day: day.value,
    clock: ghatiAt(day.value, jdUt),
  });
}

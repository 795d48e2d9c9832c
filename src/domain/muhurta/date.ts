import type { Almanac } from '../../kernel/almanac';
import type { Kernel, Sky } from '../../kernel/types';
import { vedicDay } from '../day/day';
import type { CivilDate, Place, VedicDay } from '../day/types';
import { limbsOfDay } from '../panchanga/limbs';
import type { LimbsOfDay } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { type MuhurtaDay, muhurtaDay } from './day';

/** A day of a place with all that divides it, and the limbs that touch it. */
export interface DatedMuhurtas {
  day: VedicDay;
  slots: MuhurtaDay;
  limbs: LimbsOfDay;
  /** At the beginning of the day. */
  sky: Sky;
}

/**
 * The muhūrtas of a civil date at a place. The limbs are those that touch the time from sunrise to the next
 * sunrise; where there is no sunrise the day counts from the zone's midnight, where there is no next one it
 * lasts 24 hours.
 *
 * @param tzHours  what the place's clocks run ahead of UT, hours, −14..14
 */
export function muhurtasOf(
  kernel: Kernel & Almanac,
  date: CivilDate,
  place: Place,
  tzHours: number,
): Result<DatedMuhurtas, DomainError> {
  const day = vedicDay(kernel, date, place, tzHours);
  if (!day.ok) return day;
  const { sunriseJd, midnightJd, nextSunriseJd } = day.value;
  const fromJd = sunriseJd ?? midnightJd;
  const sky = kernel.sky(fromJd);
  if (!sky.ok) return sky;
  const limbs = limbsOfDay(kernel, fromJd, nextSunriseJd ?? fromJd + 1);
  if (!limbs.ok) return limbs;
  return ok({
    day: day.value,
    slots: muhurtaDay(day.value, limbs.value.nakshatra),
    limbs: limbs.value,
    sky: sky.value,
  });
}

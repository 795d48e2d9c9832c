import type { Place } from '../../data/place';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import type { CivilDate, VedicDay } from '../day/types';
import { type MuhurtaDay, muhurtaDay } from '../day-divisions/day';
import { limbsTouching } from '../panchanga/limbs';
import type { LimbsOfDay } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { dayNumberOf } from '../time/civil';
import { fixedClocks } from '../time/zone';
import { daysSky } from './sky';
import { boundsOf } from './view';

/** A day at a place with its divisions and its limbs. */
export interface DatedMuhurtas {
  day: VedicDay;
  slots: MuhurtaDay;
  limbs: LimbsOfDay;
  /** At the start of the day. */
  sky: Sky;
}

/**
 * The muhūrtas of a civil date at a place. The limbs are those that overlap the time from sunrise to the next sunrise.
 * Without a sunrise, the day starts at the zone's midnight; without a next one, it lasts 24 hours.
 *
 * @param tzHours  UTC offset of the place, hours, −14..14
 */
export function muhurtasOf(
  kernel: Kernel,
  date: CivilDate,
  place: Place,
  tzHours: number,
): Result<DatedMuhurtas, DomainError> {
  const dayNumber = dayNumberOf(date);
  if (!dayNumber.ok) return dayNumber;
  const about = daysSky(kernel, place, fixedClocks(tzHours), dayNumber.value, dayNumber.value);
  if (!about.ok) return about;
  const day = about.value.days[0] as VedicDay;
  const { startJd, endJd } = boundsOf(day);
  const sky = kernel.sky(startJd);
  if (!sky.ok) return sky;
  const limbs = limbsTouching(about.value.limbs(), startJd, endJd);
  return ok({ day, slots: muhurtaDay(day, limbs.nakshatra), limbs, sky: sky.value });
}

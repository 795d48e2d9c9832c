import type { Place } from '../../data/place';
import type { Kernel } from '../../kernel/kernel';
import type { Sky } from '../../kernel/types';
import { vedicDayHolding } from '../day/day';
import type { VedicDay } from '../day/types';
import { place as placed } from '../positions/placement';
import type { Placement } from '../positions/types';
import { type DomainError, ok, type Result } from '../result';
import { limbsAt } from './limbs';
import type { LimbsNow } from './types';

/** The five limbs at an instant, with the Sun and the Moon. */
export interface PanchangaNow {
  sky: Sky;
  sun: Placement;
  moon: Placement;
  limbs: LimbsNow;
  /** The day of the place that contains the instant; its vāra holds until the next sunrise. */
  day: VedicDay;
}

/**
 * The pañcāṅga of an instant, with Lahiri. The place and its UTC offset in hours determine the vāra; the other limbs
 * are the same everywhere.
 *
 * @param jdUt  Julian days UT
 */
export function panchangaAt(
  kernel: Kernel,
  jdUt: number,
  place: Place,
  tzHours: number,
): Result<PanchangaNow, DomainError> {
  const sky = kernel.sky(jdUt);
  if (!sky.ok) return sky;
  const limbs = limbsAt(kernel, jdUt);
  if (!limbs.ok) return limbs;
  const day = vedicDayHolding(kernel, jdUt, place, tzHours);
  if (!day.ok) return day;
  const { bodies, ayanamsha } = sky.value;
  const { appliedDeg, appliedRateDegPerDay } = ayanamsha;
  const [sun, moon] = ([bodies.sun, bodies.moon] as const).map(({ lonDeg, lonSpeedDegPerDay }) =>
    placed(lonDeg, appliedDeg, lonSpeedDegPerDay - appliedRateDegPerDay),
  ) as [Placement, Placement];
  return ok({ sky: sky.value, sun, moon, limbs: limbs.value, day: day.value });
}

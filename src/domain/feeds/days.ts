import type { Kernel } from '../../kernel/kernel';
import { spanWithHorizon } from '../day/horizon';
import { datesFrom, daysOf } from '../day/run';
import type { VedicDay } from '../day/types';
import type { Utsava } from '../observances/types';
import { LONGEST_LIMB_DAYS, limbsOf, limbsTouching } from '../panchanga/limbs';
import type { LimbsOfDay } from '../panchanga/types';
import { type DomainError, ok, type Result } from '../result';
import { daysFromDate, JD_UNIX_EPOCH } from '../time/civil';
import { zoneOffsets } from '../time/zone';
import { type FeedPlace, principalFirst, utsavasBetween } from './utsavas';

/** The content of a feed item about a day. */
export interface DayInBrief {
  day: VedicDay;
  /** Those that overlap the day; the first of each is the one at sunrise. Empty if the Sun does not rise. */
  limbs: LimbsOfDay;
  /** The principal one first. */
  utsavas: Utsava[];
}

const NONE: LimbsOfDay = { tithi: [], nakshatra: [], yoga: [], karana: [] };

/** By the Sun, a day begins up to a day before or after its date, and ends within a day and a half. */
const ASIDE_DAYS = 3;

/**
 * Summaries of consecutive civil days of a place. Each is the same whatever the range.
 *
 * @param firstDay, lastDay  days from 1970-01-01, both included
 */
export function daysInBrief(
  kernel: Kernel,
  firstDay: number,
  lastDay: number,
  where: FeedPlace,
): Result<DayInBrief[], DomainError> {
  const utsavas = utsavasBetween(kernel, firstDay, lastDay, where);
  if (!utsavas.ok) return utsavas;
  const count = lastDay - firstDay + 1;
  const aside = Math.ceil(ASIDE_DAYS + LONGEST_LIMB_DAYS);
  const fromUt = JD_UNIX_EPOCH + firstDay - aside;
  const days = count + 2 * aside;
  const clocks = zoneOffsets(where.tz, fromUt, fromUt + days);
  if (!clocks.ok) return clocks;
  const sky = spanWithHorizon(kernel, where.place, fromUt, fromUt + days);
  if (!sky.ok) return sky;
  const { span, horizon } = sky.value;
  const limbs = limbsOf(span);
  const run = daysOf(datesFrom(clocks.value, firstDay, count), count, horizon);
  return ok(
    run.map((day) => {
      const { sunriseJd, nextSunriseJd } = day;
      const number = daysFromDate(day.date);
      return {
        day,
        limbs: sunriseJd === null ? NONE : limbsTouching(limbs, sunriseJd, nextSunriseJd ?? sunriseJd + 1),
        utsavas: principalFirst(utsavas.value.filter(({ date }) => daysFromDate(date) === number)),
      };
    }),
  );
}

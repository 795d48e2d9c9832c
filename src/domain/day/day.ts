/**
 * The traditional day of a place: from one sunrise to the next (customary; rising and setting as `ul15`, the upper limb
 * with standard refraction at sea level).
 *
 * A civil date begins at midnight in its zone, whatever the longitude. The day of a date is the one whose sunrise falls
 * in the following 24 hours, even if the Sun then rises in the zone's afternoon and sets the next morning. A date with
 * two sunrises begins with the first. A date may have no sunrise although the Sun rises daily, if it rises around
 * midnight of the zone and a little later each day: then sunrise is null, sunset is the first in the date, and `polar`
 * is null.
 */

import type { Place } from '../../data/place';
import type { Almanac } from '../../kernel/almanac';
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays, dayNumberOf, daysFromCivil, JD_UNIX_EPOCH } from '../time/civil';
import { fixedClocks } from '../time/zone';
import { spanWithHorizon } from './horizon';
import { datedDay, datesFrom, dayFrom, daysOf, LONGEST_DAY, varaOfDay } from './run';
import type { CivilDate, VedicDay } from './types';

/**
 * The neighbouring days decide why a date has no sunrise. A day that begins at the end of the date lasts up to a day
 * and a half.
 */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 1 + LONGEST_DAY;

/** Weekday of a civil date, 1..7 from Ravivāra (Sunday). */
export const varaOf = ({ year, month, day }: CivilDate): number => varaOfDay(daysFromCivil(year, month, day));

/**
 * The day that begins with the first sunrise of a civil date.
 *
 * Sunset is the first after the sunrise. Moonrise and moonset are the first after the sunrise and before the next one
 * (within 24 hours if there is no next one). `polar` is 'day' if the Sun stays up or does not set after rising, and
 * 'night' if it stays down or does not rise again within a day and a half. For a date with only a sunset, `polar` is
 * 'night' if the Sun stays down for the whole next date, otherwise 'day', unless the sunrise only moved across the
 * zone's midnight.
 *
 * @param tzHours  UTC offset of the zone, hours, −14..14
 */
export function vedicDay(
  kernel: Almanac,
  date: CivilDate,
  place: Place,
  tzHours: number,
): Result<VedicDay, DomainError> {
  const dayNumber = dayNumberOf(date);
  if (!dayNumber.ok) return dayNumber;
  const dates = datesFrom(fixedClocks(tzHours), dayNumber.value, 0);
  const { midnightJd } = datedDay(dates.clocks, dates.firstDay);
  const sky = spanWithHorizon(kernel, place, midnightJd - DAYS_BEFORE, midnightJd + 1 + DAYS_AFTER);
  return sky.ok ? ok(daysOf(dates, 1, sky.value.horizon)[0] as VedicDay) : sky;
}

/** The following day, from the next sunrise, which may be in the same civil date. */
function dayAfter(
  kernel: Almanac,
  nextSunriseJd: number,
  place: Place,
  tzHours: number,
): Result<VedicDay, DomainError> {
  const sky = spanWithHorizon(kernel, place, nextSunriseJd, nextSunriseJd + DAYS_AFTER);
  const day = Math.floor(nextSunriseJd - JD_UNIX_EPOCH + tzHours / 24);
  return sky.ok ? ok(dayFrom(datedDay(fixedClocks(tzHours), day), nextSunriseJd, sky.value.horizon)) : sky;
}

/**
 * The day that contains an instant: sunrise ≤ instant < next sunrise, dated by its sunrise. If no day contains it
 * (polar day or night), the day of its civil date.
 */
export function vedicDayHolding(
  kernel: Almanac,
  jdUt: number,
  place: Place,
  tzHours: number,
): Result<VedicDay, DomainError> {
  const today = Math.floor(jdUt - JD_UNIX_EPOCH + tzHours / 24);
  let own: Result<VedicDay, DomainError> | null = null;
  // Two dates back, because the date between may have no sunrise.
  for (let back = 0; back <= 2; back++) {
    let day = vedicDay(kernel, civilFromDays(today - back), place, tzHours);
    own ??= day;
    while (day.ok && day.value.nextSunriseJd !== null && day.value.nextSunriseJd <= jdUt) {
      day = dayAfter(kernel, day.value.nextSunriseJd, place, tzHours);
    }
    if (!day.ok) return day;
    const { sunriseJd, nextSunriseJd } = day.value;
    if (sunriseJd !== null && sunriseJd <= jdUt && nextSunriseJd !== null) return day;
  }
  return own as Result<VedicDay, DomainError>;
}

/** Replaces the days of the requested place by the days of the place that decides. The rest of the sky is the same. */

import type { DecidingPlace } from '../../../data/observances/rule';
import type { Stretch } from '../../../data/stretch';
import type { Almanac } from '../../../kernel/almanac';
import { spanWithHorizon } from '../../day/horizon';
import { datesFrom } from '../../day/run';
import { type DomainError, ok, type Result } from '../../result';
import { JD_UNIX_EPOCH } from '../../time/civil';
import { zoneOffsets } from '../../time/zone';
import { withConditions } from '../decision';
import type { Found } from './found';
import { dateAt, daysObserved, meanTimeLongitude, placeOfDate, type YearDay, type YearSky } from './sky';

/** Days examined before and after a period: the neighbouring days, and one for the time zone. */
const ASIDE_DAYS = 3;

/** Whether the days of another place decide for a sky. */
export function isDecidedElsewhere({ place, clocks }: YearSky, at: DecidingPlace): boolean {
  if (at.zones && !at.zones.some((zone) => zone === clocks.tz)) return false;
  return place.latDeg !== at.lat || place.lonDeg !== at.lon || clocks.tz !== at.tz;
}

/**
 * The occurrences of a rule, by the days of its deciding place if it has another one than the sky.
 *
 * @param stretches  the periods around which the days of the deciding place are needed
 * @param find       the occurrences by the days of a sky
 */
export function foundAt(
  kernel: Almanac,
  sky: YearSky,
  decidedAt: DecidingPlace | undefined,
  stretches: () => readonly Stretch[],
  find: (sky: YearSky) => Result<Found[], DomainError>,
): Result<Found[], DomainError> {
  if (!decidedAt || !isDecidedElsewhere(sky, decidedAt)) return find(sky);
  const elsewhere = skyElsewhere(kernel, sky, decidedAt, stretches());
  if (!elsewhere.ok) return elsewhere;
  const found = find(elsewhere.value);
  if (!found.ok) return found;
  return ok(
    found.value.map((one) => ({
      ...one,
      day: placeOfDate(sky, dateAt(elsewhere.value, one.day)),
      decision: withConditions(one.decision, [{ is: 'decided-at', place: decidedAt.name }]),
    })),
  );
}

/** A sky with the days of another place around some periods, at the indexes of their dates in `sky.days`. */
function skyElsewhere(
  kernel: Almanac,
  sky: YearSky,
  at: DecidingPlace,
  stretches: readonly Stretch[],
): Result<YearSky, DomainError> {
  const place = { latDeg: at.lat, lonDeg: at.lon };
  const midnightJd = JD_UNIX_EPOCH + sky.firstDay - at.lon / 360;
  const lonDeg = meanTimeLongitude(sky.asked[0], at.lon);
  const count = sky.days.length;
  const hasSameClocks = at.tz === sky.clocks.tz && lonDeg === undefined;
  const clocks = hasSameClocks
    ? ok(sky.clocks)
    : zoneOffsets(at.tz, midnightJd - 2, midnightJd + count + 2, null, lonDeg);
  if (!clocks.ok) return clocks;
  const days: YearDay[] = [];
  const whole = hasSameClocks ? sky : datesFrom(clocks.value, sky.firstDay, count);
  for (const { startJd, endJd } of stretches) {
    const first = Math.max(Math.floor(startJd - midnightJd) - ASIDE_DAYS, 0);
    const count = Math.min(Math.ceil(endJd - midnightJd) + ASIDE_DAYS, sky.days.length) - first;
    if (count <= 0) continue;
    const fromUt = midnightJd + first;
    const found = spanWithHorizon(kernel, place, fromUt - 1, fromUt + count + 2);
    if (!found.ok) return found;
    const dates = datesFrom(clocks.value, sky.firstDay + first, count);
    for (const [i, day] of daysObserved(dates, count, found.value.horizon).entries()) days[first + i] = day;
  }
  return ok({ ...sky, ...whole, place, days });
}

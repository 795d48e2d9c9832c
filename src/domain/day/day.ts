/**
 * The traditional day of a place: from a sunrise to the next (customary; rising and setting as `ul15`, the
 * upper limb with standard refraction at sea level).
 *
 * A civil date begins at its midnight by the zone, whatever the longitude: the day of a date is the one
 * whose sunrise falls in the 24 hours from there, even where the Sun then rises in the zone's afternoon and
 * sets in its next morning. Dates with two sunrises begin with the first. A date may have none although the
 * Sun rises daily, where it rises about the zone's midnight and a little later each day: its sunrise is
 * null, its sunset the first in the date, and `polar` null.
 */
import type { Almanac } from '../../kernel/almanac';
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH, SECONDS_PER_DAY, wallClockToJd } from '../time/civil';
import type { CivilDate, Place, VedicDay } from './types';

/** Searches that follow a sunrise begin so much after it, that they do not find it again. */
const PAST_THE_ROOT = 0.1 / SECONDS_PER_DAY;
/** Two sunrises stand about a day apart, near the poles by some hours more or less; what comes later ends no day. */
const SHORTEST_DAY = 0.25;
const LONGEST_DAY = 1.5;
/** 1970-01-01 was a Thursday: four days past Sunday. */
const WEEKDAY_OF_EPOCH = 4;

/** Weekday of a civil date, 1..7 from Ravivāra (Sunday). */
export function varaOf({ year, month, day }: CivilDate): number {
  const days = daysFromCivil(year, month, day) + WEEKDAY_OF_EPOCH;
  return (((days % 7) + 7) % 7) + 1;
}

/** The civil date that clocks `tzHours` ahead of UT show at an instant, as days from 1970-01-01. */
function dayNumberAt(jdUt: number, tzHours: number): number {
  return Math.floor(jdUt - JD_UNIX_EPOCH + tzHours / 24);
}

function midnightOf(date: CivilDate, tzHours: number): Result<number, DomainError> {
  return wallClockToJd({ ...date, hour: 0, minute: 0, second: 0 }, tzHours * 3600);
}

/** The first event of a run of days that comes before an instant. */
function firstBefore(events: Float64Array, endJd: number): number | null {
  const first = events.find(Number.isFinite);
  return first !== undefined && first < endJd ? first : null;
}

/** The next sunrise, or null where none comes in time; `rises` are those of the two days from the sunrise on. */
function nextSunrise(
  kernel: Almanac,
  place: Place,
  sunriseJd: number,
  rises: Float64Array,
): Result<number | null, DomainError> {
  const next = firstBefore(rises, sunriseJd + LONGEST_DAY);
  if (next === null || next >= sunriseJd + SHORTEST_DAY) return ok(next);
  // A Sun that grazes the horizon has its rising no better than by seconds: this one was found twice.
  const fromUt = sunriseJd + SHORTEST_DAY;
  const later = kernel.dailyEvents({ ...place, body: 'sun', kind: 'rise', fromUt, days: 2, definition: 'ul15' });
  if (!later.ok) return later;
  return ok(
    firstBefore(
      Float64Array.from(later.value, ({ jdUt }) => jdUt ?? Number.NaN),
      sunriseJd + LONGEST_DAY,
    ),
  );
}

type Dated = Pick<VedicDay, 'date' | 'midnightJd' | 'vara'>;

/** The day that a sunrise begins. A last sunrise before polar day has no sunset, a last one before polar night no next. */
function dayFrom(kernel: Almanac, dated: Dated, place: Place, sunriseJd: number): Result<VedicDay, DomainError> {
  const fromUt = sunriseJd + PAST_THE_ROOT;
  const span = kernel.span({ ...place, fromUt, days: 2, definition: 'ul15', zodiac: 'lahiri' });
  if (!span.ok) return span;
  const { sunrise, sunset, moonrise, moonset } = span.value;
  const next = nextSunrise(kernel, place, sunriseJd, sunrise);
  if (!next.ok) return next;
  const nextSunriseJd = next.value;
  const sunsetJd = firstBefore(sunset, nextSunriseJd ?? sunriseJd + LONGEST_DAY);
  const endJd = nextSunriseJd ?? sunriseJd + 1;
  return ok({
    ...dated,
    sunriseJd,
    sunsetJd,
    nextSunriseJd,
    moonriseJd: firstBefore(moonrise, endJd),
    moonsetJd: firstBefore(moonset, endJd),
    polar: sunsetJd === null ? 'day' : nextSunriseJd === null ? 'night' : null,
  });
}

/**
 * Why a date is without a sunrise. ±∞ in a list of risings says that the Sun stays up or down all that day.
 *
 * @param rises  of the date before, the date and the date after
 */
function polarWithoutSunrise(rises: Float64Array, sets: boolean): VedicDay['polar'] {
  const [before = Number.NaN, own, after = Number.NaN] = rises;
  if (!sets) return own === Number.POSITIVE_INFINITY ? 'day' : 'night';
  if (Number.isFinite(before) && Number.isFinite(after)) return null;
  return after === Number.NEGATIVE_INFINITY ? 'night' : 'day';
}

/** The day of a date without a sunrise. */
function dayWithoutSunrise(kernel: Almanac, dated: Dated, place: Place): Result<VedicDay, DomainError> {
  const fromUt = dated.midnightJd - 1;
  const span = kernel.span({ ...place, fromUt, days: 3, definition: 'ul15', zodiac: 'lahiri' });
  if (!span.ok) return span;
  const { sunrise, sunset } = span.value;
  const sunsetJd = firstBefore(sunset.subarray(1, 2), Number.POSITIVE_INFINITY);
  return ok({
    ...dated,
    sunriseJd: null,
    sunsetJd,
    nextSunriseJd: null,
    moonriseJd: null,
    moonsetJd: null,
    polar: polarWithoutSunrise(sunrise, sunsetJd !== null),
  });
}

/**
 * The day that begins with the first sunrise of a civil date.
 *
 * Sunset is the first after the sunrise; moonrise and moonset are the first after it and before the next
 * (within 24 hours where there is no next). `polar` is 'day' where the Sun stays up or does not set after
 * its rising, 'night' where it stays down or does not rise again within a day and a half. Of a date that
 * has only a sunset, 'night' if the Sun stays down the whole next date, else 'day', unless the sunrise only
 * slipped past the zone's midnights.
 *
 * @param tzHours  what the zone's clocks run ahead of UT, hours, −14..14
 */
export function vedicDay(
  kernel: Almanac,
  date: CivilDate,
  place: Place,
  tzHours: number,
): Result<VedicDay, DomainError> {
  const midnight = midnightOf(date, tzHours);
  if (!midnight.ok) return midnight;
  const midnightJd = midnight.value;
  const rises = kernel.dailyEvents({
    ...place,
    body: 'sun',
    kind: 'rise',
    fromUt: midnightJd,
    days: 1,
    definition: 'ul15',
  });
  if (!rises.ok) return rises;
  const dated = { date, midnightJd, vara: varaOf(date) };
  const sunriseJd = rises.value[0]?.jdUt ?? null;
  return sunriseJd === null ? dayWithoutSunrise(kernel, dated, place) : dayFrom(kernel, dated, place, sunriseJd);
}

/** The day after one, from its next sunrise: it may lie in the same civil date. */
function dayAfter(
  kernel: Almanac,
  nextSunriseJd: number,
  place: Place,
  tzHours: number,
): Result<VedicDay, DomainError> {
  const date = civilFromDays(dayNumberAt(nextSunriseJd, tzHours));
  const midnight = midnightOf(date, tzHours);
  if (!midnight.ok) return midnight;
  return dayFrom(kernel, { date, midnightJd: midnight.value, vara: varaOf(date) }, place, nextSunriseJd);
}

/**
 * The day that holds an instant: sunrise ≤ instant < next sunrise, dated by its sunrise. Where no day holds
 * it, in polar day or night, the day of the instant's own civil date.
 */
export function vedicDayHolding(
  kernel: Almanac,
  jdUt: number,
  place: Place,
  tzHours: number,
): Result<VedicDay, DomainError> {
  const today = dayNumberAt(jdUt, tzHours);
  let own: Result<VedicDay, DomainError> | null = null;
  // Two dates back: the date between may be without a sunrise.
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

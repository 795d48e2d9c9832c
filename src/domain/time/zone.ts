/**
 * Converts local times to instants, with the tz database or a fixed offset.
 *
 * The tz database comes from the host through `Intl`, with its whole history: local mean times with odd seconds, war
 * times, skipped and repeated hours. `zoneHistory.ts` has the history of merged zones, `steadyZone.ts` a zone that needs
 * no `Intl`. Before standard time, the clock of a place shows the mean time of its own longitude, not that of the city
 * whose history the zone records.
 */
import { Temporal } from 'temporal-polyfill/implementation';
import { type DomainError, fail, ok, type Result } from '../result';
import {
  type CivilTime,
  dayNumberOf,
  daysFromCivil,
  FIRST_YEAR,
  JD_UNIX_EPOCH,
  SECONDS_PER_DAY,
  unixToJd,
  wallClockToJd,
} from './civil';
import { CIVIL_OFFSETS, type CivilTimeKey } from './civilOffsets';
import { isoClock } from './isoCivil';
import { isSteady, STEADY_HOURS, STEADY_ZONE } from './steadyZone';
import type { Change, ZoneHistories } from './zonePast';

export type { ZoneHistories } from './zonePast';

export type ZoneChoice =
  /** With a longitude, degrees east, its local mean time holds before standard time; see `standardTimeFrom`. */
  | { kind: 'iana'; id: string; lonDeg?: number | undefined }
  | { kind: 'offset'; hours: number }
  /** A civil time that the tz database does not have. */
  | { kind: 'civil'; key: CivilTimeKey };

export interface ResolvedInstant {
  jdUt: number;
  /** UTC offset, hours: +5.5 in India today, 19270 s / 3600 in Madras time. */
  offsetHours: number;
  /** The clocks showed this time twice; the result is the earlier instant. */
  ambiguous: boolean;
  /** Canonical identifier of the zone in the tz database; null for a fixed offset and a civil time. */
  tz: string | null;
  /** The offset of the zone at the instant, hours, if the result is by local mean time instead. */
  zoneHours?: number;
}

/** Identifiers that the host accepts but the tz database does not have: offsets, and the zones of Unix System V. */
const NO_IANA = /^([+-]|systemv\/)/i;

/**
 * The canonical spelling of an identifier in the tz database, or null if it is not one. Case does not matter. Offsets
 * ("+05:30", "UTC+5") are not identifiers; "Etc/GMT+5", "UTC" and old links ("Asia/Calcutta") are.
 */
export function zoneIdentifier(id: string): string | null {
  if (id === STEADY_ZONE) return id;
  try {
    const known = new Temporal.ZonedDateTime(0n, id).timeZoneId;
    return NO_IANA.test(known) ? null : known;
  } catch {
    return null;
  }
}

const isBelow = (value: number, end: number): boolean => value >= 0 && value < end;

/** An impossible time or offset is a bug of the caller. */
function requireClock({ hour, minute, second }: CivilTime, zone: ZoneChoice): void {
  if (!isBelow(hour, 24) || !isBelow(minute, 60) || !isBelow(second, 60)) {
    throw new RangeError(`${hour}:${minute}:${second} is not a time of day`);
  }
  if (zone.kind === 'offset' && !(Math.abs(zone.hours) < 24))
    throw new RangeError(`${zone.hours} h is not a UTC offset`);
}

const zonedAt = (unix: number, tz: string): Temporal.ZonedDateTime =>
  new Temporal.ZonedDateTime(BigInt(unix) * 1_000_000_000n, tz);

/**
 * The UTC offsets at which a zone's clock shows a time, by `Intl`, earlier instant first; empty if the time was
 * skipped.
 *
 * @param wall  the clock's time as if it were UT, Unix seconds
 */
function offsetsByIntl({ year, month, day, hour, minute, second }: CivilTime, wall: number, tz: string): number[] {
  if (isSteady(tz, wall)) return [STEADY_HOURS * 3600];
  const local = new Temporal.PlainDateTime(year, month, day, hour, minute, Math.floor(second));
  const earlier = local.toZonedDateTime(tz, { disambiguation: 'earlier' });
  if (!earlier.toPlainDateTime().equals(local)) return [];
  const later = local.toZonedDateTime(tz, { disambiguation: 'later' });
  return [...new Set([earlier.offsetNanoseconds / 1e9, later.offsetNanoseconds / 1e9])];
}

/** The zone choice for an IANA identifier or an offset in hours. */
export const zoneChoice = (tz: string | number, lonDeg?: number): Exclude<ZoneChoice, { kind: 'civil' }> =>
  typeof tz === 'number' ? { kind: 'offset', hours: tz } : { kind: 'iana', id: tz, lonDeg };

/** UTC offset of local mean time at a longitude, hours: a whole number of seconds. */
export const meanTimeHours = (lonDeg: number): number => Math.round(lonDeg * 240) / 3600;

/** Standard times are whole quarter hours from UTC; other offsets are the mean time of a city. */
const STANDARD_HOURS = 0.25;
const isStandard = ({ hours }: Change): boolean => Number.isInteger(Math.round(hours * 3600) / (STANDARD_HOURS * 3600));

/** An instant before all clock changes of the tz database, Unix seconds: 1 January 1800. */
const BEFORE_CHANGES_UNIX = daysFromCivil(1800, 1, 1) * SECONDS_PER_DAY;
const FIRST_YEAR_JD = JD_UNIX_EPOCH + daysFromCivil(FIRST_YEAR, 1, 1);
const STANDARD_FROM = new Map<string, number>();

/**
 * The first instant of standard time in a zone, Julian day UT; the beginning of 1900 for a zone that had none until
 * then, whose own history holds from that year on. Some countries had the mean time of one city as their legal time
 * before: in their years, give an offset.
 *
 * @param tz         canonical identifier
 * @param histories  of merged zones, as for `resolveWallClock`
 */
function standardTimeFrom(tz: string, histories: ZoneHistories | null): number {
  const own = histories?.get(tz);
  const key = own ? `${tz} own` : tz;
  const known = STANDARD_FROM.get(key);
  if (known !== undefined) return known;
  const changes = own?.changes ?? changesByIntl(tz, BEFORE_CHANGES_UNIX, FIRST_YEAR_JD);
  const standard = changes.findIndex(isStandard);
  const last = changes.findLast(({ startJd }) => startJd <= FIRST_YEAR_JD) as Change;
  const first = standard === 0 ? Number.NEGATIVE_INFINITY : (changes[standard]?.startJd ?? Number.POSITIVE_INFINITY);
  const fromJd = Math.min(first, FIRST_YEAR_JD - last.hours / 24);
  STANDARD_FROM.set(key, fromJd);
  return fromJd;
}

/** Whether a merged zone may have its own clock history in a year: never after 1970. */
export const isBeforeMergers = (year: number): boolean => year <= 1970;

/**
 * The histories of merged zones if a local time needs them, otherwise null; for `resolveWallClock`. The list of these
 * zones is loaded for dates before 1971, and their histories for one of them before its merger.
 */
export async function historiesFor({ year }: Pick<CivilTime, 'year'>, zone: ZoneChoice): Promise<ZoneHistories | null> {
  const tz = zone.kind === 'iana' && isBeforeMergers(year) ? zoneIdentifier(zone.id) : null;
  if (tz === null) return null;
  const { hasOwnClocks } = await import('../generated/zoneMergers');
  return hasOwnClocks(tz, year) ? (await import('./zoneHistory')).ZONE_HISTORIES : null;
}

/** The instant of a local mean time of an existing day; null if standard time had begun. */
function inMeanTime(
  clock: CivilTime,
  lonDeg: number,
  tz: string,
  histories: ZoneHistories | null,
): ResolvedInstant | null {
  if (clock.year >= FIRST_YEAR) return null;
  const offsetHours = meanTimeHours(lonDeg);
  const jd = wallClockToJd(clock, offsetHours * 3600);
  if (!jd.ok || jd.value >= standardTimeFrom(tz, histories)) return null;
  const clocks = zoneOffsets(tz, jd.value, jd.value, histories);
  return {
    jdUt: jd.value,
    offsetHours,
    ambiguous: false,
    tz,
    ...(clocks.ok && { zoneHours: clocks.value.hoursAt(jd.value) }),
  };
}

/**
 * The instant at which clocks of a place showed a time.
 *
 * Errors: `no_such_day`; `unknown_timezone` for an unknown IANA identifier; `skipped_wall_clock` for a time that the
 * clocks skipped. For a time that they showed twice, the result is the earlier instant, with `ambiguous: true`. An
 * impossible time of day, or an offset of 24 hours or more, throws a RangeError.
 *
 * @param clock      Gregorian local time; a fraction of a second is kept
 * @param histories  from `historiesFor`; without them, a merged zone has the history of the other zone
 */
export function resolveWallClock(
  clock: CivilTime,
  zone: ZoneChoice,
  histories: ZoneHistories | null = null,
): Result<ResolvedInstant, DomainError> {
  requireClock(clock, zone);
  if (zone.kind !== 'iana') {
    const offsetSeconds = zone.kind === 'offset' ? zone.hours * 3600 : CIVIL_OFFSETS[zone.key];
    const jd = wallClockToJd(clock, offsetSeconds);
    const offsetHours = zone.kind === 'offset' ? zone.hours : offsetSeconds / 3600;
    return jd.ok ? ok({ jdUt: jd.value, offsetHours, ambiguous: false, tz: null }) : jd;
  }
  const tz = zoneIdentifier(zone.id);
  if (tz === null) return fail({ reason: 'unknown_timezone', tz: zone.id });
  const asUt = wallClockToJd(clock, 0);
  if (!asUt.ok) return asUt;
  const byMeanTime = zone.lonDeg === undefined ? null : inMeanTime(clock, zone.lonDeg, tz, histories);
  if (byMeanTime) return ok(byMeanTime);

  // Offsets change at whole seconds, so the fraction does not affect which one holds.
  const own = histories?.get(tz);
  const wall = Math.floor((asUt.value - JD_UNIX_EPOCH) * SECONDS_PER_DAY + 0.01);
  const byIntl = offsetsByIntl(clock, wall, tz);
  const offsets = own?.offsetsShowing(wall, byIntl, (unix) => zonedAt(unix, tz).offsetNanoseconds / 1e9) ?? byIntl;
  const [offsetSeconds] = offsets;
  if (offsetSeconds === undefined) return fail({ reason: 'skipped_wall_clock', local: isoClock(clock), tz });
  const jd = wallClockToJd(clock, offsetSeconds);
  if (!jd.ok) return jd;
  return ok({
    jdUt: jd.value,
    offsetHours: offsetSeconds / 3600,
    ambiguous: offsets.length > 1,
    tz,
  });
}

/** The clocks of a place over a period. */
export interface Clocks {
  /** UTC offset at an instant of the period, hours. */
  hoursAt(jdUt: number): number;
}

/** Clocks with a constant UTC offset. */
export const fixedClocks = (tzHours: number): Clocks => ({ hoursAt: () => tzHours });

/** The clocks of a zone over a period. Each offset holds from its first instant. */
export interface ZoneOffsets extends Clocks {
  /** The zone's identifier in the spelling of the tz database, or its fixed offset in hours. */
  tz: string | number;
}

/** The offset at a first instant and its changes until a last one, by `Intl`; Unix seconds. */
function changesByIntl(tz: string, fromUnix: number, toJd: number): Change[] {
  const startJd = unixToJd(fromUnix * 1000);
  if (isSteady(tz, fromUnix)) return [{ startJd, hours: STEADY_HOURS }];
  let at = zonedAt(fromUnix, tz);
  const changes = [{ startJd, hours: at.offsetNanoseconds / 3.6e12 }];
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null) return changes;
    const startJd = unixToJd(next.epochMilliseconds);
    if (startJd > toJd) return changes;
    changes.push({ startJd, hours: next.offsetNanoseconds / 3.6e12 });
    at = next;
  }
}

/**
 * The offsets of a zone over a period, looked up once.
 *
 * Error: `unknown_timezone` for an unknown IANA identifier.
 *
 * @param zone            an IANA identifier, or a fixed UTC offset in hours
 * @param fromJd, toJd  Julian days UT; earlier and later instants get the first and the last offset
 * @param histories     of merged zones, as for `resolveWallClock`
 * @param lonDeg        longitude whose local mean time holds before standard time
 */
export function zoneOffsets(
  zone: string | number,
  fromJd: number,
  toJd: number,
  histories: ZoneHistories | null = null,
  lonDeg?: number,
): Result<ZoneOffsets, DomainError> {
  if (typeof zone === 'number') return ok({ tz: zone, ...fixedClocks(zone) });
  const tz = zoneIdentifier(zone);
  if (tz === null) return fail({ reason: 'unknown_timezone', tz: zone });
  const fromUnix = Math.floor((fromJd - JD_UNIX_EPOCH) * SECONDS_PER_DAY);
  const own = histories?.get(tz);
  const changes =
    own && fromUnix < own.mergedFrom
      ? [...own.changes, ...changesByIntl(tz, own.mergedFrom, toJd)]
      : changesByIntl(tz, fromUnix, toJd);
  const hoursAt = (jdUt: number): number => {
    let i = changes.length - 1;
    while (i > 0 && (changes[i] as Change).startJd > jdUt) i--;
    return (changes[i] as Change).hours;
  };
  if (lonDeg === undefined || fromJd >= FIRST_YEAR_JD + 1) return ok({ tz, hoursAt });
  const [standardJd, meanHours] = [standardTimeFrom(tz, histories), meanTimeHours(lonDeg)];
  return ok({ tz, hoursAt: (jdUt) => (jdUt < standardJd ? meanHours : hoursAt(jdUt)) });
}

/**
 * The UTC offset of a zone at noon of a date, hours. On the day of a change, the new offset is already in force.
 *
 * Errors: `unknown_timezone` for an unknown IANA identifier, `no_such_day`.
 *
 * @param histories  of merged zones, as for `resolveWallClock`
 */
export function hoursAtNoon(
  tz: string,
  date: Pick<CivilTime, 'year' | 'month' | 'day'>,
  histories: ZoneHistories | null = null,
): Result<number, DomainError> {
  const day = dayNumberOf(date);
  if (!day.ok) return day;
  const noon = JD_UNIX_EPOCH + day.value + 0.5;
  const clocks = zoneOffsets(tz, noon - 1, noon + 1, histories);
  // Noon by the zone's own clock.
  return clocks.ok ? ok(clocks.value.hoursAt(noon - clocks.value.hoursAt(noon) / 24)) : clocks;
}

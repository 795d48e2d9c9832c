/**
 * From the wall clock of a place to the instant, by the tz database or by a fixed offset.
 *
 * The tz database comes from the host through `Intl`; its whole history is used: local mean times with
 * their odd seconds, war times, skipped and repeated hours.
 */
import { Temporal } from 'temporal-polyfill/implementation';
import { type DomainError, fail, ok, type Result } from '../result';
import { type CivilTime, JD_UNIX_EPOCH, SECONDS_PER_DAY, unixToJd, wallClockToJd } from './civil';
import { isoClock } from './iso';

export type ZoneChoice = { kind: 'iana'; id: string } | { kind: 'offset'; hours: number };

export interface ResolvedInstant {
  jdUt: number;
  /** What the clock ran ahead of UT, hours: +5.5 in India today, 19270 s / 3600 in Madras time. */
  offsetHours: number;
  /** The clock showed this time twice; the earlier of the two instants is given. */
  ambiguous: boolean;
  /** The zone's identifier in the spelling of the tz database; null for a fixed offset. */
  tz: string | null;
}

/** What the host takes for a zone and the tz database does not have: offsets, and the zones of Unix System V. */
const NO_IANA = /^([+-]|systemv\/)/i;

/**
 * The tz database's spelling of an identifier, or null if it is none. Case does not matter. Offsets
 * ("+05:30", "UTC+5") are no identifiers; "Etc/GMT+5", "UTC" and old links ("Asia/Calcutta") are.
 */
export function zoneIdentifier(id: string): string | null {
  try {
    const known = new Temporal.ZonedDateTime(0n, id).timeZoneId;
    return NO_IANA.test(known) ? null : known;
  } catch {
    return null;
  }
}

const isBelow = (value: number, end: number): boolean => value >= 0 && value < end;

/** What no clock shows is the caller's fault, and so is an offset that no zone has. */
function requireClock({ hour, minute, second }: CivilTime, zone: ZoneChoice): void {
  if (!isBelow(hour, 24) || !isBelow(minute, 60) || !isBelow(second, 60)) {
    throw new RangeError(`${hour}:${minute}:${second} is no time of a clock`);
  }
  if (zone.kind === 'offset' && !(Math.abs(zone.hours) < 24)) throw new RangeError(`${zone.hours} h is no offset`);
}

/**
 * The instant at which a place's clock showed a time.
 *
 * Refused: `no_such_day`; `unknown_timezone` for what is no IANA identifier; `skipped_wall_clock` for a
 * time that the zone's clocks jumped over. A time they showed twice is the earlier, `ambiguous: true`. What is no time of
 * a clock, or an offset of a day and more, is a RangeError.
 *
 * @param clock  Gregorian wall clock of the place; a fraction of a second is kept
 */
export function resolveWallClock(clock: CivilTime, zone: ZoneChoice): Result<ResolvedInstant, DomainError> {
  requireClock(clock, zone);
  if (zone.kind === 'offset') {
    const jd = wallClockToJd(clock, zone.hours * 3600);
    return jd.ok ? ok({ jdUt: jd.value, offsetHours: zone.hours, ambiguous: false, tz: null }) : jd;
  }
  const tz = zoneIdentifier(zone.id);
  if (tz === null) return fail({ reason: 'unknown_timezone', tz: zone.id });
  const asUt = wallClockToJd(clock, 0);
  if (!asUt.ok) return asUt;

  // Offsets change at whole seconds, so the fraction cannot decide which one holds.
  const { year, month, day, hour, minute, second } = clock;
  const local = new Temporal.PlainDateTime(year, month, day, hour, minute, Math.floor(second));
  const earlier = local.toZonedDateTime(tz, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(tz, { disambiguation: 'later' });
  if (!earlier.toPlainDateTime().equals(local)) {
    return fail({ reason: 'skipped_wall_clock', local: isoClock(clock), tz });
  }
  const offsetSeconds = earlier.offsetNanoseconds / 1e9;
  const jd = wallClockToJd(clock, offsetSeconds);
  if (!jd.ok) return jd;
  return ok({
    jdUt: jd.value,
    offsetHours: offsetSeconds / 3600,
    ambiguous: earlier.offsetNanoseconds !== later.offsetNanoseconds,
    tz,
  });
}

/** What the clocks of a zone run ahead of UT over a stretch of time, each offset from its first instant on. */
export interface ZoneOffsets {
  /** The zone's identifier in the spelling of the tz database. */
  tz: string;
  /** The offset in force at an instant of the stretch, hours. */
  hoursAt(jdUt: number): number;
}

/**
 * The offsets of a zone over a stretch of time, looked up once.
 *
 * Refused: `unknown_timezone` for what is no IANA identifier.
 *
 * @param fromJd, toJd  Julian days UT; instants before and after have the first and the last offset
 */
export function zoneOffsets(id: string, fromJd: number, toJd: number): Result<ZoneOffsets, DomainError> {
  const tz = zoneIdentifier(id);
  if (tz === null) return fail({ reason: 'unknown_timezone', tz: id });
  const nanoseconds = (jd: number) => BigInt(Math.floor((jd - JD_UNIX_EPOCH) * SECONDS_PER_DAY)) * 1_000_000_000n;
  let at = new Temporal.ZonedDateTime(nanoseconds(fromJd), tz);
  const starts = [Number.NEGATIVE_INFINITY];
  const hours = [at.offsetNanoseconds / 3.6e12];
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null) break;
    const startJd = unixToJd(next.epochMilliseconds);
    if (startJd > toJd) break;
    starts.push(startJd);
    hours.push(next.offsetNanoseconds / 3.6e12);
    at = next;
  }
  const hoursAt = (jdUt: number): number => {
    let i = starts.length - 1;
    while ((starts[i] as number) > jdUt) i--;
    return hours[i] as number;
  };
  return ok({ tz, hoursAt });
}

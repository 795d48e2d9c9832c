/**
 * Clocks over many far years. There the rules of every zone depend on month and weekday alone, so each year repeats one
 * of the same length that begins on the same weekday.
 */
import { type DomainError, ok, type Result } from '../result';
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH } from './civil';
import { type ZoneOffsets, zoneOffsets } from './zone';
import type { ZoneHistories } from './zonePast';

/** The first year without a table of its own in the tz database. */
const FIRST = 2101;
/** Years in which each weekday begins a year of either length: no century without a leap day is among them. */
const YEARS = 28;
const DAYS_A_YEAR = 365.25;

const startOf = (year: number): number => daysFromCivil(year, 1, 1);
const [FIRST_JD, END_JD] = [JD_UNIX_EPOCH + startOf(FIRST), JD_UNIX_EPOCH + startOf(FIRST + YEARS)];

/** The length of a year, 365 or 366 days, and the weekday of its 1 January, as one number. */
function typeOf(year: number): number {
  const start = startOf(year);
  return 7 * (startOf(year + 1) - start) + (((start % 7) + 7) % 7);
}

const YEAR_OF_TYPE: ReadonlyMap<number, number> = new Map(
  Array.from({ length: YEARS }, (_, i) => [typeOf(FIRST + i), FIRST + i]),
);

/** The instant of the year of the same type, Julian day UT. */
function repeated(jdUt: number): number {
  const { year } = civilFromDays(Math.floor(jdUt - JD_UNIX_EPOCH));
  return jdUt - startOf(year) + startOf(YEAR_OF_TYPE.get(typeOf(year)) ?? year);
}

/**
 * The offsets of a zone over a period, as `zoneOffsets` gives them; a period of centuries takes as long as one of
 * decades.
 */
export function longZoneOffsets(
  zone: string | number,
  fromJd: number,
  toJd: number,
  histories: ZoneHistories | null = null,
  lonDeg?: number,
): Result<ZoneOffsets, DomainError> {
  const isFar = typeof zone === 'string' && toJd > END_JD && toJd - fromJd > YEARS * DAYS_A_YEAR;
  if (!isFar) return zoneOffsets(zone, fromJd, toJd, histories, lonDeg);
  const near = zoneOffsets(zone, fromJd, FIRST_JD, histories, lonDeg);
  const far = near.ok ? zoneOffsets(zone, FIRST_JD, END_JD) : near;
  if (!near.ok || !far.ok) return far;
  const [early, late] = [near.value, far.value];
  return ok({ ...early, hoursAt: (jdUt) => (jdUt < FIRST_JD ? early.hoursAt(jdUt) : late.hoursAt(repeated(jdUt))) });
}

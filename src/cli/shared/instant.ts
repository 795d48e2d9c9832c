/** The instant of a question, in local time. */
import { civilFromDays, daysFromCivil, JD_UNIX_EPOCH, unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { historiesFor, zoneChoice, zoneOffsets } from '../../domain/time/zone';
import { type Io, UsageError } from '../io';
import type { ResolvedPlace } from './place';

/** The present instant, rounded to the second as in responses. */
export const presentJd = (io: Io): number => unixToJd(Math.round(io.now() / 1000) * 1000);

/**
 * The UTC offset of a place at an instant. An invalid offset is returned unchanged; validation of the request refuses
 * it.
 */
export async function offsetAt({ tz, offset }: ResolvedPlace, jdUt: number): Promise<number> {
  if (tz === undefined && offset === undefined) {
    throw new UsageError('--tz is required, or --offset instead, for example Asia/Kolkata.');
  }
  if (tz === undefined) return offset as number;
  const histories = await historiesFor(civilFromDays(Math.floor(jdUt - JD_UNIX_EPOCH)), zoneChoice(tz));
  const clocks = zoneOffsets(tz, jdUt, jdUt, histories);
  if (!clocks.ok) throw new UsageError('--tz must be an IANA time zone identifier, for example Asia/Kolkata.');
  return clocks.value.hoursAt(jdUt);
}

/** The local date at an instant. */
export async function dateAt(place: ResolvedPlace, jdUt: number): Promise<string> {
  const offset = await offsetAt(place, jdUt);
  return isoLocal(jdUt, typeof offset === 'number' ? offset : 0).slice(0, 10);
}

/** The UTC offset at noon of a date. On a day of a clock change, the change is over by then. */
export async function offsetAtNoon(place: ResolvedPlace, date: string): Promise<number> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const noon = JD_UNIX_EPOCH + daysFromCivil(year, month, day) + 0.5;
  if (!Number.isFinite(noon)) return offsetAt(place, JD_UNIX_EPOCH);
  // Noon in the zone, whatever its offset.
  return offsetAt(place, noon - Number(await offsetAt(place, noon)) / 24);
}

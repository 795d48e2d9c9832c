/** When a question is asked for, by the clocks of its place. */
import { daysFromCivil, JD_UNIX_EPOCH, unixToJd } from '../../domain/time/civil';
import { isoLocal } from '../../domain/time/iso';
import { zoneOffsets } from '../../domain/time/zone';
import { type Io, UsageError } from '../io';
import type { AskedPlace } from './place';

/** The present instant, to the whole second that answers name. */
export const presentJd = (io: Io): number => unixToJd(Math.round(io.now() / 1000) * 1000);

/** What the clocks of a place run ahead of UTC at an instant; what is no offset is given on for its rule to refuse. */
export function offsetAt({ tz, offset }: AskedPlace, jdUt: number): number {
  if (tz === undefined && offset === undefined) {
    throw new UsageError('--tz is missing, and so is --offset: one of the two must be given.');
  }
  if (tz === undefined) return offset as number;
  const clocks = zoneOffsets(tz, jdUt, jdUt);
  if (!clocks.ok) throw new UsageError('--tz must be an IANA time zone identifier, for example Asia/Kolkata.');
  return clocks.value.hoursAt(jdUt);
}

/** The date that the clocks of a place show at an instant. */
export function dateAt(place: AskedPlace, jdUt: number): string {
  const offset = offsetAt(place, jdUt);
  return isoLocal(jdUt, typeof offset === 'number' ? offset : 0).slice(0, 10);
}

/** What the clocks of a place run ahead of UTC at noon of a date: on a day of change they have then changed. */
export function offsetAtNoon(place: AskedPlace, date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const noon = JD_UNIX_EPOCH + daysFromCivil(year, month, day) + 0.5;
  if (!Number.isFinite(noon)) return offsetAt(place, JD_UNIX_EPOCH);
  // The zone's own noon, whatever its offset.
  return offsetAt(place, noon - Number(offsetAt(place, noon)) / 24);
}

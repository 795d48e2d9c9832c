/** A birth in one argument: date, time and place. */
import { type Io, UsageError } from '../io';
import { readTime } from './numbers';
import { askedPlace } from './place';

const PARTS = /^\s*(\S+)\s+(\S+)\s+(.+?)\s*$/;
const COORDINATES = /^(-?\d+(?:\.\d+)?),\s*(-?\d+(?:\.\d+)?),\s*(\S+)$/;

/**
 * The body of `POST /api/v1/core/chart` for a birth such as `1990-06-15 14:30 New Delhi`, or with
 * `28.61,77.21,Asia/Kolkata` as its place.
 *
 * @throws UsageError  if a part is missing or the place is unknown
 */
export async function birthBody(io: Io, option: string, text: string): Promise<Record<string, unknown>> {
  const [, birthDate, time, where] = PARTS.exec(text) ?? [];
  if (birthDate === undefined || time === undefined || where === undefined) {
    throw new UsageError(`${option} must be a date, a time and a place, for example "1990-06-15 14:30 New Delhi".`);
  }
  const [, lat, lon, tz] = COORDINATES.exec(where) ?? [];
  const options = lat && lon && tz ? { lat, lon, tz } : { place: where };
  const place = await askedPlace(io, options);
  return {
    birthDate,
    birthTime: readTime(time),
    birthPlace: { lat: place.lat, lon: place.lon, tz: place.tz },
    ayanamsa: 'lahiri',
  };
}

/** The place of a request about the customs of a region. */
import { seatOf } from '../../data/observances/seats';
import { ok, type Result } from '../../domain/result';
import type { FieldProblem } from '../problem';
import type { Occasion } from '../resource';
import { type Location, type LocationFields, locationOf, zoneName } from './location';
import { placeLabel } from './placeLabel';

/**
 * The place of a valid request, with rounded coordinates. If it names none, the place is the town of its region, or New
 * Delhi without a region, and is stated as assumed.
 */
export async function placeOrSeat(
  { region, ...fields }: LocationFields & { region?: Parameters<typeof seatOf>[0] },
  occasion: Pick<Occasion, 'places' | 'placeNames'>,
): Promise<Result<{ place: Location; assumed: string[] }, FieldProblem>> {
  const { place, lat, tz, lang } = fields;
  if (place !== undefined || lat !== undefined) return locationOf(fields, occasion, { rounds: true });
  const seat = seatOf(region);
  return ok({
    place: {
      lat: seat.lat,
      lon: seat.lon,
      tz: tz === undefined ? seat.tz : zoneName(tz),
      name: seat.name,
      ...(await placeLabel(seat, lang, occasion)),
    },
    assumed: ['place'],
  });
}

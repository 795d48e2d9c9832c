/**
 * The place of a connection as Cloudflare reports it: a city with its time zone and its coordinates, rounded to two
 * decimals.
 */
import type { NamedPlace } from '../../data/place';
import { zoneIdentifier } from '../../domain/time/zone';

const rounded = (deg: number): number => Math.round(deg * 100) / 100;

/** The place of a request's connection; null if Cloudflare knows no city. */
export function connectionPlace(request: Request): NamedPlace | null {
  const { city, latitude, longitude, timezone } = (request as Request & { cf?: Record<string, unknown> }).cf ?? {};
  if (typeof city !== 'string' || typeof timezone !== 'string') return null;
  const tz = zoneIdentifier(timezone);
  const [lat, lon] = [Number(latitude ?? Number.NaN), Number(longitude ?? Number.NaN)];
  if (tz === null || !(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return null;
  return { name: city, lat: rounded(lat), lon: rounded(lon), tz };
}

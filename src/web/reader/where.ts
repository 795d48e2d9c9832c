/**
 * The reader's place in a URL: `place=Pune&at=18.52,73.86&tz=Asia/Kolkata`. It is complete without the list of places.
 */
import type { NamedPlace } from '../../data/place';
import { CARRIED_KEYS, PLACE_KEYS } from './queryKeys';

/** Whether this host's `Intl` knows a time zone. */
function isZone(tz: string): boolean {
  try {
    return /^[A-Za-z]/.test(tz) && new Intl.DateTimeFormat('en', { timeZone: tz }) !== null;
  } catch {
    return false;
  }
}

const LONGEST_NAME = 60;

/** The name of a place in a query; empty for none. */
export const nameOf = (query: URLSearchParams): string => (query.get('place') ?? '').trim().slice(0, LONGEST_NAME);

/** The coordinates of a query, degrees north and east; null if it has none. */
export function coordinatesOf(query: URLSearchParams): { lat: number; lon: number } | null {
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(query.get('at') ?? '') ?? [];
  if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lon)) > 180) return null;
  return { lat: Number(lat), lon: Number(lon) };
}

/** The place of a query; null if it names none or lacks the zone. */
export function placeOf(query: URLSearchParams): NamedPlace | null {
  const coordinates = coordinatesOf(query);
  const tz = query.get('tz') ?? '';
  if (!coordinates || !isZone(tz)) return null;
  return { name: nameOf(query) || `${coordinates.lat}, ${coordinates.lon}`, ...coordinates, tz };
}

/** To a ten-thousandth of a degree, some ten metres. */
const rounded = (deg: number): string => String(Math.round(deg * 10_000) / 10_000);

export const placeQuery = ({ name, lat, lon, tz }: NamedPlace): [string, string][] => [
  ['place', name],
  ['at', `${rounded(lat)},${rounded(lon)}`],
  ['tz', tz],
];

/** A readable query: commas and slashes are not encoded. */
export function queryText(entries: readonly (readonly [string, string])[]): string {
  const text = entries
    .map(
      ([key, value]) =>
        `${key}=${encodeURIComponent(value)
          .replace(/%(2C|2F|3A)/g, decodeURIComponent)
          .replaceAll('%20', '+')}`,
    )
    .join('&');
  return text && `?${text}`;
}

/** The entries of a query without its place. */
export const withoutPlace = (query: URLSearchParams): [string, string][] =>
  [...query].filter(([key]) => !PLACE_KEYS.includes(key));

/** A query with another place. */
export const withPlace = (query: URLSearchParams, place: NamedPlace): string =>
  queryText([...withoutPlace(query), ...placeQuery(place)]);

/** The part of a query that describes the page and not its reader. */
export const ownQuery = (search: string): string =>
  queryText([...new URLSearchParams(search)].filter(([key]) => !CARRIED_KEYS.includes(key)));

/** The reader's place in an address: `place=Pune&at=18.52,73.86&tz=Asia/Kolkata`. It needs no list to be understood. */
import type { NamedPlace } from '../../domain/place';
import { SETTING_KEYS } from './settings';

/** What this host's `Intl` knows. */
function isZone(tz: string): boolean {
  try {
    return /^[A-Za-z]/.test(tz) && new Intl.DateTimeFormat('en', { timeZone: tz }) !== null;
  } catch {
    return false;
  }
}

const LONGEST_NAME = 60;

/** The coordinates of a query, degrees north and east; null where there are none. */
export function coordinatesOf(query: URLSearchParams): { lat: number; lon: number } | null {
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(query.get('at') ?? '') ?? [];
  if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lon)) > 180) return null;
  return { lat: Number(lat), lon: Number(lon) };
}

/** The place of a query; null where it names none, or lacks the zone. */
export function placeOf(query: URLSearchParams): NamedPlace | null {
  const at = coordinatesOf(query);
  const tz = query.get('tz') ?? '';
  if (!at || !isZone(tz)) return null;
  const name = (query.get('place') ?? '').trim().slice(0, LONGEST_NAME);
  return { name: name || `${at.lat}, ${at.lon}`, ...at, tz };
}

/** To a ten-thousandth of a degree, some ten metres. */
const rounded = (deg: number): string => String(Math.round(deg * 10_000) / 10_000);

export const placeQuery = ({ name, lat, lon, tz }: NamedPlace): [string, string][] => [
  ['place', name],
  ['at', `${rounded(lat)},${rounded(lon)}`],
  ['tz', tz],
];

/** A query that reads well: commas and slashes stay as they are. */
export function queryText(entries: readonly (readonly [string, string])[]): string {
  const text = entries
    .map(
      ([key, value]) =>
        `${key}=${encodeURIComponent(value).replace(/%(2C|2F|3A|20)/g, (code) => (code === '%20' ? '+' : decodeURIComponent(code)))}`,
    )
    .join('&');
  return text && `?${text}`;
}

/** Keys of an address that stand for the reader, on any page. */
const CARRIED: readonly string[] = ['place', 'at', 'tz', ...SETTING_KEYS];

/** What a query says of the page alone, without what stands for its reader. */
export const ownQuery = (search: string): string =>
  queryText([...new URLSearchParams(search)].filter(([key]) => !CARRIED.includes(key)));

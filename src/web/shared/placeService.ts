/** Towns from the service: a response of one or two kilobytes instead of the whole list. */
import { sounded } from '../../domain/places/fold';
import type { Coordinates } from '../entry/coordinates';
import type { NearestTown } from './pointPlace';
import type { IndexedTown } from './townIndex';

interface FoundTown extends Omit<IndexedTown, 'found' | 'isSimilar'> {
  /** The name that matched. */
  matched: string;
  distance_km?: number;
}

async function ask(query: Record<string, string>): Promise<FoundTown[]> {
  const response = await fetch(`/api/v1/places?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`places: ${response.status}`);
  const { places }: { places: FoundTown[] } = await response.json();
  return places;
}

/** Towns of a name in any spelling, the best first. A state or a country may follow. */
export async function townsOfService(text: string, most: number): Promise<IndexedTown[]> {
  const sound = sounded(text.replace(/,.*/, ''));
  return (await ask({ q: text.trim(), limit: String(most) })).map(
    ({ name, admin1, country, lat, lon, tz, matched }) => ({
      name,
      admin1,
      country,
      lat,
      lon,
      tz,
      found: matched === name ? null : matched,
      isSimilar: !sounded(matched).includes(sound),
    }),
  );
}

/** The nearest town of a point. */
export async function nearestOfService({ lat, lon }: Coordinates): Promise<NearestTown> {
  const [town] = await ask({ lat: String(lat), lon: String(lon), limit: '1' });
  if (!town) throw new Error('the list of towns is empty');
  return {
    name: town.name,
    admin1: town.admin1,
    tz: town.tz,
    distanceKm: town.distance_km ?? Number.POSITIVE_INFINITY,
  };
}

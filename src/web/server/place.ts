/** The place of an address that a reader wrote: its name, or its coordinates without a zone. */
import { findPlace } from '../../api/shapes/findPlace';
import type { NamedPlace } from '../../data/place';
import type { PlaceList } from '../../domain/places/list';
import { nearestPlaces } from '../../domain/places/nearest';
import { coordinatesOf, nameOf, placeOf, withPlace } from '../reader/where';
import { pointPlace } from '../shared/pointPlace';

async function writtenPlace(query: URLSearchParams, places: () => Promise<PlaceList>): Promise<NamedPlace | null> {
  const list = await places().catch(() => null);
  if (!list) return null;
  const point = coordinatesOf(query);
  const name = nameOf(query);
  if (point) {
    const [town] = nearestPlaces(list, point, { limit: 1 });
    return town ? { ...pointPlace(point, town), ...(name && { name }) } : null;
  }
  const found = name ? await findPlace(name, { places: async () => list }) : null;
  return found?.ok ? found.value : null;
}

/** The query, which names a place, with the whole place; null if it has that already, or if the place is not found. */
export async function searchWithPlace(
  query: URLSearchParams,
  places: () => Promise<PlaceList>,
): Promise<string | null> {
  if (placeOf(query)) return null;
  const place = await writtenPlace(query, places);
  return place && withPlace(query, place);
}

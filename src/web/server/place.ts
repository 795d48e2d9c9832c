/** The place of an address that a reader wrote: its name, or its coordinates without a zone. */
import { findPlace } from '../../api/shapes/findPlace';
import type { NamedPlace } from '../../data/place';
import type { PlaceList, PlaceRecord } from '../../domain/places/list';
import { nearestPlaces } from '../../domain/places/nearest';
import type { PlaceNames } from '../../lexicon/places';
import { readCoordinates } from '../entry/coordinates';
import type { UnknownPlace } from '../pages/unknownPlace';
import { coordinatesOf, nameOf, placeOf, withoutPlace, withPlace } from '../reader/where';
import { pointPlace } from '../shared/pointPlace';

/** Maximum number of places that the notice of a shared name offers. */
const MAX_CANDIDATES = 5;

/** The query with the whole place, or the place that the list does not settle. */
type Written = { search: string } | { unknown: UnknownPlace };

/** `Varanasi, Uttar Pradesh`. @param names  in the language of the page; null for those of the list */
export function townLabel({ name, tz, admin1 }: Pick<PlaceRecord, 'name' | 'tz' | 'admin1'>, names: PlaceNames | null) {
  const [town, region] = names ? [names.town(name, tz), names.region(admin1)] : [name, admin1];
  return [town, region].filter(Boolean).join(', ');
}

/**
 * Reads the place of a query; null if the query names none, or has the whole place.
 *
 * @param openNames  reads the names of places in the language of the page; null for those of the list
 */
export async function writtenPlace(
  query: URLSearchParams,
  places: () => Promise<PlaceList>,
  openNames: (() => Promise<PlaceNames | null>) | null,
): Promise<Written | null> {
  const name = nameOf(query);
  const text = name || (query.get('at') ?? '').trim();
  if (text === '' || placeOf(query)) return null;
  const unknown = { text, candidates: [], rest: withoutPlace(query) };
  const list = await places().catch(() => null);
  if (!list) return { unknown };
  const found = (place: NamedPlace) => ({ search: withPlace(query, place) });
  const named = coordinatesOf(query);
  const point = named ?? readCoordinates(name);
  if (point) {
    const [town] = nearestPlaces(list, point, { limit: 1 });
    return town ? found({ ...pointPlace(point, town), ...(named && name && { name }) }) : { unknown };
  }
  const result = await findPlace(text, { places: async () => list });
  if (result.ok) return found(result.value);
  const { candidates, expected } = result.error;
  if (!candidates || (typeof expected === 'object' && expected.type === 'place-name')) return { unknown };
  const placeNames = openNames && (await openNames());
  const offered = candidates
    .slice(0, MAX_CANDIDATES)
    .map((place) => ({ label: townLabel(place, placeNames), ...found(place) }));
  return { unknown: { ...unknown, candidates: offered } };
}

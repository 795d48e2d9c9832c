/// <reference path="./env.d.ts" />
/** Towns by name, on this device. Their list and the search are fetched when a field first asks for them. */
import type { Place, PlaceList } from '../../domain/places/list';
import type { Coordinates } from '../entry/coordinates';

export interface Town extends Pick<Place, 'id' | 'name' | 'admin1' | 'lat' | 'lon' | 'tz'> {
  /** Two letters. */
  country: string;
  /** The name that was found, where it is not the town's first: Benares for Varanasi. */
  found: string | null;
  /** Whether the name is only like the one that was typed. */
  isSimilar: boolean;
}

type Searching = typeof import('./places');

interface Gazetteer extends Pick<Searching, 'searchPlaces' | 'nearestPlaces'> {
  list: PlaceList;
}

let opened: Promise<Gazetteer> | undefined;

async function fetchGazetteer(): Promise<Gazetteer> {
  const [response, { openPlaces, searchPlaces, nearestPlaces }] = await Promise.all([
    fetch(GAZETTEER_URL),
    import('./places'),
  ]);
  if (!response.ok) throw new Error(`gazetteer: ${response.status}`);
  return { list: openPlaces(await response.text()), searchPlaces, nearestPlaces };
}

/** Fetches the towns, once; a failure is forgotten, so that the next attempt asks again. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= fetchGazetteer().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Towns of a name, or of its beginning; the larger first. A state or a country may follow. */
export async function findTowns(text: string, most = 8): Promise<Town[]> {
  if (text.trim().length < 2) return [];
  const { list, searchPlaces } = await openGazetteer();
  return searchPlaces(list, text, { limit: most }).map(
    ({ id, name, admin1, country, lat, lon, tz, matched, quality }) => ({
      id,
      name,
      admin1,
      country,
      lat,
      lon,
      tz,
      found: matched === name ? null : matched,
      isSimilar: quality === 'similar',
    }),
  );
}

/** Whether the towns are on this device already, so that asking for them costs no network. */
export async function hasGazetteer(): Promise<boolean> {
  if (opened) return true;
  return 'caches' in globalThis && (await caches.match(GAZETTEER_URL)) !== undefined;
}

/** So near, a point is in the town; as far at most, near it. */
const [WITHIN_KM, NEAR_KM] = [3, 60];

export interface Nearby {
  town: string;
  /** Within the town itself. */
  isIn: boolean;
  tz: string;
}

/** The nearest town of a point and its time zone: coordinates have none of their own. */
export async function nearby(at: Coordinates): Promise<Nearby & { isNear: boolean }> {
  const { list, nearestPlaces } = await openGazetteer();
  const [town] = nearestPlaces(list, at, { limit: 1 });
  if (!town) throw new Error('the list of towns is empty');
  return { town: town.name, tz: town.tz, isIn: town.distanceKm < WITHIN_KM, isNear: town.distanceKm <= NEAR_KM };
}

/** The nearest town in words, `Varanasi` or `near Varanasi`; null where there is none, or the towns are not opened yet. */
export async function townNear(lat: number, lon: number): Promise<string | null> {
  if (!opened) return null;
  const { town, isIn, isNear } = await nearby({ lat, lon });
  if (!isNear) return null;
  return isIn ? town : `near ${town}`;
}

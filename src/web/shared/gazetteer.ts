/// <reference path="./env.d.ts" />
/** Towns by name, on this device. The list and the search load when a field first needs them. */
import type { PlaceList, PlaceRecord } from '../../domain/places/list';
import type { Coordinates } from '../entry/coordinates';
import { NEAR_KM, type NearestTown, pointPlace } from './pointPlace';

export interface Town extends Pick<PlaceRecord, 'id' | 'name' | 'admin1' | 'lat' | 'lon' | 'tz'> {
  /** Two letters. */
  country: string;
  /** The matched name, if it is not the town's first: Benares for Varanasi. */
  found: string | null;
  /** Whether the name is only similar to the typed one. */
  isSimilar: boolean;
}

type Searching = typeof import('./places');

interface Gazetteer extends Pick<Searching, 'searchPlaces' | 'nearestPlaces'> {
  list: PlaceList;
}

let opened: Promise<Gazetteer> | undefined;

async function fetchGazetteer(): Promise<Gazetteer> {
  const [response, { unpackedPlaces, searchPlaces, nearestPlaces }] = await Promise.all([
    fetch(GAZETTEER_URL),
    import('./places'),
  ]);
  if (!response.ok || !response.body) throw new Error(`gazetteer: ${response.status}`);
  return { list: await unpackedPlaces(response.body), searchPlaces, nearestPlaces };
}

/** Loads the towns once. After a failure the next attempt loads again. */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= fetchGazetteer().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Towns with a name or its prefix, larger ones first. A state or a country may follow. */
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

/** Whether the towns are already on this device, so that a search needs no network. */
export async function hasGazetteer(): Promise<boolean> {
  if (opened) return true;
  return 'caches' in globalThis && (await caches.match(GAZETTEER_URL)) !== undefined;
}

/** The nearest town of a point. Coordinates have no time zone of their own. */
export async function nearby(at: Coordinates): Promise<NearestTown> {
  const { list, nearestPlaces } = await openGazetteer();
  const [town] = nearestPlaces(list, at, { limit: 1 });
  if (!town) throw new Error('the list of towns is empty');
  return town;
}

/**
 * The nearest town in words, `Varanasi` or `near Varanasi`; null if there is none, or if the towns are not loaded yet.
 */
export async function townNear(lat: number, lon: number): Promise<string | null> {
  if (!opened) return null;
  const point = { lat, lon };
  const nearest = await nearby(point);
  return nearest.distanceKm <= NEAR_KM ? pointPlace(point, nearest).name : null;
}

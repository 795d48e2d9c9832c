/** The list of places, and their names in Hindi: static assets that the first request that needs them loads. */
import { openPlaces, type PlaceList } from '../domain/places/list';
import { type PlaceNames, readPlaceNames } from '../lexicon/places';
import { type Assets, sharedAssets } from './assets';

/** A list that all requests of an isolate share once the first one has loaded it. */
export function sharedPlaces(): (assets: Assets | undefined) => Promise<PlaceList> {
  const read = sharedAssets((key) => `${key}.bin`, openPlaces);
  return (assets) => read(assets, 'gazetteer');
}

/** Names that all requests of an isolate share once the first one has loaded them; null if they cannot be read. */
export function sharedPlaceNames(): (assets: Assets | undefined) => Promise<PlaceNames | null> {
  const read = sharedAssets(
    (key) => `place-names-${key}.txt`,
    (bytes) => readPlaceNames(new TextDecoder().decode(bytes)),
  );
  return (assets) => read(assets, 'hi').catch(() => null);
}

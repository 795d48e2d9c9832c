/** The list of places: a static asset that the first request with a place name loads. */
import { openPlaces, type PlaceList } from '../domain/places/list';
import { type Assets, sharedAssets } from './assets';

/** A list that all requests of an isolate share once the first one has loaded it. */
export function sharedPlaces(): (assets: Assets | undefined) => Promise<PlaceList> {
  const read = sharedAssets((key) => `${key}.bin`, openPlaces);
  return (assets) => read(assets, 'gazetteer');
}

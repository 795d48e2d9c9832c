/** The list of places: a static asset that the first request with a place name loads. */
import { openPlaces, type PlaceList } from '../domain/places/list';
import { type Assets, sharedReads } from './assets';

/** A list that all requests of an isolate share once the first one has loaded it. */
export function sharedPlaces(): (assets: Assets | undefined) => Promise<PlaceList> {
  const read = sharedReads((key) => `${key}.bin`, openPlaces);
  let opened: PlaceList | undefined;
  return async (assets) => {
    opened ??= await read(assets, 'gazetteer');
    return opened;
  };
}

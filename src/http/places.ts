/** The list of places: a static asset that the first request with a place name loads. */
import { openPlaces, type PlaceList } from '../domain/places/list';

/** The binding of static assets. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** The path that `tools/build-web.mjs` writes. Assets have no host, so any host works. */
const PLACES_URL = 'https://assets.invalid/assets/gazetteer.bin';

async function readPlaces(assets: Assets | undefined): Promise<PlaceList> {
  if (assets === undefined) throw new Error('the binding ASSETS is missing');
  const response = await assets.fetch(new Request(PLACES_URL));
  if (!response.ok) throw new Error(`the list of places answers ${response.status}`);
  return openPlaces(new Uint8Array(await response.arrayBuffer()));
}

/** A list that all requests of an isolate share once the first one has loaded it. */
export function sharedPlaces(): (assets: Assets | undefined) => Promise<PlaceList> {
  // Keep the list, never its promise: a request must not wait for I/O of another request.
  let opened: PlaceList | undefined;
  return async (assets) => {
    opened ??= await readPlaces(assets);
    return opened;
  };
}

/** The reader's place: from the URL, otherwise from this device's storage, otherwise from the page's HTML. */
import { type NamedPlace, REFERENCE_PLACE } from '../../data/place';
import { remember, remembered } from './storage';
import { placeOf, withPlace } from './where';

export type ReaderPlace = NamedPlace;

const CHANGED = 'khagola:place';

/** The stored place of the device; null if there is no valid one. */
function storedPlace(): ReaderPlace | null {
  try {
    const { name, lat, lon, tz } = JSON.parse(remembered('place') ?? '{}') as Record<string, unknown>;
    return placeOf(new URLSearchParams({ place: String(name), at: `${lat},${lon}`, tz: String(tz) }));
  } catch {
    return null;
  }
}

let place: ReaderPlace | null | undefined;

/** The place that the reader has chosen, in the URL or earlier; null for none. */
function chosenPlace(): ReaderPlace | null {
  if (place === undefined) place = placeOf(new URLSearchParams(location.search)) ?? storedPlace();
  return place;
}

export const isPlaceChosen = (): boolean => chosenPlace() !== null;
export const currentPlace = (): ReaderPlace => chosenPlace() ?? REFERENCE_PLACE;

/** Changes the place for all pages, notifies them, and puts it into the URL. */
export function changePlace(next: ReaderPlace): void {
  place = next;
  remember('place', JSON.stringify(next));
  const query = withPlace(new URLSearchParams(location.search), next);
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  dispatchEvent(new Event(CHANGED));
}

/** Calls a function at every change of the place. Returns a function that ends this. */
export function onPlace(follow: () => void): () => void {
  addEventListener(CHANGED, follow);
  return () => removeEventListener(CHANGED, follow);
}

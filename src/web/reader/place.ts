/** The reader's place: of the address, else the one that this device remembers, else the one the page was made for. */
import { type NamedPlace, REFERENCE_PLACE } from '../../domain/place';
import { remember, remembered } from './storage';
import { placeOf, placeQuery, queryText } from './where';

export type Place = NamedPlace;

const CHANGED = 'khagola:place';

/** What the device remembers, as a query; null where that is no place. */
function kept(): Place | null {
  try {
    const value: unknown = JSON.parse(remembered('place') ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { name, lat, lon, tz } = value as Record<string, unknown>;
    return placeOf(new URLSearchParams({ place: String(name), at: `${lat},${lon}`, tz: String(tz) }));
  } catch {
    return null;
  }
}

let place: Place | null | undefined;

/** The place that the reader has chosen, by the address or before; null for none. */
function chosenPlace(): Place | null {
  if (place === undefined) place = placeOf(new URLSearchParams(location.search)) ?? kept();
  return place;
}

export const isPlaceChosen = (): boolean => chosenPlace() !== null;
export const currentPlace = (): Place => chosenPlace() ?? REFERENCE_PLACE;

const PLACE_KEYS = ['place', 'at', 'tz'];

/** Takes another place for all pages, tells them, and puts it into the address. */
export function changePlace(next: Place): void {
  place = next;
  remember('place', JSON.stringify(next));
  const others = [...new URLSearchParams(location.search)].filter(([key]) => !PLACE_KEYS.includes(key));
  const query = queryText([...others, ...placeQuery(next)]);
  history.replaceState(history.state, '', location.pathname + query + location.hash);
  dispatchEvent(new Event(CHANGED));
}

/** Tells of every other place that is taken; gives what ends it. */
export function onPlace(follow: () => void): () => void {
  addEventListener(CHANGED, follow);
  return () => removeEventListener(CHANGED, follow);
}

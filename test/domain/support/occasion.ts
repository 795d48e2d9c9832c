/** The context that a request may depend on, for tests that call the API layer without HTTP. */
import type { Occasion } from '../../../src/api/resource';
import { openPlaces, type PlaceList } from '../../../src/domain/places/list';
import { gazetteerBytes } from '../../../tools/build-gazetteer.mjs';

let places: PlaceList | undefined;

/** The list of places, opened once. */
export async function loadPlaces(): Promise<PlaceList> {
  places ??= openPlaces(gazetteerBytes());
  return places;
}

/** @param nowMs  the present instant, Unix milliseconds */
export const occasionAt = (nowMs: number): Occasion => ({ nowMs, origin: '', places: loadPlaces });

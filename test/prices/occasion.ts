import { readFileSync } from 'node:fs';
import type { Occasion } from '../../src/api/resource';
import { openPlaces, type PlaceList } from '../../src/domain/places/list';

const PLACES = new URL('../../build/gazetteer.bin', import.meta.url);
let places: PlaceList | undefined;

/** The circumstances of priced requests. */
export const OCCASION: Occasion = {
  nowMs: Date.UTC(2026, 10, 21, 6, 30),
  origin: 'https://khagola.test',
  places: async () => {
    places ??= openPlaces(new Uint8Array(readFileSync(PLACES)));
    return places;
  },
};

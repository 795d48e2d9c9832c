/** The region of holidays at the reader's place, in the browser. */

import type { Region } from '../../../data/observances/regions';
import type { NamedPlace } from '../../../data/place';
import { regionOfPlace } from '../../../domain/places/region';
import { hasGazetteer, nearby } from '../gazetteer';
import { nearestOfService } from '../placeService';

export { holidaysOn, nextHoliday } from './holiday';

/** The nearest town of a point: from the service, offline from the list if the device has it. */
async function nearestTown(point: { lat: number; lon: number }): Promise<{ admin1: string }> {
  if (navigator.onLine) return nearestOfService(point);
  if (await hasGazetteer()) return nearby(point);
  throw new Error('the nearest town is not known offline');
}

export const regionHere = (place: NamedPlace): Promise<Region | null> => regionOfPlace(place, nearestTown);

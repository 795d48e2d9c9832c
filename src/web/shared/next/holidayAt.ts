/** The next public holiday at the reader's place, in the browser. */
import type { Region } from '../../../data/observances/regions';
import { regionOfPlace } from '../../../domain/places/region';
import type { Kernel } from '../../../kernel/kernel';
import type { NextHoliday } from '../../reader/given';
import type { Reader } from '../../reader/reader';
import { hasGazetteer, nearby } from '../gazetteer';
import { nearestOfService } from '../placeService';
import { nextHoliday } from './holiday';

/** The nearest town of a point: from the service, offline from the list if the device has it. */
async function nearestTown(point: { lat: number; lon: number }): Promise<{ admin1: string }> {
  if (navigator.onLine) return nearestOfService(point);
  if (await hasGazetteer()) return nearby(point);
  throw new Error('the nearest town is not known offline');
}

/**
 * @param today  civil day from which the holiday follows, days from 1970-01-01
 * @param known  the region of the place; undefined if the page does not know it
 */
export async function holidayAt(
  kernel: Kernel,
  reader: Reader,
  today: number,
  known: Region | null | undefined,
): Promise<NextHoliday | null> {
  const region = known === undefined ? await regionOfPlace(reader.place, nearestTown) : known;
  return nextHoliday(kernel, reader, region, today);
}

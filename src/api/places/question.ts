/** The question of a search for places, with the towns that it finds, because the answer depends on the list. */
import type * as z from 'zod';
import type { GeoPoint } from '../../domain/places/nearest';
import type { FoundPlace } from './response';

export interface PlacesQuestion {
  q: string | null;
  point: GeoPoint | null;
  rows: z.output<typeof FoundPlace>[];
}

/** GET /api/v1/places: the response. */
import * as z from 'zod';
import { PlaceShape } from '../shapes/places';
import { MAX_PLACES } from './request';

export const FoundPlace = PlaceShape.extend({
  matched: z.string().describe('Which of its names matched.'),
  distance_km: z.number().min(0).optional().describe('Distance from `lat`, `lon`, where they were given.'),
}).meta({ id: 'FoundPlace', description: 'A town that was found.' });

export const PlacesResponse = z
  .object({
    query: z.string().nullable().describe('The requested name; null for the nearest places.'),
    lat: z.number().optional(),
    lon: z.number().optional(),
    count: z.int().min(0).max(MAX_PLACES),
    places: z.array(FoundPlace).describe('The best match first; without a name, the nearest first.'),
    attribution: z.string().describe('Whose data it is.'),
  })
  .meta({ id: 'PlacesResponse', description: 'Places by name, or near a point.' });

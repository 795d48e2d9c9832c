/** Places by name, or near a point. */

import type * as z from 'zod';
import type { PlaceList, PlaceRecord } from '../../domain/places/list';
import { PLACES_CREDIT_TEXT } from '../../domain/places/list';
import { distanceKm, type GeoPoint, nearestPlaces } from '../../domain/places/nearest';
import { searchPlaces } from '../../domain/places/search';
import { ok } from '../../domain/result';
import type { Pricing } from '../price';
import type { Code } from '../resource';
import { areRounded } from '../shapes/place';
import { validate } from '../validate';
import { PlacesRequest, USUAL_PLACES } from './request';
import type { FoundPlace, PlacesResponse } from './response';

/** The question of a search for places, with the towns that it finds, because the answer depends on the list. */
interface PlacesQuestion {
  q: string | null;
  point: GeoPoint | null;
  rows: z.output<typeof FoundPlace>[];
}

/** The work of a search for places: a name and the rows, or the rows around a point. */
const placesPricing: Pricing<PlacesQuestion> = {
  rates: 'places',
  work: ({ q, rows }) => ({ request: 1, [q === null ? 'nearest' : 'search']: 1, row: rows.length }),
};

type Found = z.output<typeof FoundPlace>;

/** A tenth of a kilometre. */
const PER_KM = 10;

function presentPlace(place: PlaceRecord, matched: string, km: number | null): Found {
  const { id, name, admin1, country, lat, lon, tz, population } = place;
  const distance = km === null ? {} : { distance_km: Math.round(km * PER_KM) / PER_KM };
  return { id, name, admin1, country, lat, lon, tz, population, matched, ...distance };
}

function found(list: PlaceList, q: string | null, point: GeoPoint | null, limit: number): Found[] {
  if (q !== null) {
    const matches = searchPlaces(list, q, { limit, ...(point && { near: point }) });
    return matches.map((match) => presentPlace(match, match.matched, point && distanceKm(point, match)));
  }
  if (point === null) throw new Error('neither a name nor a point');
  return nearestPlaces(list, point, { limit }).map((place) => presentPlace(place, place.matched, place.distanceKm));
}

export const places: Code<typeof PlacesRequest, PlacesQuestion, z.output<typeof PlacesResponse>> = {
  request: PlacesRequest,
  price: placesPricing,
  async read(body, occasion) {
    const request = validate(PlacesRequest, body);
    if (!request.ok) return request;
    const { q = null, lat, lon, limit = USUAL_PLACES } = request.value;
    const point = lat === undefined || lon === undefined ? null : { lat, lon };
    return ok({ q, point, rows: found(await occasion.places(), q, point, limit) });
  },
  isPersonal: ({ point }) => point !== null && !areRounded(point),
  answer(_, { q, point, rows }) {
    return ok({ query: q, ...point, count: rows.length, places: rows, attribution: PLACES_CREDIT_TEXT });
  },
};

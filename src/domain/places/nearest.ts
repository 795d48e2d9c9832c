/** The places near a point. */
import { RADIANS } from '../../kernel/units';
import { foldedPlace } from './fold';
import type { PlaceList, PlaceRecord } from './list';

export interface GeoPoint {
  lat: number;
  lon: number;
}

/** A place with its distance from a point. */
export interface NearbyPlace extends PlaceRecord {
  matched: string;
  distanceKm: number;
}

const KM_PER_DEGREE = 111.2;

/** Great-circle distance on a sphere, km. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const [north, east] = [(b.lat - a.lat) * RADIANS, (b.lon - a.lon) * RADIANS];
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(east / 2) ** 2;
  return (2 * KM_PER_DEGREE * Math.asin(Math.min(1, Math.sqrt(half)))) / RADIANS;
}

/** The nearest places, the nearest first. */
export function nearestPlaces(
  list: PlaceList,
  point: GeoPoint,
  { limit = 10 }: { limit?: number } = {},
): NearbyPlace[] {
  const nearest: { at: number; km: number }[] = [];
  let worstKm = Number.POSITIVE_INFINITY;
  for (let at = 0; at < list.count; at++) {
    const lat = list.latOf(at);
    if (Math.abs(lat - point.lat) * KM_PER_DEGREE > worstKm) continue;
    const km = distanceKm(point, { lat, lon: list.lonOf(at) });
    if (km >= worstKm) continue;
    const before = nearest.findIndex((other) => other.km > km);
    nearest.splice(before < 0 ? nearest.length : before, 0, { at, km });
    if (nearest.length > limit) nearest.pop();
    if (nearest.length === limit) worstKm = (nearest.at(-1) as { km: number }).km;
  }
  return nearest.map(({ at, km }) => {
    const place = list.placeAt(at);
    return { ...place, matched: place.name, distanceKm: km };
  });
}

/** A point within this distance of a town with its name is in the town, km. */
const TOWN_KM = 25;

/** All names of the town that has a name and contains a point; none if the list has no such town. */
export function namesOfTown(list: PlaceList, { name, ...point }: GeoPoint & { name: string }): string[] {
  const [from, to] = list.names.beginningWith(foldedPlace(name)).equal;
  for (let i = from; i < to; i++) {
    const at = list.names.placeOf(i);
    if (distanceKm(point, { lat: list.latOf(at), lon: list.lonOf(at) }) < TOWN_KM) return list.names.ofPlace(at);
  }
  return [];
}

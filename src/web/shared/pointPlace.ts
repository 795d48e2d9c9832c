/** The name of a point: its town, the town that it is near, or its coordinates. */
import type { NamedPlace } from '../../data/place';
import { coordinatesText } from '../../lexicon/coordinates';
import type { Coordinates } from '../entry/coordinates';

/** Maximum distance of a point in the town. */
const WITHIN_KM = 3;
/** Maximum distance of a point near a town. */
export const NEAR_KM = 60;

/** The nearest town of a point. The point takes its time zone. */
export interface NearestTown {
  name: string;
  /** Its state or region, in English. */
  admin1: string;
  tz: string;
  distanceKm: number;
}

/** A place for coordinates. Its name is kept in English, such as `near Varanasi`; pages write it in their language. */
export function pointPlace(point: Coordinates, { name, tz, distanceKm }: Omit<NearestTown, 'admin1'>): NamedPlace {
  const isNear = distanceKm <= NEAR_KM;
  const words = distanceKm < WITHIN_KM ? name : isNear ? `near ${name}` : coordinatesText(point.lat, point.lon);
  return { name: words, ...point, tz };
}

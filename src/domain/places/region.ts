/** The region of holidays at a place. */
import { countryOfZone, type Region, STATES } from '../../data/observances/regions';
import type { GeoPoint } from './nearest';

/** A state or union territory of India by its English name in the list of places, `Tamil Nadu`; null for any other name. */
function stateNamed(admin1: string): Region | null {
  const key = admin1.toLowerCase().replaceAll(' ', '-');
  return STATES.find((state) => state === key) ?? null;
}

/**
 * The region of a place: the country of its time zone, in India the state of the nearest town; null elsewhere. Where the
 * nearest town cannot be found, India.
 *
 * @param nearest  finds the nearest town of a point
 */
export async function regionOfPlace(
  { lat, lon, tz }: GeoPoint & { tz: string },
  nearest: (point: GeoPoint) => Promise<{ admin1: string } | undefined>,
): Promise<Region | null> {
  const country = countryOfZone(tz);
  if (country !== 'india') return country;
  const town = await nearest({ lat, lon }).catch(() => undefined);
  return (town && stateNamed(town.admin1)) ?? country;
}

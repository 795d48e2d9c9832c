/** The position of the device, on request: rounded to two decimals, about a kilometre. */
import type { NamedPlace } from '../../data/place';
import type { Coordinates } from '../entry/coordinates';
import { type NearestTown, pointPlace } from './pointPlace';

const LONGEST_MS = 20_000;

const rounded = (deg: number): number => Math.round(deg * 100) / 100;

const ask = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: LONGEST_MS, maximumAge: 600_000 });
  });

/**
 * The place of the device, named after its nearest town. Rejects if the browser gives no position.
 *
 * @param nearest  the nearest town of a point; without one, the place has the time zone of the device
 */
export async function placeOfDevice(nearest: (point: Coordinates) => Promise<NearestTown>): Promise<NamedPlace> {
  const { coords } = await ask();
  const point = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) };
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const town = await nearest(point).catch(() => ({ name: '', tz, distanceKm: Number.POSITIVE_INFINITY }));
  return pointPlace(point, town);
}

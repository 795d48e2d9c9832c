/** The position of the device, on request: rounded to two decimals, about a kilometre. */
import type { NamedPlace } from '../../data/place';
import { coordinatesText } from '../../lexicon/coordinates';
import { nearby } from './gazetteer';

const LONGEST_MS = 20_000;

const rounded = (deg: number): number => Math.round(deg * 100) / 100;

const ask = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: LONGEST_MS, maximumAge: 600_000 });
  });

/**
 * The place of the device, named after its nearest town. Rejects if the browser gives no position.
 *
 * @param near  the name of a place near a town
 */
export async function placeOfDevice(near: (town: string) => string): Promise<NamedPlace> {
  const { coords } = await ask();
  const point = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) };
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    const town = await nearby(point);
    const name = town.isNear ? (town.isIn ? town.town : near(town.town)) : coordinatesText(point.lat, point.lon);
    return { name, ...point, tz: town.tz };
  } catch {
    return { name: coordinatesText(point.lat, point.lon), ...point, tz };
  }
}

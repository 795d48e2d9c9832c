/** Where the device is, when the reader asks: rounded to two decimals, about a kilometre. */
import type { NamedPlace } from '../../domain/place';
import { coordinatesText } from '../../lexicon/format';
import { nearby } from './gazetteer';

const LONGEST_MS = 20_000;

const rounded = (deg: number): number => Math.round(deg * 100) / 100;

const ask = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: LONGEST_MS, maximumAge: 600_000 });
  });

/**
 * The place of the device, named for its nearest town. Rejects where the browser gives no position.
 *
 * @param near  how a place near a town is called
 */
export async function placeOfDevice(near: (town: string) => string): Promise<NamedPlace> {
  const { coords } = await ask();
  const at = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) };
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    const found = await nearby(at);
    const name = found.isNear ? (found.isIn ? found.town : near(found.town)) : coordinatesText(at.lat, at.lon);
    return { name, ...at, tz: found.tz };
  } catch {
    return { name: coordinatesText(at.lat, at.lon), ...at, tz };
  }
}

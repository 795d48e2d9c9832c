/** A place of a request: its coordinates, its clocks, and the text for it. */
import { type NamedPlace, REFERENCE_PLACE } from '../../data/place';

/** A place with its clocks. A place requested by name also has its id and name, and which of its names matched. */
export interface Location<Tz extends string | number = string | number> {
  lat: number;
  lon: number;
  /** IANA identifier in the spelling of the tz database, a named civil time, or the UTC offset in hours. */
  tz: Tz;
  id?: string;
  name?: string;
  matched?: string;
  /** The name in the language of the request, if it is another one. */
  label?: string;
}

/** What names a place in a text. */
export type NamedLocation = Pick<Location, 'lat' | 'lon' | 'name' | 'label'> & Partial<Pick<Location, 'tz'>>;

/** Whether a place is a given one, for example the default of a request. */
export const isPlace = ({ lat, lon, tz }: NamedLocation, place: NamedPlace = REFERENCE_PLACE): boolean =>
  lat === place.lat && lon === place.lon && tz === place.tz;

/** The text for a place: its name, or its coordinates. */
export const placeName = (place: NamedLocation): string =>
  isPlace(place) ? REFERENCE_PLACE.name : (place.name ?? `${place.lat} ${place.lon}`);

/** The same in the language of the request. */
export const placeText = (place: NamedLocation): string => place.label ?? placeName(place);

/** Decimals of the coordinates in a cached question: about 11 m, which moves a sunrise by 0.03 s. */
const DECIMALS = 4;

const rounded = (degrees: number): number => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS + 0; // -0 is 0

/** The coordinates for a cached answer, which nearby requests share. */
export const roundedCoordinates = (lat: number, lon: number) => ({ lat: rounded(lat), lon: rounded(lon) });

/** Whether coordinates equal those of a cached answer and are not more precise. */
export const areRounded = ({ lat, lon }: { lat: number; lon: number }): boolean =>
  lat === rounded(lat) && lon === rounded(lon);

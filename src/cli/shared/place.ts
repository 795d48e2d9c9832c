/** The place of a question: coordinates and a zone, or the name of a town. */
import { findPlace } from '../../api/shapes/findPlace';
import { type NamedPlace, REFERENCE_PLACE } from '../../data/place';
import type { PlaceRecord } from '../../domain/places/list';
import { type Io, occasionOf } from '../io';
import { definedFields } from './query';
import { answered } from './refusals';

/** The options of a place. */
export interface PlaceOptions {
  lat?: number | string;
  lon?: number | string;
  tz?: string;
  offset?: number | string;
  place?: string;
}

/** The names of these options. */
export const PLACE_OPTIONS = ['lat', 'lon', 'tz', 'offset', 'place'] as const satisfies (keyof PlaceOptions)[];

/** A place as given. Validation of the request checks it. */
export interface ResolvedPlace {
  /** Null if only coordinates were given. */
  name: string | null;
  lat: number | string | undefined;
  lon: number | string | undefined;
  /** An IANA identifier, or a fixed offset in hours. */
  tz: string | undefined;
  offset: number | string | undefined;
}

type Town = Pick<PlaceRecord, 'name' | 'lat' | 'lon' | 'tz'>;

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' });

/** The town of a name or an id, found as in the API. */
async function findTown(io: Io, place: string): Promise<Town> {
  const town = answered(await findPlace(place, occasionOf(io)), { place: '--place' });
  return { ...town, name: `${town.name}, ${COUNTRIES.of(town.country) ?? town.country}` };
}

/**
 * The fields of a place in a request that accepts `place`. A name is passed on unchanged. If the options set a zone or
 * an offset, or name no place, the fields are coordinates.
 */
export async function namedOrGiven(io: Io, options: PlaceOptions): Promise<Record<string, unknown>> {
  const { place, tz, offset } = options;
  if (place !== undefined && tz === undefined && offset === undefined) return { place };
  const { lat, lon, tz: zone, offset: hours } = await resolvePlace(io, options);
  return definedFields({ lat, lon, tz: zone ?? hours });
}

/** The place of the options, or `defaultPlace` if they have none. */
export async function resolvePlace(io: Io, options: PlaceOptions, defaultPlace?: NamedPlace): Promise<ResolvedPlace> {
  const { lat, lon, tz, offset, place } = options;
  if (place !== undefined) {
    const town = await findTown(io, place);
    const zone = offset === undefined ? (tz ?? town.tz) : undefined;
    return { name: town.name, lat: town.lat, lon: town.lon, tz: zone, offset };
  }
  if (defaultPlace && lat === undefined && lon === undefined && tz === undefined && offset === undefined) {
    return { ...defaultPlace, offset: undefined };
  }
  return { name: null, lat, lon, tz, offset };
}

export { REFERENCE_PLACE };

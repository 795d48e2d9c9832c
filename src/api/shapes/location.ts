/**
 * The place of a request: a name or id, or coordinates. `/api/v1` takes `lat` and `lon` with or without a zone; the
 * specification's endpoints take `lat`, `lon` and their clocks together.
 */
import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { seatOf } from '../../data/observances/seats';
import type { NamedPlace } from '../../data/place';
import type { CivilDate } from '../../domain/day/types';
import { nearestPlaces } from '../../domain/places/nearest';
import { ok, type Result } from '../../domain/result';
import { historiesFor, hoursAtNoon, zoneChoice } from '../../domain/time/zone';
import { seatName } from '../../lexicon/regions';
import { latitude, longitude, textOf, timeZone, zoneOrOffset } from '../fields';
import type { FieldProblem } from '../problem';
import type { Occasion } from '../resource';
import { hasFields, MISSING, together, unmet } from '../validate';
import { zoneName } from './clocks';
import { findPlace } from './findPlace';
import { type Location, roundedCoordinates } from './place';

/** The name or id of a place. */
export const placeField = () =>
  textOf({ min: 1, max: 100 }).meta({
    description: 'Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.',
    examples: ['Pune'],
  });

/** The fields of a place in `/api/v1`. */
export const LOCATION = {
  place: placeField()
    .optional()
    .describe('Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.'),
  lat: latitude().optional(),
  lon: longitude().optional(),
  tz: zoneOrOffset()
    .optional()
    .meta({
      description:
        'Time zone: IANA identifier, or UTC offset in hours. Default: that of the place, or of the town nearest to the ' +
        'coordinates.',
      examples: ['Asia/Kolkata', 5.5],
    }),
};

/** The fields of a place in the specification's endpoints: `lat`, `lon` and `tz` together, or `place`. */
export const ZONED_LOCATION = {
  lat: latitude().optional(),
  lon: longitude().optional(),
  tz: timeZone()
    .optional()
    .meta({ description: 'IANA time zone of the place. Dates are civil dates there.', examples: ['America/New_York'] }),
  place: placeField().optional(),
};

const POINT = ['lat', 'lon'] as const;
const POINT_AND_CLOCKS = ['lat', 'lon', 'tz'] as const;

/** A request in which `place` replaces the given keys: it must not have both. */
function alone<S extends z.ZodObject>(request: S, keys: readonly string[], parent = ''): S {
  return request.check(
    ...keys.map((key) =>
      z.refine<Record<string, unknown>>((fields) => !('place' in fields && key in fields), {
        path: ['place'],
        when: hasFields,
        ...unmet({ type: 'instead-of', field: parent + key }),
      }),
    ),
  );
}

interface Located {
  /** Whether the request must name a place. */
  required?: boolean;
  /** A field that may replace the place. */
  or?: string;
}

/** A request of `/api/v1` with a place by name or by coordinates, not by both. */
export function located<S extends z.ZodObject>(request: S, { required = true, or }: Located = {}): S {
  const whole = alone(together(request, POINT, [28.6139, 77.209]), POINT);
  if (!required) return whole;
  const places = ['place', ...POINT, ...(or === undefined ? [] : [or])];
  return whole.refine((fields) => places.some((field) => field in fields), {
    path: ['place'],
    when: hasFields,
    ...unmet({ type: 'one-of', fields: places }, 'Pune'),
  });
}

/** A request with coordinates and zone together or not at all, and not with `place`. */
export const wholePlace = <S extends z.ZodObject>(request: S): S =>
  alone(together(request, POINT_AND_CLOCKS), POINT_AND_CLOCKS);

interface SomePlace {
  /** The fields that are required without `place`. */
  required?: readonly string[];
  /** Further fields that `place` replaces. */
  further?: readonly string[];
  /** The path of the fields in the request: `location.`. */
  parent?: string;
}

/** A request that must name a place: by all of its fields, or by `place` instead of them. */
export function somePlace<S extends z.ZodObject>(
  request: S,
  { required = POINT_AND_CLOCKS, further = [], parent = '' }: SomePlace = {},
): S {
  const whole = request.check(
    ...required.map((key) =>
      z.refine<Record<string, unknown>>((fields) => 'place' in fields || fields[key] !== undefined, {
        path: [key],
        when: hasFields,
        ...MISSING,
      }),
    ),
  );
  return alone(whole, [...required, ...further], parent);
}

/** The OpenAPI schema of a request that must name a place: the required fields, with and without `place`. */
export const placeOrFields = (required: readonly string[] = POINT_AND_CLOCKS) => ({
  anyOf: [{ required: ['place'] }, { required: [...required] }],
});

/** The same for a request of `/api/v1`. */
export const LOCATION_REQUIRED = placeOrFields(POINT);

/** `place` in an answer of the specification's endpoints. */
export const WhereShape = z
  .object({
    lat: z.number(),
    lon: z.number(),
    tz: z.string().describe('IANA time zone.'),
    id: z.string().optional().describe('Id of the place, if the request named one.'),
    name: z.string().optional().describe('Name of the place, if the request named one.'),
    matched: z
      .string()
      .optional()
      .meta({ description: 'Which of its names matched the one in the request.', examples: ['Poona'] }),
    label: z.string().optional().describe('Its name in the language `lang`.'),
  })
  .meta({ id: 'Where', description: 'A place and its time zone.' });

/** `place` in an answer about a single date, with the UTC offset of that date. */
export const WhereWithOffsetShape = WhereShape.extend({
  tz: z.number().describe('UTC offset in hours.'),
}).meta({ id: 'WhereWithOffset', description: 'A place and its UTC offset.' });

/** `place` in an answer of `/api/v1`. */
export const LocationShape = WhereShape.extend({
  lat: z.number().describe('Latitude in degrees, north positive.'),
  lon: z.number().describe('Longitude in degrees, east positive.'),
  tz: z
    .union([z.string(), z.number()])
    .describe('Its clocks: IANA time zone, named civil time, or UTC offset in hours.'),
}).meta({ id: 'Location', description: 'A place and its clocks.' });

/** Presents a place; a label only beside a name. */
export const presentWhere = <Tz extends string | number>(place: Location<Tz>): Location<Tz> => {
  const { lat, lon, tz, id, name, matched, label } = place;
  return {
    lat,
    lon,
    tz,
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(matched !== undefined && { matched }),
    ...(name !== undefined && label !== undefined && { label }),
  };
};

/** `assumed` in an answer. */
export const Assumed = z
  .array(z.string())
  .meta({ id: 'Assumed', description: 'Fields that the request left open and the service chose.' });

/** The fields of a place in a valid request. */
interface LocationFields {
  place?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
  tz?: string | number | undefined;
  /** The language of the answer. */
  lang?: LanguageTag | undefined;
}

/** Farther from every town than this, clocks are those at sea: whole hours by longitude. */
const SEA_KM = 500;
const DEGREES_PER_HOUR = 15;

/** The zone of the town nearest to a point; at sea, and without the list of towns, a UTC offset in whole hours. */
async function zoneAt(point: { lat: number; lon: number }, { places }: Pick<Occasion, 'places'>) {
  const list = await places().catch(() => null);
  const [town] = list === null ? [] : nearestPlaces(list, point, { limit: 1 });
  return town && town.distanceKm <= SEA_KM ? town.tz : Math.round(point.lon / DEGREES_PER_HOUR) + 0; // -0 is 0
}

/** The label of a place whose name in the language of a request differs from its own. */
const differing = (name: string, label: string | undefined) => (label === undefined || label === name ? {} : { label });

/** The label of a seat in the language of a request. Only Hindi has names of places. */
export const seatLabel = ({ name }: NamedPlace, lang: LanguageTag | undefined): { label?: string } =>
  lang === 'hi' ? differing(name, seatName(name, lang)) : {};

/**
 * The place of a valid request.
 *
 * @param rounds  rounds coordinates, so that nearby requests share a cached answer
 * @returns       `assumed` is `tz` if the request left the zone of its coordinates open
 */
export async function locationOf(
  { place, lat, lon, tz, lang }: LocationFields,
  occasion: Pick<Occasion, 'places' | 'placeNames'>,
  { rounds = false } = {},
): Promise<Result<{ place: Location; assumed: string[] }, FieldProblem>> {
  if (place !== undefined) {
    const found = await findPlace(place, occasion);
    if (!found.ok) return found;
    const { id, name, matched, ...town } = found.value;
    const clocks = tz === undefined ? town.tz : zoneName(tz);
    const names = lang === 'hi' ? await occasion.placeNames?.() : undefined;
    const label = differing(name, names?.town(name, town.tz));
    return ok({ place: { lat: town.lat, lon: town.lon, tz: clocks, id, name, matched, ...label }, assumed: [] });
  }
  if (lat === undefined || lon === undefined) throw new Error('a request without a place');
  const point = rounds ? roundedCoordinates(lat, lon) : { lat, lon };
  if (tz !== undefined) return ok({ place: { ...point, tz: zoneName(tz) }, assumed: [] });
  return ok({ place: { ...point, tz: await zoneAt(point, occasion) }, assumed: ['tz'] });
}

/**
 * The place of a valid request about the customs of a region, with rounded coordinates. If it names none, the place is
 * the town of its region, or New Delhi without a region, and is stated as assumed.
 */
export async function placeOrSeat(
  { region, ...fields }: LocationFields & { region?: Parameters<typeof seatOf>[0] },
  occasion: Pick<Occasion, 'places' | 'placeNames'>,
): ReturnType<typeof locationOf> {
  const { place, lat, tz, lang } = fields;
  if (place !== undefined || lat !== undefined) return locationOf(fields, occasion, { rounds: true });
  const seat = seatOf(region);
  const clocks = tz === undefined ? seat.tz : zoneName(tz);
  const { name } = seat;
  return ok({
    place: { lat: seat.lat, lon: seat.lon, tz: clocks, name, ...seatLabel(seat, lang) },
    assumed: ['place'],
  });
}

/**
 * The place of a valid request about one date, with its UTC offset at noon of that date, because clocks change before
 * noon.
 *
 * @param field  the field that names the place
 */
export async function placeOnDate(
  { lat, lon, tz, place }: Pick<LocationFields, 'lat' | 'lon' | 'place'> & { tz?: number | undefined },
  date: CivilDate,
  occasion: Pick<Occasion, 'places'>,
  field = 'place',
): Promise<Result<Location<number>, FieldProblem>> {
  if (place === undefined) return ok({ lat: lat as number, lon: lon as number, tz: tz as number });
  const found = await findPlace(place, occasion, field);
  if (!found.ok) return found;
  const { id, name, matched, ...town } = found.value;
  const hours = hoursAtNoon(town.tz, date, await historiesFor(date, zoneChoice(town.tz)));
  // The list uses the zones of the tz database.
  if (!hours.ok) throw new Error(`no zone ${town.tz}`);
  return ok({ lat: town.lat, lon: town.lon, tz: hours.value, id, name, matched });
}

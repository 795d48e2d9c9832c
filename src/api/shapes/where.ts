/** The place of a request: coordinates and a zone, or the name or id of a place. */
import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { type NamedPlace, REFERENCE_PLACE } from '../../data/place';
import type { CivilDate } from '../../domain/day/types';
import { type PlaceRecord, placeById } from '../../domain/places/list';
import { townsOfRegion } from '../../domain/places/regions';
import { clearWinner, type PlaceMatch, recordOf, searchPlaces } from '../../domain/places/search';
import { fail, ok, type Result } from '../../domain/result';
import { historiesFor, hoursAtNoon, zoneChoice, zoneIdentifier } from '../../domain/time/zone';
import { latitude, longitude, textOf, timeZone } from '../fields';
import type { FieldProblem } from '../problem';
import type { Occasion } from '../resource';
import { hasFields, MISSING, unmet } from '../validate';
import { PLACE_LABEL, placeLabel } from './placeLabel';

const COORDINATES = ['lat', 'lon', 'tz'] as const;

/** The name or id of a place. */
export const placeField = () =>
  textOf({ min: 1, max: 100 }).meta({
    description: 'Name or id of a place from `GET /api/v1/places`. Use it instead of `lat`, `lon` and `tz`.',
    examples: ['Pune'],
  });

/** The fields of a place: `lat`, `lon` and `tz` together, or `place`. */
export const WHERE = {
  lat: latitude().optional(),
  lon: longitude().optional(),
  tz: timeZone()
    .optional()
    .meta({ description: 'IANA time zone of the place. Dates are civil dates there.', examples: ['America/New_York'] }),
  place: placeField().optional(),
};

/** A request in which `place` replaces the given keys: it must not have both. */
function alone<S extends z.ZodObject>(request: S, keys: readonly string[], parent = ''): S {
  return keys.reduce(
    (checked, key) =>
      checked.refine((fields) => !('place' in fields && key in fields), {
        path: ['place'],
        when: hasFields,
        ...unmet({ type: 'instead-of', field: parent + key }),
      }),
    request,
  );
}

/** A request with coordinates and zone together or not at all, and not with `place`. */
export function wholePlace<S extends z.ZodObject>(request: S): S {
  const whole = COORDINATES.reduce(
    (checked, key) =>
      checked.refine((fields) => key in fields || !COORDINATES.some((other) => other in fields), {
        path: [key],
        when: hasFields,
        ...unmet({ type: 'together', fields: COORDINATES }),
      }),
    request,
  );
  return alone(whole, COORDINATES);
}

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
  { required = COORDINATES, further = [], parent = '' }: SomePlace = {},
): S {
  const whole = required.reduce(
    (checked, key) =>
      checked.refine((fields: Record<string, unknown>) => 'place' in fields || fields[key] !== undefined, {
        path: [key],
        when: hasFields,
        ...MISSING,
      }),
    request,
  );
  return alone(whole, [...required, ...further], parent);
}

/** The OpenAPI schema of such a request: the required fields, with and without `place`. */
export const placeOrFields = (required: readonly string[] = COORDINATES) => ({
  anyOf: [{ required: ['place'] }, { required: [...required] }],
});

/** A place with its time zone. A place requested by name also has its id and name, and which of its names matched. */
export interface Where<Tz extends string | number = string> {
  lat: number;
  lon: number;
  /** IANA identifier, in the spelling of the tz database; where a request may have an offset, hours too. */
  tz: Tz;
  id?: string;
  name?: string;
  matched?: string;
  /** The name in the language of the request, if it is another one. */
  label?: string;
}

/** Whether a place is a given one, for example the default of a request. */
export const isPlace = (
  { lat, lon, tz }: Pick<Where<string | number>, 'lat' | 'lon' | 'tz'>,
  place: NamedPlace = REFERENCE_PLACE,
): boolean => lat === place.lat && lon === place.lon && tz === place.tz;

/** The text for a place: its name, or its coordinates. */
export const placeName = (where: Where<string | number>): string =>
  isPlace(where) ? REFERENCE_PLACE.name : (where.name ?? `${where.lat} ${where.lon}`);

/** The same in the language of the request. */
export const placeText = (where: Where<string | number>): string => where.label ?? placeName(where);

/** `place` in an answer. */
export const WhereShape = z
  .object({
    lat: z.number(),
    lon: z.number(),
    tz: z.string().meta({ description: 'IANA time zone.' }),
    id: z.string().optional().meta({ description: 'Id of the place, if the request named one.' }),
    name: z.string().optional().meta({ description: 'Name of the place, if the request named one.' }),
    matched: z
      .string()
      .optional()
      .meta({ description: 'Which of its names matched the one in the request.', examples: ['Poona'] }),
    label: PLACE_LABEL,
  })
  .meta({ id: 'Where', description: 'A place and its time zone.' });

/** `place` in an answer about a single date, with the UTC offset of that date. */
export const WhereWithOffsetShape = WhereShape.extend({
  tz: z.number().meta({ description: 'UTC offset in hours.' }),
}).meta({ id: 'WhereWithOffset', description: 'A place and its UTC offset.' });

/** Presents a place. */
export const presentWhere = <Tz extends string | number>({
  lat,
  lon,
  tz,
  id,
  name,
  matched,
  label,
}: Where<Tz>): Where<Tz> => ({
  lat,
  lon,
  tz,
  ...(id !== undefined && { id }),
  ...(name !== undefined && { name }),
  ...(matched !== undefined && { matched }),
  ...(name !== undefined && label !== undefined && { label }),
});

/** Maximum number of compared matches, and of candidates in an error. */
const MAX_COMPARED = 50;
const MAX_OFFERED = 10;

/** A place of the list, and which of its names a text matched. */
interface NamedRecord extends PlaceRecord {
  matched: string;
}

/**
 * Whether a text means a place although it may also name a state or a country: the place lies in it, or has more people
 * than any of its towns.
 *
 * @param towns  the largest towns of the state or country; none if the text names none
 */
const isOfRegion = ({ admin1, country, population }: PlaceRecord, [largest]: readonly PlaceRecord[]): boolean =>
  largest === undefined ||
  (largest.admin1 === admin1 && largest.country === country) ||
  population >= largest.population;

/** Candidates for a text that names a state or a country: the towns of that name and its largest towns. */
function candidatesInRegion(matches: readonly PlaceMatch[], towns: readonly PlaceRecord[]): PlaceRecord[] {
  const named = matches.filter(({ isNear }) => isNear).map(recordOf);
  const half = MAX_OFFERED / 2;
  const others = towns.filter(({ id }) => !named.some((place) => place.id === id));
  return [...named.slice(0, half), ...others.slice(0, half)].sort((a, b) => b.population - a.population);
}

/**
 * Finds the place with a name or an id. A name that is not close enough to the name of one place is a problem with
 * candidates.
 *
 * @param field  the request field with the name
 */
export async function findPlace(
  text: string,
  { places }: Pick<Occasion, 'places'>,
  field = 'place',
): Promise<Result<NamedRecord, FieldProblem>> {
  const list = await places();
  const known = placeById(list, text);
  if (known) return ok({ ...known, matched: known.name });
  const matches = searchPlaces(list, text, { limit: MAX_COMPARED });
  const winner = clearWinner(matches);
  const towns = townsOfRegion(list, text, MAX_OFFERED);
  if (winner && isOfRegion(winner, towns)) return ok({ ...recordOf(winner), matched: winner.matched });
  const problem = { field, rule: 'value', got: text } as const;
  const ambiguous = (type: 'town' | 'place-region' | 'one-place' | 'place-name', candidates: PlaceRecord[]) =>
    fail({
      ...problem,
      reason: 'ambiguous_place',
      expected: { type },
      example: candidates[0]?.id,
      candidates,
    } as const);
  if (towns.length > 0) return ambiguous('town', candidatesInRegion(matches, towns));
  const [first] = matches;
  if (first === undefined) {
    const expected = { type: 'other', words: 'a name or an id from GET /api/v1/places' } as const;
    return fail({ ...problem, reason: 'invalid_field', expected, example: 'Pune', candidates: [] });
  }
  const atFault = first.unread !== '' ? 'place-region' : first.isNear ? 'one-place' : 'place-name';
  return ambiguous(atFault, matches.slice(0, MAX_OFFERED).map(recordOf));
}

/** A place with a fixed UTC offset, as for a single date. */
export type PlaceWithOffset = Where<number>;

/**
 * The place of a valid request about one date, with its UTC offset at noon of that date, because clocks change before
 * noon.
 *
 * @param field  the field that names the place
 */
export async function placeOnDate(
  {
    lat,
    lon,
    tz,
    place,
  }: { lat?: number | undefined; lon?: number | undefined; tz?: number | undefined; place?: string | undefined },
  date: CivilDate,
  occasion: Pick<Occasion, 'places'>,
  field = 'place',
): Promise<Result<PlaceWithOffset, FieldProblem>> {
  if (place === undefined) return ok({ lat: lat as number, lon: lon as number, tz: tz as number });
  const found = await findPlace(place, occasion, field);
  if (!found.ok) return found;
  const { id, name, matched, ...town } = found.value;
  const hours = hoursAtNoon(town.tz, date, await historiesFor(date, zoneChoice(town.tz)));
  // The list uses the zones of the tz database.
  if (!hours.ok) throw new Error(`no zone ${town.tz}`);
  return ok({ lat: town.lat, lon: town.lon, tz: hours.value, id, name, matched });
}

/** The fields of a place in a valid request. */
interface WhereFields {
  lat?: number | undefined;
  lon?: number | undefined;
  tz?: string | undefined;
  place?: string | undefined;
  /** The language of the answer. */
  lang?: LanguageTag | undefined;
}

/** Decimals of the coordinates in a cached question: about 11 m, which moves a sunrise by 0.03 s. */
const DECIMALS = 4;

const rounded = (degrees: number): number => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS + 0; // -0 is 0

/** The coordinates for a cached answer, which nearby requests share. */
export const roundedCoordinates = (lat: number, lon: number) => ({ lat: rounded(lat), lon: rounded(lon) });

/** Whether coordinates equal those of a cached answer and are not more precise. */
export const areRounded = ({ lat, lon }: { lat: number; lon: number }): boolean =>
  lat === rounded(lat) && lon === rounded(lon);

/**
 * The place of a valid request.
 *
 * @param defaultPlace  the place of a question without one
 */
export async function whereOf(
  { lat, lon, tz, place, lang }: WhereFields,
  occasion: Pick<Occasion, 'places' | 'placeNames'>,
  defaultPlace: NamedPlace,
): Promise<Result<Where, FieldProblem>> {
  if (place !== undefined) {
    const found = await findPlace(place, occasion);
    if (!found.ok) return found;
    const { id, name, matched, lat: latDeg, lon: lonDeg, tz: zone } = found.value;
    const label = await placeLabel(found.value, lang, occasion);
    return ok({ lat: latDeg, lon: lonDeg, tz: zone, id, name, matched, ...label });
  }
  if (lat === undefined || lon === undefined || tz === undefined) {
    const label = await placeLabel(defaultPlace, lang, occasion);
    return ok({ lat: defaultPlace.lat, lon: defaultPlace.lon, tz: defaultPlace.tz, ...label });
  }
  return ok({ ...roundedCoordinates(lat, lon), tz: zoneIdentifier(tz) as string });
}

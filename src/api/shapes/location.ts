/**
 * The place of a request of `/api/v1`: a name or id, or coordinates. Without `tz`, a named place has its own zone, and
 * coordinates take the zone of the nearest town; the answer says so in `assumed`.
 */
import * as z from 'zod';
import type { LanguageTag } from '../../data/language';
import { nearestPlaces } from '../../domain/places/nearest';
import { ok, type Result } from '../../domain/result';
import { JD_UNIX_EPOCH } from '../../domain/time/civil';
import {
  type Clocks,
  fixedClocks,
  historiesFor,
  zoneChoice,
  zoneIdentifier,
  zoneOffsets,
} from '../../domain/time/zone';
import { latitude, longitude, zoneOrOffset } from '../fields';
import { type FieldProblem, isFieldProblem, type Problem } from '../problem';
import type { Occasion } from '../resource';
import { expecting, hasFields, unmet } from '../validate';
import { PLACE_LABEL, placeLabel } from './placeLabel';
import { findPlace, placeField, roundedCoordinates, type Where } from './where';

/** The fields of a place. */
export const LOCATION = {
  place: placeField()
    .optional()
    .meta({ description: 'Name or id of a place from `GET /api/v1/places`; instead of `lat` and `lon`.' }),
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

/** The fields of a place in a valid request. */
export interface LocationFields {
  place?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
  tz?: string | number | undefined;
  /** The language of the answer. */
  lang?: LanguageTag | undefined;
}

interface Located {
  /** Whether the request must name a place. */
  required?: boolean;
  /** A field that may replace the place. */
  or?: string;
}

/** A request with a place by name or by coordinates, not by both. */
export function located<S extends z.ZodObject>(request: S, { required = true, or }: Located = {}): S {
  const named = request
    .refine((fields) => !('place' in fields && 'lat' in fields), {
      path: ['place'],
      when: hasFields,
      ...unmet({ type: 'instead-of', field: 'lat' }),
    })
    .refine((fields) => !('place' in fields && 'lon' in fields), {
      path: ['place'],
      when: hasFields,
      ...unmet({ type: 'instead-of', field: 'lon' }),
    });
  const whole = (['lat', 'lon'] as const).reduce(
    (checked, key) =>
      checked.refine((fields) => key in fields || !('lat' in fields || 'lon' in fields), {
        path: [key],
        when: hasFields,
        ...unmet({ type: 'together', fields: ['lat', 'lon'] }, key === 'lat' ? 28.6139 : 77.209),
      }),
    named,
  );
  if (!required) return whole;
  const places = ['place', 'lat', 'lon', ...(or === undefined ? [] : [or])];
  return whole.refine((fields) => places.some((field) => field in fields), {
    path: ['place'],
    when: hasFields,
    ...unmet({ type: 'one-of', fields: places }, 'Pune'),
  });
}

/** The OpenAPI schema of such a request. */
export const LOCATION_REQUIRED = { anyOf: [{ required: ['place'] }, { required: ['lat', 'lon'] }] };

/** A place with its clocks. */
export type Location = Where<string | number>;

/** The fields of a place that determine its clocks. */
export type Clocked = Pick<Location, 'tz' | 'lon'>;

/** `place` in an answer. */
export const LocationShape = z
  .object({
    lat: z.number().meta({ description: 'Latitude in degrees, north positive.' }),
    lon: z.number().meta({ description: 'Longitude in degrees, east positive.' }),
    tz: z
      .union([z.string(), z.number()])
      .meta({ description: 'Its clocks: IANA time zone, named civil time, or UTC offset in hours.' }),
    id: z.string().optional().meta({ description: 'Id of the place, if the request named one.' }),
    name: z.string().optional().meta({ description: 'Name of the place, if the request named one.' }),
    matched: z.string().optional().meta({ description: 'Which of its names matched the one in the request.' }),
    label: PLACE_LABEL,
  })
  .meta({ id: 'Location', description: 'A place and its clocks.' });

/** `assumed` in an answer. */
export const Assumed = z
  .array(z.string())
  .meta({ id: 'Assumed', description: 'Fields that the request left open and the service chose.' });

/** Farther from every town than this, clocks are those at sea: whole hours by longitude. */
const SEA_KM = 500;
const DEGREES_PER_HOUR = 15;

/** The zone of the town nearest to a point; at sea, and without the list of towns, a UTC offset in whole hours. */
async function zoneAt(point: { lat: number; lon: number }, { places }: Pick<Occasion, 'places'>) {
  const list = await places().catch(() => null);
  const [town] = list === null ? [] : nearestPlaces(list, point, { limit: 1 });
  return town && town.distanceKm <= SEA_KM ? town.tz : Math.round(point.lon / DEGREES_PER_HOUR) + 0; // -0 is 0
}

/** The clocks that a valid `tz` names, in the spelling of the tz database; hours as they are. */
export const zoneName = (tz: string | number): string | number =>
  typeof tz === 'number' ? tz + 0 : (zoneIdentifier(tz) ?? tz.toLowerCase());

/**
 * The place of a valid request.
 *
 * @param rounds  rounds coordinates, so that nearby requests share a cached answer
 */
export async function locationOf(
  { place, lat, lon, tz, lang }: LocationFields,
  occasion: Pick<Occasion, 'places' | 'placeNames'>,
  { rounds = false } = {},
): Promise<Result<{ place: Location; assumed: string[] }, FieldProblem>> {
  if (place !== undefined) {
    const found = await findPlace(place, occasion);
    if (!found.ok) return found;
    const { id, name, matched } = found.value;
    const clocks = tz === undefined ? found.value.tz : zoneName(tz);
    const label = await placeLabel(found.value, lang, occasion);
    const point = { lat: found.value.lat, lon: found.value.lon };
    return ok({ place: { ...point, tz: clocks, id, name, matched, ...label }, assumed: [] });
  }
  if (lat === undefined || lon === undefined) throw new Error('a request without a place');
  const point = rounds ? roundedCoordinates(lat, lon) : { lat, lon };
  if (tz !== undefined) return ok({ place: { ...point, tz: zoneName(tz) }, assumed: [] });
  return ok({ place: { ...point, tz: await zoneAt(point, occasion) }, assumed: ['tz'] });
}

/**
 * The clocks of a place between two instants.
 *
 * @param defaultHours  the UTC offset in hours if the place has a civil time that the tz database lacks
 */
export async function clocksBetween(
  { tz, lon }: Clocked,
  fromJd: number,
  toJd: number,
  defaultHours = 0,
): Promise<Clocks> {
  const year = new Date((fromJd - JD_UNIX_EPOCH) * 86_400_000).getUTCFullYear();
  const offsets = zoneOffsets(tz, fromJd, toJd, await historiesFor({ year }, zoneChoice(tz)), lon);
  return offsets.ok ? offsets.value : fixedClocks(defaultHours);
}

/** How instants are written in an answer: `local` or `utc`. */
const TIMES = ['local', 'utc'] as const;

/** The request field `times`. */
export const timesField = () =>
  expecting({ type: 'choice', values: TIMES }, z.enum(TIMES))
    .optional()
    .meta({
      description: 'How instants are written: in the local time of the place with its UTC offset (default), or in UTC.',
      examples: ['utc'],
    });

/** Fails with a problem of a field under the names of another request. */
export function renamed<P extends Problem>(problem: P, names: Readonly<Record<string, string>>): P {
  if (!isFieldProblem(problem)) return problem;
  const nameOf = (field: string) => names[field] ?? field;
  const { expected } = problem;
  const inExpected = 'field' in expected ? { ...expected, field: nameOf(expected.field) } : expected;
  return { ...problem, field: nameOf(problem.field), expected: inExpected };
}

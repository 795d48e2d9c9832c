/** Converts the fields of a birth to its instant, its place and the clocks there. */
import type { PlaceRecord } from '../../domain/places/list';
import { fail, ok, type Result } from '../../domain/result';
import { type ClockNote, civilTimesAt, outOfUse } from '../../domain/time/civilTimes';
import {
  historiesFor,
  type ResolvedInstant,
  resolveWallClock,
  type ZoneChoice,
  zoneOffsets,
} from '../../domain/time/zone';
import { namedClocks } from '../fields';
import { type DomainFields, domainProblem, type FieldProblem, type Problem } from '../problem';
import type { Occasion } from '../resource';
import { findPlace } from '../shapes/findPlace';
import type { Location } from '../shapes/place';

export const FIELDS: DomainFields = { epoch: 'year', day: 'day', time: 'hour', timezone: 'tz' };

/** The fields of a valid request for time and place. */
interface BirthFields {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  lat?: number | undefined;
  lon?: number | undefined;
  tzHours?: number | undefined;
  tz?: string | undefined;
  place?: string | undefined;
}

/** The place and the instant of a birth. */
interface LocatedBirth {
  lat: number;
  lon: number;
  /** Name of the clocks, in the spelling of the tz database; undefined for a plain offset. */
  tz?: string;
  instant: ResolvedInstant;
  /** The place, if the request names one. */
  place?: Location<string>;
  clocks: ClockNote[];
}

/** Whether two offsets are equal to the second. */
const isSameOffset = (a: number, b: number): boolean => Math.round(a * 3600) === Math.round(b * 3600);

/** The UTC offset of a zone at the instant when a clock with a fixed offset shows the time of birth. */
async function zoneHoursAt(birth: BirthFields, zone: ZoneChoice, tzHours: number): Promise<number | null> {
  const fixed = resolveWallClock(birth, { kind: 'offset', hours: tzHours });
  if (zone.kind !== 'iana' || !fixed.ok) return null;
  const { jdUt } = fixed.value;
  const offsets = zoneOffsets(zone.id, jdUt, jdUt, await historiesFor(birth, zone), zone.lonDeg);
  return offsets.ok ? offsets.value.hoursAt(jdUt) : null;
}

/**
 * The instant by named clocks. If they showed the time twice, `tzHours` selects one of the two instants.
 *
 * @param tzHours  the offset in the request, if any; it must be an offset of the clocks
 */
async function namedInstant(
  birth: BirthFields,
  zone: ZoneChoice,
  tzHours: number | undefined,
  fields: DomainFields,
): Promise<Result<ResolvedInstant, FieldProblem>> {
  const resolved = resolveWallClock(birth, zone, await historiesFor(birth, zone));
  if (!resolved.ok) return fail(domainProblem(resolved.error, fields));
  const { offsetHours } = resolved.value;
  if (tzHours === undefined || isSameOffset(tzHours, offsetHours)) return ok(resolved.value);
  const hours = await zoneHoursAt(birth, zone, tzHours);
  if (hours === null || !resolved.value.ambiguous || !isSameOffset(hours, tzHours)) {
    const expected = { type: 'offset-of', field: 'tz', hours: offsetHours } as const;
    return fail({ reason: 'invalid_field', field: 'tzHours', rule: 'value', expected, example: offsetHours });
  }
  const later = resolveWallClock(birth, { kind: 'offset', hours: tzHours });
  if (!later.ok) return fail(domainProblem(later.error, fields));
  return ok({ ...later.value, ambiguous: true, tz: resolved.value.tz });
}

/** The clocks of a valid name at a longitude, whose mean time holds before standard time. */
function clocksAt(name: string, lonDeg: number | undefined): ZoneChoice {
  const clocks = namedClocks(name) as ZoneChoice;
  return clocks.kind === 'iana' ? { ...clocks, lonDeg } : clocks;
}

async function instantOf(
  birth: BirthFields,
  place: PlaceRecord | null,
  fields: DomainFields,
): Promise<Result<{ instant: ResolvedInstant; tz?: string; clocks: ClockNote[] }, Problem>> {
  const { tzHours } = birth;
  const name = birth.tz ?? (tzHours === undefined ? place?.tz : undefined);
  const zone: ZoneChoice =
    name === undefined ? { kind: 'offset', hours: tzHours as number } : clocksAt(name, place?.lon ?? birth.lon);
  const resolved = await namedInstant(birth, zone, tzHours, fields);
  if (!resolved.ok) return resolved;
  const tz = zone.kind === 'civil' ? zone.key : resolved.value.tz;
  const clocks = zone.kind === 'civil' ? outOfUse(zone.key, birth) : [];
  return ok({ instant: resolved.value, ...(tz !== null && { tz }), clocks });
}

function clockNotes({ year, instant, lat, lon }: Pick<LocatedBirth, 'instant' | 'lat' | 'lon'> & { year: number }) {
  const { ambiguous, tz, offsetHours, zoneHours } = instant;
  const notes: ClockNote[] = ambiguous && tz !== null ? [{ note: 'repeated-time', tz, offsetHours }] : [];
  if (zoneHours !== undefined && tz !== null) notes.push({ note: 'local-mean-time', tz, offsetHours, zoneHours });
  return [...notes, ...civilTimesAt({ latDeg: lat, lonDeg: lon }, { year }, offsetHours)];
}

/**
 * The place and the instant of a birth, or the problem with a field.
 *
 * @param fields  the names of its fields in the request
 */
export async function locateBirth(
  birth: BirthFields,
  occasion: Pick<Occasion, 'places'>,
  fields = FIELDS,
): Promise<Result<LocatedBirth, Problem>> {
  const found = birth.place === undefined ? null : await findPlace(birth.place, occasion);
  if (found?.ok === false) return found;
  const place = found?.value ?? null;
  const resolved = await instantOf(birth, place, fields);
  if (!resolved.ok) return resolved;
  const { instant, tz, clocks } = resolved.value;
  const { lat, lon } = (place ?? birth) as { lat: number; lon: number };
  return ok({
    lat,
    lon,
    instant,
    ...(tz !== undefined && { tz }),
    ...(place && { place: { lat, lon, tz: place.tz, id: place.id, name: place.name } }),
    clocks: [...clocks, ...clockNotes({ year: birth.year, instant, lat, lon })],
  });
}

/** Reads a birth of a request of `/api/v1`. */
import * as z from 'zod';
import type { ChartQuestion } from '../domain/positions/types';
import { fail, ok, type Result } from '../domain/result';
import { type Calendar, dateParts } from '../domain/time/calendars';
import { civilFromDays } from '../domain/time/civil';
import type { ClockNote } from '../domain/time/civilTimes';
import { isoLocal, isoUtc } from '../domain/time/iso';
import { isoDate } from '../domain/time/isoCivil';
import type { Clocks } from '../domain/time/zone';
import { locateBirth } from './chart/birth';
import { type Problem, underField } from './problem';
import type { Occasion } from './resource';
import { ayanamshaOf, type V1SettingsObject } from './settings';
import { dayOfAny } from './shapes/anyYear';
import type { Birth, BirthShape } from './shapes/birth';
import { LOCATION, located, locationOf } from './shapes/location';
import type { Location } from './shapes/place';
import { instantMeant, isRelative, UTC_CLOCKS } from './shapes/relative';
import { isObject, validate } from './validate';

/** The names of the fields of a wall clock in a birth. */
export const BIRTH_NAMES = { year: 'date', month: 'date', day: 'date', hour: 'time', tzHours: 'tz' } as const;

/** A birth that was read. */
export interface BirthQuestion {
  date: string;
  /** Undefined if it is unknown. */
  time?: string;
  jdUt: number;
  latDeg: number;
  lonDeg: number;
  /** UTC offset at the birth, hours. */
  tzHours: number;
  place: Location;
  assumed: string[];
  clocks: readonly ClockNote[];
}

/** The time of a birth whose time is unknown. */
const NOON = '12:00';

/** A wall clock as the fields of a birth of the specification. */
export function clockFields({ date, time = NOON }: { date: string; time?: string | undefined }) {
  const { year = 0, month = 0, day = 0 } = dateParts(date) ?? {};
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return { year, month, day, hour, minute, second };
}

/** The clocks of a place as the fields of a birth of the specification. */
export const zoneFields = (tz: string | number): { tz: string } | { tzHours: number } =>
  typeof tz === 'number' ? { tzHours: tz } : { tz };

const BIRTH_PLACE = located(z.object(LOCATION));

/**
 * A birth with a relative word in `date` replaced by the date at the place of the birth. `now` also gives the time, unless
 * the birth has one.
 */
export async function datedBirth(birth: unknown, occasion: Pick<Occasion, 'places' | 'nowMs'>): Promise<unknown> {
  if (!isObject(birth) || !isRelative(birth.date)) return birth;
  const given = Object.entries(birth).filter(([key]) => key in LOCATION);
  const asked = validate(BIRTH_PLACE, Object.fromEntries(given));
  const found = asked.ok ? await locationOf(asked.value, occasion) : asked;
  // Without a place, the request is refused later, whatever its date.
  const place = found.ok ? found.value.place : UTC_CLOCKS;
  const moment = await instantMeant(birth.date as string, place, occasion);
  const time = /T(\d\d:\d\d:\d\d)/.exec(moment)?.[1];
  return { ...birth, date: moment.slice(0, 10), ...(time !== undefined && birth.time === undefined && { time }) };
}

/** A request with `datedBirth` applied to the births in some of its fields. */
export async function withDatedBirths(
  body: Record<string, unknown>,
  fields: readonly string[],
  occasion: Pick<Occasion, 'places' | 'nowMs'>,
): Promise<Record<string, unknown>> {
  const dated = { ...body };
  for (const field of fields) if (field in body) dated[field] = await datedBirth(body[field], occasion);
  return dated;
}

/** Reads a valid birth. */
export async function readBirth(
  birth: z.output<typeof Birth>,
  occasion: Pick<Occasion, 'places'>,
): Promise<Result<BirthQuestion, Problem>> {
  const { date, time } = birth;
  const located = await locationOf(birth, occasion);
  if (!located.ok) return located;
  const { place, assumed } = located.value;
  const { lat, lon, tz } = place;
  const fields = { epoch: 'date', day: 'date', time: time === undefined ? 'date' : 'time', timezone: 'tz' };
  const read = await locateBirth({ ...clockFields(birth), lat, lon, ...zoneFields(tz) }, occasion, fields);
  if (!read.ok) return read;
  const { instant, clocks } = read.value;
  return ok({
    date,
    ...(time !== undefined && { time }),
    jdUt: instant.jdUt,
    latDeg: lat,
    lonDeg: lon,
    tzHours: instant.offsetHours,
    place,
    assumed: time === undefined ? [...assumed, 'time'] : assumed,
    clocks,
  });
}

/** A valid birth of any year, with its date in the Gregorian calendar. */
export const inGregorian = <B extends { date: string; calendar: Calendar }>({ calendar, ...birth }: B) => ({
  ...birth,
  date: isoDate(civilFromDays(dayOfAny(birth.date, calendar))),
});

/** Reads the valid birth in a field of a request. */
export async function readBirthIn(
  field: string,
  birth: z.output<typeof Birth>,
  occasion: Pick<Occasion, 'places'>,
): Promise<Result<BirthQuestion, Problem>> {
  const read = await readBirth(birth, occasion);
  return read.ok ? read : fail(underField(field, read.error));
}

/**
 * A birth in an answer.
 *
 * @param clocks  null for instants in UTC
 */
export const presentBirth = (birth: BirthQuestion, clocks: Clocks | null): z.output<typeof BirthShape> => ({
  date: birth.date,
  time: birth.time ?? null,
  at: clocks === null ? isoUtc(birth.jdUt) : isoLocal(birth.jdUt, birth.tzHours),
  place: birth.place,
});

/** The question of a natal chart under the settings of a request. */
export const natalOf = (
  { jdUt, latDeg, lonDeg, tzHours }: BirthQuestion,
  { ayanamsa = 'lahiri', node = 'mean' }: Pick<z.output<typeof V1SettingsObject>, 'ayanamsa' | 'node'>,
): ChartQuestion => ({ jdUt, latDeg, lonDeg, tzHours, ayanamsha: ayanamshaOf(ayanamsa), nodeMode: node });

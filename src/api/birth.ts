/** Reads a birth of a request of `/api/v1`. */
import type * as z from 'zod';
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
import { type Location, locationOf } from './shapes/location';

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

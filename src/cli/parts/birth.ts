/** Reads a birth from options or a row of a file, with the validation of the API. */
import * as z from 'zod';
import { chart as chartCode } from '../../api/chart/answer';
import { calendarDate, clockTime } from '../../api/fields';
import { validate } from '../../api/validate';
import { type Io, occasionOf } from '../io';
import { CHART_OPTION_NAMES } from './chartOptions';
import { readNumber, readOffset, readTime } from './numbers';
import type { PlaceOptions } from './place';
import { answered, type OptionNames } from './refusals';

/** The options for the fields of both chart endpoints. */
export const BIRTH_OPTIONS: OptionNames = {
  birthDate: '--date',
  birthTime: '--time',
  year: '--date',
  month: '--date',
  day: '--date',
  hour: '--time',
  lat: '--lat',
  lon: '--lon',
  tz: '--tz',
  tzHours: '--offset',
  place: '--place',
  name: '--name',
  ...CHART_OPTION_NAMES,
};

export interface AskedBirth extends PlaceOptions {
  date?: string;
  time?: string;
  name?: string;
}

export type ChartAsked = Parameters<typeof chartCode.answer>[1];

const Clock = z.object({
  birthDate: calendarDate('Gregorian date of birth'),
  birthTime: clockTime('HH:mm:ss', 'Wall clock at the birth place, 24 hours.', '14:30:00'),
});

const definedFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const read = <T>(text: string | undefined, how: (text: string) => T): T | undefined =>
  text === undefined ? undefined : how(text);

/**
 * The question of a chart.
 *
 * @param fields  the fields of the request besides the birth
 * @throws UsageError that names the option
 */
export async function readBirth(io: Io, birth: AskedBirth, fields: Record<string, unknown>): Promise<ChartAsked> {
  const { date, time, name, place, lat, lon, tz, offset } = birth;
  const written = definedFields({ birthDate: date, birthTime: read(time, readTime) });
  const { birthDate, birthTime } = answered(validate(Clock, written), BIRTH_OPTIONS);
  const [year, month, day] = birthDate.split('-').map(Number);
  const [hour, minute, second] = birthTime.split(':').map(Number);
  const placeFields = {
    lat: read(lat, readNumber),
    lon: read(lon, readNumber),
    tz,
    tzHours: read(offset, readOffset),
    place,
  };
  const body = { year, month, day, hour, minute, second, ...definedFields({ ...placeFields, name }), ...fields };
  return answered(await chartCode.read(body, occasionOf(io)), BIRTH_OPTIONS);
}

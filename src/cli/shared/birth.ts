/** Reads a birth from options or a row of a file, with the validation of the API. */
import * as z from 'zod';
import { chartOfAllYears } from '../../api/chart/answer';
import { clockTime } from '../../api/fields';
import { anyDate, CALENDAR_FIELD, dayOfAny, wholeDate } from '../../api/shapes/anyYear';
import { validate } from '../../api/validate';
import type { Calendar } from '../../domain/time/calendars';
import { civilFromDays } from '../../domain/time/civil';
import { type Io, occasionOf } from '../io';
import { CHART_OPTION_NAMES } from './chartOptions';
import { readTime } from './numbers';
import type { PlaceOptions, ResolvedPlace } from './place';
import { definedFields } from './query';
import { answered, type OptionNames } from './refusals';
import { readWrittenDate } from './writtenDate';

/** The options for the fields of both chart endpoints. */
export const BIRTH_OPTIONS: OptionNames = {
  birthDate: '--date',
  birthTime: '--time',
  calendar: '--calendar',
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

export interface BirthClockOptions extends PlaceOptions {
  date?: string;
  calendar?: Calendar;
  time?: string;
  name?: string;
}

/** The options for a date and a time. */
interface ClockOptions {
  date?: string | undefined;
  calendar?: Calendar | undefined;
  time?: string | undefined;
}

export type ParsedChart = Parameters<typeof chartOfAllYears.answer>[1];

const Clock = wholeDate(
  z.object({
    birthDate: anyDate('Date of birth', '1990-05-15'),
    calendar: CALENDAR_FIELD,
    birthTime: clockTime('HH:mm:ss', 'Wall clock at the birth place, 24 hours.', '14:30:00'),
  }),
  'birthDate',
);

/** The date and the time of options as the fields of a chart. */
function clockOf({ date, calendar, time }: ClockOptions) {
  const birthDate = date && readWrittenDate(date);
  const written = definedFields({ birthDate, calendar, birthTime: time && readTime(time) });
  const clock = answered(validate(Clock, written), BIRTH_OPTIONS);
  const { year, month, day } = civilFromDays(dayOfAny(clock.birthDate, clock.calendar));
  const [hour, minute, second] = clock.birthTime.split(':').map(Number);
  return { year, month, day, hour, minute, second };
}

/**
 * The question of a chart at a known place: a moment of any year.
 *
 * @throws UsageError that names the option
 */
export async function readMoment(
  io: Io,
  clock: ClockOptions,
  { lat, lon, tz, offset }: ResolvedPlace,
): Promise<ParsedChart> {
  const body = { ...clockOf(clock), ...definedFields({ lat, lon, tz, tzHours: offset }), include: [] };
  return answered(await chartOfAllYears.read(body, occasionOf(io)), BIRTH_OPTIONS);
}

/**
 * The question of a chart.
 *
 * @param fields  the other fields of the request
 * @throws UsageError that names the option
 */
export async function readBirth(
  io: Io,
  birth: BirthClockOptions,
  fields: Record<string, unknown>,
): Promise<ParsedChart> {
  const { name, place, lat, lon, tz, offset: tzHours } = birth;
  const body = { ...clockOf(birth), ...definedFields({ lat, lon, tz, tzHours, place, name }), ...fields };
  return answered(await chartOfAllYears.read(body, occasionOf(io)), BIRTH_OPTIONS);
}

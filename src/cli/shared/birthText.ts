/** A birth in a request of `/api/v1`: from one argument, or from options. */
import type { Command } from 'commander';
import { UsageError } from '../io';
import { readNumber, readTime } from './numbers';
import type { PlaceOptions } from './place';
import { definedFields } from './query';
import type { OptionNames } from './refusals';
import { readWrittenDate } from './writtenDate';

/** A date, which may have several words before a time with a colon; a time; a place. */
const PARTS = /^\s*(.+?(?=\s+\d{1,2}:)|\S+)\s+(\S+)\s+(.+?)\s*$/;
const COORDINATES = /^(-?\d+(?:\.\d+)?),\s*(-?\d+(?:\.\d+)?)(?:,\s*(\S+))?$/;

type BirthBody = Record<string, string | number>;

/**
 * The body of a birth such as `1990-06-15 14:30 New Delhi`, or with `28.61,77.21,Asia/Kolkata` as its place.
 *
 * @throws UsageError  if a part is missing
 */
function birthBody(option: string, text: string): BirthBody {
  const [, date, time, where] = PARTS.exec(text) ?? [];
  if (date === undefined || time === undefined || where === undefined) {
    throw new UsageError(`${option} must be a date, a time and a place, for example "1990-06-15 14:30 New Delhi".`);
  }
  const [, lat, lon, tz] = COORDINATES.exec(where) ?? [];
  const place = lat && lon ? { lat: Number(lat), lon: Number(lon), ...(tz && { tz }) } : { place: where };
  return { date: readWrittenDate(date), time: readTime(time), ...place };
}

/** The options of a birth: one text, or its parts. */
export interface BirthOptions extends PlaceOptions {
  birth?: string;
  date?: string;
  time?: string;
}

/**
 * The body of the birth that options give.
 *
 * @throws UsageError  if `--birth` is used together with one of its parts, or is incomplete
 */
export function askedBirth({ birth, date, time, lat, lon, tz, offset, place }: BirthOptions, prefix = ''): BirthBody {
  const option = prefix === '' ? '--birth' : `--${prefix}`;
  const [day, clock] = [date && readWrittenDate(date), time && readTime(time)];
  const parts = definedFields({ date: day, time: clock, place, lat, lon, tz: offset ?? tz });
  if (birth === undefined) return parts as BirthBody;
  if (Object.keys(parts).length > 0) throw new UsageError(`Give ${option} or its parts, not both.`);
  return birthBody(option, birth);
}

/** The parts of a birth. */
export const BIRTH_PARTS = ['date', 'time', 'place', 'lat', 'lon', 'tz'];

/** Option names for the fields of a birth. */
export const birthOptions = (field: string, options: BirthOptions, prefix = ''): OptionNames => {
  const whole = prefix === '' ? '--birth' : `--${prefix}`;
  const part = (name: string) => (prefix === '' ? `--${name}` : `--${prefix}-${name}`);
  return {
    [field]: whole,
    ...Object.fromEntries(
      BIRTH_PARTS.map((name) => [`${field}.${name}`, options.birth === undefined ? part(name) : whole]),
    ),
  };
};

/** Adds the options of a birth without its place: `--birth`, or `--date` and `--time`. */
export const withBirth = (command: Command): Command =>
  command
    .option('--birth <birth>', 'birth: date, time and place')
    .option('--date <date>', 'or its date, YYYY-MM-DD,')
    .option('--time <time>', 'its local time, HH:MM or HH:MM:SS, and its place');

/** Adds the options of one of two births: `--a`, or `--a-date` and the others. */
export function withBirthOf(command: Command, prefix: string, which: string): Command {
  return command
    .option(`--${prefix} <birth>`, `${which} birth: date, time and place`)
    .option(`--${prefix}-date <date>`, 'or its date, YYYY-MM-DD,')
    .option(`--${prefix}-time <time>`, 'local time,')
    .option(`--${prefix}-place <town>`, 'town,')
    .option(`--${prefix}-lat <degrees>`, 'or latitude,', readNumber)
    .option(`--${prefix}-lon <degrees>`, 'longitude', readNumber)
    .option(`--${prefix}-tz <zone>`, 'and IANA time zone');
}

/** The options of one of two births, without their prefix. */
export function birthOf(options: object, prefix: string): BirthOptions {
  const given = Object.entries(options).filter(([name]) => name === prefix || new RegExp(`^${prefix}[A-Z]`).test(name));
  const bare = given.map(([name, value]) => [
    name === prefix ? 'birth' : name.slice(prefix.length).toLowerCase(),
    value,
  ]);
  return Object.fromEntries(bare) as BirthOptions;
}

/** Shared request fields. Each declares what it expects and an example. */
import * as z from 'zod';
import { FIRST_YEAR_OF_ALL, LAST_YEAR_OF_ALL } from '../domain/time/calendars';
import { daysInMonth, FIRST_YEAR, LAST_YEAR } from '../domain/time/civil';
import { CIVIL_OFFSETS, type CivilTimeKey } from '../domain/time/civilOffsets';
import { type ZoneChoice, zoneIdentifier } from '../domain/time/zone';
import { expecting, unmet } from './validate';

export function integerFrom(min: number, max: number) {
  return expecting({ type: 'integer', min, max }, z.int().check(z.gte(min), z.lte(max)));
}

export function numberFrom(min: number, max: number) {
  return expecting({ type: 'number', min, max }, z.number().check(z.gte(min), z.lte(max)));
}

/** What a request may name instead of giving its number, with the highest number. */
const NUMBERED = { masa: 12, nakshatra: 27, rashi: 12 } as const;

export type NumberedKind = keyof typeof NUMBERED;

const NUMBERED_FIELDS = z.registry<{ kind: NumberedKind }>();

/** The kind of the things that a field takes by number or name; undefined for other fields. */
export const numberedKind = (schema: z.ZodType): NumberedKind | undefined => NUMBERED_FIELDS.get(schema)?.kind;

/** What a field expects that takes a number or a name. */
export const numberOrNameExpected = (kind: NumberedKind) => ({ type: 'number-or-name', max: NUMBERED[kind] }) as const;

/**
 * A month, nakṣatra or rāśi: its number from 1, or its name in any spelling and script. `withNamedNumbers` replaces the
 * names of a request by their numbers before it is validated, so a valid request has numbers.
 */
export function numberOrName(kind: NumberedKind): z.ZodType<number, number | string> {
  const number = z.int().check(z.gte(1), z.lte(NUMBERED[kind]));
  const schema = z.union([number, z.string()]).refine((value) => typeof value === 'number');
  NUMBERED_FIELDS.add(schema, { kind });
  return expecting(numberOrNameExpected(kind), schema) as z.ZodType as z.ZodType<number, number | string>;
}

export function oneOf<const K extends readonly string[]>(keys: K) {
  return expecting({ type: 'choice', values: keys }, z.enum(keys));
}

export function trueOrFalse() {
  return expecting({ type: 'boolean' }, z.boolean());
}

/** A list of some of the keys; in a query they are separated by commas. @param id  of the schema of a key */
export function someOf<const K extends readonly string[]>(keys: K, min = 1, id?: string) {
  const key = id === undefined ? z.enum(keys) : z.enum(keys).meta({ id });
  return expecting({ type: 'some', values: keys }, z.array(key).min(min));
}

/** A text of any length, or of `min` to `max` characters (code points, as JSON Schema counts them). */
export function textOf({ min, max }: { min?: number; max?: number } = {}) {
  const expected = { type: 'text' as const, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const fits = (text: string) => {
    const length = max !== undefined && text.length > max ? [...text].length : text.length;
    return length >= (min ?? 0) && length <= (max ?? length);
  };
  return expecting(expected, z.string().refine(fits)).meta({
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
  });
}

export const year = () =>
  expecting({ type: 'year' }, z.int().check(z.gte(FIRST_YEAR), z.lte(LAST_YEAR))).meta({
    description: `Gregorian year, ${FIRST_YEAR} to ${LAST_YEAR}.`,
    examples: [2026],
  });

/** A Gregorian year of all years, astronomical: 0 is 1 BCE. */
export const yearOfAll = () => integerFrom(FIRST_YEAR_OF_ALL, LAST_YEAR_OF_ALL);

export const latitude = () =>
  numberFrom(-90, 90).meta({ description: 'Latitude in degrees, north positive.', examples: [28.6139] });

export const longitude = () =>
  numberFrom(-180, 180).meta({ description: 'Longitude in degrees, east positive.', examples: [77.209] });

/** A fixed UTC offset. */
export const utcOffset = () =>
  expecting({ type: 'offset', min: -14, max: 14 }, z.number().check(z.gte(-14), z.lte(14))).meta({
    description: 'UTC offset in hours.',
    examples: [5.5],
  });

/** An IANA time zone identifier. */
export const timeZone = () =>
  expecting(
    { type: 'zone' },
    z.string().refine((id) => zoneIdentifier(id) !== null, unmet({ type: 'zone' }, 'Asia/Kolkata')),
  ).meta({
    description: 'IANA time zone.',
    examples: ['Asia/Kolkata'],
  });

/** A name of clocks, or a UTC offset in hours. */
function namedOrOffset(isName: (text: string) => boolean, besides?: readonly string[]) {
  const [min, max] = [-14, 14];
  const expected = { type: 'zone-or-offset', min, max, ...(besides && { besides }) } as const;
  return expecting(
    expected,
    z
      .union([z.string(), z.number().check(z.gte(min), z.lte(max))])
      .refine((tz) => typeof tz === 'number' || isName(tz), unmet(expected, 'Asia/Kolkata')),
  );
}

/** The time zone of a place: an IANA identifier, or a fixed UTC offset in hours. */
export const zoneOrOffset = () => namedOrOffset((text) => zoneIdentifier(text) !== null);

const CIVIL_TIMES = Object.keys(CIVIL_OFFSETS) as CivilTimeKey[];

/** The clocks that a text names: an IANA time zone, or a civil time of India that the tz database lacks. */
export function namedClocks(text: string): Extract<ZoneChoice, { kind: 'iana' | 'civil' }> | null {
  const key = CIVIL_TIMES.find((known) => known === text.toLowerCase());
  if (key !== undefined) return { kind: 'civil', key };
  const id = zoneIdentifier(text);
  return id === null ? null : { kind: 'iana', id };
}

/** The time zone of a birth. */
export function birthZone() {
  const expected = { type: 'zone', besides: CIVIL_TIMES } as const;
  return expecting(
    expected,
    z.string().refine((text) => namedClocks(text) !== null, unmet(expected, 'Asia/Kolkata')),
  ).meta({
    description:
      'IANA time zone of the birth, used with its whole history, or the civil time that the record follows: ' +
      `\`${CIVIL_TIMES.join('`, `')}\`.`,
    examples: ['Asia/Kolkata'],
  });
}

/** The time zone of a birth: an IANA identifier, a civil time of India, or a UTC offset in hours. */
export const birthClocks = () => namedOrOffset((text) => namedClocks(text) !== null, CIVIL_TIMES);

/** A Gregorian date of some years. A year outside them is reported before any other problem of the date. */
export const dateOfYears = (description: string, example: string, [first, last]: readonly [number, number]) => {
  const [from, to] = [`${first}-01-01`, `${last}-12-31`];
  const isDefault = first === FIRST_YEAR && last === LAST_YEAR;
  return expecting(
    { type: 'date' },
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, { abort: true })
      .check(({ value, issues }) => {
        const [years = 0, month = 0, day = 0] = value.split('-').map(Number);
        const issue = { code: 'custom' as const, input: value };
        if (years < first || years > last) {
          issues.push({ ...issue, ...unmet({ type: 'date-in-span', ...(!isDefault && { from, to }) }, example) });
        } else if (month < 1 || month > 12) {
          issues.push({ ...issue, ...unmet({ type: 'date' }, example) });
        } else if (day < 1 || day > daysInMonth(years, month)) {
          issues.push({ ...issue, ...unmet({ type: 'day-of-month', month, day }) });
        }
      }),
  ).meta({
    description: `${description}, ${from} to ${to}.`,
    format: 'date',
    examples: [example],
  });
};

/** A Gregorian date. */
export const calendarDate = (description: string, example = '1990-05-15') =>
  dateOfYears(description, example, [FIRST_YEAR, LAST_YEAR]);

/** A 24-hour wall-clock time in whole minutes or whole seconds. */
export const clockTime = (pattern: 'HH:mm' | 'HH:mm:ss', description: string, example: string) =>
  expecting(
    { type: 'time', pattern },
    z.string().regex(pattern === 'HH:mm' ? /^([01]\d|2[0-3]):[0-5]\d$/ : /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  ).meta({ description, examples: [example] });

/** An object in a request. A problem with the object names its `fields`. */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape, fields: readonly string[] = Object.keys(shape)) {
  return expecting({ type: 'object', fields }, z.object(shape));
}

/** A list in a request. `items` names its items, in the plural. */
export function listOf<S extends z.ZodType>(item: S, min: number, max: number, items: string) {
  return expecting({ type: 'list', min, max, items }, z.array(item).min(min).max(max));
}

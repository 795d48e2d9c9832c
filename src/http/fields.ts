/**
 * The kinds of field that requests and answers share. The error texts of request fields are predicates that
 * follow the field's name; `validation.ts` puts the two together.
 */
import * as z from 'zod';
import { daysInMonth, FIRST_YEAR, LAST_YEAR } from '../domain/time/civil';

export { FIRST_YEAR, LAST_YEAR };

/** What is asked of a field beyond its own bounds, wherever it is found out. */
export const RULES = {
  epoch: `must be in the years ${FIRST_YEAR} to ${LAST_YEAR}`,
  day: 'must be a day that its month has',
  timezone: 'must be an IANA time zone identifier, for example Asia/Kolkata',
  skipped: 'is a time that the clocks of the place skipped on that day',
} as const;

export function integerFrom(min: number, max: number) {
  const rule = `must be an integer from ${min} to ${max}`;
  return z.int(rule).check(z.gte(min, rule), z.lte(max, rule));
}

export function numberFrom(min: number, max: number) {
  const rule = `must be a finite number from ${min} to ${max}`;
  return z.number(rule).check(z.gte(min, rule), z.lte(max, rule));
}

export function oneOf<const K extends readonly string[]>(keys: K) {
  return z.enum(keys, `must be one of ${keys.join(', ')}`);
}

export const latitude = () => numberFrom(-90, 90).meta({ description: 'Latitude in degrees, positive north.' });
export const longitude = () => numberFrom(-180, 180).meta({ description: 'Longitude in degrees, positive east.' });
export const utcOffset = () => numberFrom(-14, 14);

const DATE_RULE = 'must be a date YYYY-MM-DD';

/** A Gregorian date. A year outside the span is told before anything else that may be wrong with it. */
export const calendarDate = (description: string) =>
  z
    .string(DATE_RULE)
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: DATE_RULE, abort: true })
    .check(({ value, issues }) => {
      const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
      const issue = { input: value, message: RULES.epoch };
      if (year < FIRST_YEAR) issues.push({ ...issue, code: 'too_small', origin: 'date', minimum: FIRST_YEAR });
      else if (year > LAST_YEAR) issues.push({ ...issue, code: 'too_big', origin: 'date', maximum: LAST_YEAR });
      else if (day < 1 || day > daysInMonth(year, month)) {
        issues.push({ code: 'custom', input: value, message: RULES.day });
      }
    })
    .meta({
      description: `${description}, ${FIRST_YEAR}-01-01 to ${LAST_YEAR}-12-31.`,
      format: 'date',
      examples: ['1990-05-15'],
    });

// The kinds that stand in answers by the dozen are made once; a field adds its description.
const CircleDeg = z.number().check(z.gte(0), z.lt(360));
const Instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
const LocalInstant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}(:\d{2})?$/);

/** An angle of 0 to 360 degrees in an answer. */
export const circleDeg = (description: string) => CircleDeg.meta({ description });

/** An instant in an answer. */
export const instant = (description: string) =>
  Instant.meta({ description: `${description} ISO 8601, UTC, to the nearest second.`, format: 'date-time' });

/** The same instant by the clocks of a place, in an answer. */
export const localInstant = (description: string) =>
  LocalInstant.meta({ description: `${description} The wall clock of the place with its offset.` });

/** A one-based almanac number in an answer. */
export const almanacNumber = (last: number, description: string) =>
  z.int().check(z.gte(1), z.lte(last)).meta({ description });

/** A field of an answer that is null where it could not be computed, or where there is nothing to compute. */
export function orNull<S extends z.ZodType>(schema: S): z.ZodNullable<S> {
  const { id: _, ...said } = schema.meta() ?? {};
  return schema.nullable().meta(said);
}

/** An object with the same kind of value under each key of a closed set. */
export function forEach<const K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) {
  return z.object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>);
}

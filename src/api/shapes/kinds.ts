/** Shared fields of responses. */
import * as z from 'zod';

// Frequent fields share one schema; each use adds its description.
const CircleDeg = z.number().check(z.gte(0), z.lt(360));
const Instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
const InstantOfAnyYear = z.string().regex(/^(\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
const LocalInstant = z.string().regex(/^(\d{4}|[+-]\d{6})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}(:\d{2})?$/);

/** An angle from 0 to 360 degrees. */
export const circleDeg = (description: string) => CircleDeg.meta({ description });

/** An instant in UTC. */
export const instant = (description: string) =>
  Instant.meta({ description: `${description} ISO 8601, UTC, to the nearest second.`, format: 'date-time' });

/** An instant in UTC; years outside 0 to 9999 have a sign and six digits. */
export const instantOfAnyYear = (description: string) =>
  InstantOfAnyYear.describe(`${description} ISO 8601, UTC, to the nearest second.`);

/** An instant in local time. */
export const localInstant = (description: string) =>
  LocalInstant.describe(`${description} Local time with its UTC offset.`);

const AnyInstant = z.string().regex(/^([+-]\d{6}|\d{4})-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2}(:\d{2})?)$/);

/** An instant in an answer of `/api/v1`. */
export const instantAt = (description: string) =>
  AnyInstant.meta({
    description: `${description} ISO 8601, in the local time of the place with its UTC offset, or in UTC.`,
    examples: ['2026-11-24T06:46:10+05:30'],
  });

/** Whether a schema describes an instant in UTC or in local time. */
export const isInstant = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString &&
  [Instant, InstantOfAnyYear, LocalInstant].some((kind) => kind.def.checks?.[0] === schema.def.checks?.[0]);

/** A one-based almanac number. */
export const almanacNumber = (last: number, description: string) =>
  z.int().check(z.gte(1), z.lte(last)).meta({ description });

/** A field that is null if it could not be computed or does not exist. */
export function orNull<S extends z.ZodType>(schema: S): z.ZodNullable<S> {
  const { id: _, ...said } = schema.meta() ?? {};
  return schema.nullable().meta(said);
}

/** An object with the same kind of value for each key of a closed set. */
export function forEach<const K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) {
  return z.object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>);
}

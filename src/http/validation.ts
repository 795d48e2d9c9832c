/**
 * From what zod finds wrong with a request to the one problem that is told: the first wrong field in the
 * order in which the schema declares its fields, which is the order of the specification.
 */
import * as z from 'zod';
import { fail, ok, type Result } from '../domain/result';
import type { FieldNames, Problem } from './envelope';

/** A problem with a named field. */
export type FieldProblem = Extract<Problem, { field: string }>;

/** The dotted paths of all fields of a schema, parents before children, in declared order. */
export function fieldOrder(schema: z.ZodObject, prefix = ''): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const path = prefix + key;
    return field instanceof z.ZodObject ? [path, ...fieldOrder(field, `${path}.`)] : [path];
  });
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}

function problemOf(issue: z.core.$ZodIssue, body: unknown, names: FieldNames): FieldProblem {
  const field = issue.path.join('.');
  const missing = issue.code === 'invalid_type' && valueAt(body, issue.path) === undefined;
  const message = missing ? `${field} is missing: it ${issue.message}.` : `${field} ${issue.message}.`;
  if (field === names.epoch && (issue.code === 'too_small' || issue.code === 'too_big')) {
    return { reason: 'year_out_of_range', field, message };
  }
  if (field === names.timezone && issue.code === 'custom') return { reason: 'no_timezone', field, message };
  return { reason: 'invalid_field', field, message };
}

/**
 * A request as its schema reads it, or the problem with its first wrong field.
 *
 * The schema's error texts are predicates that follow the field's name: `must be a number from -90 to 90`.
 */
export function validate<S extends z.ZodObject>(
  schema: S,
  body: unknown,
  names: FieldNames,
): Result<z.output<S>, FieldProblem> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const order = fieldOrder(schema);
  const rank = (issue: z.core.$ZodIssue) => order.indexOf(issue.path.join('.'));
  const first = parsed.error.issues.reduce((best, issue) => (rank(issue) < rank(best) ? issue : best));
  return fail(problemOf(first, body, names));
}

/** For a check across fields of an object: it is made when each of them is sound, whatever else is wrong. */
export function whenSound(fields: readonly string[]): (payload: z.core.ParsePayload) => boolean {
  const decisive = ['', ...fields]; // the empty path is the object itself
  return ({ issues }) => !issues.some((issue) => decisive.includes((issue.path ?? []).join('.')));
}

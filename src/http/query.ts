/** A query string, read into the fields that a JSON body would have. */
import type * as z from 'zod';
import { fail, type Result } from '../domain/result';
import type { FieldNames } from './envelope';
import { type FieldProblem, validate } from './validation';

/**
 * How a field is written: as any text, as a number in the way of JSON (no blank, no plus sign, no `0x10`, no `.5`), or
 * as a whole number in its decimal digits alone.
 */
type Writing = 'text' | 'number' | 'digits';

const NUMBERS: Record<Writing, RegExp | null> = {
  text: null,
  number: /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/,
  digits: /^(0|[1-9]\d*)$/,
};

/** A text as the value that it writes; what is no number stays a text, and is refused as one. */
const read = (writing: Writing, text: string): unknown => (NUMBERS[writing]?.test(text) ? Number(text) : text);

/** The fields of a query string, or the problem with the first wrong one. A field given more than once is wrong. */
export function readQuery<S extends z.ZodObject>(
  schema: S,
  written: Record<keyof z.input<S>, Writing>,
  query: URLSearchParams,
  names: FieldNames,
): Result<z.output<S>, FieldProblem> {
  const fields = Object.entries<Writing>(written).flatMap(([key, writing]) => {
    const given = query.getAll(key);
    if (given.length === 0) return [];
    return [[key, given.length === 1 ? read(writing, given[0] as string) : given]];
  });
  const request = validate(schema, Object.fromEntries(fields), names);
  if (request.ok || query.getAll(request.error.field).length < 2) return request;
  return fail({
    ...request.error,
    reason: 'invalid_field',
    message: `${request.error.field} is given more than once.`,
  });
}

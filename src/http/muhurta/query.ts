/** The query string of GET /api/muhurta, read into the fields that a JSON body would have. */
import { fail, type Result } from '../../domain/result';
import type { FieldNames } from '../envelope';
import { type FieldProblem, validate } from '../validation';
import { MuhurtaRequest } from './schema';

/** A number as JSON writes it: no blank, no plus sign, no `0x10`, no `.5`. */
const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const NUMBERS = ['lat', 'lon', 'tz'];

/** A text as the value that it writes; what is no number stays a text, and is refused as one. */
const written = (key: string, text: string): unknown =>
  NUMBERS.includes(key) && JSON_NUMBER.test(text) ? Number(text) : text;

/** The fields of a query string, or the problem with the first wrong one. A field given more than once is wrong. */
export function readQuery(
  query: URLSearchParams,
  names: FieldNames,
): Result<ReturnType<typeof MuhurtaRequest.parse>, FieldProblem> {
  const fields = Object.keys(MuhurtaRequest.shape).flatMap((key) => {
    const given = query.getAll(key);
    if (given.length === 0) return [];
    return [[key, given.length === 1 ? written(key, given[0] as string) : given]];
  });
  const request = validate(MuhurtaRequest, Object.fromEntries(fields), names);
  if (request.ok || query.getAll(request.error.field).length < 2) return request;
  return fail({
    ...request.error,
    reason: 'invalid_field',
    message: `${request.error.field} is given more than once.`,
  });
}

/** Converts a query string to the equivalent JSON body. */
import * as z from 'zod';
import { fail, type Result } from '../domain/result';
import type { FieldProblem, Problem } from './problem';
import { bare, validate } from './validate';

/** A JSON number: no blank, no plus sign, no `0x10`, no `.5`. */
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
/** A whole number in decimal digits. */
const DIGITS = /^-?(0|[1-9]\d*)$/;

/** Converts a text to the type of its field. An unsuitable text stays a text, and the schema refuses it. */
function fieldValue(schema: z.ZodType, text: string): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) {
    return text === '' ? [] : text.split(',').map((item) => fieldValue(inner.element as z.ZodType, item));
  }
  if (inner instanceof z.ZodUnion) {
    const values = (inner.options as z.ZodType[]).map((option) => fieldValue(option, text));
    return values.find((value) => value !== text) ?? text;
  }
  if (inner instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  if (!(inner instanceof z.ZodNumber)) return text;
  const pattern = inner instanceof z.ZodNumberFormat ? DIGITS : NUMBER;
  return pattern.test(text) ? Number(text) : text;
}

interface QueryBody {
  /** The known fields. A repeated field is a list of texts, which no schema accepts. */
  body: Record<string, unknown>;
  /** The unknown keys, without duplicates. */
  ignored: string[];
}

/** Reads a query string with the schema of its request. */
export function queryBody(schema: z.ZodObject, query: URLSearchParams): QueryBody {
  const body: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(schema.shape)) {
    const texts = query.getAll(key);
    if (texts.length === 1) body[key] = fieldValue(field as z.ZodType, texts[0] as string);
    else if (texts.length > 1) body[key] = { given: texts.length };
  }
  return { body, ignored: [...new Set(query.keys())].filter((key) => !(key in schema.shape)) };
}

/** Adapts a problem to a query: a repeated field is reported as such, and an item of a list under the list's name. */
function queryProblem(problem: Problem, query: URLSearchParams): Problem {
  if (problem.reason === 'internal') return problem;
  const field = problem.field.replace(/\.\d+$/, '');
  if (query.getAll(field).length < 2) return { ...problem, field };
  return { ...problem, field, reason: 'invalid_field', rule: 'repeated' } satisfies FieldProblem;
}

/** Adapts the problem of a result to a query. */
export const ofQuery = <T>(result: Result<T, Problem>, query: URLSearchParams): Result<T, Problem> =>
  result.ok ? result : fail(queryProblem(result.error, query));

/** Validates a query string, or returns the problem with its first invalid field. */
export function readQuery<S extends z.ZodObject>(schema: S, query: URLSearchParams): Result<z.output<S>, Problem> {
  return ofQuery(validate(schema, queryBody(schema, query).body), query);
}

/** Converts a query string to the equivalent JSON body. */
import * as z from 'zod';
import { fail, type Result } from '../domain/result';
import { type FieldProblem, isFieldProblem, type Problem } from './problem';
import { fieldMeant, spelledRequest } from './spelling';
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
  const number = Number(text);
  return pattern.test(text) && Number.isFinite(number) ? number : text;
}

const isList = (schema: z.ZodType): boolean => bare(schema) instanceof z.ZodArray;

/** The values of a repeated key: a list has all of them, any other field refuses them. */
const repeatedValue = (schema: z.ZodType | undefined, texts: readonly string[]): unknown =>
  schema && isList(schema) ? texts.flatMap((text) => fieldValue(schema, text)) : { given: texts.length };

/** A query string as a body, under the keys that it has, with values of the types of their fields. */
export function queryBody(schema: z.ZodObject, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const texts = query.getAll(key);
      const field = schema.shape[fieldMeant(schema, key) ?? ''] as z.ZodType | undefined;
      if (texts.length > 1) return [key, repeatedValue(field, texts)];
      const [text = ''] = texts;
      return [key, field ? fieldValue(field, text) : text];
    }),
  );
}

/** Adapts a problem to a query: a repeated field is reported as such, and an item of a list under the list's name. */
function queryProblem(problem: Problem, schema: z.ZodObject, query: URLSearchParams): Problem {
  if (!isFieldProblem(problem) || problem.expected.type === 'known-field') return problem;
  const field = problem.field.replace(/\.\d+$/, '');
  const inner = schema.shape[field] as z.ZodType | undefined;
  const keys = [...new Set(query.keys())].filter((key) => fieldMeant(schema, key) === field);
  const isSingle = keys.every((key) => query.getAll(key).length < 2);
  if (isSingle || (inner && isList(inner))) return { ...problem, field };
  return { ...problem, field, reason: 'invalid_field', rule: 'repeated' } satisfies FieldProblem;
}

/** Adapts the problem of a result to a query. */
export const ofQuery = <T>(
  result: Result<T, Problem>,
  schema: z.ZodObject,
  query: URLSearchParams,
): Result<T, Problem> => (result.ok ? result : fail(queryProblem(result.error, schema, query)));

/** Validates a query string, or returns the problem with its first invalid field. Unknown keys are ignored. */
export function readQuery<S extends z.ZodObject>(schema: S, query: URLSearchParams): Result<z.output<S>, Problem> {
  const spelled = spelledRequest(schema, queryBody(schema, query), 'none');
  return ofQuery(spelled.ok ? validate(schema, spelled.value.body) : spelled, schema, query);
}

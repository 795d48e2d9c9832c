/**
 * Converts zod's issues to the one problem that is reported: the first invalid field, in the order of the schema, which
 * is the order of the specification.
 */
import * as z from 'zod';
import { fail, ok, type Result } from '../domain/result';
import { describesValue, type Expected, type FieldProblem, underField } from './problem';

/** The constraint of each field schema. It is stored in a registry, outside the published JSON Schema. */
const EXPECTATIONS = z.registry<{ expected: Expected }>();

/** Registers what a field expects, for the problem of an invalid value. */
export function expecting<S extends z.ZodType>(expected: Expected, schema: S): S {
  EXPECTATIONS.add(schema, { expected });
  return schema;
}

export interface Unmet {
  expected: Expected | ((body: Record<string, unknown>) => Expected);
  example?: unknown;
}

/** Parameters of a check across fields that finds the field at its path missing. */
export const MISSING: { params: { missing: true } & Record<string, unknown> } = { params: { missing: true } };

/** Parameters of a check across fields: what it expects of the field at its path. It may depend on other fields. */
export const unmet = (expected: Unmet['expected'], example?: unknown): { params: Unmet & Record<string, unknown> } => ({
  params: { expected, example },
});

/** Whether a JSON value is an object, and neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unwraps optional and default schemas. */
export function bare(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapped ? bare(schema.unwrap() as z.ZodType) : schema;
}

/** The dotted paths of all fields, parents before children, in declared order. */
function fieldOrder(schema: z.ZodObject, prefix = ''): string[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const path = prefix + key;
    const inner = bare(field as z.ZodType);
    return inner instanceof z.ZodObject ? [path, ...fieldOrder(inner, `${path}.`)] : [path];
  });
}

/** The number of keys that are fields of a schema. */
const sharedFields = ({ shape }: z.ZodObject, keys: readonly string[]): number =>
  keys.filter((key) => Object.hasOwn(shape, key)).length;

/**
 * Among several forms of an object, the form that shares most fields with a value; undefined if it has none.
 *
 * @param shared  the number of keys that a form has
 */
export function formOf(union: z.ZodUnion, value: unknown, shared = sharedFields): z.ZodObject | undefined {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  const forms = (union.options as z.ZodType[]).map(bare).filter((option) => option instanceof z.ZodObject);
  return forms.toSorted((a, b) => shared(b, keys) - shared(a, keys))[0];
}

/** The schema of a field of a value. A value in one of several forms has the schema of its form. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): z.ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner = bare(schema);
  const form = inner instanceof z.ZodUnion ? formOf(inner, value) : inner;
  const next =
    form instanceof z.ZodObject
      ? (form.shape[String(key)] as z.ZodType | undefined)
      : form instanceof z.ZodArray
        ? (form.element as z.ZodType)
        : undefined;
  return next && schemaAt(next, rest, valueAt(value, [key]));
}

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );
}

interface Expectation {
  expected: Expected;
  example?: unknown;
}

/** The declared expectation of a schema or of the schema that it wraps, with an example; undefined if there is none. */
function expectationOf(schema: z.ZodType): Expectation | undefined {
  const inner = bare(schema);
  const { expected } = EXPECTATIONS.get(schema) ?? EXPECTATIONS.get(inner) ?? {};
  if (expected === undefined) return undefined;
  const usual = schema instanceof z.ZodDefault && expected.type !== 'choice' ? [schema.def.defaultValue] : [];
  const [example] = (schema.meta()?.examples ?? inner.meta()?.examples ?? usual) as unknown[];
  return { expected, ...(example !== undefined && { example }) };
}

/**
 * The expectation for a path, taken from the field, from its list if the field is an item, or from the request itself.
 */
function expectationAt(schema: z.ZodObject, path: readonly PropertyKey[], body: unknown) {
  for (let depth = path.length; depth >= 0; depth--) {
    const at = path.slice(0, depth);
    const field = schemaAt(schema, at, body);
    const expectation = field && expectationOf(field);
    if (expectation) return { ...expectation, path: at };
  }
  throw new Error(`${path.join('.')} does not declare what it expects`);
}

/** The example of a schema, if it meets an expectation of a check across fields, and the expectation is of a value. */
function exampleOf(schema: z.ZodType, expected: Expected): unknown {
  const { example } = expectationOf(schema) ?? {};
  const isAllowed = !('values' in expected) || [example].flat().every((each) => expected.values.includes(String(each)));
  return describesValue(expected) && isAllowed ? example : undefined;
}

/** A year outside the span and an unknown time zone have their own error codes. */
function reasonOf(expected: Expected, value: unknown): FieldProblem['reason'] {
  if (expected.type === 'date-in-span' || (expected.type === 'year' && Number.isInteger(value))) {
    return 'year_out_of_range';
  }
  return expected.type === 'format' ? 'unsupported_format' : 'invalid_field';
}

/** The expectation of one of our own checks; undefined for zod's issues. */
function unmetOf(issue: z.core.$ZodIssue, body: unknown): { expected: Expected; example?: unknown } | undefined {
  const { expected, example } = ((issue.code === 'custom' && issue.params) || {}) as Partial<Unmet>;
  if (expected === undefined) return undefined;
  return { expected: typeof expected === 'function' ? expected(body as Record<string, unknown>) : expected, example };
}

/**
 * The fields that a check names beside the one at its path, under their paths. A check of the items of a list stands
 * outside the list, and names the fields there.
 */
function withinParent(path: readonly PropertyKey[], expected: Expected): Expected {
  const parent = path.slice(0, -1).join('.');
  const names = 'fields' in expected ? expected.fields : 'field' in expected ? [expected.field] : [];
  const isOfItem = path.some((step) => typeof step === 'number');
  if (parent === '' || isOfItem || names.some((name) => name.includes('.'))) return expected;
  return underField(parent, { reason: 'invalid_field', field: '', rule: 'value', expected }).expected;
}

/** The invalid value: for a list, the item that is not allowed, or nothing if every item is allowed. */
function invalidValue(expected: Expected, value: unknown): { got?: unknown } {
  const isList = Array.isArray(value) && ['some', 'list'].includes(expected.type);
  const got =
    isList && expected.type === 'some'
      ? value.find((item) => !expected.values.includes(item))
      : isList
        ? undefined
        : value;
  return got === undefined ? {} : { got };
}

function problemOf(issue: z.core.$ZodIssue, schema: z.ZodObject, body: unknown): FieldProblem {
  const own = unmetOf(issue, body);
  const found = own ? { path: issue.path, ...own } : expectationAt(schema, issue.path, body);
  const { path } = found;
  const expected = own ? withinParent(path, own.expected) : found.expected;
  const value = valueAt(body, path);
  // If a value has several possible forms, the schema of its form determines the problem.
  const inner = schemaAt(schema, path, body);
  const { example = own && inner && exampleOf(inner, expected) } = found;
  const form = inner && bare(inner) instanceof z.ZodUnion ? formOf(bare(inner) as z.ZodUnion, value) : undefined;
  const inForm = form && validate(form, value);
  const field = path.join('.');
  if (inForm && !inForm.ok) return underField(field, inForm.error);
  const isZone =
    ['zone', 'zone-or-offset'].includes(expected.type) ||
    (expected.type === 'one-of' && expected.fields.some((field) => /(^|\.)tz$/.test(field)));
  const isMissing =
    issue.code === 'custom'
      ? issue.params?.missing === true
      : ['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code);
  return {
    reason: isZone && issue.code === 'custom' ? 'invalid_timezone' : reasonOf(expected, value),
    field,
    rule: value === undefined && isMissing ? 'missing' : 'value',
    expected,
    ...(example !== undefined && { example }),
    ...invalidValue(expected, value),
  };
}

/** Validates a request, or returns the problem with its first invalid field. */
export function validate<S extends z.ZodObject>(schema: S, body: unknown): Result<z.output<S>, FieldProblem> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const order = fieldOrder(schema);
  // An item of a list has the rank of its list.
  const rank = ({ path }: z.core.$ZodIssue) => {
    const names = path.filter((key) => typeof key !== 'number').join('.');
    const place = order.indexOf(path.join('.'));
    return place >= 0 ? place : order.findIndex((field) => names === field || names.startsWith(`${field}.`));
  };
  const first = parsed.error.issues.reduce((best, issue) => (rank(issue) < rank(best) ? issue : best));
  return fail(problemOf(first, schema, body));
}

/** For a check across fields of an object: it runs if the value is an object, even if other fields are invalid. */
export const hasFields = ({ value }: z.core.ParsePayload): boolean => isObject(value);

/** For a check across fields of an object: it runs if all of them are valid, even if others are invalid. */
export function whenValid(fields: readonly string[]): (payload: z.core.ParsePayload) => boolean {
  const decisive = ['', ...fields]; // the empty path is the object itself
  return ({ issues }) => !issues.some((issue) => decisive.includes((issue.path ?? []).join('.')));
}

/** A request that has the given fields together or not at all. @param examples  in their order */
export const together = <S extends z.ZodObject>(
  request: S,
  fields: readonly string[],
  examples: readonly unknown[] = [],
): S =>
  request.check(
    ...fields.map((field, i) =>
      z.refine<Record<string, unknown>>((given) => field in given || !fields.some((other) => other in given), {
        path: [field],
        when: hasFields,
        ...unmet({ type: 'together', fields }, examples[i]),
      }),
    ),
  );

/**
 * The keys of a request as the fields of its schema. Other spellings of a field are understood. An unknown key is
 * named, and refused where the request is strict about it.
 */
import * as z from 'zod';
import { fail, ok, type Result } from '../domain/result';
import { nearestTo } from '../domain/text/nearest';
import type { FieldProblem } from './problem';
import { fold, otherForm, SYNONYMS } from './synonyms';
import { bare, formOf, isObject } from './validate';

/** The treatment of unknown keys: `near` refuses a key that looks like a field, and ignores others. */
type Strictness = 'all' | 'near' | 'none';

/**
 * The keys of a schema that an answer repeats, so that a request may have them. They are neither fields nor unknown.
 */
const ECHOES = z.registry<{ keys: readonly string[] }>();

/** Registers keys that a request may repeat from an answer. */
export function echoing<S extends z.ZodObject>(keys: readonly string[], schema: S): S {
  ECHOES.add(schema, { keys });
  return schema;
}

/** Schemas of values that the code of a resource reads by itself. */
const OWN = z.registry<object>();

/** Leaves the keys of a value as they are given: the code of the resource reads each value by itself. */
export function readByItsOwner<S extends z.ZodType>(schema: S): S {
  OWN.add(schema, {});
  return schema;
}

interface Spelling {
  field: string;
  /** Folded. */
  spelling: string;
  isSynonym: boolean;
}

interface Spellings {
  fields: readonly string[];
  /** The field that a folded key means. */
  meant: ReadonlyMap<string, string>;
  all: readonly Spelling[];
}

const KNOWN_SPELLINGS = new WeakMap<z.ZodObject, Spellings>();

function newSpellings(schema: z.ZodObject): Spellings {
  const fields = Object.keys(schema.shape);
  const own = fields.map((field) => ({ field, spelling: fold(field), isSynonym: false }));
  const synonyms = own.flatMap(({ field, spelling: name }) =>
    SYNONYMS.filter((group) => group.includes(name)).flatMap((group) =>
      group.filter((word) => word !== name).map((spelling) => ({ field, spelling, isSynonym: true })),
    ),
  );
  const all = [...own, ...synonyms];
  // A field's own name has precedence over its other meanings; of two other names, the first counts.
  const meant = new Map(all.toReversed().map(({ field, spelling }) => [spelling, field]));
  return { fields, meant, all };
}

function spellingsOf(schema: z.ZodObject): Spellings {
  const known = KNOWN_SPELLINGS.get(schema) ?? newSpellings(schema);
  KNOWN_SPELLINGS.set(schema, known);
  return known;
}

/** The field of a schema that a key means; undefined if it means none. */
export const fieldMeant = (schema: z.ZodObject, key: string): string | undefined =>
  spellingsOf(schema).meant.get(fold(key));

/** A key of more letters is no misspelt field, and a message shows only its beginning. */
const LONGEST_KEY = 40;

/** Shorter synonyms resemble too many innocent keys. */
const SHORTEST_NEAR_SYNONYM = 6;

/** At most this many unknown keys of an object are compared with its fields. */
const MAX_COMPARED = 50;

/**
 * The field that an unknown key probably means: one that takes its value in another form, or one that it misspells by one
 * letter, or by two of at least eight.
 */
function fieldNear(schema: z.ZodObject, key: string, strictness: Strictness): string | undefined {
  const other = strictness === 'all' ? otherForm(key, spellingsOf(schema).fields) : undefined;
  if (other !== undefined) return other;
  const folded = fold(key);
  if (strictness === 'none' || folded.length < 3 || folded.length > LONGEST_KEY) return undefined;
  const shortest = strictness === 'near' ? SHORTEST_NEAR_SYNONYM : 3;
  const compared = spellingsOf(schema).all.filter(
    ({ spelling, isSynonym }) => spelling.length >= (isSynonym ? shortest : 3),
  );
  return nearestTo(folded, compared, ({ spelling }) => spelling)[0]?.field;
}

interface SpelledRequest {
  /** The request under the names of its fields; keys that are no field stay. */
  body: Record<string, unknown>;
  /** Dotted paths of the keys that are no field, as they were given. */
  ignored: string[];
}

/** The number of keys that mean fields of a schema. */
const understood = (schema: z.ZodObject, keys: readonly string[]): number =>
  keys.filter((key) => fieldMeant(schema, key) !== undefined).length;

/** An object schema inside another one: of a field, or of the form that a value has. */
function objectSchema(schema: z.ZodType, value: unknown): z.ZodObject | undefined {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) return inner;
  return inner instanceof z.ZodUnion ? formOf(inner, value, understood) : undefined;
}

interface Spelled {
  value: unknown;
  ignored: string[];
}

/** A value with the keys of the objects in it as fields. */
function spelledValue(
  schema: z.ZodType,
  value: unknown,
  strictness: Strictness,
  path: string,
): Result<Spelled, FieldProblem> {
  const inner = bare(schema);
  if (OWN.has(inner)) return ok({ value, ignored: [] });
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const [items, ignored]: [unknown[], string[]] = [[], []];
    for (const [i, item] of value.entries()) {
      const spelled = spelledValue(inner.element as z.ZodType, item, strictness, `${path}.${i}`);
      if (!spelled.ok) return spelled;
      items.push(spelled.value.value);
      ignored.push(...spelled.value.ignored);
    }
    return ok({ value: items, ignored });
  }
  const object = isObject(value) ? objectSchema(schema, value) : undefined;
  if (object === undefined) return ok({ value, ignored: [] });
  const spelled = spelledRequest(object, value as Record<string, unknown>, strictness, `${path}.`);
  return spelled.ok ? ok({ value: spelled.value.body, ignored: spelled.value.ignored }) : spelled;
}

/** The beginning of a key, for a message. */
const shortKey = (key: string): string => (key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key);

function unknownKey(
  schema: z.ZodObject,
  key: string,
  nearest: string | undefined,
  strictness: Strictness,
  prefix: string,
): FieldProblem {
  const expected = {
    type: 'known-field',
    fields: spellingsOf(schema).fields.map((each) => prefix + each),
    ...(nearest !== undefined && { nearest: prefix + nearest }),
  } as const;
  const reason = strictness === 'all' ? 'unknown_field' : 'invalid_field';
  return { reason, field: prefix + shortKey(key), rule: 'value', expected };
}

/**
 * Reads the keys of a request as the fields of its schema.
 *
 * @param prefix  the path of the request in a larger one: `birth.`
 */
export function spelledRequest(
  schema: z.ZodObject,
  request: Record<string, unknown>,
  strictness: Strictness,
  prefix = '',
): Result<SpelledRequest, FieldProblem> {
  const echoes = ECHOES.get(schema)?.keys ?? [];
  const [body, ignored, keys] = [new Map<string, unknown>(), [] as string[], new Map<string, string>()];
  for (const [key, value] of Object.entries(request)) {
    const field = echoes.includes(key) ? key : fieldMeant(schema, key);
    if (field === undefined) {
      const nearest = ignored.length < MAX_COMPARED ? fieldNear(schema, key, strictness) : undefined;
      if (strictness === 'all' || nearest !== undefined) {
        return fail(unknownKey(schema, key, nearest, strictness, prefix));
      }
      ignored.push(prefix + key);
      body.set(key, value);
      continue;
    }
    const other = keys.get(field) ?? (Object.hasOwn(request, field) ? field : key);
    if (other !== key) {
      // The field itself is given by its own name; of two other spellings the second is refused.
      const [given, spelled] = key === field ? [key, other] : [other, key];
      const expected = { type: 'spelling-of', field: prefix + field, given: prefix + given } as const;
      return fail({ reason: 'invalid_field', field: prefix + spelled, rule: 'value', expected });
    }
    keys.set(field, key);
    const inner = schema.shape[field] as z.ZodType | undefined;
    const spelled = inner ? spelledValue(inner, value, strictness, prefix + field) : ok({ value, ignored: [] });
    if (!spelled.ok) return spelled;
    body.set(field, spelled.value.value);
    ignored.push(...spelled.value.ignored);
  }
  return ok({ body: Object.fromEntries(body), ignored });
}

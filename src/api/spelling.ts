/**
 * The keys of a request as the fields of its schema. Other spellings of a field are understood. An unknown key is named,
 * and refused where the request is strict about it.
 */
import * as z from 'zod';
import { fail, ok, type Result } from '../domain/result';
import type { FieldProblem } from './problem';
import { bare, isObject } from './validate';

/** What happens to a key that is no field: `near` refuses it if it looks like a field, and ignores others. */
type Strictness = 'all' | 'near' | 'none';

/**
 * Words for one thing, first those of this API. A key means the field of its group that the request has. Case, hyphens
 * and underscores never tell fields apart: `birth_date` is `birthDate`.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['lat', 'latitude'],
  ['lon', 'lng', 'long', 'longitude'],
  ['tz', 'timezone', 'tzid', 'zone'],
  ['tzHours', 'utcOffset', 'gmtOffset', 'tzOffset'],
  ['place', 'city', 'town', 'location', 'locality'],
  ['birthPlace', 'placeOfBirth', 'location'],
  ['birthDate', 'date', 'dateOfBirth', 'dob'],
  ['birthTime', 'time', 'timeOfBirth', 'tob'],
  ['hour', 'hours'],
  ['minute', 'minutes'],
  ['second', 'seconds'],
  ['ayanamsa', 'ayanamsha'],
  ['nodeMode', 'node', 'nodes', 'lunarNode'],
  ['dashaYearDays', 'dashaYear'],
  ['dashaDepth', 'dashaLevels'],
  ['from', 'start', 'startDate', 'dateFrom'],
  ['to', 'end', 'endDate', 'until', 'dateTo'],
  ['lang', 'language', 'locale'],
  ['q', 'query', 'search'],
  ['limit', 'maxResults', 'pageSize'],
];

const fold = (key: string): string => key.replaceAll(/[-_]/g, '').toLowerCase();

const FOLDED_GROUPS = GROUPS.map((group) => group.map(fold));

/** The field that a key means; undefined if it means none. */
export function fieldMeant(key: string, fields: readonly string[]): string | undefined {
  if (fields.includes(key)) return key;
  const folded = fold(key);
  const same = fields.find((field) => fold(field) === folded);
  if (same !== undefined) return same;
  const groups = FOLDED_GROUPS.filter((group) => group.includes(folded));
  return fields.find((field) => groups.some((group) => group.includes(fold(field))));
}

/** The number of letters to add, drop, replace or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (above[j] as number) + 1, (row[j - 1] as number) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    [before, above] = [above, row];
  }
  return above[b.length] as number;
}

/** A key of more letters is no misspelt field. */
const LONGEST_KEY = 40;

/** The field that a misspelt key resembles: one letter differs, or two of at least eight. */
function fieldNear(key: string, fields: readonly string[]): string | undefined {
  const folded = fold(key);
  if (folded.length < 3 || folded.length > LONGEST_KEY) return undefined;
  const spellings = fields.flatMap((field) => {
    const groups = FOLDED_GROUPS.filter((group) => group.includes(fold(field)));
    return [fold(field), ...groups.flat()].map((spelling) => ({ field, spelling }));
  });
  const ranked = spellings
    .filter(({ spelling }) => spelling.length >= 3)
    .map(({ field, spelling }) => ({ field, spelling, distance: editDistance(folded, spelling) }))
    .filter(({ spelling, distance }) => distance <= (spelling.length >= 8 ? 2 : 1));
  return ranked.toSorted((a, b) => a.distance - b.distance)[0]?.field;
}

interface SpelledRequest {
  /** The request under the names of its fields; keys that are no field stay. */
  body: Record<string, unknown>;
  /** Dotted paths of the keys that are no field, as they were given. */
  ignored: string[];
}

/** An object schema inside another one: of a field, of the items of a list, or of the form that a value has. */
function objectSchema(schema: z.ZodType, value: unknown): z.ZodObject | undefined {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) return inner;
  if (!(inner instanceof z.ZodUnion) || !isObject(value)) return undefined;
  const forms = (inner.options as z.ZodType[])
    .map((option) => bare(option))
    .filter((form) => form instanceof z.ZodObject);
  const understood = ({ shape }: z.ZodObject) =>
    Object.keys(value).filter((key) => fieldMeant(key, Object.keys(shape)) !== undefined).length;
  return forms.toSorted((a, b) => understood(b) - understood(a))[0];
}

/** A value with the keys of the objects in it as fields. */
function spelledValue(
  schema: z.ZodType,
  value: unknown,
  strictness: Strictness,
  path: string,
): Result<Spelled, FieldProblem> {
  const inner = bare(schema);
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
  const spelled = spelledRequest(object, value as Record<string, unknown>, strictness, [], `${path}.`);
  return spelled.ok ? ok({ value: spelled.value.body, ignored: spelled.value.ignored }) : spelled;
}

interface Spelled {
  value: unknown;
  ignored: string[];
}

/**
 * Reads the keys of a request as the fields of its schema.
 *
 * @param also  keys that are neither fields nor unknown
 */
export function spelledRequest(
  schema: z.ZodObject,
  request: Record<string, unknown>,
  strictness: Strictness,
  also: readonly string[] = [],
  prefix = '',
): Result<SpelledRequest, FieldProblem> {
  const fields = Object.keys(schema.shape);
  const [entries, ignored]: [[string, unknown][], string[]] = [[], []];
  for (const [key, value] of Object.entries(request)) {
    const field = also.includes(key) ? key : fieldMeant(key, fields);
    if (field === undefined) {
      const nearest = strictness === 'none' ? undefined : fieldNear(key, fields);
      if (strictness === 'all' || nearest !== undefined) {
        const expected = {
          type: 'known-field',
          fields: fields.map((each) => prefix + each),
          ...(nearest !== undefined && { nearest: prefix + nearest }),
        } as const;
        const reason = strictness === 'all' ? 'unknown_field' : 'invalid_field';
        return fail({ reason, field: prefix + key, rule: 'value', expected });
      }
      ignored.push(prefix + key);
      entries.push([key, value]);
      continue;
    }
    if (field !== key && Object.hasOwn(request, field)) {
      return fail({
        reason: 'invalid_field',
        field: prefix + key,
        rule: 'value',
        expected: { type: 'spelling-of', field: prefix + field },
      });
    }
    const inner = schema.shape[field] as z.ZodType | undefined;
    const spelled = inner ? spelledValue(inner, value, strictness, prefix + field) : ok({ value, ignored: [] });
    if (!spelled.ok) return spelled;
    entries.push([field, spelled.value.value]);
    ignored.push(...spelled.value.ignored);
  }
  return ok({ body: Object.fromEntries(entries), ignored });
}

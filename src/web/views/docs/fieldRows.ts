/** The fields of a schema of the OpenAPI document, with their types in words. */
import { type ApiDocument, type Schema, schemaOf } from './document';

/** `ChartRequest` of a reference; null for a schema without a name. */
const nameOf = ({ $ref }: Schema): string | null => $ref?.split('/').at(-1) ?? null;

const isNull = ({ type }: Schema): boolean => type === 'null';

function rangeText({ minimum, maximum, exclusiveMaximum, maxLength }: Schema): string {
  // A bound at the limit of safe integers is no real bound.
  const upperBound = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  const below = exclusiveMaximum === undefined ? '' : `to below ${exclusiveMaximum}`;
  const signed = (n: number) => String(n).replace('-', '\u2212');
  if (minimum !== undefined && (upperBound !== undefined || below))
    return `${signed(minimum)} ${below || `to ${signed(upperBound as number)}`}`;
  if (minimum !== undefined && minimum > -Number.MAX_SAFE_INTEGER) return `from ${signed(minimum)}`;
  if (upperBound !== undefined) return `to ${signed(upperBound)}`;
  return maxLength === undefined ? '' : `to ${maxLength} characters`;
}

const alternatives = ({ anyOf, oneOf }: Schema): Schema[] => anyOf ?? oneOf ?? [];

/** Most allowed values that the type of a field lists. */
const FEW_VALUES = 24;

/** The allowed values of a field or of the items of its list, if there are more than a type lists; otherwise null. */
export function valuesOf(document: ApiDocument, schema: Schema): string[] | null {
  const target = schemaOf(document, schema);
  if (target.enum) return target.enum.length > FEW_VALUES ? target.enum.map((value) => JSON.stringify(value)) : null;
  for (const each of [target.items ?? [], alternatives(target)].flat()) {
    const values = valuesOf(document, each);
    if (values) return values;
  }
  return null;
}

/**
 * A type in words: `number, −90 to 90`, `"north", "south" or "east"`, `list of Graha`.
 * @param folds  whether more than a few allowed values are left out, because they are listed apart
 */
export function typeText(document: ApiDocument, schema: Schema, folds = false): string {
  const named = nameOf(schema);
  const target = schemaOf(document, schema);
  if (named && target.properties) return named;
  if (target.const !== undefined) return JSON.stringify(target.const);
  if (target.enum) {
    if (folds && target.enum.length > FEW_VALUES)
      return [...new Set(target.enum.map((value) => typeof value))].join(' or ');
    const values = target.enum.map((value) => JSON.stringify(value));
    return values.length > 1 ? `${values.slice(0, -1).join(', ')} or ${values.at(-1)}` : (values[0] ?? '');
  }
  const among = alternatives(target);
  if (among.length > 0) {
    const words = among.filter((each) => !isNull(each)).map((each) => typeText(document, each, folds));
    const unique = [...new Set(words)];
    return [...unique, ...(among.some(isNull) ? ['null'] : [])].join(' or ');
  }
  const types = [target.type ?? 'any'].flat();
  return types
    .map((type) => {
      if (type === 'array') return target.items ? `list of ${typeText(document, target.items, folds)}` : 'list';
      if (type === 'string') return [target.format ?? 'string', rangeText(target)].filter(Boolean).join(', ');
      if (type === 'number' || type === 'integer') return [type, rangeText(target)].filter(Boolean).join(', ');
      return type;
    })
    .join(' or ');
}

/** The object of a schema: the schema itself, its items, or its alternative to null. */
function objectIn(document: ApiDocument, schema: Schema): Schema | null {
  const target = schemaOf(document, schema);
  if (target.properties) return target;
  if (target.items) return objectIn(document, target.items);
  const withoutNull = alternatives(target).filter((each) => !isNull(each));
  return withoutNull.length === 1 && withoutNull[0] ? objectIn(document, withoutNull[0]) : null;
}

export interface FieldRow {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** Its schema, if that has fields of its own. */
  inner: Schema | null;
  /** Its allowed values, if its type does not list them. */
  values: string[] | null;
  /** The default value. */
  defaultValue: unknown;
}

/** The fields of an object. */
export function fieldsOf(document: ApiDocument, schema: Schema): FieldRow[] {
  const { properties = {}, required = [] } = objectIn(document, schema) ?? {};
  return Object.entries(properties).map(([name, each]) => {
    const target = schemaOf(document, each);
    return {
      name,
      type: typeText(document, each, true),
      required: required.includes(name),
      description: each.description ?? target.description ?? '',
      inner: objectIn(document, each),
      values: valuesOf(document, each),
      defaultValue: each.default ?? target.default,
    };
  });
}

/** Fields of a request with nested ones, `birthPlace.lat`, `events[].date`. */
export function flatFields(document: ApiDocument, schema: Schema, before = '', depth = 0): FieldRow[] {
  return fieldsOf(document, schema).flatMap((field) => {
    const name = before + field.name;
    const type = schemaOf(document, objectIn(document, schema)?.properties?.[field.name] ?? {}).type;
    const inside =
      field.inner && depth < 3
        ? flatFields(document, field.inner, `${name}${type === 'array' ? '[]' : ''}.`, depth + 1)
        : [];
    return [{ ...field, name }, ...inside];
  });
}

/** The forms of a body: one, unless the document has alternatives. */
export function formsOf(document: ApiDocument, schema: Schema): Schema[] {
  const among = alternatives(schemaOf(document, schema));
  return among.length > 1 ? among.filter((each) => !isNull(each)) : [schema];
}

/** A type in words that lists texts. */
const VALUES = /^"[^"]*"(?:(?:, | or )"[^"]*")*$/;

/** The title of a form: the values of its required fields that have few, or its name. */
export function formTitle(document: ApiDocument, schema: Schema): string {
  const chosen = fieldsOf(document, schema).filter(({ type, required }) => required && VALUES.test(type));
  if (chosen.length > 0) return chosen.map(({ name, type }) => `${name} ${type}`).join(', ');
  return nameOf(schema) ?? '';
}

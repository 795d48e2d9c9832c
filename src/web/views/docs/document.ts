/** A model of an OpenAPI 3.1 document, as far as this page shows it. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  /** The schema that it extends. */
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: Schema | boolean;
}

interface Media {
  schema?: Schema;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

interface RawAnswer {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Media>;
}

interface RawParameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface RawOperation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: RawParameter[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, RawAnswer>;
  security?: Record<string, unknown>[];
}

export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, RawAnswer> };
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: Schema;
}

interface Example {
  summary: string;
  value: unknown;
}

export interface ApiAnswer {
  status: string;
  description: string;
  /** Names of its headers. */
  headers: string[];
  /** Media types without their parameters. */
  types: string[];
  schema: Schema | null;
  examples: Example[];
}

export interface DocumentedOperation {
  /** Its anchor on the page. */
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body: { schema: Schema; examples: Example[] } | null;
  answers: ApiAnswer[];
  /** Only available to a signed-in client. */
  needsSession: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options'];

const examplesIn = ({ examples = {} }: Media): Example[] =>
  Object.values(examples).map(({ summary = '', value }) => ({ summary, value }));

/** Resolves a reference. Fields beside `$ref` override those of its target. */
function followed<T extends { $ref?: string }>(document: ApiDocument, item: T): T {
  const { $ref, ...own } = item;
  if (!$ref) return item;
  const steps = $ref.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
  return { ...(found as T | undefined), ...own } as T;
}

export function schemaOf(document: ApiDocument, schema: Schema): Schema {
  const { allOf: [base] = [], ...own } = followed(document, schema);
  if (!base) return own;
  const { properties, required = [] } = schemaOf(document, base);
  return {
    ...own,
    properties: { ...properties, ...own.properties },
    required: [...required, ...(own.required ?? [])],
  };
}

function answerOf(document: ApiDocument, status: string, raw: RawAnswer): ApiAnswer {
  const { description = '', headers = {}, content = {} } = followed(document, raw);
  const media = Object.entries(content);
  return {
    status,
    description,
    headers: Object.keys(headers),
    types: media.map(([type]) => type.replace(/;.*/, '')),
    schema: media[0]?.[1].schema ?? null,
    examples: media.flatMap(([, each]) => examplesIn(each)),
  };
}

/** Every endpoint of the document, in its order. */
export function operationsOf(document: ApiDocument): DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, raw]) => {
        const media = Object.values(raw.requestBody?.content ?? {})[0];
        return {
          id: raw.operationId ?? `${method}${path}`,
          method: method.toUpperCase(),
          path,
          tag: raw.tags?.[0] ?? '',
          summary: raw.summary ?? '',
          description: raw.description ?? '',
          parameters: (raw.parameters ?? [])
            .map((one) => followed(document, one))
            .map((each) => ({ ...each, schema: followed(document, each.schema ?? {}) }))
            .map(({ name, in: where, required, description, schema }) => ({
              name,
              in: where,
              required: required === true,
              description: description ?? schema.description ?? '',
              schema,
            })),
          body: media?.schema ? { schema: media.schema, examples: examplesIn(media) } : null,
          answers: Object.entries(raw.responses ?? {}).map(([status, each]) => answerOf(document, status, each)),
          needsSession: (raw.security ?? []).length > 0 && (raw.security ?? []).every((each) => 'session' in each),
        };
      }),
  );
}

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

/** A type in words: `number, −90 to 90`, `"north", "south" or "east"`, `list of Graha`. */
export function typeText(document: ApiDocument, schema: Schema): string {
  const named = nameOf(schema);
  const target = schemaOf(document, schema);
  if (named && target.properties) return named;
  if (target.const !== undefined) return JSON.stringify(target.const);
  if (target.enum) {
    const values = target.enum.map((value) => JSON.stringify(value));
    return values.length > 1 ? `${values.slice(0, -1).join(', ')} or ${values.at(-1)}` : (values[0] ?? '');
  }
  const among = alternatives(target);
  if (among.length > 0) {
    const words = among.filter((each) => !isNull(each)).map((each) => typeText(document, each));
    const unique = [...new Set(words)];
    return [...unique, ...(among.some(isNull) ? ['null'] : [])].join(' or ');
  }
  const types = [target.type ?? 'any'].flat();
  return types
    .map((type) => {
      if (type === 'array') return target.items ? `list of ${typeText(document, target.items)}` : 'list';
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
      type: typeText(document, each),
      required: required.includes(name),
      description: each.description ?? target.description ?? '',
      inner: objectIn(document, each),
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

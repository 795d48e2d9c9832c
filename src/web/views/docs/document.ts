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

export interface RawOperation {
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

interface ApiAnswer {
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

/** A subject with its endpoints, in the order of the document's tags. */
interface EndpointGroup {
  tag: string;
  description: string;
  operations: DocumentedOperation[];
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

/** The endpoints of each tag. A tag without endpoints is left out. */
export function groupsOf(document: ApiDocument): EndpointGroup[] {
  const operations = operationsOf(document);
  const documented = (document.tags ?? []).map(({ name, description = '' }) => ({ tag: name, description }));
  const undocumented = operations.map(({ tag }) => tag).filter((tag) => !documented.some((each) => each.tag === tag));
  return [...documented, ...[...new Set(undocumented)].map((tag) => ({ tag, description: '' }))]
    .map((group) => ({ ...group, operations: operations.filter(({ tag }) => tag === group.tag) }))
    .filter((group) => group.operations.length > 0);
}

/** The documented codes of an error, from its examples and its description. */
export function codesOf({ examples, description }: ApiAnswer): string[] {
  const inExamples = examples.flatMap(({ value }) => {
    const { error } = (value ?? {}) as { error?: string | { code?: string } };
    const code = typeof error === 'object' ? error?.code : error;
    return code ? [code] : [];
  });
  const inWords = [...description.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, code = '']) => code);
  return [...new Set([...inExamples, ...inWords])];
}

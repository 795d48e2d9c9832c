/** The OpenAPI document, from the registry and the paths of the service's own resources. */
import { createDocument, type ZodOpenApiObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { RESOURCES } from '../api/registry';
import { TAGS } from '../api/resource';
import { FlatError, StructuredError } from './errors';
import { extendSchemas } from './openapi/extendSchemas';
import { describeFields } from './openapi/fieldTexts';
import { pathsOf } from './openapi/resourcePaths';
import { INVALID_KEY, RATE_LIMITED } from './openapi/responses';
import { shareSchemas } from './openapi/sharedSchemas';
import { SERVICE } from './registry';

const description = (paths: ZodOpenApiPathsObject): ZodOpenApiObject => ({
  openapi: '3.1.1',
  info: {
    title: 'Khagola',
    version: '1.0.0',
    summary: 'Vedic (sidereal) astronomy.',
    description:
      'All answers are calculative and dated; none is a prediction. Equal requests get equal answers, and nothing is stored ' +
      'outside accounts. No key is needed. Every response has an `X-Request-Id`. ' +
      'HEAD works like GET, without a body. An unknown path returns 404, an unsupported method 405 with `Allow`. A key is ' +
      'read only where a limit counts the request, and at /mcp; a bad one returns 401 there. Schemes other than `Bearer` are ' +
      'ignored.',
    contact: { name: 'Operator: see `contacts` in /api/press' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  security: [],
  tags: Object.entries(TAGS).map(([name, text]) => ({ name, description: text })),
  paths,
  components: {
    schemas: { StructuredError, FlatError },
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-session',
        description: 'Session cookie, set when a user registers or signs in with a passkey.',
      },
      commercialKey: {
        type: 'http',
        scheme: 'bearer',
        description: 'Commercial key. It raises the hourly limits. All requests with the key share them.',
      },
    },
    responses: { RateLimited: RATE_LIMITED, InvalidKey: INVALID_KEY },
  },
});

interface ListParameter {
  schema?: { type?: unknown };
  explode?: boolean;
}

/** Says of the lists in the queries of a path that they are comma lists. Repeated keys are understood too. */
function markLists(item: object): void {
  for (const operation of Object.values(item) as { parameters?: ListParameter[] }[]) {
    for (const parameter of operation.parameters ?? []) {
      if (parameter.schema?.type === 'array') parameter.explode = false;
    }
  }
}

/** The bounds that zod writes for any integer, which say nothing. */
const ANY_INTEGER = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } as const;

/** The names that zod writes for the properties of any record, which say nothing either. */
const ANY_NAME = JSON.stringify({ type: 'string' });

type Schema = Record<string, unknown>;

const isNull = (schema: Schema): boolean => schema.type === 'null';

/** The types of values without parts. */
const PLAIN_TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean'];

/** Writes a value that can be null as one schema: once null, and of two types if it has no parts. */
function withNullOnce(schema: Schema & { anyOf: Schema[] }): void {
  const choices = schema.anyOf.flatMap((one) =>
    Array.isArray(one.anyOf) && one.anyOf.some(isNull) ? one.anyOf : [one],
  );
  const [other, ...others] = choices.filter((one) => !isNull(one)) as Schema[];
  if (!choices.some(isNull)) return;
  schema.anyOf = [...choices.filter((one) => !isNull(one)), { type: 'null' }];
  if (other === undefined || others.length > 0 || !PLAIN_TYPES.includes(other.type)) return;
  if ('enum' in other || 'const' in other) return;
  const { description } = schema;
  Object.assign(schema, other, { type: [other.type, 'null'] }, description !== undefined && { description });
  delete (schema as Schema).anyOf;
}

/**
 * Leaves out what a schema repeats: null within null, the description of a value that can be null, the bounds of any
 * integer, and the names of any properties.
 */
function withoutRepeats(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const value of Object.values(node)) withoutRepeats(value);
  const schema = node as Schema;
  if (Array.isArray(schema.anyOf) && typeof schema.description === 'string') {
    for (const one of schema.anyOf as Schema[]) if (one.description === schema.description) delete one.description;
  }
  if (Array.isArray(schema.anyOf)) withNullOnce(schema as Schema & { anyOf: Schema[] });
  if (JSON.stringify(schema.propertyNames) === ANY_NAME) delete schema.propertyNames;
  if (schema.type !== 'integer') return;
  for (const [bound, value] of Object.entries(ANY_INTEGER)) if (schema[bound] === value) delete schema[bound];
}

/**
 * The OpenAPI 3.1 document, without example answers. Response objects stay open: fields may be added, but never
 * renamed.
 */
export async function openApiDocument(): Promise<ReturnType<typeof createDocument>> {
  const parts = await Promise.all([...RESOURCES.map(pathsOf), ...SERVICE.map(({ paths }) => paths())]);
  const document = createDocument(description(Object.assign({}, ...parts)), {
    override: ({ jsonSchema, io }) => {
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  for (const item of Object.values(document.paths ?? {})) markLists(item);
  withoutRepeats([document.components, document.paths]);
  describeFields(document.components?.schemas ?? {});
  shareSchemas(document.components?.schemas ?? {}, document.paths ?? {});
  extendSchemas(document.components?.schemas ?? {});
  return document;
}

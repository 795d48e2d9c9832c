/** Converts a resource to OpenAPI paths. */
import * as z from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { formatsOf } from '../../api/formats';
import type { Code, Operation, Resource } from '../../api/resource';
import {
  badBody,
  badQuery,
  CONDITIONS,
  costLimited,
  DATED_CONDITIONS,
  engineFault,
  errors,
  fileUnavailable,
  KEY_OR_NONE,
  limited,
  NOT_ACCEPTABLE,
  type Responses,
  revalidated,
  tooLarge,
  withHeaders,
} from './responses';

const SAVED = z.object({
  'X-Chart-Saved': z
    .enum(['true', 'false'])
    .optional()
    .meta({
      description:
        'Whether the account has the chart. Only on responses to requests with a session cookie, valid or not. Over the limit of changes, `X-RateLimit-Reset` says when the next one passes.',
      header: { id: 'ChartSaved' },
    }),
  'X-Chart-Id': z
    .string()
    .optional()
    .meta({ description: 'The id of the saved chart.', header: { id: 'ChartId' } }),
});

const IGNORED_QUERY = z.object({
  'X-Ignored-Query': z
    .string()
    .optional()
    .meta({
      description: 'Unknown query parameters, percent-encoded. They were ignored.',
      examples: ['colour'],
      header: { id: 'IgnoredQuery' },
    }),
});

const IGNORED_FIELDS = z.object({
  'X-Ignored-Fields': z
    .string()
    .optional()
    .meta({
      description: 'Unknown fields of the body, as dotted paths, percent-encoded. They were ignored.',
      examples: ['colour'],
      header: { id: 'IgnoredFields' },
    }),
});

/** The first example alone: one for each request keeps the document small. */
const firstOf = (examples: Resource['examples']): Resource['examples'] =>
  Object.fromEntries(Object.entries(examples).slice(0, 1));

/** Whether an answer says when it last changed. */
const isDated = ({ lastModified }: Code): boolean => lastModified !== undefined;

/** The 200 response of a resource, with its other formats. */
function success(resource: Resource, schema: z.ZodType): ZodOpenApiResponseObject {
  const { type = 'application/json', saves, operations, strict } = resource;
  const forms = formatsOf(resource).map((format) => [
    format.type,
    { schema: { type: 'string' as const, description: format.description } },
  ]);
  const response = { description: 'Success.', content: { [type]: { schema }, ...Object.fromEntries(forms) } };
  const takesQuery = operations.some(({ method }) => method === 'GET') && !resource.refusesQuery && !strict;
  const takesBody = operations.some(({ method }) => method === 'POST') && !strict;
  const ignored = [...(takesQuery ? [IGNORED_QUERY] : []), ...(takesBody ? [IGNORED_FIELDS] : [])];
  return [...(saves ? [SAVED] : []), ...ignored].reduce(withHeaders, response);
}

function responsesOf(resource: Resource, { method }: Operation, code: Code, schema: z.ZodType): Responses {
  const { envelope, limit, cacheSeconds, refusesQuery } = resource;
  const takesNothing = Object.keys(code.request.shape).length === 0;
  const invalid =
    method === 'POST'
      ? { 400: badBody(envelope), 413: tooLarge('64 KiB', envelope) }
      : refusesQuery
        ? { 400: errors(envelope, 'The request has a query string. `unexpected_keys` lists its keys.') }
        : takesNothing
          ? {}
          : { 400: badQuery(envelope) };
  const unacceptable = envelope === 'explained' ? { 406: NOT_ACCEPTABLE } : {};
  const responses = {
    200: success(resource, schema),
    ...invalid,
    ...unacceptable,
    429: costLimited(envelope),
    500: engineFault(envelope),
    ...(takesNothing || limit ? {} : { 503: fileUnavailable(envelope) }),
  };
  const fresh = cacheSeconds === undefined || method === 'POST' ? responses : revalidated(responses, isDated(code));
  return limit ? limited(fresh) : fresh;
}

async function operationOf(resource: Resource, operation: Operation, code: Code): Promise<ZodOpenApiOperationObject> {
  const { method, id, summary } = operation;
  const { tag, description, limit, saves, cacheSeconds, formats = [], examples } = resource;
  const choices = await Promise.all(formats.flatMap(({ request }) => (request ? [request()] : [])));
  const query = method === 'GET' ? [code.request, ...choices] : choices;
  const parameters = query.reduce((all, schema) => all.extend(schema.shape), z.object({}));
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(limit && { security: KEY_OR_NONE }),
    ...(saves && { security: [{}, { session: [] }] }),
    requestParams: {
      ...(Object.keys(parameters.shape).length > 0 && { query: parameters }),
      ...(cacheSeconds !== undefined && method === 'GET' && { header: isDated(code) ? DATED_CONDITIONS : CONDITIONS }),
    },
    ...(method === 'POST' && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: code.request, examples: firstOf(examples) } },
      },
    }),
    responses: responsesOf(resource, operation, code, await resource.response()),
  };
}

/** The operations at the path of a resource. */
export async function pathsOf(resource: Resource): Promise<ZodOpenApiPathsObject> {
  const code = await resource.code();
  const operations = await Promise.all(
    resource.operations.map(async (operation) => [
      operation.method.toLowerCase(),
      await operationOf(resource, operation, code),
    ]),
  );
  return { [resource.path]: Object.fromEntries(operations) };
}

/** Building blocks for OpenAPI responses. */
import * as z from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { EnvelopeStyle } from '../../api/resource';
import { FlatError, StructuredError } from '../errors';

export type Responses = Record<number, ZodOpenApiResponseObject>;

/** A JSON response. */
export const answers = (description: string, schema: z.ZodType): ZodOpenApiResponseObject => ({
  description,
  content: { 'application/json': { schema } },
});

/** An error response in one of the envelopes. */
export const errors = (envelope: EnvelopeStyle, description: string): ZodOpenApiResponseObject =>
  answers(description, envelope === 'flat' ? FlatError : StructuredError);

/** A request above its ceiling, as a further sentence about 400. */
const TOO_EXPENSIVE = ' `price` explains a refusal for its cost.';

export const BAD_BODY = 'The body is not a JSON object, or `field` is missing or invalid.';
export const BAD_QUERY = 'A parameter is missing, invalid or repeated: `field` names the first.';
export const PRICED_BODY = BAD_BODY + TOO_EXPENSIVE;
const PRICED_QUERY = BAD_QUERY + TOO_EXPENSIVE;

/** A refusal in the structured envelope: one component for all bodies, and one for all queries. */
const structuredRefusal = (
  id: string,
  description: string,
  summary: string,
  error: object,
): ZodOpenApiResponseObject => ({
  id,
  description,
  content: {
    'application/json': { schema: StructuredError, examples: { refusal: { summary, value: { ok: false, error } } } },
  },
});

const STRUCTURED_BAD_BODY = structuredRefusal('BadBody', PRICED_BODY, 'POST /api/v1/chart {"date":"1990-06-31"}', {
  code: 'INVALID_FIELD',
  message: 'date must exist in that month (got 31 June).',
  field: 'date',
  expected: { type: 'day-of-month', month: 6, day: 31 },
  got: '1990-06-31',
});
const STRUCTURED_BAD_QUERY = structuredRefusal('BadQuery', PRICED_QUERY, 'GET /api/v1/places?quer=Pune', {
  code: 'UNKNOWN_FIELD',
  message: 'quer is not a field of this request. Did you mean q?',
  field: 'quer',
  expected: { type: 'known-field', fields: ['q', 'lat', 'lon', 'limit', 'format'], nearest: 'q' },
});

/** The response to an invalid body. */
export const badBody = (envelope: EnvelopeStyle): ZodOpenApiResponseObject =>
  envelope === 'flat' ? errors(envelope, PRICED_BODY) : STRUCTURED_BAD_BODY;

/** The response to an invalid query. */
export const badQuery = (envelope: EnvelopeStyle): ZodOpenApiResponseObject =>
  envelope === 'flat' ? errors(envelope, PRICED_QUERY) : STRUCTURED_BAD_QUERY;

export const engineFault = (envelope: EnvelopeStyle = 'flat') =>
  errors(envelope, 'Internal error. The request was valid; retry it.');

const RetryHeader = z.object({
  'Retry-After': z
    .int()
    .min(1)
    .meta({ description: 'Seconds after which to retry.', examples: [5], header: { id: 'RetryAfter' } }),
});

const FILE_UNAVAILABLE = 'A file that the answer needs cannot be read now. The request was valid.';
const FLAT_UNAVAILABLE: ZodOpenApiResponseObject = {
  ...errors('flat', FILE_UNAVAILABLE),
  id: 'FileUnavailable',
  headers: RetryHeader,
};
const STRUCTURED_UNAVAILABLE: ZodOpenApiResponseObject = {
  ...errors('structured', FILE_UNAVAILABLE),
  id: 'StructuredFileUnavailable',
  headers: RetryHeader,
};

/** The response if a file of the service cannot be read: one component for each envelope. */
export const fileUnavailable = (envelope: EnvelopeStyle): ZodOpenApiResponseObject =>
  envelope === 'flat' ? FLAT_UNAVAILABLE : STRUCTURED_UNAVAILABLE;

export const tooLarge = (size: string, envelope: EnvelopeStyle = 'flat') =>
  errors(envelope, `The body is larger than ${size}.`);

const header = (id: string, description: string, examples: number[]) =>
  z.int().min(0).meta({ description, examples, header: { id } });

/** Headers of every response of a limited route. */
const RateLimitHeaders = z.object({
  'X-RateLimit-Limit': header('RateLimitLimit', 'Requests allowed per client and hour.', [60]),
  'X-RateLimit-Remaining': header('RateLimitRemaining', 'Requests left.', [59]),
  'X-RateLimit-Reset': header(
    'RateLimitReset',
    'Unix time in seconds from which the next request is accepted.',
    [1795273200],
  ),
});

/** The response to a request over the limit: one component for all limited routes. */
export const RATE_LIMITED: ZodOpenApiResponseObject = {
  id: 'RateLimited',
  headers: RateLimitHeaders,
  description:
    'The hourly limit is reached. The message includes the time of `X-RateLimit-Reset`. There is no `Retry-After`.',
  content: {
    'application/json': {
      schema: FlatError,
      examples: {
        exhausted: {
          summary: 'rate-limit-exceeded',
          value: {
            error: 'rate-limit-exceeded',
            message: 'The limit is 60 requests an hour. Retry after 2026-11-21T15:00:00Z.',
          },
        },
      },
    },
  },
};

const COST_LIMITED =
  'The operator limits processor time, and the client has used up its hour (`LIMIT_COST`; off by default). The message ' +
  'and `X-RateLimit-Reset` say when such a request passes. Cached answers still come.';
const V1_LIMITED = ' Or the operator limits requests (`LIMIT_V1`; off by default): see `Retry-After` and `RateLimit`.';

const FLAT_COST_LIMITED: ZodOpenApiResponseObject = { ...errors('flat', COST_LIMITED), id: 'CostLimited' };
const STRUCTURED_COST_LIMITED: ZodOpenApiResponseObject = {
  ...errors('structured', COST_LIMITED + V1_LIMITED),
  id: 'StructuredCostLimited',
};

/** The response to a client that has used up its processor time: one component for each envelope. */
export const costLimited = (envelope: EnvelopeStyle): ZodOpenApiResponseObject =>
  envelope === 'flat' ? FLAT_COST_LIMITED : STRUCTURED_COST_LIMITED;

/** The response to a request for a format that the resource does not have, by `format` or `Accept`. */
export const NOT_ACCEPTABLE: ZodOpenApiResponseObject = {
  ...errors('explained', 'The resource does not have the requested format. `expected.values` lists its formats.'),
  id: 'NotAcceptable',
};

/** The response to an invalid commercial key: one component for all limited routes. */
export const INVALID_KEY: ZodOpenApiResponseObject = {
  id: 'InvalidKey',
  description: '`Authorization` does not contain a valid key. The request does not count against a limit.',
  headers: z.object({
    'WWW-Authenticate': z.string().meta({ description: 'The scheme `Bearer`.', examples: ['Bearer realm="khagola"'] }),
  }),
  content: {
    'application/json': {
      schema: FlatError,
      examples: {
        unknown: {
          summary: 'invalid-key',
          value: {
            error: 'invalid-key',
            message: 'Send a valid key as `Authorization: Bearer`, or omit the header.',
          },
        },
      },
    },
  },
};

/** A limited route accepts requests without a key or with a commercial one. */
export const KEY_OR_NONE = [{}, { commercialKey: [] }];

/** Adds headers to a response. */
export function withHeaders(response: ZodOpenApiResponseObject, headers: z.ZodObject): ZodOpenApiResponseObject {
  const { headers: own = z.object({}) } = response;
  if (!(own instanceof z.ZodObject)) throw new TypeError('the headers of a response must be a zod object');
  return { ...response, headers: own.extend(headers.shape) };
}

/** The responses of a limited route: adds the rate-limit headers and the responses for limit and key. */
export function limited(responses: Responses): Responses {
  const counted = Object.entries(responses).map(([status, response]) => [
    status,
    withHeaders(response, RateLimitHeaders),
  ]);
  const unchecked = errors(
    'flat',
    'The service cannot check a commercial key (`storage-unavailable`) or read a file (`file-unavailable`) now.',
  );
  return { 503: unchecked, ...Object.fromEntries(counted), 401: INVALID_KEY, 429: RATE_LIMITED };
}

const CacheHeaders = z.object({
  'Cache-Control': z.string().meta({ examples: ['public, max-age=3600'], header: { id: 'CacheControl' } }),
  ETag: z.string().meta({
    description: 'Entity tag of the response, for `If-None-Match`. It changes with the answer, and once a week.',
    examples: ['"0f343b0931126a20f133d67c2b018a3b"'],
    header: { id: 'ETag' },
  }),
});

const DatedHeaders = CacheHeaders.extend({
  'Last-Modified': z
    .string()
    .optional()
    .meta({
      description: 'When the feed last changed.',
      examples: ['Fri, 20 Nov 2026 18:30:00 GMT'],
      header: { id: 'LastModified' },
    }),
});

/** The request header for revalidation. */
export const CONDITIONS = z.object({
  'If-None-Match': z.string().optional().describe('Entity tags of cached responses.'),
});

/** The request headers for revalidation of a response with `Last-Modified`. */
export const DATED_CONDITIONS = CONDITIONS.extend({
  'If-Modified-Since': z
    .string()
    .optional()
    .describe('`Last-Modified` of the cached response. Ignored if `If-None-Match` is present.'),
});

/** The responses of a cached route: its 200 with the cache headers, and 304. @param isDated  with `Last-Modified` */
export function revalidated(
  responses: Responses & { 200: ZodOpenApiResponseObject },
  isDated = false,
): ZodOpenApiResponsesObject & Responses {
  const headers = isDated ? DatedHeaders : CacheHeaders;
  return {
    ...responses,
    200: withHeaders(responses[200], headers),
    304: { description: 'Not modified.', headers },
  };
}

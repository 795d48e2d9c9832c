/** How the description of an operation writes its answers. */
import * as z from 'zod';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { FlatError, StructuredError, type StructuredRefusal } from './envelope';

type Examples = Record<string, { summary: string; value: unknown }>;

/** A JSON answer. */
export function answers(description: string, schema: z.ZodType, examples?: Examples): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema, ...(examples && { examples }) } } };
}

/** What the chart endpoints answer besides a chart, with an example of each kind of refusal. */
export function chartRefusals(...examples: StructuredRefusal['error'][]) {
  const named = examples.map((error) => [error.code, { summary: error.code, value: { ok: false, error } }]);
  return {
    400: answers(
      'The body, one of its fields or the query of a picture is not as described; `error.field` names it.',
      StructuredError,
      Object.fromEntries(named),
    ),
    413: answers('The body is larger than 64 KiB.', StructuredError),
    500: answers('The computation failed; a part that fails alone is null in an answer of 200.', StructuredError),
  };
}

/** What every endpoint besides the charts answers when the computation fails. */
export const ENGINE_FAULT = answers('The computation failed.', FlatError);

export const NO_JSON: StructuredRefusal['error'] = {
  code: 'INVALID_JSON',
  message: 'The body must be a JSON object in UTF-8.',
};

const header = (id: string, description: string, examples: number[]) =>
  z.int().min(0).meta({ description, examples, header: { id } });

/** What every answer of a limited route carries. */
const RateLimitHeaders = z.object({
  'X-RateLimit-Limit': header('RateLimitLimit', 'Requests that one client may make in an hour.', [60]),
  'X-RateLimit-Remaining': header('RateLimitRemaining', 'How many more would pass now.', [59]),
  'X-RateLimit-Reset': header(
    'RateLimitReset',
    'When there is more room, in seconds since 1970-01-01T00:00:00Z: a request then passes.',
    [1795273200],
  ),
});

/** The refusal of a request over the limit, one component for all limited routes. */
export const RATE_LIMITED: ZodOpenApiResponseObject = {
  id: 'RateLimited',
  headers: RateLimitHeaders,
  ...answers(
    'The requests of the hour are used up; the message names the instant of `X-RateLimit-Reset`. There is no `Retry-After`.',
    FlatError,
    {
      exhausted: {
        summary: 'rate-limit-exceeded',
        value: {
          error: 'rate-limit-exceeded',
          message: 'The limit is 60 requests an hour. The next one passes at 2026-11-21T15:00:00Z.',
        },
      },
    },
  ),
};

/** The refusal of a commercial key, one component for all limited routes. */
export const INVALID_KEY: ZodOpenApiResponseObject = {
  id: 'InvalidKey',
  ...answers('`Authorization` bears no good key. The request counts for nobody.', FlatError, {
    unknown: {
      summary: 'invalid-key',
      value: {
        error: 'invalid-key',
        message: 'The header Authorization must be `Bearer` with a key that is good, or be left out.',
      },
    },
  }),
};

const NO_KEYS = answers('A commercial key cannot be checked now (`storage-unavailable`).', FlatError);

/** What a limited route takes: nothing, or a commercial key. */
export const KEY_OR_NONE = [{}, { commercialKey: [] }];

type Responses = Record<number, ZodOpenApiResponseObject>;

/** The answers of a limited route: each with the headers, 429 and the refusal of a key beside them. Own headers are given as a zod object. */
export function limited(responses: Responses): Responses {
  const told = Object.entries(responses).map(([status, response]) => {
    const { headers = z.object({}) } = response;
    if (!(headers instanceof z.ZodObject)) throw new TypeError(`headers of ${status} are no zod object`);
    return [status, { ...response, headers: headers.extend(RateLimitHeaders.shape) }];
  });
  return { 503: NO_KEYS, ...Object.fromEntries(told), 401: INVALID_KEY, 429: RATE_LIMITED };
}

/** What says how long an answer is good and which one it is. */
const KeptHeaders = z.object({
  'Cache-Control': z.string().meta({ examples: ['public, max-age=3600'], header: { id: 'CacheControl' } }),
  ETag: z.string().meta({
    description: 'Names these very bytes, for `If-None-Match`.',
    examples: ['"0f343b0931126a20f133d67c2b018a3b"'],
    header: { id: 'ETag' },
  }),
});

/** How a client asks again for what it has. */
export const IF_NONE_MATCH = z.object({
  'If-None-Match': z.string().optional().meta({ description: 'Entity tags that the client has.' }),
});

/** The answers of a route whose 200 is kept: that one with its headers, and 304 beside it. */
export function revalidated(responses: Responses & { 200: ZodOpenApiResponseObject }): Responses {
  return {
    ...responses,
    200: { ...responses[200], headers: KeptHeaders },
    304: { description: 'The client has this very answer.', headers: KeptHeaders },
  };
}

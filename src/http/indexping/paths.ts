import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers } from '../responses';
import { IndexPingRequest, IndexPingResponse } from './schema';

const TAKEN = answers('The index service has taken the addresses.', IndexPingResponse, {
  taken: {
    summary: 'Taken',
    value: { ok: true, host: 'khagola.example', submitted: 11, upstream_status: 200 },
  },
});

const NOT_TAKEN = {
  502: answers('The index service failed or was silent; its status stands in `upstream_status`.', FlatError, {
    refused: {
      summary: 'index-upstream-failed',
      value: {
        error: 'index-upstream-failed',
        message: 'The index service answered 429.',
        upstream_status: 429,
      },
    },
  }),
  503: answers('The service has no key for the index service.', FlatError),
};

export const indexPingPaths: ZodOpenApiPathsObject = {
  '/api/indexping': {
    get: {
      operationId: 'pingIndex',
      tags: ['service'],
      summary: 'Tells search engines of the home page and the ten routes there is most to read at.',
      description: 'By IndexNow. HEAD notifies too.',
      responses: { 200: TAKEN, ...NOT_TAKEN },
    },
    post: {
      operationId: 'pingIndexWith',
      tags: ['service'],
      summary: 'Tells search engines of pages of this service.',
      requestBody: { required: true, content: { 'application/json': { schema: IndexPingRequest } } },
      responses: {
        200: TAKEN,
        400: answers('The body is no JSON object or has no list of URLs, or one is not of this service.', FlatError, {
          host: {
            summary: 'host-not-allowed',
            value: {
              error: 'host-not-allowed',
              message: 'urlList.3 must be an address at https://khagola.example.',
              field: 'urlList.3',
            },
          },
        }),
        413: answers('The body is larger than 1 MiB.', FlatError),
        ...NOT_TAKEN,
      },
    },
  },
  '/{key}.txt': {
    get: {
      operationId: 'getIndexKey',
      tags: ['service'],
      summary: 'The key by which search engines know the notifications for the service’s own.',
      requestParams: { path: z.object({ key: z.string() }) },
      responses: {
        200: { description: 'The key.', content: { 'text/plain; charset=utf-8': { schema: { type: 'string' } } } },
        404: answers('No key, or not of this name.', FlatError),
      },
    },
  },
};

import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers, BAD_BODY, errors, type Responses, tooLarge } from '../openapi/responses';
import { IndexPingRequest, IndexPingResponse } from './response';

const ACCEPTED = answers('The index service accepted the URLs.', IndexPingResponse);

const answered = (responses: Responses): Responses => ({
  200: ACCEPTED,
  403: errors('flat', 'A page of another site sent the request (`origin-not-allowed`).'),
  502: errors('flat', 'The index service failed or did not answer. `upstream_status` is its status.'),
  503: errors('flat', 'The service has no IndexNow key.'),
  ...responses,
});

export const indexPingPaths: ZodOpenApiPathsObject = {
  '/api/indexping': {
    get: {
      operationId: 'pingIndex',
      tags: ['service'],
      summary: 'Notify search engines of the home page and ten main pages.',
      description:
        'Uses IndexNow. HEAD also notifies. Pages that were submitted within the hour are not sent again (`repeated`).',
      responses: answered({}),
    },
    post: {
      operationId: 'pingIndexWith',
      tags: ['service'],
      summary: 'Notify search engines of pages of this service.',
      description: '`urlList` has 1 to 10,000 absolute URLs of this service.',
      requestBody: { required: true, content: { 'application/json': { schema: IndexPingRequest } } },
      responses: answered({
        400: errors('flat', `${BAD_BODY} A URL of another site is \`host-not-allowed\`.`),
        413: tooLarge('1 MiB'),
      }),
    },
  },
};

export const indexKeyPaths: ZodOpenApiPathsObject = {
  '/{key}.txt': {
    get: {
      operationId: 'getIndexKey',
      tags: ['service'],
      summary: 'Get the IndexNow key file, which proves that notifications come from this service.',
      description: 'Any other name returns 404.',
      requestParams: { path: z.object({ key: z.string() }) },
      responses: {
        200: { description: 'The key.', content: { 'text/plain; charset=utf-8': { schema: { type: 'string' } } } },
        404: errors('flat', 'No key is configured, or the key is different.'),
      },
    },
  },
};

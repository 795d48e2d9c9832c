import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { CONDITIONS, revalidated } from './responses';

const DOCUMENT = {
  type: 'object' as const,
  properties: {
    openapi: { type: 'string' as const },
    info: { type: 'object' as const },
    paths: { type: 'object' as const },
  },
  required: ['openapi', 'info', 'paths'],
};

export const openApiPaths: ZodOpenApiPathsObject = {
  '/openapi.json': {
    get: {
      operationId: 'getOpenApi',
      tags: ['service'],
      summary: 'Get this description.',
      description: 'All endpoints with their requests, responses and errors. The build computes the examples.',
      requestParams: { header: CONDITIONS },
      responses: revalidated({
        200: { description: 'An OpenAPI 3.1 document.', content: { 'application/json': { schema: DOCUMENT } } },
      }),
    },
  },
};

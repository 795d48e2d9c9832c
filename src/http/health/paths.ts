import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers } from '../openapi/responses';
import { Health } from './response';

export const healthPaths: ZodOpenApiPathsObject = {
  '/api/health': {
    get: {
      operationId: 'getHealth',
      tags: ['service'],
      summary: 'Check the health of the service.',
      description: 'The status is always 200. The body lists problems.',
      responses: { 200: answers('The state of this instance.', Health) },
    },
  },
};

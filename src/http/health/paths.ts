import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers } from '../responses';
import { Health } from './schema';

export const healthPaths: ZodOpenApiPathsObject = {
  '/api/health': {
    get: {
      operationId: 'getHealth',
      tags: ['service'],
      summary: 'How the service is.',
      responses: {
        200: answers('Always 200; what is wrong stands in the body.', Health, {
          sound: {
            summary: 'Everything works',
            value: {
              status: 'ok',
              time: '2026-11-21T12:00:00Z',
              checks: { kernel: true, accounts: true, rate_limiter: true, cache: true, model: true },
            },
          },
        }),
      },
    },
  },
};

import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers, CONDITIONS, engineFault, revalidated } from '../openapi/responses';
import { PressResponse } from './response';

export const pressPaths: ZodOpenApiPathsObject = {
  '/api/press': {
    get: {
      operationId: 'getPress',
      tags: ['service'],
      summary: 'Get the facts of the service: endpoints, limits, measured accuracy, licence.',
      description: 'Cached for six hours. Pages of every origin may read it.',
      requestParams: { header: CONDITIONS },
      responses: revalidated({ 200: answers('The facts.', PressResponse), 500: engineFault() }),
    },
  },
};

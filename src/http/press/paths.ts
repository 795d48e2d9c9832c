import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers, ENGINE_FAULT, IF_NONE_MATCH, revalidated } from '../responses';
import { PressResponse } from './schema';

export const pressPaths: ZodOpenApiPathsObject = {
  '/api/press': {
    get: {
      operationId: 'getPress',
      tags: ['service'],
      summary: 'The facts of the service: endpoints, limits, measured accuracy, licence.',
      description:
        'Good for six hours. A query string is ignored. Every answer, a refusal too, is open to pages of any origin.',
      requestParams: { header: IF_NONE_MATCH },
      responses: revalidated({ 200: answers('The facts.', PressResponse), 500: ENGINE_FAULT }),
    },
    options: {
      operationId: 'optionsPress',
      tags: ['service'],
      summary: 'What a page of another origin may do.',
      responses: { 204: { description: 'GET, HEAD and OPTIONS, with any headers.' } },
    },
  },
};

import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FACTS } from '../../domain/facts';
import { FlatError } from '../envelope';
import { answers, ENGINE_FAULT, IF_NONE_MATCH, revalidated } from '../responses';
import { presentFacts } from './present';
import { FactsRequest } from './request';
import { FactsResponse } from './schema';

const QUERY = 'exaltation of Jupiter';
const FOUND = FACTS.filter(({ id }) => id === 'exaltation-jupiter');

const written = (format: 'text' | 'markdown') => ({
  schema: { type: 'string' as const },
  examples: { exaltation: { summary: QUERY, value: presentFacts(format, QUERY, FOUND) } },
});

export const factsPaths: ZodOpenApiPathsObject = {
  '/api/kundali-facts': {
    get: {
      operationId: 'getFacts',
      tags: ['reference'],
      summary: 'Facts of reference, each with who says so.',
      description:
        'Facts of the system and of how its parts are formed, never of what they would bring about. Each parameter is ' +
        'given once; other keys are ignored.',
      requestParams: { query: FactsRequest, header: IF_NONE_MATCH },
      responses: revalidated({
        200: {
          description: 'The facts, the best found first.',
          content: {
            'application/json': {
              schema: FactsResponse,
              examples: {
                exaltation: { summary: QUERY, value: JSON.parse(presentFacts('json', QUERY, FOUND)) },
                nothing: { summary: 'Nothing found', value: { query: 'zzz', count: 0, facts: [] } },
              },
            },
            'text/plain; charset=utf-8': written('text'),
            'text/markdown; charset=utf-8': written('markdown'),
          },
        },
        400: answers('`q` is too long, a parameter is repeated, or `format` is none of the three.', FlatError, {
          long: {
            summary: 'invalid-parameter',
            value: { error: 'invalid-parameter', message: 'q must not have more than 200 characters.', field: 'q' },
          },
          format: {
            summary: 'unsupported-format',
            value: {
              error: 'unsupported-format',
              message: 'format must be one of json, text, markdown.',
              field: 'format',
            },
          },
        }),
        500: ENGINE_FAULT,
      }),
    },
  },
};

import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers, ENGINE_FAULT } from '../responses';
import { PanchangaResponse } from './schema';

export const panchangaPaths: ZodOpenApiPathsObject = {
  '/api/panchang': {
    get: {
      operationId: 'getPanchanga',
      tags: ['calendar'],
      summary: 'The pañcāṅga of the present instant.',
      description:
        'Vāra, tithi, nakṣatra, yoga and karaṇa with their beginnings and ends, Sun and Moon, by Lahiri. The vāra is that of ' +
        'the reference place. No query string is taken; a bare `?` is none.',
      responses: {
        200: answers('The pañcāṅga.', PanchangaResponse),
        400: answers('A query string was given; `unexpected_keys` lists its keys.', FlatError, {
          query: {
            summary: 'unsupported_query_parameters',
            value: {
              error: 'unsupported_query_parameters',
              message: 'This path takes no query string.',
              unexpected_keys: ['date', 'lat'],
            },
          },
        }),
        500: ENGINE_FAULT,
      },
    },
  },
};

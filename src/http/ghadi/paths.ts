import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers, ENGINE_FAULT } from '../responses';
import { GhadiResponse } from './schema';

export const ghadiPaths: ZodOpenApiPathsObject = {
  '/api/ghadi': {
    get: {
      operationId: 'getGhadi',
      tags: ['calendar'],
      summary: 'The traditional time of the present instant.',
      description:
        'Years, saṃvatsara, season, months, fortnight and tithi at the instant; vāra, muhūrta, ghaṭī and vighaṭī from the ' +
        'sunrise of the reference place.',
      responses: { 200: answers('The traditional time.', GhadiResponse), 500: ENGINE_FAULT },
    },
  },
};

import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers, ENGINE_FAULT, KEY_OR_NONE, limited } from '../responses';
import { MuhurtaRequest } from './request';
import { MuhurtaResponse } from './schema';

const DESCRIPTION =
  'The day runs from the first sunrise in the date, by the clocks that `tz` sets, to the next sunrise. Where the Sun ' +
  'does not rise or set what depends on it is null or empty, `polar` says which, and `note` why.';

const FIELD = {
  lat: {
    summary: 'invalid-parameter',
    value: { error: 'invalid-parameter', message: 'lat must be a finite number from -90 to 90.', field: 'lat' },
  },
  date: {
    summary: 'A day that does not exist',
    value: { error: 'invalid-parameter', message: 'date must be a day that its month has.', field: 'date' },
  },
};

const NO_JSON = {
  json: {
    summary: 'invalid-json',
    value: { error: 'invalid-json', message: 'The body must be a JSON object in UTF-8.' },
  },
};

const FOUND = answers('The day.', MuhurtaResponse);

export const muhurtaPaths: ZodOpenApiPathsObject = {
  '/api/muhurta': {
    get: {
      operationId: 'getMuhurta',
      tags: ['calendar'],
      security: KEY_OR_NONE,
      summary: 'Muhūrtas, choghaḍiyās, horās, windows and limbs of a day at a place.',
      description: `${DESCRIPTION} Numbers are written as JSON writes them, and each field is given once; other keys are ignored.`,
      requestParams: { query: MuhurtaRequest },
      responses: limited({
        200: FOUND,
        400: answers('A field is missing, wrong or repeated; `field` names the first.', FlatError, FIELD),
        500: ENGINE_FAULT,
      }),
    },
    post: {
      operationId: 'createMuhurta',
      tags: ['calendar'],
      security: KEY_OR_NONE,
      summary: 'The same by a JSON body.',
      description: DESCRIPTION,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: MuhurtaRequest,
            examples: {
              delhi: { summary: 'New Delhi', value: { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 } },
              tromso: { summary: 'A polar day', value: { date: '2026-06-21', lat: 69.6492, lon: 18.9553, tz: 2 } },
              zero: { summary: 'All zero', value: { date: '2000-01-01', lat: 0, lon: 0, tz: 0 } },
            },
          },
        },
      },
      responses: limited({
        200: FOUND,
        400: answers('The body is no JSON object, or a field of it is wrong; `field` names the first.', FlatError, {
          ...FIELD,
          ...NO_JSON,
        }),
        413: answers('The body is larger than 64 KiB.', FlatError),
        500: ENGINE_FAULT,
      }),
    },
  },
};

import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers, ENGINE_FAULT, IF_NONE_MATCH, revalidated } from '../responses';
import { UtsavasFileRequest, UtsavasRequest } from './request';
import { UtsavasResponse } from './schema';

const PLACE =
  'The place is that of `lat`, `lon` and `tz` together, and New Delhi without them; the dates are civil dates there. ' +
  '`show` asks for a part of them. The same question always has the same answer, byte for byte. Numbers are written as JSON writes them, the year in ' +
  'digits, and each field is given once; other keys are ignored.';

const REFUSED = answers('A field is missing, wrong or repeated; `field` names the first.', FlatError, {
  year: {
    summary: 'invalid-parameter',
    value: {
      error: 'invalid-parameter',
      message: 'year must be an integer from 1900 to 2100.',
      field: 'year',
    },
  },
  place: {
    summary: 'A part of a place without the others',
    value: {
      error: 'invalid-parameter',
      message: 'tz is missing: lat, lon and tz are given together or not at all.',
      field: 'tz',
    },
  },
  show: {
    summary: 'A part that there is not',
    value: {
      error: 'invalid-parameter',
      message: 'show must be one of all, principal, smarta, vaishnava.',
      field: 'show',
    },
  },
});

export const utsavasPaths: ZodOpenApiPathsObject = {
  '/api/utsavas': {
    get: {
      operationId: 'getUtsavas',
      tags: ['calendar'],
      summary: 'The observances of a year, each with why it is kept on its day.',
      description: PLACE,
      requestParams: { query: UtsavasRequest, header: IF_NONE_MATCH },
      responses: revalidated({
        200: answers('The observances by date, then key.', UtsavasResponse),
        400: REFUSED,
        500: ENGINE_FAULT,
      }),
    },
  },
  '/api/utsavas.ics': {
    get: {
      operationId: 'getUtsavasFile',
      tags: ['calendar'],
      summary: 'The same as a calendar to subscribe to, one event of a whole day for each.',
      description: `Without \`year\` it holds the present year of the place and the next one. ${PLACE}`,
      requestParams: { query: UtsavasFileRequest, header: IF_NONE_MATCH },
      responses: revalidated({
        200: {
          description: 'A calendar by RFC 5545.',
          content: { 'text/calendar; charset=utf-8': { schema: { type: 'string' } } },
        },
        400: REFUSED,
        500: ENGINE_FAULT,
      }),
    },
  },
};

import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers, chartRefusals, NO_JSON } from '../responses';
import { orPicture, PICTURE_WORDS, PictureRequest } from './drawing';
import { ChartRequest } from './request';
import { ChartResponse } from './schema';

const SAVED = z.object({
  'X-Chart-Saved': z
    .enum(['true', 'false'])
    .optional()
    .meta({
      description: 'Whether the account has the chart; on answers to requests with a session’s cookie, good or not.',
      header: { id: 'ChartSaved' },
    }),
});

export const chartPaths: ZodOpenApiPathsObject = {
  '/api/chart': {
    post: {
      operationId: 'createChart',
      tags: ['charts'],
      summary: 'A birth chart from a wall clock and a fixed UTC offset.',
      description:
        'Sidereal by Lahiri, mean node. The same input gives the same output. Stateless without a session; with one, and ' +
        `from a page of this service, the account keeps the input and a summary, the same input once. ${PICTURE_WORDS} ` +
        'A picture is not saved.',
      security: [{}, { session: [] }],
      requestParams: { query: PictureRequest },
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: ChartRequest,
            examples: {
              delhi: {
                summary: 'Delhi',
                value: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, lat: 28.6139, lon: 77.209, tzHours: 5.5 },
              },
              greenwich: {
                summary: 'Every field given',
                value: {
                  year: 2000,
                  month: 1,
                  day: 1,
                  hour: 12,
                  minute: 0,
                  lat: 51.4779,
                  lon: 0,
                  tzHours: 0,
                  name: 'Greenwich',
                  second: 30.5,
                  dashaDepth: 2,
                },
              },
            },
          },
        },
      },
      responses: {
        200: { ...orPicture(answers('The chart.', ChartResponse)), headers: SAVED },
        ...chartRefusals(
          { code: 'INVALID_FIELD', message: 'lat must be a finite number from -90 to 90.', field: 'lat' },
          { code: 'OUT_OF_EPOCH_RANGE', message: 'year must be an integer from 1900 to 2100.', field: 'year' },
          NO_JSON,
        ),
      },
    },
  },
};

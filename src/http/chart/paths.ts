import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers, chartRefusals, NO_JSON } from '../responses';
import { orPicture, PICTURE_WORDS, PictureRequest } from './drawing';
import { ChartRequest, ChartResponse } from './schema';

export const chartPaths: ZodOpenApiPathsObject = {
  '/api/chart': {
    post: {
      operationId: 'createChart',
      tags: ['charts'],
      summary: 'A birth chart from a wall clock and a fixed UTC offset.',
      description: `Sidereal by Lahiri, mean node. Stateless; the same input gives the same output. ${PICTURE_WORDS}`,
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
        200: orPicture(answers('The chart.', ChartResponse)),
        ...chartRefusals(
          { code: 'INVALID_FIELD', message: 'lat must be a finite number from -90 to 90.', field: 'lat' },
          { code: 'OUT_OF_EPOCH_RANGE', message: 'year must be an integer from 1900 to 2100.', field: 'year' },
          NO_JSON,
        ),
      },
    },
  },
};

import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { orPicture, PICTURE_WORDS, PictureRequest } from '../chart/drawing';
import { answers, chartRefusals, NO_JSON } from '../responses';
import { BharatChartRequest } from './request';
import { BharatChartResponse } from './schema';

export const coreChartPaths: ZodOpenApiPathsObject = {
  '/api/v1/core/chart': {
    post: {
      operationId: 'createCoreChart',
      tags: ['charts'],
      summary: 'Sāyana and nirayana positions of a birth, by IANA time zone.',
      description: `Any of five ayanāṃśas, either lunar node. Stateless; the same input gives the same output. ${PICTURE_WORDS}`,
      requestParams: { query: PictureRequest },
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: BharatChartRequest,
            examples: {
              delhi: {
                summary: 'An IANA time zone',
                value: {
                  birthDate: '1990-05-15',
                  birthTime: '14:30:00',
                  birthPlace: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
                  ayanamsa: 'lahiri',
                },
              },
              chennai: {
                summary: 'A fixed offset, KP ayanāṃśa, true node',
                value: {
                  birthDate: '1943-01-10',
                  birthTime: '06:05:20',
                  birthPlace: { lat: 13.0827, lon: 80.2707, tzOffsetHours: 6.5 },
                  ayanamsa: 'kp',
                  nodeMode: 'true',
                },
              },
            },
          },
        },
      },
      responses: {
        200: orPicture(answers('The positions.', BharatChartResponse)),
        ...chartRefusals(
          {
            code: 'INVALID_FIELD',
            message: 'birthPlace.lat must be a finite number from -90 to 90.',
            field: 'birthPlace.lat',
          },
          {
            code: 'OUT_OF_EPOCH_RANGE',
            message: 'birthDate must be in the years 1900 to 2100.',
            field: 'birthDate',
          },
          {
            code: 'INVALID_TIMEZONE',
            message: 'birthPlace.tz must be an IANA time zone identifier, for example Asia/Kolkata.',
            field: 'birthPlace.tz',
          },
          NO_JSON,
        ),
      },
    },
  },
};

import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers, ENGINE_FAULT } from '../responses';
import { RectifyRequest } from './request';
import { RectifyResponse } from './schema';

const refusal = (field: string, message: string) => ({
  summary: field,
  value: { error: 'invalid-parameter', message: `${field} ${message}.`, field },
});

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

export const rectifyPaths: ZodOpenApiPathsObject = {
  '/api/rectify': {
    post: {
      operationId: 'createRectification',
      tags: ['charts'],
      summary: 'Birth times of a window, ranked by the daśās at dated events of the past.',
      description:
        'Reverse fit only: no statement about the future. `discrimination` says whether the events tell the moments ' +
        'of the window apart at all, by comparison with the same dates and their categories dealt at random. ' +
        'Stateless; the same input gives the same output, in whatever order its events come.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: RectifyRequest,
            examples: {
              morning: {
                summary: 'Two hours of a morning, six events',
                value: {
                  birthDate: '1990-05-15',
                  birthWindow: { startTime: '08:00', endTime: '10:00' },
                  location: DELHI,
                  events: [
                    { date: '2008-07-01', category: 'relocation' },
                    { date: '2012-06-01', category: 'education-milestone' },
                    { date: '2014-11-23', category: 'marriage' },
                    { date: '2016-03-10', category: 'child-birth' },
                    { date: '2019-08-01', category: 'career-shift' },
                    { date: '2021-05-01', category: 'parent-death' },
                  ],
                },
              },
              day: {
                summary: 'A whole day by the minute, events that cannot tell',
                value: {
                  birthDate: '1975-02-03',
                  birthWindow: { startTime: '00:00', endTime: '23:59' },
                  location: { lat: 0, lon: 0, tz: 0 },
                  events: [{ date: '2001-09-09', category: 'windfall' }],
                  gridMinutes: 1,
                },
              },
            },
          },
        },
      },
      responses: {
        200: answers('The candidates.', RectifyResponse),
        400: answers('The body is no JSON object, or a field of it is wrong; `field` names the first.', FlatError, {
          event: refusal('events.3.date', 'must not be before birthDate'),
          window: refusal('birthWindow.endTime', 'must be later than birthWindow.startTime, within the same day'),
          json: {
            summary: 'invalid-json',
            value: { error: 'invalid-json', message: 'The body must be a JSON object in UTF-8.' },
          },
        }),
        413: answers('The body is larger than 64 KiB.', FlatError),
        500: ENGINE_FAULT,
      },
    },
  },
};

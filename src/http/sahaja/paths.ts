import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers, BAD_BODY, engineFault, errors, KEY_OR_NONE, limited, tooLarge } from '../openapi/responses';
import { SahajaRequest } from './request';
import { SahajaResponse } from './response';

export const sahajaPaths: ZodOpenApiPathsObject = {
  '/api/sahaja': {
    post: {
      operationId: 'createCounsel',
      tags: ['counsel'],
      security: KEY_OR_NONE,
      summary: 'Ask a question in words.',
      description:
        'A model chooses computations (charts, days, observances, the sky, two births, places, facts) and claims about ' +
        'their results; the service words them in English, Hindi or Hindi in Latin letters. Without a configured model ' +
        '(`mode: "demo"`), rules understand the message. Prose of a model is classified and never sent. Nothing is stored.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: SahajaRequest,
            examples: {
              message: { summary: 'A message', value: { message: 'What is the tithi now?' } },
              history: {
                summary: 'A message with its history',
                value: {
                  message: 'And the ekādaśī after that?',
                  history: [
                    { role: 'user', content: 'When is the next ekādaśī?' },
                    { role: 'assistant', content: 'On 4 December 2026.' },
                  ],
                },
              },
              conversation: {
                summary: 'A conversation',
                value: { messages: [{ role: 'user', content: 'दीपावली 2027 में कब है?' }] },
              },
            },
          },
        },
      },
      responses: {
        ...limited({
          200: answers('The reply.', SahajaResponse),
          400: errors('flat', BAD_BODY),
          413: tooLarge('256 KiB'),
          500: engineFault(),
          502: errors('flat', 'The model failed, was too slow or did not answer (`model-unavailable`).'),
        }),
        503: errors(
          'flat',
          'A model is configured, but the shared rate limiter is unavailable (`rate-limiter-unavailable`).',
        ),
      },
    },
  },
};

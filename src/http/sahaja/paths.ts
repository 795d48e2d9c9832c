import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers, limited } from '../responses';
import { SahajaRequest, SahajaResponse } from './schema';

const refusal = (field: string, message: string) => ({
  summary: field,
  value: { error: 'invalid-parameter', message: `${field} ${message}.`, field },
});

export const sahajaPaths: ZodOpenApiPathsObject = {
  '/api/sahaja': {
    post: {
      operationId: 'createCounsel',
      tags: ['counsel'],
      summary: 'Counsel in words: what can be calculated and dated, never a prediction.',
      description:
        'A model that may call the chart, the pañcāṅga of the present instant and the observances of a year; without a configured ' +
        'model (`mode` `demo`) fixed answers that name the endpoint and compute what the message suffices for. Every reply is ' +
        'classified, in both modes: what predicts, frightens, prescribes or advises is taken out or withheld. Nothing is kept.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: SahajaRequest,
            examples: {
              message: { summary: 'A message', value: { message: 'What is the tithi now?' } },
              history: {
                summary: 'A message with what was said before',
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
          400: answers('The body is no JSON object, or a field of it is wrong; `field` names the first.', FlatError, {
            role: refusal('messages.0.role', 'must be one of user, assistant'),
            json: {
              summary: 'invalid-json',
              value: { error: 'invalid-json', message: 'The body must be a JSON object in UTF-8.' },
            },
          }),
          413: answers('The body is larger than 256 KiB.', FlatError),
          500: answers('The service failed.', FlatError),
          502: answers('The model failed, was too slow or gave no answer.', FlatError, {
            model: {
              summary: 'model-unavailable',
              value: {
                error: 'model-unavailable',
                message: 'The model gave no answer. The endpoints that compute are not affected.',
              },
            },
          }),
        }),
        503: answers(
          'A model is configured, and its requests cannot be counted for all instances together.',
          FlatError,
          {
            limiter: {
              summary: 'rate-limiter-unavailable',
              value: {
                error: 'rate-limiter-unavailable',
                message: 'Requests to the model cannot be counted at present, so none is passed on.',
              },
            },
          },
        ),
      },
    },
  },
};

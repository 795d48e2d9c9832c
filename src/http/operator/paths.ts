import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { FlatError } from '../envelope';
import { answers, ENGINE_FAULT, limited } from '../responses';
import { OperatorRequest, OperatorResponse, OperatorStatus } from './schema';

const refusal = (field: string, message: string) => ({
  summary: field,
  value: { error: 'invalid-parameter', message: `${field} ${message}.`, field },
});

export const operatorPaths: ZodOpenApiPathsObject = {
  '/api/operator/dispatch': {
    get: {
      operationId: 'getOperatorStatus',
      tags: ['service'],
      summary: 'What the operator may be asked, and what it stands on.',
      description: 'Has no effect and no limit.',
      responses: { 200: answers('The status.', OperatorStatus), 500: ENGINE_FAULT },
    },
    post: {
      operationId: 'dispatchOperator',
      tags: ['service'],
      summary: 'Carries out one intent of a mukha.',
      description:
        'Gate, selection, probe, handler, handshake. The payload is what the endpoint of the intent takes, and `result` ' +
        'what it answers: sadyojata tells of now, vamadeva of a day, aghora of the service, tatpurusha of a birth, ' +
        'ishana of the year’s observances and the facts. Nothing is stored and nothing outside is called.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: OperatorRequest,
            examples: {
              now: { summary: 'The pañcāṅga now', value: { mukha: 'sadyojata', intent: 'panchanga-now', payload: {} } },
              day: {
                summary: 'A day at a place',
                value: {
                  mukha: 'vamadeva',
                  intent: 'muhurta',
                  payload: { date: '2026-11-21', lat: 28.6139, lon: 77.209, tz: 5.5 },
                },
              },
              probe: { summary: 'What is there', value: { mukha: 'aghora', intent: 'probe' } },
            },
          },
        },
      },
      responses: limited({
        200: answers('The intent is carried out.', OperatorResponse),
        400: answers('The body is no JSON object, or a field of it is wrong; `field` names the first.', FlatError, {
          mukha: refusal('mukha', 'must be one of sadyojata, vamadeva, aghora, tatpurusha, ishana'),
          payload: refusal('payload.lat', 'must be a finite number from -90 to 90'),
        }),
        413: answers('The body is larger than 64 KiB.', FlatError),
        500: ENGINE_FAULT,
      }),
    },
  },
};

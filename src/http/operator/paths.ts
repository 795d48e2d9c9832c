import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { answers, engineFault, errors, KEY_OR_NONE, limited, PRICED_BODY, tooLarge } from '../openapi/responses';
import { INTENTS, type Intent, payloadOf } from './mukhas';
import { OperatorResponse, OperatorStatus, ProbeResult } from './response';

/** Whether an empty body is valid. */
const takesNothing = ({ shape }: z.ZodObject): boolean =>
  Object.values(shape).every(({ _zod }) => _zod.optin !== undefined);

/** The payload in the description: a body by its schema, and a query, whose parameters its path describes, by name. */
async function describedPayload(each: Intent): Promise<z.ZodType> {
  const payload = await payloadOf(each);
  const { resource } = each;
  const isBody = resource === null || resource.operations.some(({ method }) => method === 'POST');
  if (isBody) return takesNothing(payload) ? payload.optional() : payload;
  const query = z
    .record(z.string(), z.unknown())
    .meta({ description: `The query of \`GET ${resource.path}\` as fields; lists may be lists.` });
  return takesNothing(payload) ? query.optional() : query;
}

async function requestOf(each: Intent) {
  const { mukha, intent } = each;
  return z.object({
    mukha: z.literal(mukha),
    intent: z.literal(intent),
    payload: await describedPayload(each),
  });
}

/** One example request per intent, where its resource has one. */
const examples = () =>
  Object.fromEntries(
    INTENTS.map(({ mukha, intent, resource }) => {
      const [example] = Object.values(resource?.examples ?? {});
      const payload = example?.value ?? {};
      return [intent, { summary: `${mukha}: ${example?.summary ?? 'the service'}`, value: { mukha, intent, payload } }];
    }),
  );

export async function operatorPaths(): Promise<ZodOpenApiPathsObject> {
  const requests = await Promise.all(INTENTS.map(requestOf));
  const OperatorRequest = z
    .union(requests)
    .meta({ id: 'OperatorRequest', description: 'A mukha, one of its intents, and the payload of that intent.' });
  const results = await Promise.all(INTENTS.map(({ resource }) => resource?.response() ?? ProbeResult));
  const Response = OperatorResponse.extend({
    result: z.union(results).meta({ description: 'The response of the intent’s endpoint, or the probe.' }),
  }).meta({ id: 'OperatorResponse', description: 'The result of an intent.' });
  return {
    '/api/operator/dispatch': {
      get: {
        operationId: 'getOperatorStatus',
        tags: ['service'],
        summary: 'List the intents of the operator, and its bindings.',
        description: 'Has no side effects and no limit.',
        responses: { 200: answers('The status.', OperatorStatus), 500: engineFault() },
      },
      post: {
        operationId: 'dispatchOperator',
        tags: ['service'],
        security: KEY_OR_NONE,
        summary: 'Run one intent.',
        description:
          'Gate, selection, probe, handler, handshake. `payload` is the request of an endpoint, and `result` its response. ' +
          'sadyojata answers for now, vamadeva for a day, aghora for the service, tatpurusha for a birth, and ishana for the ' +
          'observances of a year and the facts. `dashaDepth` is 3 at most. The operator stores nothing and calls no other service.',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: OperatorRequest, examples: examples() } },
        },
        responses: limited({
          200: answers('The intent succeeded.', Response),
          400: errors('flat', PRICED_BODY),
          413: tooLarge('64 KiB'),
          500: engineFault(),
        }),
      },
    },
  };
}

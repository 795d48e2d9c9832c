import * as z from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { bare } from '../../api/validate';
import { answers, engineFault, errors, KEY_OR_NONE, limited, PRICED_BODY, tooLarge } from '../openapi/responses';
import { INTENTS, type Intent, payloadOf } from './mukhas';
import { OperatorResponse, OperatorStatus, ProbeResult } from './response';

/** Whether an empty body is valid. */
const takesNothing = ({ shape }: z.ZodObject): boolean =>
  Object.values(shape).every(({ _zod }) => _zod.optin !== undefined);

const takesBody = ({ resource }: Intent): boolean =>
  resource === null || resource.operations.some(({ method }) => method === 'POST');

/** The payload of the intents of resources with queries, whose paths describe the parameters. */
const QueryPayload = z
  .record(z.string(), z.unknown())
  .meta({ id: 'QueryPayload', description: 'Fields of the endpoint’s query; lists may be arrays.' });

interface DescribedIntent {
  mukha: Intent['mukha'];
  intent: string;
  payload: z.ZodType;
}

async function described(each: Intent): Promise<DescribedIntent> {
  const payload = await payloadOf(each);
  const schema = takesBody(each) ? payload : QueryPayload;
  return { ...each, payload: takesNothing(payload) ? schema.optional() : schema };
}

/** The request of the intents of one mukha whose payloads are described in the same way. */
function requestOf(intents: readonly DescribedIntent[]) {
  const [{ mukha, payload }] = intents as [DescribedIntent, ...DescribedIntent[]];
  const names = intents.map(({ intent }) => intent);
  return z.object({
    mukha: z.literal(mukha),
    intent: names.length === 1 ? z.literal(names[0] as string) : z.enum(names),
    payload,
  });
}

async function requests() {
  const all = await Promise.all(INTENTS.map(described));
  const isQuery = ({ payload }: DescribedIntent) => bare(payload) === QueryPayload;
  const groups = Map.groupBy(all, (each) => (isQuery(each) ? `${each.mukha} ${each.payload.isOptional()}` : each));
  return [...groups.values()].map(requestOf);
}

/** An example request of each mukha: its first intent with a resource, or its first one. */
const examples = () =>
  Object.fromEntries(
    [...Map.groupBy(INTENTS, ({ mukha }) => mukha)].map(([mukha, intents]) => {
      const { intent, resource } = intents.find((each) => each.resource !== null) ?? (intents[0] as Intent);
      const [example] = Object.values(resource?.examples ?? {});
      const payload = example?.value ?? {};
      return [intent, { summary: `${mukha}: ${example?.summary ?? 'the service'}`, value: { mukha, intent, payload } }];
    }),
  );

export async function operatorPaths(): Promise<ZodOpenApiPathsObject> {
  const OperatorRequest = z
    .union(await requests())
    .meta({ id: 'OperatorRequest', description: 'A mukha, one of its intents, and the payload of that intent.' });
  const results = await Promise.all(INTENTS.map(({ resource }) => resource?.response() ?? ProbeResult));
  const Response = OperatorResponse.extend({
    result: z.union(results).describe('The response of the intent’s endpoint, or the probe.'),
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
          'observances of a year and the facts. `dashaDepth` is 3 at most.',
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

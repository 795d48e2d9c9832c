/** GET and POST /api/operator/dispatch: responses. */
import * as z from 'zod';
import { instant } from '../../api/shapes/kinds';
import { SubstrateStamp } from '../../api/shapes/stamp';
import { MUKHA_KEYS } from './mukhas';

const present = (description: string) => z.boolean().meta({ description });

export const Bridge = z
  .object({
    kernel: present('The numeric kernel loads.'),
    rate_limiter: present('Hourly limits are shared by all instances.'),
    cache: present('The edge cache is available.'),
    accounts: present('Signed-in users can save charts.'),
    model: present('A model is configured for counsel.'),
    public_origin: present('The public origin is configured.'),
    index_key: present('The IndexNow key is configured.'),
  })
  .meta({
    id: 'Bridge',
    description: 'Which bindings and settings are present. Never a value.',
  });

const count = z.int().min(0);

const Counts = z
  .object({
    since: instant('Time of the first counted response.').nullable(),
    requests: count,
    answers: z.object({ '2xx': count, '3xx': count, '4xx': count, '5xx': count }),
    limited: count.describe('Requests over an hourly limit.'),
    cache: z.object({ hits: count, misses: count }),
    faults: z
      .object({ kernel: count, rate_limiter: count, accounts: count, cache: count, model: count })
      .describe('Failures of dependencies, including those that did not affect a response.'),
  })
  .meta({
    id: 'Counts',
    description:
      'Counts of this instance since it started, in its memory. There are many instances, and each can end at any time, so ' +
      'these are not totals of the service.',
  });

export const ProbeResult = z
  .object({
    time: instant('Time of the probe.'),
    service: z.literal('khagola'),
    version: z.string(),
    kernel: SubstrateStamp.shape.kernel,
    bindings: Bridge,
    counts: Counts,
  })
  .meta({ id: 'ProbeResult', description: 'The kernel, the bindings and the counts of this instance.' });

const MukhaEnum = z.enum(MUKHA_KEYS).meta({
  id: 'Mukha',
  description: 'A mukha (face) of the operator: now, a day, the service itself, a birth, or the tradition.',
});

const intents = z.array(z.string()).describe('Its intents.');

export const OperatorResponse = z.object({
  ok: z.literal(true),
  alpha: z
    .object({
      time: instant('When the request arrived.'),
      gate: z.literal('open'),
    })
    .describe('The gate: limit, size, format, mukha and intent are valid. Other requests are refused.'),
  mukha: z.object({ selected: MukhaEnum, intents }),
  bridge: Bridge,
  result: z.looseObject({}).describe('The response of the intent’s endpoint, or the probe.'),
  handshake: z.object({
    id: z.uuid().describe('A new identifier for every response.'),
    digest: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('SHA-256 of `result` as canonical JSON (RFC 8785), in UTF-8.'),
    elapsed_ms: z
      .int()
      .min(0)
      .describe('Milliseconds by the clock of the runtime, which may stand still during computation.'),
  }),
});

export const OperatorStatus = z
  .object({
    alpha_time: instant('The present instant.'),
    mukha: MukhaEnum.describe('The mukha that answers for the present instant.'),
    bridge: Bridge,
    intents: z.array(z.object({ mukha: MukhaEnum, intents })),
  })
  .meta({ id: 'OperatorStatus', description: 'The intents of the operator, and what is available.' });

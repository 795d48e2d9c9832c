/** GET and POST /api/operator/dispatch: what it is asked and what it answers. */
import * as z from 'zod';
import { ChartResponse } from '../chart/schema';
import { FactsResponse } from '../facts/schema';
import { instant } from '../fields';
import { GhadiResponse } from '../ghadi/schema';
import { MuhurtaResponse } from '../muhurta/schema';
import { PanchangaResponse } from '../panchanga/schema';
import type { Question } from '../questions';
import { SubstrateStamp } from '../stamp/schema';
import { UtsavasResponse } from '../utsavas/schema';
import { MUKHA_KEYS, MUKHAS } from './mukhas';

const present = (description: string) => z.boolean().meta({ description });

export const Bridge = z
  .object({
    kernel: present('The numeric kernel loads.'),
    rate_limiter: present('Hourly limits are counted for all instances together.'),
    cache: present('Answers can be kept at the edge.'),
    accounts: present('Charts can be saved by who is signed in.'),
    model: present('A model can be asked for counsel.'),
    public_origin: present('The public address of the service is configured.'),
    index_key: present('Search engines can be notified.'),
  })
  .meta({
    id: 'Bridge',
    description: 'What the service stands on, as far as it is there. Presence only, never a value.',
  });

const count = z.int().min(0);

const Counts = z
  .object({
    since: instant('When the first request that is counted was answered.').nullable(),
    requests: count,
    answers: z.object({ '2xx': count, '3xx': count, '4xx': count, '5xx': count }),
    limited: count.meta({ description: 'Refused as over an hourly limit.' }),
    cache: z.object({ hits: count, misses: count }),
    faults: z
      .object({ kernel: count, rate_limiter: count, accounts: count, cache: count, model: count })
      .meta({ description: 'Failures of what the service stands on, those too that no answer shows.' }),
  })
  .meta({
    id: 'Counts',
    description:
      'What the instance that answers has counted in its own memory since it began. There are many instances and they ' +
      'end at any time: no totals of the service.',
  });

export const ProbeResult = z
  .object({
    time: instant('The present instant.'),
    service: z.literal('khagola'),
    version: z.string(),
    kernel: SubstrateStamp.shape.kernel,
    bindings: Bridge,
    counts: Counts,
  })
  .meta({ id: 'ProbeResult', description: 'What would compute, what it stands on, and what was counted.' });

const MukhaEnum = z.enum(MUKHA_KEYS).meta({
  id: 'Mukha',
  description: 'A face of the operator: now, a day, the service itself, a birth, what is handed down.',
});

/** Whether a body without any field would do. */
const takesNothing = ({ shape }: z.ZodObject): boolean =>
  Object.values(shape).every(({ _zod }) => _zod.optin !== undefined);

/** Every intent with what its payload may hold: the schema of the endpoint that answers it. */
export const OperatorRequest = z
  .union(
    Object.entries(MUKHAS).flatMap(([mukha, intents]) =>
      Object.entries(intents).map(([intent, { request }]: [string, Question]) =>
        z.object({
          mukha: z.literal(mukha),
          intent: z.literal(intent),
          payload: takesNothing(request) ? request.optional() : request,
        }),
      ),
    ),
  )
  .meta({
    id: 'OperatorRequest',
    description: 'A mukha, one of its intents and what that asks. Unknown fields are ignored.',
  });

const intents = z.array(z.string()).meta({ description: 'What it may be asked.' });

export const OperatorResponse = z
  .object({
    ok: z.literal(true),
    alpha: z
      .object({
        time: instant('When the request came.'),
        gate: z.literal('open'),
      })
      .meta({
        description: 'The gate: limit, size, form, mukha and intent are in order. What does not pass is refused.',
      }),
    mukha: z.object({ selected: MukhaEnum, intents }),
    bridge: Bridge,
    result: z
      .union([
        PanchangaResponse,
        GhadiResponse,
        MuhurtaResponse,
        ProbeResult,
        ChartResponse,
        UtsavasResponse,
        FactsResponse,
      ])
      .meta({ description: 'What the endpoint of the intent answers.' }),
    handshake: z.object({
      id: z.uuid().meta({ description: 'Another for every answer.' }),
      digest: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .meta({ description: 'SHA-256 of `result` as canonical JSON (RFC 8785), in UTF-8.' }),
      elapsed_ms: z.int().min(0).meta({
        description: 'Milliseconds by the clock of the runtime, which may stand still while it computes.',
      }),
    }),
  })
  .meta({ id: 'OperatorResponse', description: 'An intent carried out.' });

export const OperatorStatus = z
  .object({
    alpha_time: instant('The present instant.'),
    mukha: MukhaEnum.meta({ description: 'The mukha that answers for the present instant.' }),
    bridge: Bridge,
    intents: z.array(z.object({ mukha: MukhaEnum, intents })),
  })
  .meta({ id: 'OperatorStatus', description: 'What the operator would answer with.' });

/** What the operator answers. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { hashOf } from '../../accounts/tokens';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { isObject } from '../middleware/body';
import { canonicalJson } from './canonical';
import { CURRENT_MUKHA, intentsOf, isMukha, MUKHA_KEYS, questionOf } from './mukhas';
import { bridgeOf } from './probe';
import type { OperatorResponse, OperatorStatus } from './schema';

const isoOf = (milliseconds: number): string => isoUtc(unixToJd(milliseconds));

/** Refuses a field that names none of what there is. */
function refuseName(c: Context<AppEnv>, field: string, names: readonly string[]): Response {
  const rule = `must be one of ${names.join(', ')}`;
  const message = field in c.var.body ? `${field} ${rule}.` : `${field} is missing: it ${rule}.`;
  return refuse(c, { reason: 'invalid_field', field, message });
}

const NO_OBJECT = 'payload must be an object.';

/** What has passed the limit and is an object: selects the mukha, probes the bridge, carries the intent out. */
export async function dispatch(c: Context<AppEnv>): Promise<Response> {
  const [alphaMs, began] = [c.var.now(), performance.now()];
  const { mukha, intent, payload = {} } = c.var.body;
  if (!isMukha(mukha)) return refuseName(c, 'mukha', MUKHA_KEYS);
  const intents = intentsOf(mukha);
  if (typeof intent !== 'string' || !intents.includes(intent)) return refuseName(c, 'intent', intents);
  if (!isObject(payload)) return refuse(c, { reason: 'invalid_field', field: 'payload', message: NO_OBJECT });
  const answer = await questionOf(mukha, intent).ask(c, payload, 'payload');
  if (!answer.ok) return refuse(c, answer.error.problem, answer.error.names);
  const result = answer.value as z.output<typeof OperatorResponse>['result'];
  const body: z.output<typeof OperatorResponse> = {
    ok: true,
    alpha: { time: isoOf(alphaMs), gate: 'open' },
    mukha: { selected: mukha, intents },
    bridge: bridgeOf(c),
    result,
    handshake: {
      id: crypto.randomUUID(),
      digest: await hashOf(canonicalJson(result)),
      elapsed_ms: Math.round(performance.now() - began),
    },
  };
  return c.json(body);
}

export function status(c: Context<AppEnv>): Response {
  const body: z.output<typeof OperatorStatus> = {
    alpha_time: isoOf(c.var.now()),
    mukha: CURRENT_MUKHA,
    bridge: bridgeOf(c),
    intents: MUKHA_KEYS.map((mukha) => ({ mukha, intents: intentsOf(mukha) })),
  };
  return c.json(body);
}

/** Handlers of the operator. */
import type { Context } from 'hono';
import type * as z from 'zod';
import { version } from '../../../package.json';
import { hashOf } from '../../accounts/tokens';
import { canonicalJson } from '../../api/canonical';
import { admit, CEILINGS } from '../../api/price';
import { type Problem, underField } from '../../api/problem';
import type { Awaitable, Code, Occasion } from '../../api/resource';
import { spelledRequest } from '../../api/spelling';
import { isObject } from '../../api/validate';
import { DEADLINE_MS } from '../../counsel/model/limits';
import { configured } from '../../counsel/model/settings';
import { fail, ok, type Result } from '../../domain/result';
import { unixToJd } from '../../domain/time/civil';
import { isoUtc } from '../../domain/time/iso';
import { kernelStamp } from '../../kernel/stamp';
import { newCondition } from '../condition';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { indexKey } from '../indexping/config';
import { occasionOf } from '../occasion';
import { configuredOrigin } from '../origin';
import { withYears } from '../years';
import { CURRENT_MUKHA, INTENTS, type Intent, intentsOf, isMukha, MUKHA_KEYS } from './mukhas';
import type { Bridge, OperatorResponse, OperatorStatus, ProbeResult } from './response';

/** Reports which bindings and settings are present, but never a value. */
function bridgeOf(c: Context<AppEnv>): z.output<typeof Bridge> {
  const bindings = c.env ?? {};
  return {
    kernel: hasKernel(c),
    rate_limiter: Boolean(bindings.RATE_LIMITS),
    cache: typeof caches !== 'undefined',
    accounts: Boolean(bindings.DB),
    model: configured(bindings, DEADLINE_MS).model !== null,
    public_origin: configuredOrigin(bindings) !== null,
    index_key: indexKey(bindings) !== null,
  };
}

function hasKernel(c: Context<AppEnv>): boolean {
  try {
    return Boolean(c.var.kernel());
  } catch {
    return false;
  }
}

/** The bindings, the kernel and the counts of this instance. */
const probe = (c: Context<AppEnv>): z.output<typeof ProbeResult> => ({
  time: isoUtc(unixToJd(c.var.now())),
  service: 'khagola',
  version,
  kernel: kernelStamp(),
  bindings: bridgeOf(c),
  counts: (c.var.condition ?? newCondition()).counts(),
});

const isoOf = (milliseconds: number): string => isoUtc(unixToJd(milliseconds));

/** Refuses a field whose value is not one of the allowed values. */
function refuseChoice(c: Context<AppEnv>, field: string, values: readonly string[]): Response {
  const rule = field in c.var.body ? 'value' : 'missing';
  return refuse(c, { reason: 'invalid_field', field, rule, expected: { type: 'choice', values } });
}

/** Maximum daśā levels of an intent. `/api/chart` goes deeper. */
const DEEPEST = 3;

function depthProblem({ dashaDepth }: Record<string, unknown>): Problem | undefined {
  if (typeof dashaDepth !== 'number' || dashaDepth <= DEEPEST) return undefined;
  const expected = { type: 'integer', min: 1, max: DEEPEST } as const;
  return { reason: 'invalid_field', field: 'dashaDepth', rule: 'value', expected };
}

/** The question of a payload whose keys are fields. */
function questionOf(
  code: Code,
  payload: Record<string, unknown>,
  occasion: Occasion,
): Awaitable<Result<unknown, Problem>> {
  const tooDeep = depthProblem(payload);
  return tooDeep ? fail(tooDeep) : code.read(payload, occasion);
}

async function carryOut(
  c: Context<AppEnv>,
  { resource }: Intent,
  payload: Record<string, unknown>,
): Promise<Result<unknown, Problem>> {
  if (resource === null) return ok(probe(c));
  const code = await resource.code();
  const spelled = spelledRequest(code.request, payload, 'all');
  const occasion = occasionOf(c, CEILINGS.tools);
  const question = spelled.ok ? await questionOf(code, spelled.value.body, occasion) : spelled;
  if (!question.ok) return fail(underField('payload', question.error));
  const admitted = await admit(code.price, question.value, 'objects', occasion.door);
  if (!admitted.ok) return fail(underField('payload', admitted.error));
  const answer = await withYears(c, () => code.answer(c.var.kernel, question.value));
  return answer.ok ? answer : fail(underField('payload', answer.error));
}

/** Handles a dispatch request that passed the limit: selects the mukha, probes the bridge, runs the intent. */
export async function dispatch(c: Context<AppEnv>): Promise<Response> {
  const [alphaMs, began] = [c.var.now(), performance.now()];
  const { mukha, intent, payload = {} } = c.var.body;
  if (!isMukha(mukha)) return refuseChoice(c, 'mukha', MUKHA_KEYS);
  const intents = intentsOf(mukha);
  const selected = INTENTS.find((each) => each.mukha === mukha && each.intent === intent);
  if (!selected) return refuseChoice(c, 'intent', intents);
  if (!isObject(payload)) {
    const expected = { type: 'other', words: 'an object with the request of the intent' } as const;
    const example = Object.values(selected.resource?.examples ?? {})[0]?.value ?? {};
    return refuse(c, { reason: 'invalid_field', field: 'payload', rule: 'value', expected, example });
  }
  const answer = await carryOut(c, selected, payload);
  if (!answer.ok) return refuse(c, answer.error);
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

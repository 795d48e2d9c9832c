/**
 * The hourly limits, by client address or by commercial key. Every response of a limited route includes the rate-limit
 * headers, and a request over the limit is refused before anything else runs. The headers are set on the finished
 * response, so a cached response gets the headers of the current request.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { LimitDecision, Policy } from '../../domain/limits/window';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { durableLimiter, type Limiter, MAX_BUCKETS, memoryLimiter } from '../limits/backends';
import { bucketName, keyBucketName } from '../limits/client';
import { type LimitedRoute, policyAlone, policyOf, ROUTE_LIMITS } from '../limits/policies';
import { Newest } from '../newest';
import { keyProblem } from './commercialKey';
import { problemOver, setRateHeaders } from './rateHeaders';
import { timed } from './timing';

/**
 * The state that an instance keeps of a limit: its own counts, and the buckets that their objects refused, each with
 * its limit, until their reset.
 */
interface LimitMemory {
  counts: Limiter;
  refusals: Newest<LimitDecision>;
}

export const newMemory = (): LimitMemory => ({ counts: memoryLimiter(), refusals: new Newest(MAX_BUCKETS) });

/** A limit on a request. */
interface Counted {
  /** Names its buckets. */
  route: string;
  policy: Policy;
  /** While an isolate counts alone. */
  fallback: Policy;
  /** Counted in Durable Objects, for all instances together. */
  isDurable: boolean;
}

function countedAt(c: Context<AppEnv>, route: LimitedRoute): Counted {
  const bindings = c.env ?? {};
  const ceilings = c.var.key?.ceilings;
  return {
    route,
    policy: policyOf(route, bindings, ceilings),
    fallback: policyAlone(route, bindings, ceilings),
    isDurable: ROUTE_LIMITS[route].durable,
  };
}

/**
 * Decides with Durable Objects if the limit uses them, otherwise in memory. If the objects fail or are too slow, memory
 * decides by the requests to this isolate. A refused bucket needs no object until its reset. Returns null if the
 * request must fail closed.
 */
export async function decide(
  c: Context<AppEnv>,
  { route, policy, fallback, isDurable }: Counted,
  { counts, refusals }: LimitMemory,
  nowMs: number,
  closed: boolean,
): Promise<LimitDecision | null> {
  const bindings = c.env ?? {};
  const { key } = c.var;
  const bucket = await (key ? keyBucketName(route, key.id) : bucketName(route, c.req.header('CF-Connecting-IP')));
  const alone = () => counts.take(bucket, fallback, nowMs);
  if (!isDurable || !bindings.RATE_LIMITS) return closed ? null : alone();
  const name = `${bucket} ${policy.limit}`;
  const known = refusals.get(name);
  if (known) return known;
  try {
    const decision = await durableLimiter(bindings.RATE_LIMITS).take(bucket, policy, nowMs);
    if (decision.passes) alone();
    else refusals.set(name, decision, decision.resetMs);
    return decision;
  } catch (error) {
    c.var.condition?.failed('rate_limiter');
    const instead = closed ? 'refused:' : 'from memory:';
    console.error(c.var.requestId, 'rate limit of', route, instead, error instanceof Error ? error.message : '');
    return closed ? null : alone();
  }
}

/**
 * Limits a route. Without `memory`, each call has its own.
 *
 * @param failsClosed  whether to refuse a request with 503 when the objects cannot count it
 */
export function rateLimit(
  route: LimitedRoute,
  failsClosed: (c: Context<AppEnv>) => boolean = () => false,
  memory: LimitMemory = newMemory(),
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const invalid = await keyProblem(c);
    if (invalid) return refuse(c, invalid);
    const decision = await timed(c, 'limit', () => decide(c, countedAt(c, route), memory, Date.now(), failsClosed(c)));
    if (decision === null) return refuse(c, { reason: 'limiter_unavailable' });
    if (decision.passes) {
      await next();
      setRateHeaders(c, decision);
      return;
    }
    return refuse(c, problemOver(c, decision));
  };
}

/** Counts in the memory of this instance. */
const MEMORIES = new Map<LimitedRoute, LimitMemory>();

function memoryOf(route: LimitedRoute): LimitMemory {
  const memory = MEMORIES.get(route) ?? newMemory();
  MEMORIES.set(route, memory);
  return memory;
}

/** Counts a request for work beside a response that is not limited. Returns the decision if it is over the limit. */
export async function overLimit(c: Context<AppEnv>, route: LimitedRoute): Promise<LimitDecision | null> {
  const decision = await decide(c, countedAt(c, route), memoryOf(route), Date.now(), false);
  return decision?.passes ? null : decision;
}

/** The limiter of a route, shared by all that count against it. */
export const limiterOf = (route: LimitedRoute): MiddlewareHandler<AppEnv> =>
  rateLimit(route, undefined, memoryOf(route));

/**
 * The hourly limits, by client address or by commercial key. Every response of a limited route includes the rate-limit
 * headers, and a request over the limit is refused before anything else runs. The headers are set on the finished
 * response, so a cached response gets the headers of the current request.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { LimitDecision } from '../../domain/limits/window';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { durableLimiter, type Limiter, memoryLimiter } from '../limits/backends';
import { bucketName, keyBucketName } from '../limits/client';
import { type LimitedRoute, policyAlone, policyOf, ROUTE_LIMITS } from '../limits/policies';
import { keyProblem } from './commercialKey';
import { problemOver, setRateHeaders } from './rateHeaders';
import { timed } from './timing';

/**
 * Decides with Durable Objects if the route uses them, otherwise in memory. If the objects fail or are too slow, memory
 * decides by the requests to this isolate. Returns null if the request must then fail closed.
 */
async function decide(
  c: Context<AppEnv>,
  route: LimitedRoute,
  memory: Limiter,
  nowMs: number,
  closed: boolean,
): Promise<LimitDecision | null> {
  const bindings = c.env ?? {};
  const { key } = c.var;
  const bucket = await (key ? keyBucketName(route, key.id) : bucketName(route, c.req.header('CF-Connecting-IP')));
  const alone = () => memory.take(bucket, policyAlone(route, bindings, key?.ceilings), nowMs);
  if (!ROUTE_LIMITS[route].durable || !bindings.RATE_LIMITS) return closed ? null : alone();
  try {
    const decision = await durableLimiter(bindings.RATE_LIMITS).take(
      bucket,
      policyOf(route, bindings, key?.ceilings),
      nowMs,
    );
    if (decision.passes) alone();
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
  memory: Limiter = memoryLimiter(),
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const invalid = await keyProblem(c);
    if (invalid) return refuse(c, invalid);
    const decision = await timed(c, 'limit', () => decide(c, route, memory, Date.now(), failsClosed(c)));
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
const MEMORIES = new Map<LimitedRoute, Limiter>();

function memoryOf(route: LimitedRoute): Limiter {
  const memory = MEMORIES.get(route) ?? memoryLimiter();
  MEMORIES.set(route, memory);
  return memory;
}

/**
 * Counts a request against a soft limit, in memory; returns the refusal if it is over the limit. Responses below the
 * limit have no rate-limit headers, because cached ones do not count.
 */
export async function overLimit(c: Context<AppEnv>, route: LimitedRoute): Promise<Response | undefined> {
  const decision = await decide(c, route, memoryOf(route), Date.now(), false);
  return !decision || decision.passes ? undefined : refuse(c, problemOver(c, decision));
}

/** Counts a request, and says whether it is within the limit. For work beside a response that is not limited. */
export async function isWithinLimit(c: Context<AppEnv>, route: LimitedRoute): Promise<boolean> {
  return (await decide(c, route, memoryOf(route), Date.now(), false))?.passes ?? false;
}

/** The limiter of a route, shared by all that count against it. */
export const limiterOf = (route: LimitedRoute): MiddlewareHandler<AppEnv> =>
  rateLimit(route, undefined, memoryOf(route));

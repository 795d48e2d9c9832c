/**
 * The hourly limits, by client address or by commercial key. Every response of a limited route includes the rate-limit
 * headers, and a request over the limit is refused before anything else runs. The headers are set on the finished
 * response, so a cached response gets the headers of the current request.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { Decision } from '../../domain/limits/window';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { durableLimiter, type Limiter, memoryLimiter } from '../limits/backends';
import { bucketName, keyBucketName } from '../limits/client';
import { type LimitedRoute, policyAlone, policyOf, ROUTE_LIMITS } from '../limits/policies';
import { keyProblem } from './commercialKey';
import { timed } from './timing';

/** Unix time in whole seconds from which a request passes again. */
const resetSeconds = ({ resetMs }: Decision): number => Math.ceil(resetMs / 1000);

function setHeaders(c: Context<AppEnv>, decision: Decision): void {
  c.header('X-RateLimit-Limit', String(decision.limit));
  c.header('X-RateLimit-Remaining', String(decision.remaining));
  c.header('X-RateLimit-Reset', String(resetSeconds(decision)));
  c.header('Retry-After');
}

function refuseOver(c: Context<AppEnv>, decision: Decision): Response {
  setHeaders(c, decision);
  c.set('limited', true);
  return refuse(c, { reason: 'rate_limited', limit: decision.limit, resetSeconds: resetSeconds(decision) });
}

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
): Promise<Decision | null> {
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
 * Limits a route. Each call has its own memory.
 *
 * @param failsClosed  whether to refuse a request with 503 when the objects cannot count it
 */
export function rateLimit(
  route: LimitedRoute,
  failsClosed: (c: Context<AppEnv>) => boolean = () => false,
): MiddlewareHandler<AppEnv> {
  const memory = memoryLimiter();
  return async (c, next) => {
    const invalid = await keyProblem(c);
    if (invalid) return refuse(c, invalid);
    const decision = await timed(c, 'limit', () => decide(c, route, memory, Date.now(), failsClosed(c)));
    if (decision === null) return refuse(c, { reason: 'limiter_unavailable' });
    if (decision.passes) {
      await next();
      setHeaders(c, decision);
      return;
    }
    return refuseOver(c, decision);
  };
}

/** Counts of the soft limits, in the memory of this instance. */
const soft = memoryLimiter();

/**
 * Counts a request against a soft limit, in memory; returns the refusal if it is over the limit. Responses below the
 * limit have no rate-limit headers, because cached ones do not count.
 */
export async function overLimit(c: Context<AppEnv>, route: LimitedRoute): Promise<Response | undefined> {
  const decision = await decide(c, route, soft, Date.now(), false);
  return !decision || decision.passes ? undefined : refuseOver(c, decision);
}

const LIMITERS = new Map<LimitedRoute, MiddlewareHandler<AppEnv>>();

/** The limiter of a route, shared by HTTP and MCP. */
export function limiterOf(route: LimitedRoute): MiddlewareHandler<AppEnv> {
  const limiter = LIMITERS.get(route) ?? rateLimit(route);
  LIMITERS.set(route, limiter);
  return limiter;
}

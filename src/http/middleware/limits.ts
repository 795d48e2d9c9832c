/**
 * The hourly limits. Every answer of a limited route tells where the client stands, and what is over the limit is
 * refused before anything behind is called. The headers are set on the finished answer, so that one from a cache,
 * stored with another client's headers, carries those of this request.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { Decision } from '../../domain/limits/window';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { durableLimiter, type Limiter, memoryLimiter } from '../limits/backends';
import { bucketName } from '../limits/client';
import { type LimitedRoute, policyAlone, policyOf, ROUTE_LIMITS } from '../limits/policies';

/** The reset in whole seconds, the first at which a request does pass. */
const resetSeconds = ({ resetMs }: Decision): number => Math.ceil(resetMs / 1000);

function tell(c: Context<AppEnv>, decision: Decision): void {
  c.header('X-RateLimit-Limit', String(decision.limit));
  c.header('X-RateLimit-Remaining', String(decision.remaining));
  c.header('X-RateLimit-Reset', String(resetSeconds(decision)));
  c.header('Retry-After');
}

/**
 * Decides by the objects where the route is durable and they are there, else by memory. Objects that fail or are
 * late do not fail the request: memory, which holds what passed through this isolate, decides instead.
 */
async function decide(c: Context<AppEnv>, route: LimitedRoute, memory: Limiter, nowMs: number): Promise<Decision> {
  const bindings = c.env ?? {};
  const bucket = await bucketName(route, c.req.header('CF-Connecting-IP'));
  const alone = () => memory.take(bucket, policyAlone(route, bindings), nowMs);
  if (!ROUTE_LIMITS[route].durable || !bindings.RATE_LIMITS) return alone();
  try {
    const decision = await durableLimiter(bindings.RATE_LIMITS).take(bucket, policyOf(route, bindings), nowMs);
    if (decision.passes) alone();
    return decision;
  } catch (error) {
    console.error(c.var.requestId, 'rate limit of', route, 'from memory:', error instanceof Error ? error.message : '');
    return alone();
  }
}

/** Limits a route: one call a route, for its memory is its own. */
export function rateLimit(route: LimitedRoute): MiddlewareHandler<AppEnv> {
  const memory = memoryLimiter();
  return async (c, next) => {
    const decision = await decide(c, route, memory, Date.now());
    if (decision.passes) {
      await next();
      tell(c, decision);
      return;
    }
    tell(c, decision);
    return refuse(c, { reason: 'rate_limited', limit: decision.limit, resetSeconds: resetSeconds(decision) });
  };
}

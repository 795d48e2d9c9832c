/**
 * The hourly limits, of the address or of the commercial key that a request bears. Every answer of a limited route tells where the client stands, and what is over the limit is
 * refused before anything behind is called. The headers are set on the finished answer, so that one from a cache,
 * stored with another client's headers, carries those of this request.
 */
import type { Context, MiddlewareHandler } from 'hono';
import type { Decision } from '../../domain/limits/window';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { durableLimiter, type Limiter, memoryLimiter } from '../limits/backends';
import { bucketName, keyBucketName } from '../limits/client';
import { type LimitedRoute, policyAlone, policyOf, ROUTE_LIMITS } from '../limits/policies';
import { timed } from './timing';

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
 * late do not fail the request: memory, which holds what passed through this isolate, decides instead. Null where
 * nothing but the objects may decide and they do not.
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
 * Limits a route: one call a route, for its memory is its own.
 *
 * @param failsClosed  whether this request is refused, with 503, where the objects cannot count it
 */
export function rateLimit(
  route: LimitedRoute,
  failsClosed: (c: Context<AppEnv>) => boolean = () => false,
): MiddlewareHandler<AppEnv> {
  const memory = memoryLimiter();
  return async (c, next) => {
    const decision = await timed(c, 'limit', () => decide(c, route, memory, Date.now(), failsClosed(c)));
    if (decision === null) return refuse(c, { reason: 'limiter_unavailable' });
    if (decision.passes) {
      await next();
      tell(c, decision);
      return;
    }
    tell(c, decision);
    c.set('limited', true);
    return refuse(c, { reason: 'rate_limited', limit: decision.limit, resetSeconds: resetSeconds(decision) });
  };
}

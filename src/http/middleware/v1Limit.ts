/**
 * `LIMIT_V1`: maximum number of requests per hour and client to `/api/v1`, off by default. The headers follow
 * draft-ietf-httpapi-ratelimit-headers: the policy with its quota and window, and the remaining quota.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { HOUR_MS, type LimitDecision } from '../../domain/limits/window';
import type { AppEnv } from '../env';
import { refuse } from '../envelope';
import { v1Limit } from '../limits/policies';
import { decide, newMemory } from './limits';
import { timed } from './timing';

/** The name of the policy in the headers, and of its buckets. */
const POLICY = 'v1';

const memory = newMemory();

function setHeaders(c: Context<AppEnv>, { limit, remaining, resetMs }: LimitDecision): void {
  const seconds = Math.max(0, Math.ceil((resetMs - Date.now()) / 1000));
  c.header('RateLimit-Policy', `"${POLICY}";q=${limit};w=${HOUR_MS / 1000}`);
  c.header('RateLimit', `"${POLICY}";r=${remaining};t=${seconds}`);
}

/** Counts a request to `/api/v1` if the operator has set a limit. */
export const limitV1: MiddlewareHandler<AppEnv> = async (c, next) => {
  const limit = v1Limit(c.env ?? {}) ?? null;
  if (limit === null) return next();
  const policy = { window: 'clock', limit } as const;
  const counted = { route: POLICY, policy, fallback: policy, isDurable: true };
  const decision = await timed(c, 'limit', () => decide(c, counted, memory, Date.now(), false));
  if (decision === null || decision.passes) {
    await next();
    if (decision !== null) setHeaders(c, decision);
    return;
  }
  setHeaders(c, decision);
  c.set('limited', true);
  c.header('Retry-After', String(Math.max(1, Math.ceil((decision.resetMs - Date.now()) / 1000))));
  return refuse(c, { reason: 'rate_limited', limit, resetSeconds: Math.ceil(decision.resetMs / 1000) });
};

/** The rate-limit headers of a response, and the refusal of a request over its limit. */
import type { Context } from 'hono';
import type { LimitDecision } from '../../domain/limits/window';
import type { AppEnv } from '../env';
import type { HttpProblem } from '../problem';

/** Unix time in whole seconds from which a request passes again. */
const resetSeconds = ({ resetMs }: LimitDecision): number => Math.ceil(resetMs / 1000);

export function setRateHeaders(c: Context<AppEnv>, decision: LimitDecision): void {
  c.header('X-RateLimit-Limit', String(decision.limit));
  c.header('X-RateLimit-Remaining', String(decision.remaining));
  c.header('X-RateLimit-Reset', String(resetSeconds(decision)));
  c.header('Retry-After');
}

/** The problem of a request over its limit; also sets the headers. */
export function problemOver(c: Context<AppEnv>, decision: LimitDecision): HttpProblem {
  setRateHeaders(c, decision);
  c.set('limited', true);
  return { reason: 'rate_limited', limit: decision.limit, resetSeconds: resetSeconds(decision) };
}

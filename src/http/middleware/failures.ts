/**
 * Keys and sessions that the database does not know, counted for each client in the memory of this instance. Over the
 * limit, the database is not asked again until the hour is over.
 */
import type { Context } from 'hono';
import type { Policy } from '../../domain/limits/window';
import type { AppEnv } from '../env';
import { memoryLimiter } from '../limits/backends';
import { bucketName } from '../limits/client';
import { policyOf } from '../limits/policies';
import type { HttpProblem } from '../problem';
import { problemOver } from './rateHeaders';

const failures = memoryLimiter();

/** The limit of changes. Where it is 0, keys and sessions still work. */
function policyFor(c: Context<AppEnv>): Policy {
  const policy = policyOf('account', c.env ?? {});
  return { ...policy, limit: Math.max(1, policy.limit) };
}

const bucketOf = (c: Context<AppEnv>): Promise<string> => bucketName('failures', c.req.header('CF-Connecting-IP'));

/** The problem of a client with too many failures; undefined below the limit. */
export async function tooManyFailures(c: Context<AppEnv>): Promise<HttpProblem | undefined> {
  const decision = failures.peek(await bucketOf(c), policyFor(c), Date.now());
  return decision.passes ? undefined : problemOver(c, decision);
}

/** Counts a key or session that the database does not know. */
export async function countFailure(c: Context<AppEnv>): Promise<void> {
  failures.take(await bucketOf(c), policyFor(c), Date.now());
}

/**
 * The door to the work of HTTP, MCP, the operator, counsel and pages: ceilings of single requests, and `LIMIT_COST`, a
 * budget of processor time per client and hour. Work is charged by its price before it begins, wherever it came from;
 * cached answers are free.
 */
import type { Context } from 'hono';
import type { Door } from '../../api/price';
import type { Price } from '../../api/problem';
import { type Spent, spend, unspentAt } from '../../domain/limits/budget';
import type { LimitDecision } from '../../domain/limits/window';
import { fail, ok } from '../../domain/result';
import type { AppEnv } from '../env';
import { durableLimiter, MAX_BUCKETS } from '../limits/backends';
import { bucketName, keyBucketName, siteBucketName } from '../limits/client';
import { costLimit } from '../limits/policies';
import { Newest } from '../newest';
import { setRateHeaders } from './rateHeaders';
import { timed } from './timing';

/** The clients of an IPv6 /48 together may spend this many times the budget of one. */
const CLIENTS_PER_SITE = 10;

/** The amount that each bucket has spent while this instance counts alone. */
const spentAlone = new Newest<Spent>(MAX_BUCKETS);
/** Buckets that are over their limit, each with it, until their reset: they need no object. */
const refusals = new Newest<LimitDecision>(MAX_BUCKETS);

function spendAlone(bucket: string, limit: number, costMs: number, nowMs: number): LimitDecision {
  const { decision, spent } = spend(limit, spentAlone.get(bucket), costMs, nowMs);
  spentAlone.set(bucket, spent, unspentAt(spent, limit));
  return decision;
}

/** Spends in the bucket's object, or in memory if the object is missing or fails. */
async function spendFrom(c: Context<AppEnv>, bucket: string, limit: number, costMs: number): Promise<LimitDecision> {
  const nowMs = Date.now();
  const namespace = c.env?.RATE_LIMITS;
  if (!namespace) return spendAlone(bucket, limit, costMs, nowMs);
  const name = `${bucket} ${limit}`;
  const known = refusals.get(name);
  if (known) return known;
  try {
    const decision = await durableLimiter(namespace).spend(bucket, limit, costMs, nowMs);
    if (!decision.passes) refusals.set(name, decision, decision.resetMs);
    return decision;
  } catch (error) {
    c.var.condition?.failed('rate_limiter');
    console.error(c.var.requestId, 'cost limit: from memory:', error instanceof Error ? error.message : '');
    return spendAlone(bucket, limit, costMs, nowMs);
  }
}

/** The buckets that pay for a request, each with its limit. */
async function bucketsOf(c: Context<AppEnv>, limit: number): Promise<[bucket: string, limit: number][]> {
  const { key } = c.var;
  if (key) return [[await keyBucketName('cost', key.id), limit]];
  const address = c.req.header('CF-Connecting-IP');
  const site = await siteBucketName('cost', address);
  return [
    [await bucketName('cost', address), limit],
    ...(site === null ? [] : [[site, CLIENTS_PER_SITE * limit] as [string, number]]),
  ];
}

/** The refusal of a client that cannot pay for a price; undefined if it has paid. */
async function refusalOf(c: Context<AppEnv>, limit: number, { ms }: Price): Promise<LimitDecision | undefined> {
  for (const [bucket, most] of await bucketsOf(c, limit)) {
    const decision = await spendFrom(c, bucket, most, ms);
    if (!decision.passes) return { ...decision, limit };
  }
  return undefined;
}

/** The door of a request. */
export const doorOf = (c: Context<AppEnv>, ceiling: Price): Door => ({
  ceiling,
  async charge(price) {
    const limit = costLimit(c.env ?? {}) ?? null;
    const refusal = limit === null ? undefined : await timed(c, 'limit', () => refusalOf(c, limit, price));
    if (refusal === undefined) return ok(undefined);
    setRateHeaders(c, refusal);
    c.set('limited', true);
    return fail({ reason: 'cost_limited', limit: refusal.limit, resetSeconds: Math.ceil(refusal.resetMs / 1000) });
  },
});

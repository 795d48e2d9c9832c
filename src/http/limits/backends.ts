/** Storage for tallies: Durable Objects, one per bucket, or the memory of this isolate. */
import { endOf, type LimitDecision, type Policy, type Tally, take } from '../../domain/limits/window';

/** Decides on one request to a bucket at an instant in Unix milliseconds, and counts it if it passes. */
export interface Limiter {
  take(bucket: string, policy: Policy, nowMs: number): LimitDecision | Promise<LimitDecision>;
}

interface DurableLimiter extends Limiter {
  /** Spends milliseconds of a bucket's budget of processor time. */
  spend(bucket: string, limit: number, costMs: number, nowMs: number): Promise<LimitDecision>;
}

interface MemoryLimiter extends Limiter {
  peek(bucket: string, policy: Policy, nowMs: number): LimitDecision;
}

/** The part of the `RateLimitBucket` namespace that the service uses. */
export interface BucketNamespace {
  getByName(name: string): {
    take(policy: Policy, nowMs: number): Promise<LimitDecision>;
    spend(limit: number, costMs: number, nowMs: number): Promise<LimitDecision>;
  };
}

/** Timeout for an object. It usually answers within milliseconds, across an ocean within a few hundred. */
const OBJECT_WITHIN_MS = 2000;

/**
 * Maximum number of buckets in memory, about 200 bytes each. Beyond it, expired buckets are dropped first, then the
 * oldest tenth.
 */
export const MAX_BUCKETS = 10_000;

/** An object failed to decide; the message says why. */
class LimiterFault extends Error {
  override name = 'LimiterFault';
}

/** The result of a promise, or a `LimiterFault` after a timeout. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LimiterFault(`no decision within ${milliseconds} ms`));
    const timer = setTimeout(late, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A limiter that all instances share and that outlives them.
 *
 * @throws LimiterFault  if an object fails or is too slow; it is then unknown whether the object counted the request
 */
export function durableLimiter(namespace: BucketNamespace, withinMs = OBJECT_WITHIN_MS): DurableLimiter {
  async function decided(decide: () => Promise<LimitDecision>): Promise<LimitDecision> {
    try {
      return await within(withinMs, decide());
    } catch (error) {
      // The object's own message stays out of the log, because it may quote anything.
      throw error instanceof LimiterFault ? error : new LimiterFault(error instanceof Error ? error.name : 'unknown');
    }
  }
  return {
    take: (bucket, policy, nowMs) => decided(() => namespace.getByName(bucket).take(policy, nowMs)),
    spend: (bucket, limit, costMs, nowMs) => decided(() => namespace.getByName(bucket).spend(limit, costMs, nowMs)),
  };
}

/** A limiter for this isolate alone. When its memory is full, it drops the oldest buckets. */
export function memoryLimiter(mostBuckets = MAX_BUCKETS) {
  const tallies = new Map<string, Tally>();

  function makeRoom(nowMs: number): void {
    for (const [bucket, tally] of tallies) if (endOf(tally) <= nowMs) tallies.delete(bucket);
    for (const bucket of tallies.keys()) {
      if (tallies.size < mostBuckets * 0.9) return;
      tallies.delete(bucket);
    }
  }

  return {
    /** The decision on a request that is not counted. */
    peek: (bucket: string, policy: Policy, nowMs: number): LimitDecision =>
      take(policy, tallies.get(bucket) ?? [], nowMs).decision,
    take(bucket: string, policy: Policy, nowMs: number): LimitDecision {
      if (!tallies.has(bucket) && tallies.size >= mostBuckets) makeRoom(nowMs);
      const { decision, tally } = take(policy, tallies.get(bucket) ?? [], nowMs);
      if (decision.passes) tallies.set(bucket, tally);
      return decision;
    },
  } satisfies MemoryLimiter;
}

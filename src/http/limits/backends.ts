/** Where a limiter keeps its tallies: in Durable Objects, one a bucket, or in the memory of this isolate. */
import { type Decision, endOf, type Policy, type Tally, take } from '../../domain/limits/window';

/** Decides on one request to a bucket at an instant in Unix milliseconds, and counts it if it passes. */
export interface Limiter {
  take(bucket: string, policy: Policy, nowMs: number): Decision | Promise<Decision>;
}

/** As much of the namespace of `RateLimitBucket` as is used. */
export interface BucketNamespace {
  getByName(name: string): { take(policy: Policy, nowMs: number): Promise<Decision> };
}

/** How long an object may take; in order it answers in some milliseconds, across an ocean in some hundred. */
const OBJECT_WITHIN_MS = 2000;

/** Buckets in memory before those of no more use are dropped, and then the oldest tenth. Some 200 bytes each. */
const MOST_BUCKETS = 10_000;

/** Why an object gave no decision. */
export class LimiterFault extends Error {
  override name = 'LimiterFault';
}

/** What a promise gives, or a `LimiterFault` when that takes longer than some milliseconds. */
function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new LimiterFault(`no decision within ${milliseconds} ms`));
    const timer = setTimeout(late, milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A limiter that every instance of the service shares and that outlives each of them.
 *
 * @throws LimiterFault  where an object fails or is late; whether it counted the request is then not known
 */
export function durableLimiter(namespace: BucketNamespace, withinMs = OBJECT_WITHIN_MS): Limiter {
  return {
    async take(bucket, policy, nowMs) {
      try {
        return await within(withinMs, namespace.getByName(bucket).take(policy, nowMs));
      } catch (error) {
        // What an object says of its failure stays out of the log: it may quote anything.
        throw error instanceof LimiterFault ? error : new LimiterFault(error instanceof Error ? error.name : 'unknown');
      }
    },
  };
}

/** A limiter for this isolate alone, forgotten with it. A full memory forgets the buckets that were made first. */
export function memoryLimiter(mostBuckets = MOST_BUCKETS) {
  const tallies = new Map<string, Tally>();

  function makeRoom(nowMs: number): void {
    for (const [bucket, tally] of tallies) if (endOf(tally) <= nowMs) tallies.delete(bucket);
    for (const bucket of tallies.keys()) {
      if (tallies.size < mostBuckets * 0.9) return;
      tallies.delete(bucket);
    }
  }

  return {
    take(bucket: string, policy: Policy, nowMs: number): Decision {
      if (!tallies.has(bucket) && tallies.size >= mostBuckets) makeRoom(nowMs);
      const { decision, tally } = take(policy, tallies.get(bucket) ?? [], nowMs);
      if (decision.passes) tallies.set(bucket, tally);
      return decision;
    },
  } satisfies Limiter;
}

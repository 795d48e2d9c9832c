import { DurableObject } from 'cloudflare:workers';
import { type Spent, spend } from '../domain/limits/budget';
import { endOf, HOUR_MS, type LimitDecision, type Policy, type Tally, take } from '../domain/limits/window';

/** The storage keys; a bucket has one of them. `docs/reference/storage.md` describes their values. */
const TALLY = 'tally';
const SPENT = 'spent';

/** A bucket is kept this much longer after its last request expires, for requests with a slow clock. */
const GRACE_MS = 60_000;

/**
 * The requests of one client to one route in the last hour, or the processor time that it has spent.
 *
 * A decision reads and writes synchronously, in one method without `await`. Requests therefore cannot interleave, and
 * the runtime holds each response until its timestamp is on disk. Every request reads the storage again, so the object
 * may be evicted or its server restarted between any two requests. An alarm deletes everything once all requests have
 * expired.
 */
export class RateLimitBucket extends DurableObject {
  private tally(): Tally {
    return this.ctx.storage.kv.get<Tally>(TALLY) ?? [];
  }

  private spent(): Spent | undefined {
    return this.ctx.storage.kv.get<Spent>(SPENT);
  }

  /** Decides on a request at an instant in Unix milliseconds, and counts it if it passes. */
  take(policy: Policy, nowMs: number): LimitDecision {
    const before = this.tally();
    const { decision, tally } = take(policy, before, nowMs);
    if (decision.passes) {
      this.ctx.storage.kv.put(TALLY, tally);
      // Set the alarm for a new first timestamp. While timestamps remain, the alarm reschedules itself.
      if (before.length === 0 || before[0]?.[0] !== tally[0]?.[0]) this.ctx.storage.setAlarm(endOf(tally) + GRACE_MS);
    }
    return decision;
  }

  /**
   * Decides on processor time at an instant in Unix milliseconds, and spends it if it passes.
   *
   * @param limit   milliseconds per hour
   * @param costMs  milliseconds
   */
  spend(limit: number, costMs: number, nowMs: number): LimitDecision {
    const before = this.spent();
    const { decision, spent } = spend(limit, before, costMs, nowMs);
    if (decision.passes) {
      this.ctx.storage.kv.put(SPENT, spent);
      if (before === undefined) this.ctx.storage.setAlarm(spent.atMs + HOUR_MS + GRACE_MS);
    }
    return decision;
  }

  /** When nothing of the last hour is left, Unix milliseconds. */
  private end(): number {
    const spent = this.spent();
    return Math.max(endOf(this.tally()), spent ? spent.atMs + HOUR_MS : Number.NEGATIVE_INFINITY);
  }

  override async alarm(): Promise<void> {
    const end = this.end();
    if (Date.now() < end) await this.ctx.storage.setAlarm(end + GRACE_MS);
    else await this.ctx.storage.deleteAll();
  }
}

import { DurableObject } from 'cloudflare:workers';
import { endOf, type LimitDecision, type Policy, type Tally, take } from '../domain/limits/window';

/** The only storage key; `docs/reference/storage.md` describes its value. */
const TALLY = 'tally';

/** A tally is kept this much longer after its last request expires, for requests with a slow clock. */
const GRACE_MS = 60_000;

/**
 * The requests of one client to one route in the last hour.
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

  override async alarm(): Promise<void> {
    const end = endOf(this.tally());
    if (Date.now() < end) await this.ctx.storage.setAlarm(end + GRACE_MS);
    else await this.ctx.storage.deleteAll();
  }
}

import { DurableObject } from 'cloudflare:workers';
import { type Decision, endOf, type Policy, type Tally, take } from '../domain/limits/window';

/** The one key of the storage; `docs/storage.md` says what is under it. */
const TALLY = 'tally';

/** How long a tally is kept after its last request ceased to count, for requests whose clock is behind. */
const GRACE_MS = 60_000;

/**
 * The requests of one client to one route in the last hour.
 *
 * A decision reads and writes synchronously, inside one method without an `await`: no other request comes in
 * between, and none is answered before its stamp is on disk. Storage is read each time, so that the object may be
 * evicted or its server restarted between any two requests. An alarm deletes everything once nothing counts; the
 * next request then finds an empty storage, which is how it began.
 */
export class RateLimitBucket extends DurableObject {
  private tally(): Tally {
    return this.ctx.storage.kv.get<Tally>(TALLY) ?? [];
  }

  /** Decides on one request at an instant in Unix milliseconds, and remembers it if it passes. */
  take(policy: Policy, nowMs: number): Decision {
    const before = this.tally();
    const { decision, tally } = take(policy, before, nowMs);
    if (decision.passes) {
      this.ctx.storage.kv.put(TALLY, tally);
      // A stamp that the alarm does not yet await: the alarm itself moves on while there is anything left.
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

/**
 * A budget of processor time per hour: a bucket that fills with what is spent and drains evenly, the whole budget in an
 * hour. A budget that has not been used for an hour is whole.
 */
import { HOUR_MS, type LimitDecision } from './window';

/** The amount of a budget that is spent at an instant, both in milliseconds. */
export interface Spent {
  spentMs: number;
  atMs: number;
}

/** When nothing is left spent, Unix milliseconds. */
export const unspentAt = ({ spentMs, atMs }: Spent, limit: number): number =>
  atMs + (limit > 0 ? (spentMs / limit) * HOUR_MS : 0);

/**
 * The amount that is still spent at an instant. A clock behind the last one counts as that one, unless it is behind by
 * an hour.
 */
function drained({ spentMs, atMs }: Spent, limit: number, nowMs: number): Spent {
  if (atMs - nowMs > HOUR_MS) return { spentMs: 0, atMs: nowMs };
  const at = Math.max(nowMs, atMs);
  return { spentMs: Math.max(0, spentMs - ((at - atMs) / HOUR_MS) * limit), atMs: at };
}

/**
 * Decides on a cost, and returns what is spent afterwards. A refused cost is not spent. A whole budget pays for any
 * cost, so that one that is larger than the budget has to wait, but not for ever.
 *
 * @param limit   milliseconds per hour, which is also the most that may be spent at once; 0 refuses everything
 * @param costMs  milliseconds
 *
 * @example
 * spend(1000, undefined, 400, 0).decision.remaining // => 600
 * spend(1000, { spentMs: 1000, atMs: 0 }, 400, 0).decision.passes // => false
 */
export function spend(
  limit: number,
  before: Spent | undefined,
  costMs: number,
  nowMs: number,
): { decision: LimitDecision; spent: Spent } {
  const present = drained(before ?? { spentMs: 0, atMs: nowMs }, limit, nowMs);
  const passes = limit > 0 && (present.spentMs === 0 || present.spentMs + costMs <= limit);
  const spent = passes ? { ...present, spentMs: present.spentMs + costMs } : present;
  const excessMs = Math.min(spent.spentMs, Math.max(0, spent.spentMs + (passes ? 0 : costMs) - limit));
  const decision: LimitDecision = {
    passes,
    limit,
    remaining: Math.max(0, Math.floor(limit - spent.spentMs)),
    resetMs: limit > 0 ? spent.atMs + (excessMs / limit) * HOUR_MS : spent.atMs + HOUR_MS,
  };
  return { decision, spent };
}

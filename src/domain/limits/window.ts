/**
 * Limits of requests per hour. A tally stores the timestamps of requests that passed; each counts for an hour from its
 * stamp. The sliding hour stamps a request with its own instant, the clock hour with the start of its hour. This is the
 * only difference between the two.
 */

export const HOUR_MS = 3_600_000;

/** `clock`: the count restarts at every full hour, UTC. `sliding`: any 60 minutes contain at most the limit. */
export type Window = 'clock' | 'sliding';

export interface Policy {
  window: Window;
  /** Requests allowed per hour. */
  limit: number;
}

/** Stamps in Unix milliseconds, ascending, each with its number of requests. */
export type Tally = readonly (readonly [stampMs: number, count: number])[];

export interface LimitDecision {
  passes: boolean;
  limit: number;
  /** Number of requests that would still pass at this instant. */
  remaining: number;
  /** Unix milliseconds of the first instant with more room than now, when a request passes. */
  resetMs: number;
}

/** When the last request of a tally expires, Unix milliseconds. */
export const endOf = (tally: Tally): number => (tally.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY) + HOUR_MS;

/**
 * The instant for a decision. Requests may arrive out of order or from machines with different clocks, so time never
 * goes back behind the newest stamp, except by more than an hour, which means that a clock was wrong.
 */
function settled(tally: Tally, nowMs: number): { tally: Tally; nowMs: number } {
  const newest = tally.at(-1)?.[0] ?? nowMs;
  return newest - nowMs > HOUR_MS ? { tally: [], nowMs } : { tally, nowMs: Math.max(nowMs, newest) };
}

/**
 * When enough of the oldest stamps expire for one more request: the first of them, unless more requests count than the
 * limit allows because the limit was lowered.
 */
function resetOf(tally: Tally, limit: number): number | undefined {
  let left = tally.reduce((sum, [, count]) => sum + count, 0);
  const freed = tally.find(([, count]) => {
    left -= count;
    return left < limit;
  });
  return freed && freed[0] + HOUR_MS;
}

/**
 * Decides on one more request, and returns the new tally. A refused request leaves no stamp, so a client that keeps
 * trying does not delay its own reset.
 *
 * @example
 * take({ window: 'clock', limit: 2 }, [[0, 1]], 5000).decision.passes // => true
 * take({ window: 'clock', limit: 2 }, [[0, 2]], 5000).decision.passes // => false
 */
export function take(
  { window, limit }: Policy,
  before: Tally,
  atMs: number,
): { decision: LimitDecision; tally: Tally } {
  const { tally, nowMs } = settled(before, atMs);
  const counted = tally.filter(([stamp]) => stamp + HOUR_MS > nowMs);
  const used = counted.reduce((sum, [, count]) => sum + count, 0);
  const passes = used < limit;
  const stamp = window === 'clock' ? Math.floor(nowMs / HOUR_MS) * HOUR_MS : nowMs;
  const last = counted.at(-1);
  const after: Tally = !passes
    ? counted
    : last?.[0] === stamp
      ? [...counted.slice(0, -1), [stamp, last[1] + 1]]
      : [...counted, [stamp, 1]];
  const decision: LimitDecision = {
    passes,
    limit,
    remaining: Math.max(0, limit - used - (passes ? 1 : 0)),
    resetMs: resetOf(after, limit) ?? stamp + HOUR_MS,
  };
  return { decision, tally: after };
}

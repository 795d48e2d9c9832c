/**
 * How many requests an hour may hold. A tally keeps the requests that passed as stamps; each counts for an hour
 * from its stamp. The sliding hour stamps a request with its own instant, the wall-clock hour with the beginning
 * of the hour it falls into: that is all the difference there is between the two.
 */

export const HOUR_MS = 3_600_000;

/** `clock`: the bucket is filled anew at every full hour, UTC. `sliding`: any 60 minutes hold no more than the limit. */
export type Window = 'clock' | 'sliding';

export interface Policy {
  window: Window;
  /** Requests that pass in an hour. */
  limit: number;
}

/** Stamps in Unix milliseconds, ascending, each with the number of requests that bear it. */
export type Tally = readonly (readonly [stampMs: number, count: number])[];

export interface Decision {
  passes: boolean;
  limit: number;
  /** How many more would pass at this instant. */
  remaining: number;
  /** Unix milliseconds of the first instant with more room than now, and with some: then a request passes. */
  resetMs: number;
}

/** When nothing of a tally counts any more, Unix milliseconds. */
export const endOf = (tally: Tally): number => (tally.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY) + HOUR_MS;

/**
 * The instant that a tally is asked at. Requests may reach it out of order or from machines whose clocks differ:
 * time does not go back behind the newest stamp, unless by more than an hour, which only a clock set wrong can do.
 */
function settled(tally: Tally, nowMs: number): { tally: Tally; nowMs: number } {
  const newest = tally.at(-1)?.[0] ?? nowMs;
  return newest - nowMs > HOUR_MS ? { tally: [], nowMs } : { tally, nowMs: Math.max(nowMs, newest) };
}

/**
 * When enough of the oldest stamps cease to count for one more request: the first of them, unless more count than
 * the limit allows because it was lowered.
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
 * Whether one more request passes, and the tally after it. What does not pass leaves no stamp: a client that
 * keeps asking does not put off its own reset.
 *
 * @example
 * take({ window: 'clock', limit: 2 }, [[0, 1]], 5000).decision // => { passes: true, limit: 2, remaining: 0, resetMs: 3600000 }
 * take({ window: 'clock', limit: 2 }, [[0, 2]], 5000).decision.passes // => false
 */
export function take({ window, limit }: Policy, before: Tally, atMs: number): { decision: Decision; tally: Tally } {
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
  const decision: Decision = {
    passes,
    limit,
    remaining: Math.max(0, limit - used - (passes ? 1 : 0)),
    resetMs: resetOf(after, limit) ?? stamp + HOUR_MS,
  };
  return { decision, tally: after };
}

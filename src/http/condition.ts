/**
 * The counts of one instance since it started, in its own memory, and its recent failures by dependency. Cloudflare
 * runs many instances and may stop them at any time, so these are not totals of the service; the log has a line for
 * every request. Nothing here describes a client or the content of a request.
 */
import { unixToJd } from '../domain/time/civil';
import { isoUtc } from '../domain/time/iso';

/** Dependencies whose failure a request may detect and survive. */
const DEPENDENCIES = ['kernel', 'rate_limiter', 'accounts', 'cache', 'model'] as const;
export type Dependency = (typeof DEPENDENCIES)[number];

/** The health check reports a failure for this time. */
const OF_LATE_MS = 60_000;

/** The result of a request. */
interface Seen {
  status: number;
  limited: boolean;
  cache: 'hit' | 'miss' | undefined;
}

const perDependency = (): Record<Dependency, number> => ({
  kernel: 0,
  rate_limiter: 0,
  accounts: 0,
  cache: 0,
  model: 0,
});

/** Creates the counts of a new instance. */
export function newCondition(clock: () => number = () => Date.now()) {
  let since: number | undefined;
  const answers = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const cache = { hits: 0, misses: 0 };
  const faults = perDependency();
  const failedAt: Partial<Record<Dependency, number>> = {};
  let modelAnswered: boolean | null = null;
  let [requests, limited] = [0, 0];
  return {
    /** Counts an answered request. */
    saw(seen: Seen): void {
      since ??= clock();
      requests += 1;
      if (seen.limited) limited += 1;
      if (seen.cache) cache[seen.cache === 'hit' ? 'hits' : 'misses'] += 1;
      const kind = `${Math.floor(seen.status / 100)}xx`;
      if (kind in answers) answers[kind as keyof typeof answers] += 1;
    },
    /** Counts a failure of a dependency. */
    failed(dependency: Dependency): void {
      faults[dependency] += 1;
      failedAt[dependency] = clock();
      if (dependency === 'model') modelAnswered = false;
    },
    /** Notes that a call of the model worked. */
    modelWorked(): void {
      modelAnswered = true;
    },
    /** Whether the last call of the model worked; null before the first. */
    lastModelCall: (): boolean | null => modelAnswered,
    /** Whether the dependency has not failed in the last minute. */
    isSound(dependency: Dependency): boolean {
      const lastFailure = failedAt[dependency];
      return lastFailure === undefined || clock() - lastFailure >= OF_LATE_MS;
    },
    /** The counts as the operator endpoint shows them. */
    counts() {
      return {
        since: since === undefined ? null : isoUtc(unixToJd(since)),
        requests,
        answers: { ...answers },
        limited,
        cache: { ...cache },
        faults: { ...faults },
      };
    },
  };
}

export type ServiceCondition = ReturnType<typeof newCondition>;

/**
 * What one instance of the service has seen since it began: its own counts, in its own memory, and which of the things
 * it stands on failed of late. Cloudflare runs many instances and ends them when it likes, so these are no totals of
 * the service; the log has a line for every request. Nothing of who asked or what was asked is in here.
 */
import { unixToJd } from '../domain/time/civil';
import { isoUtc } from '../domain/time/iso';

/** What a request may find broken without being broken itself. */
export const DEPENDENCIES = ['kernel', 'rate_limiter', 'accounts', 'cache', 'model'] as const;
export type Dependency = (typeof DEPENDENCIES)[number];

/** How long a failure is told by the health check after it was seen. */
const OF_LATE_MS = 60_000;

/** What there is to say of a request once it is answered. */
export interface Seen {
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

/** The counts of an instance that has seen nothing yet. */
export function newCondition(clock: () => number = () => Date.now()) {
  let since: number | undefined;
  const answers = { '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const cache = { hits: 0, misses: 0 };
  const faults = perDependency();
  const failedAt: Partial<Record<Dependency, number>> = {};
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
    /** Counts a failure of what the service stands on. */
    failed(dependency: Dependency): void {
      faults[dependency] += 1;
      failedAt[dependency] = clock();
    },
    /** Whether no failure was seen in the last minute. */
    isSound(dependency: Dependency): boolean {
      const at = failedAt[dependency];
      return at === undefined || clock() - at >= OF_LATE_MS;
    },
    /** The counts as the operator reads them. */
    told() {
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

export type Condition = ReturnType<typeof newCondition>;

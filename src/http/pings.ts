/**
 * The pings of the last hour, in the memory of this instance. A repeated one needs no second request to the index
 * service, which wants to hear of a page only when it changes.
 */
import { hashOf } from '../accounts/tokens';
import { Newest } from './newest';

const REMEMBERED_MS = 3_600_000;
/** Beyond it the oldest are forgotten. */
const MAX_PINGS = 1000;

/** The key of a list of URLs; their order does not matter. */
export const pingKey = (urls: readonly string[]): Promise<string> => hashOf(urls.toSorted().join('\n'));

/** Creates the memory of an instance. */
export function newPings(clock: () => number = () => Date.now()) {
  const statuses = new Newest<{ status: number; untilMs: number }>(MAX_PINGS);
  return {
    /** The status with which the index service accepted an equal list; undefined if it was not asked within the hour. */
    find(key: string): number | undefined {
      const ping = statuses.get(key);
      return ping && ping.untilMs > clock() ? ping.status : undefined;
    },
    keep(key: string, status: number): void {
      statuses.set(key, { status, untilMs: clock() + REMEMBERED_MS });
    },
  };
}

export type Pings = ReturnType<typeof newPings>;

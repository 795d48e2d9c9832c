/**
 * Answers of the last seconds, in the memory of this instance. Requests with equal questions that arrive together miss
 * the cache together; the first one computes, and the others find its answer here.
 *
 * It holds finished answers and never promises: a request must not wait for another one, which may be cancelled.
 */
import { Newest } from './newest';
import type { Sent } from './sent';

/** Long enough for the cache to store an answer. */
const RECENT_MS = 2000;
/** An answer has at most some 2 MB. */
const MAX_RECENT = 8;

/** Creates the memory of an instance. */
export function newRecent(clock: () => number = () => Date.now()) {
  const answers = new Newest<{ answered: Sent; untilMs: number }>(MAX_RECENT);
  return {
    find(question: string): Sent | undefined {
      const found = answers.get(question);
      return found && found.untilMs > clock() ? found.answered : undefined;
    },
    keep(question: string, answered: Sent): void {
      answers.set(question, { answered, untilMs: clock() + RECENT_MS });
    },
  };
}

export type Recent = ReturnType<typeof newRecent>;

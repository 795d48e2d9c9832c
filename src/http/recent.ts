/**
 * Answers of the last seconds, in the memory of this instance. Requests with equal questions that arrive together miss
 * the cache together; the first one computes, and the others find its answer here.
 *
 * It holds finished answers and never promises: a request must not wait for another one, which may be cancelled.
 */

/** A successful response before it is sent, so that its body can be stored without reading it back. */
export interface Sent {
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Media type. */
  type: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
}

/** Long enough for the cache to store an answer. */
const RECENT_MS = 2000;
/** An answer has at most some 2 MB. */
const MOST_RECENT = 8;

/** Creates the memory of an instance. */
export function newRecent(clock: () => number = () => Date.now()) {
  const answers = new Map<string, { answered: Sent; untilMs: number }>();
  return {
    find(question: string): Sent | undefined {
      const found = answers.get(question);
      return found && found.untilMs > clock() ? found.answered : undefined;
    },
    keep(question: string, answered: Sent): void {
      const [oldest] = answers.keys();
      if (answers.size >= MOST_RECENT && oldest !== undefined) answers.delete(oldest);
      answers.delete(question);
      answers.set(question, { answered, untilMs: clock() + RECENT_MS });
    },
  };
}

export type Recent = ReturnType<typeof newRecent>;

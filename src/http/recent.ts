/**
 * Answers of the last seconds, in the memory of this instance. Requests with equal questions that arrive together miss
 * the cache together; the first one computes, and the others find its answer here.
 *
 * It holds finished answers and never promises: a request must not wait for another one, which may be cancelled.
 */
import { Newest } from './newest';

/** A successful response before it is sent, so that its body can be stored without reading it back. */
export interface Sent {
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  type: string;
  /** Additional headers. */
  headers?: Readonly<Record<string, string>>;
}

/** Time for the cache to store an answer. */
const RECENT_MS = 2000;
/** An answer that is cached has at most 8 MB, and usually less than 2 MB. */
const MAX_RECENT = 8;

/** Creates the memory of an instance. */
export const newRecent = (): Newest<Sent> => new Newest(MAX_RECENT, RECENT_MS);

/**
 * The answers that the cache is storing, in the memory of this instance. Each holds its bytes until it is stored. A cache
 * may be slower than the answers, so their bytes are bounded, and an answer without room is sent but not stored.
 */

const MAX_BYTES = 4 * 1024 * 1024;
/** The runtime ends the work of a request 30 s after its response, and what waits for it then never settles. */
const ENDED_MS = 30_000;

export class Storing {
  readonly #clock: () => number;
  readonly #begun = new Set<{ bytes: number; untilMs: number }>();

  /** @param clock  the present instant, Unix milliseconds */
  constructor(clock: () => number = () => Date.now()) {
    this.#clock = clock;
  }

  /** Stores an answer if there is room. An answer alone always has room. @param bytes  its size */
  async run(bytes: number, store: () => Promise<void>): Promise<void> {
    const nowMs = this.#clock();
    let held = 0;
    for (const each of this.#begun) {
      if (each.untilMs <= nowMs) this.#begun.delete(each);
      else held += each.bytes;
    }
    if (held > 0 && held + bytes > MAX_BYTES) return;
    const begun = { bytes, untilMs: nowMs + ENDED_MS };
    this.#begun.add(begun);
    try {
      await store();
    } finally {
      this.#begun.delete(begun);
    }
  }
}

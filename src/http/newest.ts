/**
 * A map of the newest entries, each for a time, in the memory of this instance. Beyond `most` entries it drops the oldest.
 */
export class Newest<Value> {
  readonly #most: number;
  readonly #lifetimeMs: number;
  readonly #clock: () => number;
  readonly #entries = new Map<string, { value: Value; untilMs: number }>();

  /** @param clock  the present instant, Unix milliseconds */
  constructor(most: number, lifetimeMs = Number.POSITIVE_INFINITY, clock: () => number = () => Date.now()) {
    this.#most = most;
    this.#lifetimeMs = lifetimeMs;
    this.#clock = clock;
  }

  /** The value of an entry whose time is not over. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.untilMs > this.#clock()) return entry?.value;
    this.#entries.delete(key);
    return undefined;
  }

  /** @param untilMs  the end of its time, Unix milliseconds */
  set(key: string, value: Value, untilMs = this.#clock() + this.#lifetimeMs): void {
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.#most && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, { value, untilMs });
  }
}

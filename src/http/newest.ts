/** A map of the newest entries, in the memory of this instance. Beyond `most` entries it drops the oldest. */
export class Newest<Value> {
  readonly #most: number;
  readonly #entries = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= this.#most && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, value);
  }
}

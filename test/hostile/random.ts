/** Reproducible random numbers: a stream for every pair of seed and index. */

/** Mixes the bits of an integer (the finaliser of MurmurHash3). */
function stirred(number: number): number {
  let x = number >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

export class Random {
  private state: number;

  constructor(seed: number, index = 0) {
    this.state = stirred(stirred(seed) + Math.imul(index + 1, 0x9e3779b9));
  }

  /** 0 ≤ x < 1. */
  next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    return stirred(this.state) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T;
  }

  /** One of several values, by weight. */
  weighted<T>(choices: readonly (readonly [number, T])[]): T {
    let remaining = this.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) {
      remaining -= weight;
      if (remaining < 0) return value;
    }
    return (choices.at(-1) as readonly [number, T])[1];
  }
}

/**
 * The texts that names have without the letter a, in all languages (spelling.ts), each with the thing that it names. Only
 * hashes of the texts are stored: `find` compares the names themselves.
 */

import { numberAt } from './numberText';

const [FNV_OFFSET, FNV_PRIME] = [0x81_1c_9d_c5, 0x01_00_01_93];

/** A hash of 16 bits: FNV-1a, both halves together. */
export function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  return (hash ^ (hash >>> 16)) & 0xffff;
}

/** Hashes in order, each with the number of a thing. */
export class HashedTexts {
  readonly #hashes: Uint16Array;
  readonly #things: string;

  /**
   * @param gaps    the difference of each hash from the one before
   * @param things  numbers of things
   */
  constructor(gaps: string, things: string) {
    this.#hashes = new Uint16Array(gaps.length);
    this.#things = things;
    for (let i = 0, hash = 0; i < gaps.length; i++) {
      hash += numberAt(gaps, i);
      this.#hashes[i] = hash;
    }
  }

  /** The numbers of the things that a text may name, in order. */
  thingsOf(text: string): number[] {
    const hash = hashOf(text);
    let [low, high] = [0, this.#hashes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hashes[middle] as number) < hash) low = middle + 1;
      else high = middle;
    }
    const things: number[] = [];
    for (; this.#hashes[low] === hash; low++) things.push(numberAt(this.#things, low));
    return things;
  }
}

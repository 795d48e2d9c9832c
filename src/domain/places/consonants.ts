/** Names by their consonants: those that have the same ones, or differ in one letter. */
import { isOneApart } from './fold';
import { COUNTED_ROWS, type Column, firstWith, type Packed, type Range } from './packed';

/** Fewer consonants are compared one by one. */
const FEW = 24;

/** The action of a search for each name. */
type Visit = (name: number, isSame: boolean) => void;

/** Consonants of one length, in order of their letters. */
class Group {
  readonly length: number;
  readonly #letters: Uint8Array;

  constructor(letters: Uint8Array, length: number) {
    this.length = length;
    this.#letters = letters;
  }

  /** The letter at a position. */
  #at(row: number, position: number): number {
    return this.#letters[row * this.length + position] as number;
  }

  /** The difference of a row from a text of the same length, by its first differing letter. */
  #compare(row: number, text: Uint8Array): number {
    let i = 0;
    while (i < this.length && this.#at(row, i) === text[i]) i++;
    return i === this.length ? 0 : this.#at(row, i) - (text[i] as number);
  }

  /** Adds the row of a range with a text, if there is one. */
  #addRow(range: Range, text: Uint8Array, rows: number[]): void {
    const row = firstWith(range, (i) => this.#compare(i, text) >= 0);
    if (row < range[1] && this.#compare(row, text) === 0) rows.push(row);
  }

  /**
   * Adds the rows that equal a text or differ in one letter.
   *
   * @param range  rows that begin like the text
   * @param depth  with as many letters
   */
  addNear(text: Uint8Array, rows: number[], range: Range, depth = 0): void {
    const [from, to] = range;
    if (to - from <= FEW || depth === this.length) {
      for (let row = from; row < to; row++) {
        if (isOneApart(text, this.#letters, row * this.length, this.length)) rows.push(row);
      }
      return;
    }
    for (let start = from; start < to; ) {
      const letter = this.#at(start, depth);
      const end = firstWith([start, to], (row) => this.#at(row, depth) > letter);
      if (letter === text[depth]) this.addNear(text, rows, [start, end], depth + 1);
      // The letter is the one difference, so the rest is known.
      else for (const other of this.#changed(text, depth, letter)) this.#addRow([start, end], other, rows);
      start = end;
    }
  }

  /**
   * The texts of this length that differ from a text in one letter, first in a position where they have another one.
   */
  *#changed(text: Uint8Array, depth: number, letter: number): Generator<Uint8Array> {
    const [head, tail] = [text.subarray(0, depth), text.subarray(depth)];
    const more = this.length - text.length;
    if (more >= 0) yield Uint8Array.of(...head, letter, ...tail.subarray(1 - more));
    if (more > 0 || tail[1] !== letter) return;
    yield more < 0
      ? Uint8Array.of(...head, ...tail.subarray(1))
      : Uint8Array.of(...head, letter, tail[0] as number, ...tail.subarray(2));
  }
}

export class Consonants {
  readonly #letters: Uint8Array;
  readonly #lengths: Column;
  readonly #counts: Column;
  readonly #sums: Column;
  readonly #names: Column;

  constructor(packed: Packed) {
    this.#letters = packed.bytes('consonants');
    this.#lengths = packed.column('consonantLengths');
    this.#counts = packed.column('consonantCounts');
    this.#sums = packed.column('consonantSums');
    this.#names = packed.column('consonantNames');
  }

  /** The first of the names with the consonants of a row. */
  #firstName(row: number): number {
    const block = Math.floor(row / COUNTED_ROWS);
    let first = this.#sums.at(block);
    for (let i = block * COUNTED_ROWS; i < row; i++) first += this.#counts.at(i);
    return first;
  }

  /** Visits the names whose consonants equal the given ones or differ in one letter. */
  near(wanted: string, visit: Visit): void {
    const text = Uint8Array.from(wanted, (letter) => letter.charCodeAt(0));
    let [row, offset] = [0, 0];
    for (let length = 0; length < this.#lengths.rows; length++) {
      const count = this.#lengths.at(length);
      const letters = this.#letters.subarray(offset, offset + count * length);
      const rows: number[] = [];
      if (Math.abs(length - text.length) <= 1) new Group(letters, length).addNear(text, rows, [0, count]);
      for (const near of rows) {
        const isSame = length === text.length && text.every((letter, i) => letters[near * length + i] === letter);
        const first = this.#firstName(row + near);
        const names = this.#counts.at(row + near);
        for (let i = first; i < first + names; i++) visit(this.#names.at(i), isSame);
      }
      row += count;
      offset += count * length;
    }
  }
}

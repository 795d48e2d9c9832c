/** The names of places in the order of their folded forms. A name is a number until its text is needed. */
import { Consonants } from './consonants';
import { consonants, foldedPlace } from './fold';
import {
  BLOCK_NAMES,
  beginningWith,
  type Column,
  endOfBeginning,
  firstNear,
  firstWith,
  NAME_END,
  type Packed,
  type Range,
  SPELLING,
} from './packed';

/** No name has more bytes. */
const MAX_BYTES = 256;

export class Names {
  readonly count: number;
  readonly #packed: Packed;
  readonly #bytes: Uint8Array;
  readonly #blocks: Column;
  readonly #places: Column;
  readonly #ranks: Column;
  readonly #wordNames: Column;
  readonly #wordStarts: Column;
  readonly #decoder = new TextDecoder();
  readonly #text = new Uint8Array(MAX_BYTES);
  #consonants: Consonants | undefined;

  constructor(packed: Packed) {
    this.count = packed.rows('namePlaces');
    this.#packed = packed;
    this.#bytes = packed.bytes('names');
    this.#blocks = packed.column('nameBlocks');
    this.#places = packed.column('namePlaces');
    this.#ranks = packed.column('nameRanks');
    this.#wordNames = packed.column('wordNames');
    this.#wordStarts = packed.column('wordStarts');
  }

  /** The text of a name. */
  at(name: number): string {
    let i = this.#blocks.at(Math.floor(name / BLOCK_NAMES));
    let length = 0;
    for (let left = name % BLOCK_NAMES; left >= 0; left--) {
      length = this.#bytes[i++] as number;
      for (let byte = this.#bytes[i++] as number; byte !== NAME_END; byte = this.#bytes[i++] as number) {
        this.#text[length++] = byte;
      }
    }
    return this.#decoder.decode(this.#text.subarray(0, length));
  }

  /** The main name of a place. */
  mainNameOf(place: number): string {
    let name = this.#places.indexOf(place);
    while (this.rankOf(name) > 0) name = this.#places.indexOf(place, name + 1);
    return this.at(name);
  }

  /** All names of a place. */
  ofPlace(place: number): string[] {
    const texts: string[] = [];
    for (let name = this.#places.indexOf(place); name >= 0; name = this.#places.indexOf(place, name + 1))
      texts.push(this.at(name));
    return texts;
  }

  /** The place of a name. */
  placeOf(name: number): number {
    return this.#places.at(name);
  }

  /** The position of a name among the names of its place; the main name has 0. */
  rankOf(name: number): number {
    return this.#ranks.at(name) & ~SPELLING;
  }

  /** Whether a name is a mere spelling, and not as good as the main name: the former or the new name of a city. */
  isSpelling(name: number): boolean {
    return (this.#ranks.at(name) & SPELLING) !== 0;
  }

  /** The names that equal a folded text, and after them those that begin with it. */
  beginningWith(folded: string): { equal: Range; longer: Range } {
    const foldedAt = (name: number): string => foldedPlace(this.at(name));
    const isReached = (name: number): boolean => foldedAt(name) >= folded;
    // The first names of the blocks are found without those before them.
    const block = firstWith([1, this.#blocks.rows], (i) => isReached(i * BLOCK_NAMES));
    const range = [(block - 1) * BLOCK_NAMES, Math.min(block * BLOCK_NAMES, this.count)] as const;
    const from = firstWith(range, isReached);
    const to = endOfBeginning(folded, [from, this.count], foldedAt);
    const longer = firstNear([from, to], (name) => foldedAt(name) !== folded);
    return { equal: [from, longer], longer: [longer, to] };
  }

  /** The names with a word, not the first, that begins with a folded text. */
  *withWord(folded: string): Generator<number> {
    const textAt = (word: number): string =>
      foldedPlace(this.at(this.#wordNames.at(word))).slice(this.#wordStarts.at(word));
    const [from, to] = beginningWith(folded, [0, this.#wordNames.rows], textAt);
    for (let word = from; word < to; word++) yield this.#wordNames.at(word);
  }

  /** Visits the names whose consonants equal the text's or differ in one letter. */
  soundingLike(text: string, visit: (name: number, isSame: boolean) => void): void {
    this.#consonants ??= new Consonants(this.#packed);
    this.#consonants.near(consonants(text), visit);
  }
}

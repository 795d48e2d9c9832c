/**
 * The packed list of places: one file of sections, which `tools/places/pack.ts` writes and this folder reads in place.
 * Opening it parses nothing. The file begins with the offset and the number of rows of each section, in 32 bits each,
 * lowest byte first.
 */

export const SECTIONS = [
  // Texts of one line a row: time zones; countries by code with their folded English names; ids that are not numbers.
  'zones',
  'countryCodes',
  'countryNames',
  'otherIds',
  // Texts of one line a region, in order of the first: country and code (`IN.16`); name. Then the regions by the folded
  // name, and by the consonants of the name.
  'regionCodes',
  'regionNames',
  'regionsByName',
  'regionsByConsonants',
  // Places by region, the largest first. Coordinates are steps from the south pole and the date line.
  'placeRegions',
  'placeLats',
  'placeLons',
  'placePopulations',
  'placeZones',
  'placeIds',
  // Names by their folded forms: the blocks and the offset of each; the place of each name and its rank among its names,
  // 0 for the main name.
  'names',
  'nameBlocks',
  'namePlaces',
  'nameRanks',
  // Words inside folded names by the text from there on: the name, and the position of the word.
  'wordNames',
  'wordStarts',
  // Consonants by length, then by letters: how many there are of each length, their letters without separators, and
  // how many names have each. Then these names.
  'consonantLengths',
  'consonants',
  'consonantCounts',
  'consonantSums',
  'consonantNames',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Bytes of the offset and the number of rows of a section. */
export const ENTRY_BYTES = 8;
/** Names in a block. Each is a byte, how many bytes it shares with the name before, then its further bytes and an end. */
export const BLOCK_NAMES = 16;
export const NAME_END = 0x0a;
/** Rows in a block whose counts are summed. */
export const COUNTED_ROWS = 32;
/** Coordinates have four decimals. */
export const STEPS_PER_DEGREE = 1e4;
export const SOUTH_STEPS = 90 * STEPS_PER_DEGREE;
export const WEST_STEPS = 180 * STEPS_PER_DEGREE;
/** Ids from here on are lines of `otherIds`. */
export const OTHER_IDS = 0xf0_00_00;
/** Whether an id is stored as its number. Any other id, larger numbers too, is a line of `otherIds`. */
export const isNumericId = (id: string): boolean => /^[1-9]\d*$/.test(id) && Number(id) < OTHER_IDS;

/** Bit of the rank of a mere spelling. */
export const SPELLING = 0x80;

/** Numbers from the first to before the second. */
export type Range = readonly [from: number, to: number];

/** The first number of a range with a property that all larger ones have; its end if none has it. */
export function firstWith([from, to]: Range, property: (i: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (property(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A letter after all others. */
const LAST_LETTER = '\uffff';

/** The same by growing steps from the beginning of the range: few if the number is near it. */
export function firstNear([from, to]: Range, property: (i: number) => boolean): number {
  let [low, step] = [from, 1];
  while (low + step <= to && !property(low + step - 1)) {
    low += step;
    step *= 2;
  }
  return firstWith([low, Math.min(low + step - 1, to)], property);
}

/** The part of a range whose texts begin with a text; `textAt` is in order. */
export function beginningWith(text: string, range: Range, textAt: (i: number) => string): Range {
  const from = firstWith(range, (i) => textAt(i) >= text);
  return [from, endOfBeginning(text, [from, range[1]], textAt)];
}

/** The end of the texts from the beginning of a range on that begin with a text. */
export const endOfBeginning = (text: string, range: Range, textAt: (i: number) => string): number =>
  firstNear(range, (i) => textAt(i) >= text + LAST_LETTER);

/**
 * Whole numbers, each in as many bytes as the largest one needs. All lowest bytes come first, then the next ones,
 * because they compress better so.
 */
export class Column {
  readonly rows: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, rows: number) {
    this.rows = rows;
    this.#bytes = bytes;
  }

  at(row: number): number {
    const bytes = this.#bytes;
    let value = bytes[row] as number;
    for (let i = row + this.rows, unit = 256; i < bytes.length; i += this.rows, unit *= 256) {
      value += (bytes[i] as number) * unit;
    }
    return value;
  }

  /** The first row with a value, not before a given one; −1 if there is none. */
  indexOf(value: number, from = 0): number {
    const lowest = this.#bytes.subarray(0, this.rows);
    let row = lowest.indexOf(value % 256, from);
    while (row >= 0 && this.at(row) !== value) row = lowest.indexOf(value % 256, row + 1);
    return row;
  }
}

/** The sections of a packed list. */
export class Packed {
  readonly #bytes: Uint8Array;
  readonly #head: DataView;
  readonly #decoder = new TextDecoder();
  readonly #lines = new Map<SectionName, readonly string[]>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#head = new DataView(bytes.buffer, bytes.byteOffset, SECTIONS.length * ENTRY_BYTES);
    if (this.#offset(SECTIONS.length - 1) > bytes.length) throw new RangeError('the list of places is cut off');
  }

  #offset(section: number): number {
    return section < SECTIONS.length ? this.#head.getUint32(section * ENTRY_BYTES, true) : this.#bytes.length;
  }

  rows(name: SectionName): number {
    return this.#head.getUint32(SECTIONS.indexOf(name) * ENTRY_BYTES + ENTRY_BYTES / 2, true);
  }

  bytes(name: SectionName): Uint8Array {
    const section = SECTIONS.indexOf(name);
    return this.#bytes.subarray(this.#offset(section), this.#offset(section + 1));
  }

  column(name: SectionName): Column {
    return new Column(this.bytes(name), this.rows(name));
  }

  lines(name: SectionName): readonly string[] {
    const lines = this.#lines.get(name) ?? this.#decoder.decode(this.bytes(name)).split('\n');
    this.#lines.set(name, lines);
    return lines;
  }
}
